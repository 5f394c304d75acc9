//! The constant in which a puzzle is checked: bounds that locate clashes, and the
//! solver's verdict as numbers of a type.
//!
//! ```text
//! <Report<{ kind }, { p }, { q }, { a }, { b }, { clash & clash & … }> as Accepted>::ACCEPTED
//! ```

use super::{Proposal, hygienic, private_at};
use crate::clashes::{Clash, Place, Unit};
use crate::names::{Name, Names};
use crate::read::Puzzle;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{quote, quote_spanned};

/// The constant in which the puzzle is checked even if its type is never used:
/// the clashes among its givens, and if there are none, the verdict of the solver. Its kind
/// is asked of `about`, the answer that is tied to the givens the judge is shown.
pub(super) fn report(puzzle: &Puzzle, proposal: &Proposal, library: &Ident) -> TokenStream {
    let Proposal { name, about } = proposal;
    let names = puzzle.names();
    // The name of the report, of the function that gives it a digit, and what that
    // function has to know of digits.
    let (report, digit, symbols) = match &names {
        Names::Numbers { first } => {
            let first = Literal::usize_unsuffixed(*first);
            (quote!(Report), quote!(number), quote!(#first))
        }
        Names::Characters(symbols) => (
            quote!(SymbolReport),
            quote!(symbol),
            quote!(&[#(#symbols),*]),
        ),
    };
    let clashes = puzzle.clashes();
    let clash_free = (!clashes.is_empty()).then(|| {
        let bounds = clashes
            .iter()
            .map(|clash| clash_bound(puzzle, clash, &names, library));
        quote!({ #(#bounds)&* })
    });
    // Where the puzzle as a whole is at fault, the error stands on the grid's
    // first token; on the whole call it would print every line of it.
    let span = hygienic(puzzle.cells[0].span);
    let private_there = private_at(library, puzzle.cells[0].span);
    quote_spanned! {span=>
        type Proposal = #name;
        <#private_there::#report<
            { #private_there::kind::<#about>() },
            { #private_there::place::<Proposal>(0) },
            { #private_there::place::<Proposal>(1) },
            { #private_there::#digit::<Proposal>(0, #symbols) },
            { #private_there::#digit::<Proposal>(1, #symbols) },
            #clash_free
        > as #private_there::Accepted>::ACCEPTED
    }
}

/// The bound that two clashing cells hold different digits. It stands on the
/// later cell, and so does its error.
fn clash_bound(puzzle: &Puzzle, clash: &Clash, names: &Names, library: &Ident) -> TokenStream {
    let cell = |place: Place| &puzzle.cells[place.row * puzzle.size + place.column];
    let digit = |place| cell(place).digit.expect("only givens clash");
    let span = hygienic(cell(clash.second).span);
    let private = private_at(library, cell(clash.second).span);
    let one = Ident::new(&format!("U{}", digit(clash.first)), span);
    let other = Ident::new(&format!("U{}", digit(clash.second)), span);
    let (name, mut numbers) = match clash.unit {
        Unit::Row(row) => (
            "OnceInRow",
            vec![row, clash.first.column, clash.second.column],
        ),
        Unit::Column(column) => (
            "OnceInColumn",
            vec![column, clash.first.row, clash.second.row],
        ),
        Unit::Box(r#box) => ("OnceInBox", {
            let Clash { first, second, .. } = clash;
            vec![r#box, first.row, first.column, second.row, second.column]
        }),
    };
    numbers.iter_mut().for_each(|number| *number += 1);
    let numbers = numbers.into_iter().map(Literal::usize_unsuffixed);
    let (bound, digit) = match names.name(digit(clash.second)) {
        Name::Number(number) => (name.to_owned(), Literal::usize_unsuffixed(number)),
        Name::Character(character) => (format!("Symbol{name}"), Literal::character(character)),
    };
    let bound = Ident::new(&bound, span);
    quote_spanned! {span=>
        <#private::NotEq<#private::#one, #private::#other>
            as #private::#bound<#digit, #(#numbers),*>>::HOLDS
    }
}
