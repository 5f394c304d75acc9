//! Writes the type of a puzzle that has been read.
//!
//! ```text
//! sudoku_types::Solution::<
//!     sudoku_types::Puzzle<9, Boxes<U3, U3>, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, Standard>,
//!     TArr<TArr<U5, TArr<U3, Three<{ three::<P>(2) }, …>>>, …>,
//!     { <SolversReport as Accepted<{ kind::<…P…>() }, { place::<P>(0) }, …>>::ACCEPTED },
//! >
//!     P names the proposal of a solver: see `proposal`;
//!     each further demand (`proof`, `minimal`, `techniques`) adds a report after this one
//! ```
//!
//! The path is in parentheses, and works as a type and as an expression. The value of `grid! { … }`,
//! `unpacked::<9, 0>(&[0x71c51…, 0x19…], Standard)`, is neither solved nor judged. Every path starts at the name of the library.

mod advice;
mod names;
mod pack;
mod proposal;
mod puzzle;
mod report;
mod solution;
mod tokens;
mod unsolvable;
mod value;

use proc_macro2::TokenStream;
use quote::quote;
use sudoku_notation::options::{Goal, Purpose, SolverOption};

pub(crate) use pack::pack;
pub(crate) use tokens::Library;

use crate::read::Puzzle;
use proposal::Proposal;
use tokens::{in_parentheses, value_only};

/// Writes the expansion of a puzzle that was read for this purpose.
pub(crate) fn expand(puzzle: &Puzzle, purpose: Purpose, library: &Library) -> TokenStream {
    match purpose {
        Purpose::Solve | Purpose::Pack => solution_type(puzzle, library),
        Purpose::Refute => unsolvable::unsolvable(puzzle, library),
        Purpose::Show => value_only(puzzle.place(), value::grid(puzzle, library)),
    }
}

/// Writes the type of a puzzle with its solution.
fn solution_type(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let puzzle_type = puzzle::puzzle_type(puzzle, library);
    let proposal = match puzzle.solver {
        SolverOption::Const => Proposal::by_const(puzzle, &puzzle_type, library),
        SolverOption::Types => Proposal::by_types(puzzle, &puzzle_type, library),
    };
    let solution = solution::rows(puzzle, &proposal.constants, library);
    let advice = advice::advice(puzzle, &proposal.constants, library);
    let report = report::report(puzzle, &puzzle_type, &advice, &proposal, library);
    let proof = match (advice, puzzle.solver, puzzle.goal) {
        (Some(advice), ..) => Some(advice),
        (None, SolverOption::Types, Goal::Unique) => Some(quote!(#library NoAdvice)),
        _ => None,
    };
    let proof = proof.map(|proof| quote!(, #proof));
    let public = library.public();
    in_parentheses(
        puzzle.place(),
        quote!(#public Solution::<#puzzle_type, #solution, { #report } #proof>),
    )
}

/// Writes the errors of a grid that could not be read for this purpose.
///
/// The errors of `sudoku!` are statements in the constant that would check the grid. So rustc has a type with a constant that
/// is an error already, and reports no further errors at uses of the type.
pub(crate) fn refuse(errors: syn::Error, purpose: Purpose, library: &Library) -> TokenStream {
    let place = errors.span();
    let errors = errors.into_iter().map(syn::Error::into_compile_error);
    match purpose {
        Purpose::Solve => in_parentheses(
            place,
            quote!(#library Solution::<(), (), { #(#errors;)* true }>),
        ),
        Purpose::Show => value_only(place, quote!({ #(#errors);* })),
        Purpose::Refute | Purpose::Pack => errors.collect(),
    }
}
