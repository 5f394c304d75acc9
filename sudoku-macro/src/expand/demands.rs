//! `proof`, `minimal` and `techniques`: what is asked of a puzzle besides one solution. Each demand has a report of its
//! own, after the one for the solution, with the span of the option.
//!
//! ```text
//! <SolversReport as Accepted<…>>::ACCEPTED && {
//!     type Demand = Minimal<P>;
//!     <SolversReport as Accepted<{ kind::<Demand>() }, { place::<Demand>(0) }, { place::<Demand>(1) }, 0, 0>>::ACCEPTED
//! }
//! ```

use super::{Library, hygienic, standing_at};
use crate::read::Puzzle;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{quote, quote_spanned};

/// A report for each demand on the puzzle of the proposal with this `name`.
pub(super) fn reports(puzzle: &Puzzle, name: &TokenStream, library: &Library) -> TokenStream {
    let types = types(puzzle, name, library).into_iter();
    types
        .map(|(place, demand)| report(place, demand, library))
        .collect()
}

/// The demands as types, and where each is made.
pub(super) fn types(
    puzzle: &Puzzle,
    name: &TokenStream,
    library: &Library,
) -> Vec<(Span, TokenStream)> {
    let private = library.private();
    let (_, place) = puzzle.proof;
    let proof = (puzzle.steps() > 0).then(|| (place, quote!(#private InRoom<#name>)));
    let minimal = puzzle
        .minimal
        .map(|place| (place, quote!(#private Minimal<#name>)));
    let techniques = puzzle.techniques.map(|(technique, place)| {
        let hardest = Literal::usize_unsuffixed(technique as usize);
        (place, quote!(#private Techniques<#name, #hardest>))
    });
    let demands = [proof, minimal, techniques];
    demands.into_iter().flatten().collect()
}

/// The report of a demand.
fn report(place: Span, demand: TokenStream, library: &Library) -> TokenStream {
    let private_there = library.private_at(place);
    let demand = standing_at(place, demand);
    let asked = Ident::new("Asked", place);
    quote_spanned! {hygienic(place)=>
        && {
            type Demand = #demand;
            type Asked = #private_there SolversReport;
            <#asked as #private_there Accepted<
                { #private_there kind::<Demand>() },
                { #private_there place::<Demand>(0) },
                { #private_there place::<Demand>(1) },
                0,
                0,
            >>::ACCEPTED
        }
    }
}
