//! Writes the advice of the solver to the types: a tree of constants, whose values the solver finds.
//!
//! ```text
//! Try<Three<{ piece::<P>(0) }, ATerm>, Try<…>, Try<…>>      see `proposal`
//! ```

use proc_macro2::TokenStream;
use quote::quote;
use sudoku_notation::options::{ProofOption, SolverOption};

use super::proposal::Constants;
use super::tokens::Library;
use crate::read::Puzzle;

/// Writes the advice on a puzzle with `proof: types;`; `None` without this option, and if the types find the solution.
pub(super) fn advice(
    puzzle: &Puzzle,
    constants: &Constants,
    library: &Library,
) -> Option<TokenStream> {
    let pieces = if puzzle.size <= ProofOption::LARGEST_ADVISED {
        ProofOption::PIECES
    } else {
        0
    };
    let is_advised = puzzle.proof.0 == ProofOption::Types && puzzle.solver == SolverOption::Const;
    is_advised.then(|| tree(0, pieces, constants, library))
}

/// Writes a piece of advice, and the pieces that follow it.
fn tree(piece: usize, pieces: usize, constants: &Constants, library: &Library) -> TokenStream {
    if piece >= pieces {
        return quote!(#library NoAdvice);
    }
    let candidate = constants.call("piece", piece);
    let placed = tree(2 * piece + 1, pieces, constants, library);
    let removed = tree(2 * piece + 2, pieces, constants, library);
    quote!(#library Try<#library Three<#candidate, #library ATerm>, #placed, #removed>)
}
