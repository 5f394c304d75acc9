//! Writes the constant that checks a puzzle: bounds that locate clashes, and verdicts as numbers of a type.
//!
//! ```text
//! <SolversReport as Accepted<{ kind }, { p }, { q }, { a }, { b }, { clash & clash & … }, …>>::ACCEPTED
//! && { <SolversReport as Accepted<…>>::ACCEPTED }         for each of `proof`, `minimal` and `techniques`
//! ```
//!
//! The first report is about the solution. Each demand has its own report, with the span of its option.

use std::{iter, mem};

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{quote, quote_spanned};
use sudoku_notation::geometry::{Broken, BrokenBy, CellSet, LARGEST, Unit};
use sudoku_notation::messages::MOST_ERRORS;
use sudoku_notation::symbols::{DigitSymbol, Symbols};

use super::names;
use super::proposal::Proposal;
use super::puzzle::{line_type, number};
use super::tokens::{Library, digit_type, hygienic, moved_to};
use crate::read::Puzzle;

/// Writes the content of the constant, which checks a puzzle even if its type is never used: bounds on the clashes of its
/// givens, the verdict of the solver, and the verdicts on the demands. An error of the whole puzzle is on the first token of
/// the grid, because rustc would print every line for an error on the whole call.
pub(super) fn report(
    puzzle: &Puzzle,
    puzzle_type: &TokenStream,
    advice: &Option<TokenStream>,
    proposal: &Proposal,
    library: &Library,
) -> TokenStream {
    let Proposal { name, tied, .. } = proposal;
    let place = puzzle.place();
    let (accepted, digit, symbols) = match puzzle.names() {
        Symbols::NumbersFrom(first) => {
            let first = Literal::u8_unsuffixed(first);
            ("Accepted", quote!(number), quote!(#first))
        }
        names => {
            let symbols = (1..=puzzle.size as u8).filter_map(|digit| match names.of(digit)? {
                DigitSymbol::Character(character) => Some(character),
                DigitSymbol::Number(_) => None,
            });
            (
                "AcceptedInSymbols",
                quote!(symbol),
                quote!(&[#(#symbols),*]),
            )
        }
    };
    let bounds = clash_bounds(puzzle, library);
    let there = library.at(place);
    let span = hygienic(place);
    // Only errors about rules, cages or marks may name a second cell.
    let second = (!puzzle.frame.groups().is_usual()).then(
        || quote_spanned!(span=> , { #there second::<Proposal>(0) }, { #there second::<Proposal>(1) }),
    );
    let clash_free =
        (!bounds.is_empty() || second.is_some()).then(|| quote!({ true #(& #bounds)* }));
    let digits = quote_spanned! {span=>
        { #there #digit::<Proposal>(0, #symbols) },
        { #there #digit::<Proposal>(1, #symbols) },
        #clash_free #second
    };
    let first = accepted_at(place, accepted, [name, tied], &digits, library);
    let demands = demands(puzzle, name, library);
    let demands = demands.into_iter().map(|(place, demand)| {
        let demand = moved_to(place, demand);
        let none = quote_spanned!(hygienic(place)=> 0, 0,);
        let report = accepted_at(
            place,
            "Accepted",
            [&demand, &quote!(Proposal)],
            &none,
            library,
        );
        quote_spanned!(hygienic(place)=> && { #report })
    });
    let proof = advice.as_ref().map(|advice| {
        let proof = proof(puzzle, puzzle_type, advice, library);
        quote_spanned!(hygienic(puzzle.proof.1)=> && { #proof })
    });
    iter::once(first).chain(proof).chain(demands).collect()
}

/// Writes the bound that the types find no other solution, with the span of the option. If the puzzle has another error, this
/// bound holds.
fn proof(
    puzzle: &Puzzle,
    puzzle_type: &TokenStream,
    advice: &TokenStream,
    library: &Library,
) -> TokenStream {
    let place = puzzle.proof.1;
    let there = library.at(place);
    let asked = Ident::new("Asked", place);
    let demand = moved_to(
        place,
        quote!(#library Demand<#puzzle_type, #advice, { #library is_right::<Tied>() }>),
    );
    quote_spanned! {hygienic(place)=>
        type Asked = #demand;
        #there proved::<#asked>()
    }
}

/// Writes the demands on a puzzle that the solver checks as types, and returns them with the places of their options.
pub(super) fn demands(
    puzzle: &Puzzle,
    name: &TokenStream,
    library: &Library,
) -> Vec<(Span, TokenStream)> {
    let minimal = puzzle
        .minimal
        .map(|place| (place, quote!(#library Minimal<#name>)));
    let techniques = puzzle.techniques.map(|(technique, place)| {
        let hardest = Literal::usize_unsuffixed(technique as usize);
        (place, quote!(#library Techniques<#name, #hardest>))
    });
    let demands = [minimal, techniques];
    demands.into_iter().flatten().collect()
}

/// Writes a report on the proposal with this name. Its kind is read from the proposal that is tied to the puzzle of the
/// judge.
fn accepted_at(
    place: Span,
    accepted: &str,
    [name, tied]: [&TokenStream; 2],
    digits: &TokenStream,
    library: &Library,
) -> TokenStream {
    let there = library.at(place);
    let accepted = Ident::new(accepted, Span::call_site());
    let asked = Ident::new("Asked", place);
    quote_spanned! {hygienic(place)=>
        type Proposal = #name;
        type Tied = #tied;
        type Asked = #there SolversReport;
        <#asked as #there #accepted<
            { #there kind::<Tied>() },
            { #there place::<Proposal>(0) },
            { #there place::<Proposal>(1) },
            #digits
        >>::ACCEPTED
    }
}

/// Writes a bound for each clash and each wrong sum, up to [`MOST_ERRORS`] of each, and one that counts the other clashes.
fn clash_bounds(puzzle: &Puzzle, library: &Library) -> Vec<TokenStream> {
    let clashes = puzzle.clashes();
    let named = clashes.iter().take(MOST_ERRORS).map(|clash| {
        let bound = names::kept(puzzle, clash);
        clash_bound(puzzle, clash, bound, library)
    });
    let more = clashes.get(MOST_ERRORS).map(|clash| {
        let more = Literal::usize_unsuffixed(clashes.len() - MOST_ERRORS);
        let bound = quote!(NoMoreClashes<#more>);
        clash_bound(puzzle, clash, bound, library)
    });
    let bounds = named.chain(more);
    bounds.chain(sum_bounds(puzzle, library)).collect()
}

/// Writes a bound on two clashing cells, with the span of the later one. It compares their digits, or the digit after one of them
/// with the other, or for a mark uses the comparison of the judge.
fn clash_bound(
    puzzle: &Puzzle,
    clash: &Broken,
    bound: TokenStream,
    library: &Library,
) -> TokenStream {
    let [mut one, mut other] =
        [clash.first, clash.second].map(|cell| digit_type(puzzle.cell(cell).digit, library));
    let [first, second] = [clash.first, clash.second].map(|cell| puzzle.cell(cell).digit);
    let mut of = quote!(Digits);
    if let Unit::Line(line) = clash.unit
        && line.mark().is_some()
    {
        let mark = line_type(puzzle, line, library);
        of = quote!(OnMark);
        let size = digit_type(Some(puzzle.size as u8), library);
        one = quote!(#mark, #size, #one);
    } else if first != second {
        if first == Some(clash.digit()) {
            mem::swap(&mut one, &mut other);
        }
        let first = digit_type(Some(1), library);
        one = quote!(#library Sum<#one, #first>);
    }
    bound_at(
        puzzle.cell(clash.second).span,
        quote!(#library #of<#one, #other>),
        quote!(#library #bound),
    )
}

/// Writes a bound for each full cage with a wrong sum, with the span of its last cell.
fn sum_bounds(puzzle: &Puzzle, library: &Library) -> Vec<TokenStream> {
    let (groups, digits) = (puzzle.frame.groups(), puzzle.digits());
    let mut left = groups.of_lines::<LARGEST>();
    let bound = |(wrong, added): (Broken, CellSet<LARGEST>)| {
        let unit = wrong.unit;
        let cells = (0..groups.length(unit)).map(|index| groups.cell(unit, index));
        let cells = cells.filter(|cell| added.contains(*cell));
        let place = puzzle.cell(cells.clone().next_back()?).span;
        let total = cells.map(|cell| digit_type(puzzle.cell(cell).digit, library));
        let total = total.reduce(|sum, digit| quote!(#library Sum<#sum, #digit>))?;
        let BrokenBy::Sum(_, wanted) = wrong.fault else {
            return None;
        };
        let wanted = number(wanted, library);
        let bound = names::kept(puzzle, &wrong);
        let sums = quote!(#library Totals<#total, #wanted>);
        Some(bound_at(place, sums, quote!(#library #bound)))
    };
    let all = iter::from_fn(|| left.next_wrong_sum(&digits));
    all.take(MOST_ERRORS).filter_map(bound).collect()
}

/// Writes a bound on a type, whose error is at `place`. The name in the error has the place of a token of the user, so rustc
/// does not mention the macro.
fn bound_at(place: Span, of: TokenStream, bound: TokenStream) -> TokenStream {
    let (of, bound) = (moved_to(place, of), moved_to(place, bound));
    let asked = Ident::new("Asked", place);
    quote_spanned! {hygienic(place)=>
        ({
            type Asked = #of;
            <#asked as #bound>::HOLDS
        })
    }
}
