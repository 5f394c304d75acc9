//! From a puzzle to the type it stands for.
//!
//! ```text
//! Solution::<
//!     Puzzle<9, Boxes<U3, U3>, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, Standard>,
//!     TArr<TArr<U5, TArr<U3, TArr<U<{ digit::<P>(0, 2) }>, …>>>, …>,
//!     { <Report<{ kind::<P, …>() }, { place::<P>(0) }, …> as Accepted>::ACCEPTED },
//! >
//!     where P is   9, Boxes<U3, U3>, Unique, Words<0x530070000600195000098000060, …>
//! ```
//!
//! The path works as a type and as an expression. Every path starts at the
//! library's own name.

use crate::clashes::{Clash, Place, Unit};
use crate::names::{Name, Names};
use crate::read::{Cell, Puzzle, SolutionOption, Symbols};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

/// Writes the type of a puzzle; `library` is the path of the crate `sudoku-types`.
pub(crate) fn expand(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    let private = quote!(#library::__private);
    let size = Literal::usize_unsuffixed(puzzle.size);
    let boxes = boxes(puzzle, library);
    let givens = rows(puzzle, &private, |_, cell| match cell.digit {
        Some(digit) => digit_type(digit, &private),
        None => quote!(#library::Blank),
    });
    let symbols = symbols(puzzle, library);
    let proposal = proposal(puzzle, library);
    let solution = rows(puzzle, &private, |Place { row, column }, cell| {
        match cell.digit {
            Some(digit) => digit_type(digit, &private),
            None => {
                let row = Literal::usize_unsuffixed(row);
                let column = Literal::usize_unsuffixed(column);
                quote!(#private::U<{ #private::digit::<#proposal>(#row, #column) }>)
            }
        }
    });
    let report = report(puzzle, &proposal, &givens, library);
    quote! {
        #library::Solution::<
            #library::Puzzle<#size, #boxes, #givens, #symbols>,
            #solution,
            { #report }
        >
    }
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

/// The grid as a list of rows, each a list of cells.
fn rows(
    puzzle: &Puzzle,
    private: &TokenStream,
    mut cell_type: impl FnMut(Place, &Cell) -> TokenStream,
) -> TokenStream {
    let list = |elements: Vec<TokenStream>| {
        elements.into_iter().rfold(
            quote!(#private::ATerm),
            |tail, head| quote!(#private::TArr<#head, #tail>),
        )
    };
    let mut rows = Vec::new();
    for (row, cells) in puzzle.cells.chunks(puzzle.size).enumerate() {
        let cells = cells.iter().enumerate();
        rows.push(list(
            cells
                .map(|(column, cell)| cell_type(Place { row, column }, cell))
                .collect(),
        ));
    }
    list(rows)
}

fn digit_type(digit: u8, private: &TokenStream) -> TokenStream {
    let name = format_ident!("U{}", digit);
    quote!(#private::#name)
}

fn boxes(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    let rows = format_ident!("U{}", puzzle.boxes.rows);
    let columns = format_ident!("U{}", puzzle.boxes.columns);
    quote!(#library::Boxes<#library::__private::#rows, #library::__private::#columns>)
}

fn symbols(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    match &puzzle.symbols {
        Symbols::Standard => quote!(#library::Standard),
        Symbols::Numbers { from } => {
            let from = Literal::u8_unsuffixed(*from);
            quote!(#library::NumbersFrom<#from>)
        }
        Symbols::Chars(characters) => characters.iter().rev().fold(
            quote!(#library::__private::ATerm),
            |tail, &character| quote!(#library::__private::TArr<#library::Symbol<#character>, #tail>),
        ),
    }
}

/// The arguments that name the solver's answer. They are written once for each
/// blank, so they carry the givens in the short form drawn in `proposal.rs` of
/// `sudoku-types`.
fn proposal(puzzle: &Puzzle, library: &Ident) -> TokenStream {
    let private = quote!(#library::__private);
    let size = Literal::usize_unsuffixed(puzzle.size);
    let boxes = boxes(puzzle, library);
    let mode = match puzzle.solution {
        SolutionOption::Unique => quote!(#private::Unique),
        SolutionOption::First => quote!(#private::First),
    };
    let words = words(puzzle).into_iter().rfold(
        quote!(#private::NoWords),
        |rest, word| quote!(#private::Words<#word, #rest>),
    );
    quote!(#size, #boxes, #mode, #words)
}

fn words(puzzle: &Puzzle) -> Vec<Literal> {
    let bits = if puzzle.size <= 15 { 4 } else { 5 };
    let rows_a_word = 128 / (bits * puzzle.size);
    let pack = |cells: &[Cell]| {
        cells.iter().fold(0u128, |word, cell| {
            word << bits | u128::from(cell.digit.unwrap_or(0))
        })
    };
    puzzle
        .cells
        .chunks(rows_a_word * puzzle.size)
        .map(|cells| Literal::u128_unsuffixed(pack(cells)))
        .collect()
}

/// The constant in which the puzzle is checked even if its type is never used:
/// the clashes among its givens, and if there are none, the solver's verdict.
fn report(
    puzzle: &Puzzle,
    proposal: &TokenStream,
    givens: &TokenStream,
    library: &Ident,
) -> TokenStream {
    let private = quote!(#library::__private);
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
        <#private_there::#report<
            { #private::kind::<#proposal, #givens>() },
            { #private::place::<#proposal>(0) },
            { #private::place::<#proposal>(1) },
            { #private::#digit::<#proposal>(0, #symbols) },
            { #private::#digit::<#proposal>(1, #symbols) },
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
