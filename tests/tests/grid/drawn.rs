//! Pictures beside the documentation, and the one in characters of the README, are those that the example draws.

use sudoku_types::{Grid, Technique};

#[path = "../../../sudoku-types/examples/picture.rs"]
#[allow(dead_code)] // its `main`
mod example;

#[test]
fn pictures() {
    for (kind, kept) in [
        (
            None,
            include_str!("../../../sudoku-types/examples/x-wing.svg"),
        ),
        picture!("diagonals"),
        picture!("jigsaw"),
        picture!("killer"),
        picture!("marks"),
        picture!("rules"),
        picture!("windows"),
    ] {
        let drawn = example::draw(kind).expect("a kind of picture");
        assert_eq!(format!("{drawn}\n"), kept, "{kind:?}");
    }
}

/// A kind of picture, and the one that is kept.
macro_rules! picture {
    ($kind:literal) => {
        (
            Some($kind),
            include_str!(concat!(
                "../../../sudoku-types/examples/pictures/",
                $kind,
                ".svg"
            )),
        )
    };
}
use picture;

/// The README draws the same step in characters: the cells that can be 6, those of the X-wing in brackets, and an `x`
/// where 6 goes.
#[test]
fn picture_in_characters() {
    let example = include_str!("../../../sudoku-types/examples/picture.rs");
    let (_, from_grid) = example.split_once("grid! {").expect("a grid");
    let (puzzle, _) = from_grid.split_once('}').expect("its end");
    let puzzle = Grid::<9>::parse(puzzle).expect("the grid of the example");
    let mut steps = puzzle.steps();
    let (before, step) = loop {
        let before = steps.candidates();
        let step = steps.next().expect("an X-wing is needed");
        if step.technique() == Technique::XWing {
            break (before, step);
        }
    };
    let drawn = before.cells().map(|(cell, digits)| {
        let place = match digits.contains(6) {
            true if step.cells().any(|seen| seen == cell) => "[6]",
            true if step.lost().any(|(other, _)| other == cell) => " x ",
            true => " 6 ",
            false => " . ",
        };
        match (cell.row, cell.column) {
            (_, 2 | 5) => format!("{place}|"),
            (2 | 5, 8) => format!("{}\n{}\n", place.trim_end(), ["---------"; 3].join("+")),
            (_, 8) => format!("{}\n", place.trim_end()),
            _ => place.to_owned(),
        }
    });
    let readme = include_str!("../../../README.md");
    let shown = format!("{step}\n\n{}", drawn.collect::<String>());
    assert!(readme.contains(&shown), "{shown}");
}
