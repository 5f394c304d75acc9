//! Writes the item of `unsolvable! { … }`: the claim that a puzzle has no solution.
//!
//! ```text
//! const _: () = {
//!     refuted::<P, Try<Three<{ piece::<Q>(0) }, ATerm>, …>, { is_claimed::<P, BySearch<Q>>() }>();
//!     unsolvable::<P, BySearch<Q>>()
//! };
//! const _: () = unsolvable::<P, ByConst<6>>();       proof: none;
//! const _: () = unsolvable::<P, ByTypes>();       solver: types;
//!     P is Puzzle<9, Boxes<U3, U3>, TArr<…>, Standard>, and Q names the proposal of a solver: see `proposal`
//! ```

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream};
use quote::{quote, quote_spanned};
use sudoku_notation::options::SolverOption;

use super::advice::advice;
use super::proposal::Proposal;
use super::puzzle::puzzle_type;
use super::tokens::{Library, before_items, hygienic, moved_to};
use crate::read::Puzzle;

/// Writes the item. If the claim is wrong, the error is on the first token of the grid.
pub(crate) fn unsolvable(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let place = puzzle.place();
    let puzzle_type = moved_to(place, puzzle_type(puzzle, library));
    let Proposal {
        name, constants, ..
    } = Proposal::by_const(puzzle, &puzzle_type, library);
    let by = |engine| claim_at(place, quote!(#puzzle_type, #engine), library);
    let claim = match (advice(puzzle, &constants, library), puzzle.solver) {
        (Some(advice), _) => {
            let there = library.at(place);
            let advice = moved_to(place, advice);
            let by_search = quote!(#there BySearch<#name>);
            let claim = by(by_search.clone());
            quote_spanned! {hygienic(place)=> {
                #there refuted::<
                    #puzzle_type, #advice, { #there is_claimed::<#puzzle_type, #by_search>() }
                >();
                #claim
            } }
        }
        (None, SolverOption::Const) => {
            let effort = Literal::u8_unsuffixed(puzzle.effort);
            by(quote!(#library ByConst<#effort>))
        }
        (None, SolverOption::Types) => by(quote!(#library ByTypes)),
    };
    let before = before_items(place);
    quote!(#before const _: () = #claim;)
}

/// Writes the call that checks the claim in a constant. Its name and parentheses have the place of a token of the user, so the
/// error of rustc does not mention the macro.
fn claim_at(place: Span, of: TokenStream, library: &Library) -> TokenStream {
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
