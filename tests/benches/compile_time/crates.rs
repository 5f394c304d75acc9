//! The source text of the crates that are measured.

use std::fmt::Write;
use std::fs;
use sudoku_tests::cells;
use sudoku_types::BoxShape;

/// A grid of givens or digits, as a line of a set, and its boxes.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) line: String,
    pub(crate) boxes: BoxShape,
}

impl Sheet {
    pub(crate) fn new(line: impl Into<String>, rows: usize, columns: usize) -> Sheet {
        Sheet {
            line: line.into(),
            boxes: BoxShape::new(rows, columns).expect("boxes of at most 25 cells"),
        }
    }

    /// The cells, row by row.
    fn rows(&self) -> impl DoubleEndedIterator<Item = &str> {
        let size = self.boxes.size();
        (0..size).map(move |row| &self.line[row * size..(row + 1) * size])
    }
}

/// The 4 × 4 grid of the base that every crate is compared with.
pub(crate) fn solved_4x4() -> Sheet {
    Sheet::new("1234341221434321", 2, 2)
}

/// A crate of puzzles, each as a type by name, and its solution as a constant.
pub(crate) fn puzzles(sheets: &[Sheet]) -> String {
    let mut text = types(sheets, "");
    for (i, sheet) in sheets.iter().enumerate() {
        let size = sheet.boxes.size();
        let _ = writeln!(
            text,
            "pub const S{i}: sudoku_types::Grid<{size}> = P{i}::SOLUTION;"
        );
    }
    text
}

/// A crate of the puzzles of a file with this name, which is written for it.
pub(crate) fn pack(sheets: &[Sheet], name: &str) -> String {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let file = format!("{folder}/pack-{name}.txt");
    let lines: String = sheets
        .iter()
        .map(|sheet| format!("boxes: {}; {}\n", sheet.boxes, sheet.line))
        .collect();
    fs::write(&file, lines).expect("a file to write");
    format!("sudoku_types::puzzles! {{ pub static PACK = {file:?}; }}")
}

/// A crate of puzzles as types by name, and nothing that uses them.
pub(crate) fn aliases(sheets: &[Sheet]) -> String {
    types(sheets, "")
}

fn types(sheets: &[Sheet], options: &str) -> String {
    let mut text = String::new();
    for (i, sheet) in sheets.iter().enumerate() {
        let _ = writeln!(text, "pub type P{i} = sudoku_types::sudoku! {{ {options}");
        if BoxShape::default_for(sheet.boxes.size()) != Some(sheet.boxes) {
            let _ = writeln!(text, "boxes: {};", sheet.boxes);
        }
        for row in sheet.rows() {
            for cell in row.chars() {
                let cell = if matches!(cell, '.' | '0') { '_' } else { cell };
                let _ = write!(text, "{cell} ");
            }
            text.push('\n');
        }
        let _ = writeln!(text, "}};");
    }
    text
}

/// A crate that has the solver decide puzzles, and does no more than that.
pub(crate) fn solver(sheets: &[Sheet]) -> String {
    let mut text = givens(sheets);
    let _ = writeln!(text, "use sudoku_types::solver::{{Goal, Verdict, solve}};");
    for (i, sheet) in sheets.iter().enumerate() {
        let size = sheet.boxes.size();
        let _ = writeln!(
            text,
            "pub const V{i}: Verdict<{size}> = solve(&GIVENS{i}, BOXES{i}, Goal::Unique);"
        );
    }
    text
}

/// The same crate without the solver.
pub(crate) fn givens(sheets: &[Sheet]) -> String {
    fn array<const N: usize>(line: &str) -> String {
        format!("{:?}", cells::<N>(line))
    }
    let mut text = "use sudoku_types::BoxShape;\n".to_owned();
    for (i, sheet) in sheets.iter().enumerate() {
        let size = sheet.boxes.size();
        let (rows, columns) = (sheet.boxes.rows(), sheet.boxes.columns());
        let array = sudoku_tests::with_size!(size, array(&sheet.line));
        let _ = writeln!(
            text,
            "pub const GIVENS{i}: [[u8; {size}]; {size}] = {array};
            pub const BOXES{i}: BoxShape = BoxShape::new({rows}, {columns}).unwrap();"
        );
    }
    text
}

/// The use that is made of types written by hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Use {
    /// They are named in a function's argument that asks nothing of them.
    Named,
    /// They are judged.
    Judged,
    /// They are judged, and their digits become values.
    Read,
}

/// A crate of full grids as types written by hand.
pub(crate) fn by_hand(sheets: &[Sheet], wanted: Use) -> String {
    let bound = match wanted {
        Use::Named => "Sized",
        Use::Judged | Use::Read => "sudoku_types::Solved",
    };
    let mut text = format!(
        "use sudoku_types::typenum::*;
        use sudoku_types::{{Boxes, Puzzle, Solution}};
        pub const fn shown<Grid: {bound}>() {{}}\n"
    );
    for (i, sheet) in sheets.iter().enumerate() {
        let size = sheet.boxes.size();
        let (rows, columns) = (sheet.boxes.rows(), sheet.boxes.columns());
        let digits =
            list(sheet.rows().map(|row| {
                list(row.chars().map(|digit| {
                    format!("U{}", digit.to_digit(26).expect("a digit of a full grid"))
                }))
            }));
        let _ = writeln!(
            text,
            "type D{i} = {digits};
            type G{i} = Solution<Puzzle<{size}, Boxes<U{rows}, U{columns}>, D{i}>, D{i}>;"
        );
        let _ = match wanted {
            Use::Named | Use::Judged => writeln!(text, "const _: () = shown::<G{i}>();"),
            Use::Read => writeln!(
                text,
                "pub const S{i}: sudoku_types::Grid<{size}> = G{i}::SOLUTION;"
            ),
        };
    }
    text
}

/// A list of types.
fn list(elements: impl DoubleEndedIterator<Item = String>) -> String {
    elements.rfold("ATerm".to_owned(), |rest, first| {
        format!("TArr<{first}, {rest}>")
    })
}

/// A crate with a constant of a million turns of a loop, which does half of what the compiler
/// allows one constant.
pub(crate) fn calibration() -> String {
    "pub const TURNS: u32 = {
        let mut turns = 0;
        while turns < 1_000_000 {
            turns += 1;
        }
        turns
    };"
    .to_owned()
}
