//! Grids written in the notations that people use, for tests that read them.
//!
//! ```text
//! [%, %],\n[%, %]      a sample has four cells: what is before, between, after them and between rows
//! │ %%│%% │            bars between boxes, and lines between bands that fit below them
//! ```

use crate::Dice;

/// The usual sizes, with the rows and columns of their boxes.
pub const SHAPES: [(usize, usize); 15] = [
    (2, 2),
    (2, 3),
    (2, 4),
    (3, 3),
    (2, 5),
    (3, 4),
    (2, 7),
    (3, 5),
    (4, 4),
    (3, 6),
    (4, 5),
    (3, 7),
    (2, 11),
    (4, 6),
    (5, 5),
];

/// Characters that may be in the place of a digit.
pub const BLANKS: [&str; 10] = ["_", "0", "-", ".", "?", "*", "x", "X", "·", "•"];

/// The form of a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Digits {
    /// `16`
    Numbers,
    /// `16` and ` 1`
    Padded,
    /// `16` and `01`, and a blank twice
    TwoFigures,
    /// `G`
    Characters,
    /// `A` for 1
    Letters,
}

/// A line between bands.
#[derive(Clone, Copy, Debug)]
enum Line {
    No,
    /// A line of its own.
    Fixed(&'static str),
    /// Left end, filling, crossing, and right end of a line that fits to the rows.
    Drawn([char; 4]),
}

/// A notation.
#[derive(Clone, Copy, Debug)]
pub struct Notation {
    /// The form of its digits.
    pub digits: Digits,
    /// The texts before the cells, between cells, between rows, and after the cells.
    parts: [&'static str; 4],
    bar: &'static str,
    lines: [Line; 3],
    /// All lines of the drawing are written behind each other.
    is_one_line: bool,
    /// The only blank that it has.
    blank: Option<&'static str>,
}

/// Two rows of two cells.
fn sample(digits: Digits, text: &'static str) -> Notation {
    let parts: Vec<_> = text.split('%').collect();
    let [before, between, rows, _, after] = parts[..] else {
        panic!("a sample has four cells: {text}");
    };
    Notation {
        digits,
        parts: [before, between, rows, after],
        bar: between,
        lines: [Line::No; 3],
        is_one_line: false,
        blank: None,
    }
}

/// The same with bars between boxes, and lines above, between and below bands: each four characters, one, or none.
fn drawn(
    digits: Digits,
    text: &'static str,
    bar: &'static str,
    lines: [&'static str; 3],
) -> Notation {
    let line = |line: &'static str| {
        let all: Vec<char> = line.chars().collect();
        match all[..] {
            [] => Line::No,
            [left, filling, crossing, right] => Line::Drawn([left, filling, crossing, right]),
            _ => Line::Fixed(line),
        }
    };
    Notation {
        bar,
        lines: lines.map(line),
        ..sample(digits, text)
    }
}

/// Samples of grids in numbers.
const NUMBERS: [&str; 29] = [
    "% %\n% %",
    "[%  %\n%  %]",
    "% % | % %",
    "% %;\n% %",
    "\n  % % |\n  % % |\n",
    "[% %; % %;]",
    "% % / % %",
    "[% %]\n[% %]",
    "{(% %),\n(% %)}",
    "({% %} {% %},)",
    "%, %,\n%, %",
    "[%, %, %, %,]",
    "(%,%,%,%)",
    "%, %\n%, %",
    "%, %,\n%, %,",
    "[[%, %,],\n[%, %,],\n]",
    "[[%, %], [%, %]]",
    "\"% %\"\n\"% %\"",
    "\"\n% %\n% %\n\"",
    "| % | % |\n| % | % |",
    "[[\"%\", \"%\"],\n[\"%\", \"%\"]]",
    "\"%\" \"%\"\n\"%\" \"%\"",
    "[\"%\",\"%\",\"%\",\"%\"]",
    "board = [[%,%],\n         [%,%]]",
    "let board: [[u8; 9]; 9] = [[%, %],\n[%, %]];",
    "int a[9][9] = {\n  {%, %},\n  {%, %}\n};",
    "puzzle = [|\n%, % |\n%, %\n|];",
    "%\t%\n%\t%",
    "%;%\n%;%",
];

/// Samples of grids in characters.
const CHARACTERS: [&str; 20] = [
    "% %\n% %",
    "% % % %",
    "[[%, %],\n[%, %]]",
    "%%\n%%",
    "%% %%",
    "%% / %%",
    "[%%;\n%%]",
    "[%%]\n[%%]",
    "\"%%\"\n\"%%\"",
    "\"%%\"; \"%%\"",
    "[\"%%\",\n\"%%\",]",
    "{\"%%\" \"%%\"}",
    "[\"% %\", \"% %\"]",
    "\"%%%%\"",
    "%%%%",
    "\"\n%%\n%%\n\"",
    "\"%%/%%\"",
    "\"%%; %%\"",
    "\"│%│%│\n│%│%│\"",
    "# a comment\nGrid 01\n%%\n%%",
];

/// All notations.
pub fn notations() -> Vec<Notation> {
    use Digits::{Characters, Letters, Numbers, Padded, TwoFigures};
    let drawings = [
        drawn(Padded, "| % % |\n| % % |", " | ", ["+-++"; 3]),
        drawn(Characters, "|%%|\n|%%|", "|", ["*--*", "|-+|", "*--*"]),
        drawn(Padded, "| % % |\n| % % |", " | ", [".-..", ":-+:", "'-''"]),
        drawn(Padded, "║ % % ║\n║ % % ║", " │ ", ["╔═╦╗", "╠─┼╣", "╚═╩╝"]),
        drawn(Characters, "%%\n%%", "|", ["", "--+-", ""]),
        drawn(Padded, "% %\n% %", " | ", ["", "--+-", ""]),
        drawn(Padded, "% %\n% %", " | ", ["", "----", ""]),
        drawn(Characters, "%%\n%%", " | ", ["", "====", ""]),
        drawn(Characters, "%%\n%%", " ", ["", "  ", ""]),
        drawn(Characters, "% %\n% %", "  ", ["", "  ", ""]),
    ];
    let one_line = |notation: Notation| Notation {
        is_one_line: true,
        ..notation
    };
    let only = |blank, notation: Notation| Notation {
        blank: Some(blank),
        ..notation
    };
    let others = [
        sample(Letters, "%%\n%%"),
        sample(Letters, "% %\n% %"),
        sample(TwoFigures, "% %\n% %"),
        one_line(drawn(Padded, "% %\n% %", " | ", ["", "--+-", ""])),
        drawn(Padded, "% % | % %", " | ", [""; 3]),
        only("", sample(Numbers, "%,%\n%,%")),
        only("", sample(Numbers, "[[\"%\", \"%\"],\n[\"%\", \"%\"]]")),
        only("0", sample(Numbers, "[[%u8, %u8],\n[%u8, %u8]]")),
    ];
    let samples = NUMBERS.map(|text| sample(Numbers, text)).into_iter();
    let samples = samples.chain(CHARACTERS.map(|text| sample(Characters, text)));
    samples.chain(drawings).chain(others).collect()
}

/// A grid as rows, 0 for a blank. It need not be a good puzzle.
pub fn any_grid(dice: &mut Dice, size: usize) -> Vec<Vec<u8>> {
    let blanks = dice.below(101);
    let mut cell = || match dice.below(100) < blanks {
        true => 0,
        false => 1 + dice.below(size) as u8,
    };
    (0..size)
        .map(|_| (0..size).map(|_| cell()).collect())
        .collect()
}

impl Notation {
    /// Returns true if it shows where a row ends, so that a cell in another row is a fault.
    pub fn marks_rows(&self) -> bool {
        let [_, between, rows, _] = self.parts;
        let is_mark = |mark: char| "\n;/[({\"".contains(mark) && !between.contains(mark);
        !self.is_one_line && rows.contains(is_mark)
    }

