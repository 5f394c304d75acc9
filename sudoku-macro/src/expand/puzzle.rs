//! Writes the type of a puzzle: its boxes, rules, lines, givens and symbols.
//!
//! ```text
//! Puzzle<9, Boxes3x3, TArr3<TArr3<U5, U3, Blank, …>, …>, Standard>
//! TArr3<Boxes3x3, Diagonals, Cage<TArr2<RC<1, 1>, RC<1, 2>, ATerm>, U<3>>, …>      with further rules and lines
//! ```

use std::iter;

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use sudoku_notation::geometry::{BoxShape, DrawnLine, LineKind, Numbered};
use sudoku_notation::symbols::Symbols;

use super::tokens::{Library, digit_type, list};
use crate::read::Puzzle;

impl Puzzle {
    /// Writes the arguments of the type of a grid: its size, and 1 if it needs room for regions, cages or marks.
    pub(super) fn sizes(&self) -> TokenStream {
        let sizes = [self.size, self.has_lines().into()].map(Literal::usize_unsuffixed);
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

/// Writes the givens as a list of rows, which are lists of cells.
fn givens(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let rows = puzzle.cells.chunks(puzzle.size).map(|cells| {
        let cells = cells.iter().map(|cell| digit_type(cell.digit, library));
        list(cells, library)
    });
    list(rows, library)
}

/// Writes the boxes, or a list of the boxes and the further rules and lines.
fn rules(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let rules = puzzle.frame.groups().rules;
    let rules = rules.iter().map(|rule| {
        let name = format_ident!("{}", format!("{rule:?}"));
        quote!(#library #name)
    });
    let mut further = rules.chain(lines(puzzle, library)).peekable();
    let boxes = boxes(puzzle, library);
    match further.peek() {
        None => boxes,
        Some(_) => list(iter::once(boxes).chain(further), library),
    }
}

/// Writes the types of the regions, cages and marks.
fn lines(puzzle: &Puzzle, library: &Library) -> impl Iterator<Item = TokenStream> {
    let lines = puzzle.frame.groups().lines;
    lines
        .iter()
        .map(move |line| line_type(puzzle, line, library))
}

/// Writes the type of a line.
pub(super) fn line_type(puzzle: &Puzzle, line: DrawnLine, library: &Library) -> TokenStream {
    let lines = puzzle.frame.groups().lines;
    let kind = match line.kind {
        LineKind::Mark(mark) => format_ident!("{}", format!("{mark:?}")),
        kind => format_ident!("{}", format!("{kind:?}")),
    };
    let cells = lines.cells(line).iter().map(|cell| {
        let cell = usize::from(*cell);
        let [row, column] = [cell / puzzle.size, cell % puzzle.size];
        let [row, column] = [row + 1, column + 1].map(Literal::usize_unsuffixed);
        quote!(#library RC<#row, #column>)
    });
    let cells = list(cells, library);
    let number = (line.kind.numbered() != Numbered::Never).then(|| {
        let number = number(lines.number(line).into(), library);
        quote!(, #number)
    });
    quote!(#library #kind<#cells #number>)
}

/// Writes a number as a type: bit by bit, if typenum does not make it of a constant.
pub(super) fn number(number: usize, library: &Library) -> TokenStream {
    if number <= 1_024 {
        let number = Literal::usize_unsuffixed(number);
        return quote!(#library U<#number>);
    }
    let (rest, bit) = (
        self::number(number / 2, library),
        format_ident!("B{}", number % 2),
    );
    quote!(#library UInt<#rest, #library #bit>)
}

/// Writes the shape of the boxes. A usual shape has a short name, because every path takes rustc time.
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
