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
//!     where P is   Puzzle<9, Boxes<U3, U3>, TArr<…>, Standard>    and Q names the proposal of a solver: see `proposal`
//! ```

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use sudoku_notation::options::{Goal, SolverOption};

use super::proposal::Proposal;
use super::puzzle::{givens, puzzle_type};
use super::tape::tape;
use super::tokens::{Library, before_items, hygienic, moved_to};
use crate::read::Puzzle;

/// Writes the item. Where the claim is wrong, the error is on the first token of the grid.
pub(crate) fn unsolvable(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let place = puzzle.place();
    let givens = givens(puzzle, library);
    let puzzle_type = moved_to(place, puzzle_type(puzzle, &givens, library));
    let any = Puzzle {
        goal: Goal::First,
        ..puzzle.clone()
    };
    let Proposal {
        name, constants, ..
    } = Proposal::by_const(&any, &givens, library);
    let claim = match (tape(puzzle, &constants, library), puzzle.solver) {
        (Some(tape), _) => {
            let there = library.at(place);
            let tape = moved_to(place, tape);
            let claimed = |place, engine| claimed_at(place, quote!(#puzzle_type, #engine), library);
            let claim = claimed(place, quote!(#there ByProof<#name>));
            let in_room = claimed(puzzle.proof.1, quote!(#there InRoom<#name>));
            quote_spanned! {hygienic(place)=>
                #there refuted::<#puzzle_type, #tape, { #claim; #in_room; true }>()
            }
        }
        (None, SolverOption::Const) => {
            claimed_at(place, quote!(#puzzle_type, #library ByConst), library)
        }
        (None, SolverOption::Types) => {
            let outcome = quote!(#library Outcome<#puzzle_type, #library First>);
            let engine = moved_to(place, quote!(#library ByTypes<#outcome>));
            claimed_at(place, quote!(#puzzle_type, #engine), library)
        }
    };
    let before = before_items(place);
    quote!(#before const _: () = #claim;)
}

/// Writes the call in whose constant the claim is checked. The name that is called and the parentheses come from no other
/// macro, so rustc's error on them does not add which macro wrote it.
fn claimed_at(place: Span, of: TokenStream, library: &Library) -> TokenStream {
    let there = library.at(place);
    let claimed = Ident::new("claimed", place);
    let mut nothing = Group::new(Delimiter::Parenthesis, TokenStream::new());
    nothing.set_span(place);
    quote_spanned! {hygienic(place)=>
        {
            use #there unsolvable as claimed;
            #claimed::<#of> #nothing
        }
    }
}
