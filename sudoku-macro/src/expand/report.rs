//! The constant in which a puzzle is checked: bounds that locate clashes, and the
//! solver's verdict as numbers of a type.
//!
//! ```text
//! <SolversReport as Accepted<{ kind }, { p }, { q }, { a }, { b }, { clash & clash & … }>>::ACCEPTED
//! ```

use super::{Library, Proposal, given, hygienic, standing_at};
use crate::names::{Name, Names};
use crate::read::Puzzle;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use std::iter;
use sudoku_notation::geometry::{Cell, Clash, Unit, WrongSum, WrongSums};
use sudoku_notation::messages::MOST_ERRORS;

/// The constant in which the puzzle is checked even if its type is never used:
/// the clashes among its givens, and if there are none, the verdict of the solver. Its kind
/// is asked of `about`, the answer that is tied to the givens the judge is shown.
pub(super) fn report(puzzle: &Puzzle, proposal: &Proposal, library: &Library) -> TokenStream {
    let Proposal { name, about, .. } = proposal;
    let names = puzzle.names();
    // The bound, the function that gives it a digit, and what that
    // function has to know of digits.
    let (accepted, digit, symbols) = match &names {
        Names::Numbers { first } => {
            let first = Literal::usize_unsuffixed(*first);
            (quote!(Accepted), quote!(number), quote!(#first))
        }
        Names::Characters(symbols) => (
            quote!(AcceptedInSymbols),
            quote!(symbol),
            quote!(&[#(#symbols),*]),
        ),
    };
    let bounds = clash_bounds(puzzle, &names, library);
    let clash_free = (!bounds.is_empty()).then(|| quote!({ #(#bounds)&* }));
    // Where the puzzle as a whole is at fault, the error points at the grid's
    // first token; on the whole call it would print every line of it.
    let place = puzzle.cells[0].span;
    let private_there = library.private_at(place);
    let asked = Ident::new("Asked", place);
    quote_spanned! {hygienic(place)=>
        type Proposal = #name;
        type Asked = #private_there SolversReport;
        <#asked as #private_there #accepted<
            { #private_there kind::<#about>() },
            { #private_there place::<Proposal>(0) },
            { #private_there place::<Proposal>(1) },
            { #private_there #digit::<Proposal>(0, #symbols) },
            { #private_there #digit::<Proposal>(1, #symbols) },
            #clash_free
        >>::ACCEPTED
    }
}

/// A bound for each clash, as far as they are read; of the others there is one that counts them.
fn clash_bounds(puzzle: &Puzzle, names: &Names, library: &Library) -> Vec<TokenStream> {
    let clashes = puzzle.clashes();
    let zero = puzzle.zero_for_blank();
    let is_zero = |clash: &&Clash| zero == Some(clash.digit);
    let zeros: Vec<_> = clashes.iter().filter(is_zero).collect();
    let others: Vec<_> = clashes.iter().filter(|clash| !is_zero(clash)).collect();
    let mut bounds = Vec::new();
    if let Some(clash) = zeros.first() {
        bounds.push(bound(
            puzzle,
            clash,
            clash.first,
            library,
            quote!(BlanksApart),
        ));
    }
    let named = others.iter().take(MOST_ERRORS);
    bounds.extend(named.map(|clash| clash_bound(puzzle, clash, names, library)));
    if let Some(clash) = others.get(MOST_ERRORS) {
        let more = Literal::usize_unsuffixed(others.len() - MOST_ERRORS);
        bounds.push(bound(
            puzzle,
            clash,
            clash.second,
            library,
            quote!(NoMoreClashes<#more>),
        ));
    }
    bounds.extend(sum_bounds(puzzle, library));
    bounds
}

/// A bound for each cage of givens that has a wrong sum, with the span of its last cell.
fn sum_bounds(puzzle: &Puzzle, library: &Library) -> Vec<TokenStream> {
    let private = library.private();
    let (groups, digits) = (puzzle.frame.groups(), puzzle.digits());
    let mut wrong = WrongSums::of(groups, &digits);
    let bound = |WrongSum {
                     cage, sum, wanted, ..
                 }| {
        let unit = Unit::Cage(cage);
        let cells = (0..groups.length(unit)).map(|index| puzzle.cell(groups.cell(unit, index)));
        let place = cells.clone().next_back()?.span;
        // The givens as they were read: typenum adds them.
        let total = cells.map(|cell| TokenStream::from_iter(given(cell, library)));
        let total = total.reduce(|sum, digit| quote!(#private Sum<#sum, #digit>))?;
        let (name, sum) = (cage.name, Literal::usize_unsuffixed(sum));
        let wanted = Literal::usize_unsuffixed(wanted);
        Some(asked_at(
            place,
            quote!(#private Sums<#total, #private U<#wanted>>),
            quote!(#private SumOfCage<#name, #sum, #wanted>),
        ))
    };
    let all = iter::from_fn(|| wrong.next());
    all.take(MOST_ERRORS).filter_map(bound).collect()
}

/// A bound of what typenum answers about two clashing cells, with the span of one of them.
fn bound(
    puzzle: &Puzzle,
    clash: &Clash,
    place: Cell,
    library: &Library,
    name: TokenStream,
) -> TokenStream {
    let private = library.private();
    // The givens as they were read: typenum compares them.
    let [one, other] = [clash.first, clash.second]
        .map(|cell| TokenStream::from_iter(given(puzzle.cell(cell), library)));
    asked_at(
        puzzle.cell(place).span,
        quote!(#private Digits<#one, #other>),
        quote!(#private #name),
    )
}

/// A bound that is asked of a type. Where it does not hold, the error is at `place`; and since the name written there
/// comes from no other macro, rustc does not add which macro wrote it.
fn asked_at(place: Span, of: TokenStream, bound: TokenStream) -> TokenStream {
    let (of, bound) = (standing_at(place, of), standing_at(place, bound));
    let asked = Ident::new("Asked", place);
    quote_spanned! {hygienic(place)=>
        ({
            type Asked = #of;
            <#asked as #bound>::HOLDS
        })
    }
}

/// The bound that two clashing cells hold different digits. Its error is on the
/// later cell.
fn clash_bound(puzzle: &Puzzle, clash: &Clash, names: &Names, library: &Library) -> TokenStream {
    let (numbers, count) = clash.numbers();
    let numbers = numbers[..count].iter();
    let numbers = numbers.map(|number| Literal::usize_unsuffixed(*number));
    let bound_name = clash.bound();
    let (name, digit) = match names.name(clash.digit) {
        Name::Number(number) => (
            format_ident!("{bound_name}"),
            Literal::usize_unsuffixed(number),
        ),
        Name::Character(character) => (
            format_ident!("Symbol{bound_name}"),
            Literal::character(character),
        ),
    };
    let unit = clash.name().map(|name| quote!(#name,));
    let name = quote!(#name<#digit, #unit #(#numbers),*>);
    bound(puzzle, clash, clash.second, library, name)
}
