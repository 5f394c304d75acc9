//! Right grids in the layouts that the notations allow.

use super::dice::Dice;

/// The content of a cell.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Cell {
    /// `16`
    Number,
    /// `G`, and in a string perhaps `g`
    Character,
    /// `"16"`
    Quoted,
    /// `16u8`
    Typed,
}

/// The texts between cells, before and after a row, between rows, and before and after the grid.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) cell: Cell,
    between: &'static str,
    row: [&'static str; 2],
    rows: &'static str,
    all: [&'static str; 2],
}

const fn layout(
    cell: Cell,
    between: &'static str,
    row: [&'static str; 2],
    rows: &'static str,
    all: [&'static str; 2],
) -> Layout {
    Layout {
        cell,
        between,
        row,
        rows,
        all,
    }
}

const NONE: [&str; 2] = ["", ""];
const QUOTES: [&str; 2] = ["\"", "\""];
const SQUARE: [&str; 2] = ["[", "]"];

pub(super) const LAYOUTS: [Layout; 42] = {
    use Cell::{Character, Number, Quoted, Typed};
    [
        layout(Number, " ", NONE, "\n", NONE),
        layout(Number, "  ", NONE, "\n", SQUARE),
        layout(Number, " ", NONE, " | ", NONE),
        layout(Number, " ", NONE, ";\n", NONE),
        layout(Number, " ", ["  ", " |"], "\n", ["\n", "\n"]),
        layout(Number, " ", NONE, "; ", ["[", ";]"]),
        layout(Number, " ", NONE, " / ", NONE),
        layout(Number, " ", SQUARE, "\n", NONE),
        layout(Number, " ", ["(", ")"], ",\n", ["{", "}"]),
        layout(Number, " ", ["{", "}"], " ", ["(", ",)"]),
        layout(Number, ", ", NONE, ",\n", NONE),
        layout(Number, ", ", NONE, ", ", ["[", ",]"]),
        layout(Number, ",", NONE, ",", ["(", ")"]),
        layout(Number, ", ", NONE, "\n", NONE),
        layout(Number, ", ", ["", ","], "\n", NONE),
        layout(Number, ", ", ["[", ",]"], ",\n", ["[", ",\n]"]),
        layout(Number, ", ", SQUARE, ", ", SQUARE),
        layout(Number, " ", QUOTES, "\n", NONE),
        layout(Number, " ", NONE, "\n", ["\"\n", "\n\""]),
        layout(Number, " | ", ["| ", " |"], "\n", NONE),
        layout(Character, " ", NONE, "\n", NONE),
        layout(Character, " ", NONE, " ", NONE),
        layout(Character, ", ", SQUARE, ",\n", SQUARE),
        layout(Character, "", NONE, "\n", NONE),
        layout(Character, "", NONE, " ", NONE),
        layout(Character, "", NONE, " / ", NONE),
        layout(Character, "", NONE, ";\n", SQUARE),
        layout(Character, "", SQUARE, "\n", NONE),
        layout(Character, "", QUOTES, "\n", NONE),
        layout(Character, "", QUOTES, "; ", NONE),
        layout(Character, "", QUOTES, ",\n", ["[", ",]"]),
        layout(Character, "", QUOTES, " ", ["{", "}"]),
        layout(Character, " ", QUOTES, ", ", SQUARE),
        layout(Character, "", NONE, "", QUOTES),
        layout(Character, "", NONE, "\n", ["\"\n", "\n\""]),
        layout(Character, "", NONE, "/", QUOTES),
        layout(Character, "", NONE, "; ", QUOTES),
        layout(Character, "│", ["│", "│"], "\n", QUOTES),
        layout(Quoted, ", ", SQUARE, ",\n", SQUARE),
        layout(Quoted, " ", NONE, "\n", NONE),
        layout(Quoted, ",", NONE, ",", SQUARE),
        layout(Typed, ", ", SQUARE, ",\n", SQUARE),
    ]
};

pub(super) const BLANKS: [&str; 8] = ["_", "0", "-", ".", "?", "*", "x", "X"];

impl Layout {
    pub(super) fn write(&self, rows: &[Vec<u8>], blank: &str) -> String {
        let cell = |digit: &u8| match (self.cell, digit) {
            (Cell::Quoted, 0) => format!("\"{blank}\""),
            (Cell::Quoted, digit) => format!("\"{digit}\""),
            (Cell::Typed, digit) => format!("{digit}u8"),
            (_, 0) => blank.to_owned(),
            (Cell::Number, digit) => digit.to_string(),
            (Cell::Character, digit) => {
                let symbol = char::from_digit((*digit).into(), 36).expect("a digit");
                symbol.to_ascii_uppercase().to_string()
            }
        };
        let row = |row: &Vec<u8>| {
            let cells: Vec<_> = row.iter().map(cell).collect();
            self.row[0].to_owned() + &cells.join(self.between) + self.row[1]
        };
        let rows: Vec<_> = rows.iter().map(row).collect();
        self.all[0].to_owned() + &rows.join(self.rows) + self.all[1]
    }
}

pub(super) fn rows(grid: &[u8]) -> Vec<Vec<u8>> {
    let rows = grid.chunks(grid.len().isqrt());
    rows.map(<[u8]>::to_vec).collect()
}

/// Returns a right grid of any size in any layout, with the options that it needs, and sometimes others.
pub(super) fn any_text(dice: &mut Dice) -> String {
    let size = dice.pick(&[1, 2, 3, 4, 4, 4, 5, 6, 6, 8, 9, 9, 9, 9, 10, 12, 16, 25]);
    let grid = dice.grid(size);
    let text = dice.pick(&LAYOUTS).write(&rows(&grid), dice.pick(&BLANKS));
    let options = match (size, dice.roll(12)) {
        (2 | 3 | 5, 0..9) | (_, 0) => format!("boxes: 1x{size}; "),
        (_, 1) => "solution: first;\n".to_owned(),
        (_, 2) => format!("symbols: 1..={size}; "),
        (4, 3) => "symbols: \"1234\"; ".to_owned(),
        _ => String::new(),
    };
    options + &text
}
