//! Writes a random grid as a line of source.

use super::case::Case;

/// The lines below those of [`by_hand`] in a crate.
pub(crate) const BELOW_BY_HAND: &str = "
const fn solved<S: Solved>() {}
use sudoku_types::typenum::{consts::*, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved};
";

/// Rows of so many cells as a type, in which a 0 is written like `zero`.
pub(crate) fn rows_type(cells: &[u8], size: usize, zero: &str) -> String {
    let list = |elements: Vec<String>| format!("tarr![{}]", elements.join(", "));
    let cell = |&digit: &u8| match digit {
        0 => zero.to_owned(),
        _ => format!("U{digit}"),
    };
    let row = |row: &[u8]| list(row.iter().map(cell).collect());
    list(cells.chunks(size).map(row).collect())
}

/// Asks whether the case's types, written out, are `Solved`.
pub(crate) fn by_hand<const N: usize>(case: &Case<N>) -> String {
    let (height, width) = case.shape;
    let givens = rows_type(case.givens.as_flattened(), N, "Blank");
    let rows = rows_type(case.rows.as_flattened(), N, "U0");
    format!(
        "const _: () = solved::<Solution<\
         Puzzle<{N}, Boxes<U{height}, U{width}>, {givens}>, {rows}>>();\n"
    )
}

/// The lines below those of [`Notation::alias`] in a crate.
pub(crate) const BELOW_ALIASES: &str = "use sudoku_types::sudoku;\n";

/// The notation of a grid in `sudoku! { … }`.
#[derive(Clone, Copy)]
pub(crate) enum Notation {
    /// `5 3 4 …`
    Cells,
    /// `"534…"`
    OneString,
}

impl Notation {
    /// An alias that nobody uses, and in which column the token of each cell begins.
    pub(crate) fn alias<const N: usize>(self, case: &Case<N>) -> (String, [[usize; N]; N]) {
        let (height, width) = case.shape;
        let mut line = format!("const _: () = {{ type T = sudoku! {{ boxes: {height}x{width}; ");
        let mut columns = [[line.len() + 1; N]; N];
        match self {
            Notation::Cells => {
                let cells = case.rows.as_flattened().iter();
                for (digit, column) in cells.zip(columns.as_flattened_mut()) {
                    *column = line.len() + 1;
                    line += &format!("{digit} ");
                }
            }
            Notation::OneString => {
                let cells = case.rows.as_flattened().iter();
                let symbols: String = cells.map(|&digit| symbol(digit)).collect();
                line += &format!("{symbols:?} ");
            }
        }
        (line + "}; };\n", columns)
    }

    /// Returns the name of a digit in errors: its number, or a letter as it was written, in quotes.
    pub(crate) fn name(self, digit: u8) -> String {
        match self {
            Notation::OneString if digit > 9 => format!("'{}'", symbol(digit)),
            _ => digit.to_string(),
        }
    }
}

/// A digit as one character.
fn symbol(digit: u8) -> char {
    char::from(b"0123456789ABCDEFG"[usize::from(digit)])
}
