//! Writes the type of a puzzle, without an answer, and its rules.
//!
//! ```text
//! Puzzle<9, Boxes3x3, TArr3<TArr3<U5, U3, Blank, …>, …>, Standard>
//! Regions<TArr3<TArr3<U1, U1, U1, …>, …>, TArr3<Region<'a'>, Region<'b'>, Region<'c'>, …>>      in the place of boxes
//! TArr2<Boxes3x3, Diagonals, ATerm>                                                            with further rules
//! Cages<TArr3<TArr3<U1, Blank, U2, …>, …>, TArr3<Cage<'a', U<3>>, Cage<'b'>, …>>                one of these
//! ```
//! Thermometers<TArr<TArr3<RC<1, 1>, RC<1, 2>, RC<2, 3>>>>                                     or a mark
//!
//! A map has the number of its area for each cell, and areas are listed in that order.

use std::iter;

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use sudoku_notation::geometry::{Areas, BoxShape, Cell, Groups, Lines, Mark};
use sudoku_notation::symbols::Symbols;

use super::tokens::{Library, digit_type, list};
use crate::read::Puzzle;

impl Puzzle {
    /// The arguments of a grid's type: its size, and 1 if it has to have room for regions, cages or marks.
    pub(super) fn sizes(&self) -> TokenStream {
        let sizes = [self.size, self.has_areas().into()].map(Literal::usize_unsuffixed);
        quote!(#(#sizes),*)
    }
}

/// Writes the type of the puzzle.
pub(super) fn puzzle_type(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let size = Literal::usize_unsuffixed(puzzle.size);
    let rules = rules(puzzle, library);
    let givens = givens(puzzle, library);
    let symbols = symbols(puzzle, library);
    let public = library.public();
    quote!(#public Puzzle<#size, #rules, #givens, #symbols>)
}

/// The givens as a list of rows, each a list of cells.
fn givens(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let rows = puzzle.cells.chunks(puzzle.size).map(|cells| {
        let cells = cells.iter().map(|cell| digit_type(cell.digit, library));
        list(cells, library)
    });
    list(rows, library)
}

/// The boxes or regions. With further rules, a list of all.
fn rules(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let Groups {
        boxes: _,
        rules,
        regions,
        cages,
        marks,
    } = puzzle.frame.groups();
    let usual = match regions.is_empty() {
        true => boxes(puzzle, library),
        false => areas(["Regions", "Region"], regions, puzzle.size, library),
    };
    let further = rules.iter().map(|rule| {
        let name = format_ident!("{}", format!("{rule:?}"));
        quote!(#library #name)
    });
    let cages =
        (!cages.is_empty()).then(
            || match (0..cages.count()).all(|n| cages.name(n).is_some()) {
                true => areas(["Cages", "Cage"], cages, puzzle.size, library),
                false => listed(cages, puzzle.size, library),
            },
        );
    let marks = Mark::ALL
        .iter()
        .filter_map(|mark| lines(*mark, marks, puzzle.size, library));
    let mut further = further.chain(cages).chain(marks).peekable();
    match further.peek() {
        None => usual,
        Some(_) => list(iter::once(usual).chain(further), library),
    }
}

/// The shape of the boxes. A usual shape has a short name, because every path takes rustc time.
fn boxes(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let boxes = puzzle.frame.boxes;
    if BoxShape::default_for(puzzle.size) == Some(boxes) {
        let name = format_ident!("Boxes{boxes}");
        return quote!(#library #name);
    }
    let rows = format_ident!("U{}", boxes.rows());
    let columns = format_ident!("U{}", boxes.columns());
    quote!(#library Boxes<#library #rows, #library #columns>)
}

/// Regions or cages: the map, and the list of the areas.
fn areas([name, one]: [&str; 2], areas: Areas<'_>, size: usize, library: &Library) -> TokenStream {
    let (name, one) = (format_ident!("{name}"), format_ident!("{one}"));
    let map = map(areas, size, library);
    let each = (0..areas.count()).map(|number| {
        // More regions or cages than names are written in another way.
        let name = areas.name(number).unwrap_or_default();
        let sum = areas.sum(number).map(Literal::usize_unsuffixed);
        let sum = sum.map(|sum| quote!(, #library U<#sum>));
        quote!(#library #one<#name #sum>)
    });
    let list = list(each, library);
    quote!(#library #name<#map, #list>)
}

/// More cages than there are names: a list of lines.
fn listed(cages: Areas<'_>, size: usize, library: &Library) -> TokenStream {
    let cage = |number| {
        let cells = (0..).zip(cages.numbers());
        let cells = cells.filter(|(_, other)| *other == Some(number));
        let cells: Vec<_> = cells.map(|(cell, _)| cell).collect();
        line(cages.sum(number).unwrap_or(0), &cells, size, library)
    };
    let lines = list((0..cages.count()).map(cage), library);
    quote!(#library ListedCages<#lines>)
}

/// A list of cells, after their sum if it is not 0.
fn line(sum: usize, cells: &[u16], size: usize, library: &Library) -> TokenStream {
    let sum = (sum > 0).then(|| Literal::usize_unsuffixed(sum));
    let sum = sum.map(|sum| quote!(#library U<#sum>));
    let cell = |cell: &u16| {
        let cell = usize::from(*cell);
        let [row, column] = [cell / size + 1, cell % size + 1].map(Literal::usize_unsuffixed);
        quote!(#library RC<#row, #column>)
    };
    list(sum.into_iter().chain(cells.iter().map(cell)), library)
}

/// The lines of a mark, if it has some: lists of cells, after its sum if it has one.
fn lines(mark: Mark, marks: Lines<'_>, size: usize, library: &Library) -> Option<TokenStream> {
    let lines = (0..marks.count()).filter(|number| marks.line(*number).mark == mark);
    let line = |number| {
        let sum = marks.sum(number).into();
        line(sum, marks.cells(number), size, library)
    };
    let mut lines = lines.map(line).peekable();
    lines.peek()?;
    let (name, lines) = (
        format_ident!("{}", format!("{mark:?}")),
        list(lines, library),
    );
    Some(quote!(#library #name<#lines>))
}

/// The number of the area of each cell, from 1.
fn map(areas: Areas<'_>, size: usize, library: &Library) -> TokenStream {
    let number = |cell| match areas.number_at(cell) {
        Some(number @ 25..) => {
            let number = Literal::usize_unsuffixed(number + 1);
            quote!(#library U<#number>)
        }
        number => digit_type(number.map(|number| number as u8 + 1), library),
    };
    let row = |row| {
        let numbers = (0..size).map(|column| number(Cell { row, column }));
        list(numbers, library)
    };
    list((0..size).map(row), library)
}

fn symbols(puzzle: &Puzzle, library: &Library) -> TokenStream {
    match &puzzle.symbols {
        Symbols::NumbersFrom(from) => {
            let from = Literal::u8_unsuffixed(*from);
            quote!(#library NumbersFrom<#from>)
        }
        Symbols::Characters(characters) => characters[..puzzle.size].iter().rev().fold(
            quote!(#library ATerm),
            |tail, &character| quote!(#library TArr<#library Symbol<#character>, #tail>),
        ),
        _ => quote!(#library Standard),
    }
}
