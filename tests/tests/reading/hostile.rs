//! Tests that no text makes the reader panic, and that a text without a grid is an error.

use sudoku_tests::Dice;
use sudoku_tests::notations::{Notation, SHAPES, any_grid, notations};
use sudoku_types::{Grid, Puzzles};

use super::play;

/// The parts of texts.
const PARTS: [&str; 64] = [
    "5",
    "_",
    ".",
    "-",
    "0",
    "x",
    "X",
    "·",
    "•",
    "*",
    "?",
    "+",
    ",",
    ";",
    "/",
    "//",
    "#",
    "\"",
    "'",
    "\\",
    "|",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "=",
    ":",
    "\n",
    "\n\n",
    "\r",
    "\t",
    " ",
    "  ",
    "\u{2028}",
    "\u{c}",
    "a",
    "B",
    "G",
    "12",
    "u8",
    "1.....3....4.2..",
    "1 2 3 4\n",
    "1...\n..3.\n...4\n.2..",
    "boxes: 2x2;",
    "symbols: \"",
    "rules: diagonals;",
    "regions: \"1122",
    "cages: \"aabb\", a = 3;",
    "solution",
    "Grid 1\n",
    "Title: #1;",
    "---+---",
    "*---*",
    "┼",
    "│",
    "♠",
    "\u{fe0f}",
    "\u{0}",
    "board = [[",
    "https://",
    "{\"a\": ",
    "--",
];

fn any_text(dice: &mut Dice, all: &[Notation]) -> String {
    let mut text = String::new();
    if dice.below(2) == 0 {
        let notation = all[dice.below(all.len())];
        let shape = SHAPES[dice.below(5)];
        let grid = any_grid(dice, shape.0 * shape.1);
        let blank = notation.any_blank(dice);
        // Letters and numbers of two figures have sizes of their own.
        if notation.allows(&grid, blank) {
            text = notation.write(&grid, shape, blank);
        }
    }
    for _ in 0..1 + dice.below(if text.is_empty() { 40 } else { 4 }) {
        let mut at = dice.below(text.len() + 1);
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        match dice.below(4) {
            0 if at < text.len() => _ = text.remove(at),
            _ => text.insert_str(at, PARTS[dice.below(PARTS.len())]),
        }
    }
    text
}

fn hostile(games: u64) {
    let all = notations();
    play(games, |dice| {
        let text = any_text(dice, &all);
        let read = || {
            _ = text.parse::<Grid<9, 1>>();
            Puzzles::of(&text).all(|puzzle| {
                _ = puzzle.solution();
                // What is not a grid has an error, and then no size.
                puzzle.size() != Some(0)
            })
        };
        let is_right = std::panic::catch_unwind(read).unwrap_or(false);
        (!is_right).then(|| format!("{text:?}"))
    });
}

#[test]
fn hostile_texts() {
    hostile(120);
}

#[test]
#[ignore = "some seconds"]
fn many_hostile_texts() {
    hostile(5_000);
}
