//! Writes the item of `unsolvable! { … }`: the claim that a puzzle has no solution.
//!
//! ```text
//! const _: () = refuted::<P, ((To9<{ step::<Q>(0) }>, …), …), {
//!     unsolvable::<P, ByProof<Q>>();
//!     unsolvable::<P, InRoom<Q>>();                                       on the room
//!     true
//! }>();
//! const _: () = unsolvable::<P, ByConst>();                               proof: none;
//! const _: () = unsolvable::<P, ByTypes<Outcome<P, First>>>();            solver: types;
//!     where P is   Puzzle<9, Boxes<U3, U3>, TArr<…>, Standard>    and Q names the proposal of a solver: see `by_const`
//! ```

use super::{
    Library, Proposal, before_items, by_const, givens, hygienic, puzzle_type, standing_at, tape,
};
use crate::read::Puzzle;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use sudoku_notation::options::{Goal, SolverOption};

/// Writes the item.
pub(crate) fn unsolvable(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let before = before_items(puzzle.cells[0].span);
    let claim = claim(puzzle, library);
    quote!(#before const _: () = #claim;)
}

/// Writes the claim. Where it is wrong, the error is on the first token of the grid.
fn claim(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let first_token = puzzle.cells[0].span;
    let givens = givens(puzzle, library);
    let puzzle_type = standing_at(first_token, puzzle_type(puzzle, &givens, library));
    let steps = puzzle.steps();
    if steps > 0 {
        return judged(puzzle, steps, &givens, &puzzle_type, library);
    }
    let engine = match puzzle.solver {
        SolverOption::Const => {
            let private = library.private();
            quote!(#private ByConst)
        }
        SolverOption::Types => {
            let private = library.private();
            let outcome = quote!(#private Outcome<#puzzle_type, #private First>);
            standing_at(first_token, quote!(#private ByTypes<#outcome>))
        }
    };
    unsolvable_at(first_token, quote!(#puzzle_type, #engine), library)
}

/// The call in whose constant the claim is checked. The name that is called and the parentheses come from no other
/// macro, so rustc's error on them does not add which macro wrote it.
fn unsolvable_at(place: Span, of: TokenStream, library: &Library) -> TokenStream {
    let private = library.private_at(place);
    let claimed = Ident::new("claimed", place);
    let mut nothing = Group::new(Delimiter::Parenthesis, TokenStream::new());
    nothing.set_span(place);
    quote_spanned! {hygienic(place)=>
        {
            use #private unsolvable as claimed;
            #claimed::<#of> #nothing
        }
    }
}

/// The claim with a proof, which the types judge unless the claim is refused at once.
fn judged(
    puzzle: &Puzzle,
    steps: usize,
    givens: &TokenStream,
    puzzle_type: &TokenStream,
    library: &Library,
) -> TokenStream {
    let any = Puzzle {
        goal: Goal::First,
        ..puzzle.clone()
    };
    let first_token = puzzle.cells[0].span;
    let Proposal {
        name, constants, ..
    } = by_const::proposal(&any, givens, library);
    let tape = standing_at(
        first_token,
        TokenStream::from_iter(tape::tape(puzzle, steps, &constants, library)),
    );
    let private = library.private_at(first_token);
    let engine = quote!(#private ByProof<#name>);
    let claim = unsolvable_at(first_token, quote!(#puzzle_type, #engine), library);
    let (_, place) = puzzle.proof;
    let room = quote!(#private InRoom<#name>);
    let in_room = unsolvable_at(place, quote!(#puzzle_type, #room), library);
    quote_spanned! {hygienic(first_token)=>
        #private refuted::<#puzzle_type, #tape, { #claim; #in_room; true }>()
    }
}
