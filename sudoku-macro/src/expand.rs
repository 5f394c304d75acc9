//! From a puzzle to the type it stands for.
//!
//! ```text
//! Solution::<
//!     Puzzle<9, Boxes<U3, U3>, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, Standard>,
//!     TArr<TArr<U5, TArr<U3, Three<{ three::<P>(0, 2) }, …>>>, …>,
//!     { <Report<{ kind::<…P…>() }, { place::<P>(0) }, …> as Accepted>::ACCEPTED },
//! >
//!     where P names the proposal of a solver: see `by_const` and `by_types`
//! ```
//!
//! The path works as a type and as an expression. Every path starts at the
//! library's own name.

mod by_const;
mod by_types;
mod report;
mod solution;
mod unsolvable;

use crate::read::{Cell, Puzzle};
use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};
use sudoku_notation::geometry::BoxShape;
use sudoku_notation::options::{Goal, SolverOption};
use sudoku_notation::symbols::SymbolList;
pub(crate) use unsolvable::unsolvable;

/// Writes the type of a puzzle; `library` is the path of the crate `sudoku-types`.
pub(crate) fn expand(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    let givens = givens(puzzle, library);
    let puzzle_type = puzzle_type(puzzle, &givens, library);
    let proposal = match puzzle.solver {
        SolverOption::Const => by_const::proposal(puzzle, &givens, library),
        SolverOption::Types => by_types::proposal(puzzle, &puzzle_type, library),
    };
    let solution = solution::rows(puzzle, &proposal, library);
    let report = report::report(puzzle, &proposal, library);
    quote! {
        #library::Solution::<#puzzle_type, #solution, { #report }>
    }
}

/// What a solver proposes, as a type that names it.
struct Proposal {
    /// It is written in every constant that asks for a part of it.
    name: TokenStream,
    /// The same, tied to the givens that the judge is shown.
    about: TokenStream,
}

/// The puzzle itself, without an answer.
fn puzzle_type(puzzle: &Puzzle, givens: &TokenStream, library: &Ident) -> TokenStream {
    let size = Literal::usize_unsuffixed(puzzle.size);
    let rules = rules(puzzle, library);
    let symbols = symbols(puzzle, library);
    quote!(#library::Puzzle<#size, #rules, #givens, #symbols>)
}

/// Writes the errors of a grid that could not be read.
///
/// They stand where a right grid has the constant that checks it, one statement
/// each. To rustc the type then has a constant that is known to be wrong, and
/// nothing follows from its use.
pub(crate) fn refuse(errors: syn::Error, library: &Ident) -> TokenStream {
    let errors = errors.into_iter().map(|error| error.into_compile_error());
    quote!(#library::Solution::<(), (), { #(#errors;)* true }>)
}

/// The givens as a list of rows, each a list of cells.
fn givens(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    let private = quote!(#library::__private);
    let cell = |cell| given(cell, library, &private);
    let rows = puzzle.cells.chunks(puzzle.size);
    list(
        rows.map(|cells| list(cells.iter().map(cell), &private)),
        &private,
    )
}

/// A cell's type: its digit's, or `Blank`.
fn given(cell: &Cell, library: &Ident, private: &TokenStream) -> TokenStream {
    match cell.digit {
        Some(digit) => digit_type(digit, private),
        None => quote!(#library::Blank),
    }
}

/// A list of types, three at a time: `TArr3<A, B, C, Rest>` is short for
/// `TArr<A, TArr<B, TArr<C, Rest>>>`, and every path takes rustc time.
fn list(elements: impl Iterator<Item = TokenStream>, private: &TokenStream) -> TokenStream {
    let elements: Vec<_> = elements.collect();
    let end = quote!(#private::ATerm);
    elements.chunks(3).rfold(end, |rest, elements| {
        let name = match elements.len() {
            3 => quote!(TArr3),
            2 => quote!(TArr2),
            _ => quote!(TArr),
        };
        quote!(#private::#name<#(#elements,)* #rest>)
    })
}

fn digit_type(digit: u8, private: &TokenStream) -> TokenStream {
    let name = format_ident!("U{}", digit);
    quote!(#private::#name)
}

/// The shape of the boxes. A usual one has a short name: it stands in each constant, and there every path takes rustc time.
fn rules(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    let boxes = puzzle.groups.boxes();
    if BoxShape::default_for(puzzle.size) == Some(boxes) {
        let name = format_ident!("Boxes{boxes}");
        return quote!(#library::__private::#name);
    }
    let rows = format_ident!("U{}", boxes.rows());
    let columns = format_ident!("U{}", boxes.columns());
    let private = quote!(#library::__private);
    quote!(#library::Boxes<#private::#rows, #private::#columns>)
}

/// How far the search goes.
fn goal(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    match puzzle.goal {
        Goal::Unique => quote!(#library::__private::Unique),
        Goal::First => quote!(#library::__private::First),
    }
}

fn symbols(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    match &puzzle.symbols {
        SymbolList::Standard => quote!(#library::Standard),
        SymbolList::NumbersFrom(from, _) => {
            let from = Literal::u8_unsuffixed(*from);
            quote!(#library::NumbersFrom<#from>)
        }
        SymbolList::Characters(characters, count) => characters[..*count].iter().rev().fold(
            quote!(#library::__private::ATerm),
            |tail, &character| quote!(#library::__private::TArr<#library::Symbol<#character>, #tail>),
        ),
    }
}

/// The path of the library's private part, standing at `span`, and resolved
/// where the name of the library was written.
fn private_at(library: &Ident, span: Span) -> TokenStream {
    let mut library = library.clone();
    library.set_span(span.resolved_at(library.span()));
    let span = hygienic(span);
    quote_spanned!(span=> #library::__private)
}

/// The place of one of the user's tokens, with the names of this crate.
fn hygienic(span: Span) -> Span {
    span.resolved_at(Span::mixed_site())
}

/// The same tokens, each with the same names in scope, at one place.
fn standing_at(place: Span, tokens: TokenStream) -> TokenStream {
    let moved = |token: TokenTree| {
        let span = place.resolved_at(token.span());
        let mut token = match token {
            TokenTree::Group(group) => {
                let inside = standing_at(place, group.stream());
                TokenTree::Group(Group::new(group.delimiter(), inside))
            }
            token => token,
        };
        token.set_span(span);
        token
    };
    tokens.into_iter().map(moved).collect()
}