    /// Returns true if it is on several lines without an empty one between, as a puzzle of a file is.
    pub fn is_block(&self) -> bool {
        let has_empty = self.lines.iter().any(|line| matches!(line, Line::Fixed(_)));
        self.parts[2].contains('\n') && !has_empty && !self.is_one_line
    }

    /// Returns true if all cells are written together on one line, as most puzzles of files are.
    pub fn is_line(&self) -> bool {
        self.digits == Digits::Characters && self.parts[1..3] == ["", ""]
    }

    /// Returns true if a line between bands has nothing but `-`.
    fn has_plain_lines(&self) -> bool {
        matches!(self.lines[1], Line::Drawn(['-', '-', '-', '-']))
    }

    /// Returns true if a grid can be written so with this blank, and means nothing else.
    pub fn allows(&self, grid: &[Vec<u8>], blank: &str) -> bool {
        let size = grid.len();
        let digits = || grid.iter().flatten().filter(|digit| **digit > 0);
        // Letters alone may count from A = 1 or from A = 10.
        let are_letters = size > 9 && digits().count() > 0 && digits().all(|digit| *digit > 9);
        // One 0 in each row may be a digit of a grid that counts from 0.
        let is_full = |row: &Vec<u8>| row.iter().filter(|digit| **digit == 0).count() == 1;
        let may_count_from_0 = size > 9 && blank == "0" && grid.iter().all(is_full);
        // On one line, borders and blanks are all the same then.
        let is_all_dashes = self.is_one_line && blank == "-" && digits().count() == 0;
        // If only last fields are empty, a comma at the end of a row ends no field.
        let is_empty = |cell: &u8| blank.is_empty() && self.parts[1] == "," && *cell == 0;
        let are_last = grid.concat().iter().any(is_empty)
            && !grid.iter().any(|row| row[..size - 1].iter().any(is_empty));
        // A row of `-` is one only where a `-` is beside cells somewhere.
        let is_blank = |row: &Vec<u8>| row.iter().all(|digit| *digit == 0);
        let is_mixed = |row: &Vec<u8>| row.contains(&0) && !is_blank(row);
        let are_borders = blank == "-"
            && digits().count() > 0
            && grid.iter().any(is_blank)
            && !grid.iter().any(is_mixed);
        match self.digits {
            _ if are_borders => false,
            _ if are_last || is_all_dashes || self.blank.is_some_and(|only| only != blank) => false,
            Digits::Characters if are_letters => false,
            _ => !may_count_from_0 || digits().any(|digit| usize::from(*digit) == size),
        }
    }

