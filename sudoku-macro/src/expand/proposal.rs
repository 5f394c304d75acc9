//! Names the proposal of a solver, and writes the constants that read it.
//!
//! `solver: const;` names the proposal by the puzzle, which `sudoku_notation` packs into words:
//!
//! ```text
//! Packed<9, 0x71c51…, 0x19…>
//! Tied<Puzzle<9, …>, Packed<…>>                    tied to the puzzle that the judge checks
//! ```
//!
//! `solver: types;` names it by the puzzle itself, so it is not tied:
//!
//! ```text
//! TypesProposal<Puzzle<9, Boxes<U3, U3>, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, Standard>, Unique>
//! ```
//!
//! A constant is the call of a function that returns a part of the proposal: `{ three::<Packed<…>>(2) }`.

use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};
use sudoku_notation::options::Goal;
use sudoku_notation::packed;

use super::tokens::{Library, hygienic, moved_to};
use crate::read::Puzzle;

/// The type that names the proposal of a solver.
pub(super) struct Proposal {
    pub(super) name: TokenStream,
    /// The proposal, tied to the puzzle that the judge checks.
    pub(super) tied: TokenStream,
    pub(super) constants: Constants,
}

impl Proposal {
    /// Names the proposal of the solver that is a `const fn`.
    pub(super) fn by_const(
        puzzle: &Puzzle,
        puzzle_type: &TokenStream,
        library: &Library,
    ) -> Proposal {
        let name = packed_name(puzzle, library);
        Proposal {
            tied: quote!(#library Tied<#puzzle_type, Proposal>),
            constants: Constants::of(&name, puzzle, library),
            name,
        }
    }

    /// Names the proposal of the machine of types.
    ///
    /// All tokens have the span of the first token of the grid. If the recursion limit of rustc is too low for the search, the
    /// errors are those of rustc, and with other spans they would print the whole grid.
    pub(super) fn by_types(
        puzzle: &Puzzle,
        puzzle_type: &TokenStream,
        library: &Library,
    ) -> Proposal {
        let goal = match puzzle.goal {
            Goal::Unique => quote!(#library Unique),
            Goal::First => quote!(#library First),
        };
        let name = quote!(#library TypesProposal<#puzzle_type, #goal>);
        let name = moved_to(puzzle.place(), name);
        Proposal {
            tied: quote!(Proposal),
            constants: Constants::of(&name, puzzle, library),
            name,
        }
    }
}

/// Names a puzzle by its words.
pub(super) fn packed_name(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let (words, count) = packed::pack(&puzzle.frame, puzzle.goal, puzzle.effort, &puzzle.digits());
    let words = words[..count.max(2)].iter().copied();
    let words: Vec<_> = words.map(Literal::u128_unsuffixed).collect();
    let (first, rest) = words.split_at(2);
    let rest = rest.chunks(2).rfold(
        TokenStream::new(),
        |rest, words| quote!(, #library Words<#(#words),* #rest>),
    );
    if !puzzle.has_lines() && rest.is_empty() {
        let packed = format_ident!("Packed{}", puzzle.size);
        return quote!(#library #packed<#(#first),*>);
    }
    let size = Literal::usize_unsuffixed(puzzle.size);
    let room = Literal::usize_unsuffixed(puzzle.has_lines().into());
    quote!(#library Packed<#size, #(#first),*, #room #rest>)
}

/// Writes the calls that read parts of a proposal: a few cells, or a piece of advice.
pub(super) struct Constants {
    /// The path before the function.
    library: Library,
    /// The argument that names the proposal.
    name: Vec<TokenTree>,
    /// The place of the grid.
    span: Span,
}

impl Constants {
    /// Returns the writer of calls for the proposal with this name.
    pub(super) fn of(name: &TokenStream, puzzle: &Puzzle, library: &Library) -> Constants {
        Constants {
            library: library.at(puzzle.place()),
            name: Vec::from_iter(name.clone()),
            span: hygienic(puzzle.place()),
        }
    }

    /// Writes the call of this function, in braces.
    pub(super) fn call(&self, function: &str, number: usize) -> TokenStream {
        let Constants { library, name, .. } = self;
        let function = Ident::new(function, self.span);
        let number = Literal::usize_unsuffixed(number);
        quote_spanned!(self.span=> { #library #function::<#(#name)*>(#number) })
    }
}