    /// A blank that it allows.
    pub fn any_blank(&self, dice: &mut Dice) -> &'static str {
        let any = dice.below(BLANKS.len());
        match (self.blank, BLANKS[any]) {
            (Some(only), _) => only,
            // If it is a blank, a plain line of `-` is a row.
            (None, "-") if self.has_plain_lines() => "_",
            (None, "0") if self.digits == Digits::TwoFigures => "_",
            (None, blank) => blank,
        }
    }

    /// Writes rows, which may be too long or too short, for a grid with boxes of this shape.
    pub fn write(&self, grid: &[Vec<u8>], shape: (usize, usize), blank: &str) -> String {
        let (height, size) = (shape.0, shape.0 * shape.1);
        let [before, between, rows, after] = self.parts;
        let row = |row: &[u8]| {
            let boxes = row.chunks(shape.1).map(|cells| {
                let cells: Vec<_> = cells
                    .iter()
                    .map(|digit| self.cell(*digit, size, blank))
                    .collect();
                cells.join(between)
            });
            boxes.collect::<Vec<_>>().join(self.bar)
        };
        let drawn = self.lines.iter().any(|line| !matches!(line, Line::No));
        if !drawn {
            let written: Vec<_> = grid.iter().map(|cells| row(cells)).collect();
            return format!("{before}{}{after}", written.join(rows));
        }
        let lines = self.lines.map(|line| match line {
            Line::No => None,
            Line::Fixed(line) => Some(line.to_owned()),
            Line::Drawn([left, filling, crossing, right]) => {
                let model = format!("{before}{}{after}", row(&vec![1; size]));
                let count = model.chars().count();
                let is_bar = |character| "|│║".contains(character);
                let line = model
                    .chars()
                    .enumerate()
                    .map(|(column, character)| match column {
                        0 => left,
                        _ if column + 1 == count => right,
                        _ if is_bar(character) => crossing,
                        _ => filling,
                    });
                Some(line.collect())
            }
        });
        let [top, middle, bottom] = lines;
        let mut all: Vec<String> = top.into_iter().collect();
        for (index, cells) in grid.iter().enumerate() {
            all.extend(middle.clone().filter(|_| index > 0 && index % height == 0));
            all.push(format!("{before}{}{after}", row(cells)));
        }
        all.extend(bottom);
        all.join(if self.is_one_line { " " } else { "\n" })
    }

    fn cell(&self, digit: u8, size: usize, blank: &str) -> String {
        let width = if size > 9 { 2 } else { 1 };
        match (self.digits, digit) {
            (Digits::Numbers, 0) | (Digits::Characters | Digits::Letters, 0) => blank.to_owned(),
            (Digits::TwoFigures, 0) => blank.repeat(2),
            (Digits::Padded, 0) => format!("{blank:>width$}"),
            (Digits::Padded, _) => format!("{digit:>width$}"),
            (Digits::Numbers, _) => digit.to_string(),
            (Digits::TwoFigures, _) => format!("{digit:02}"),
            (Digits::Letters, _) => char::from(b'A' + digit - 1).to_string(),
            (Digits::Characters, _) => {
                let symbol = char::from_digit(digit.into(), 36).expect("up to 25");
                symbol.to_ascii_uppercase().to_string()
            }
        }
    }
}
