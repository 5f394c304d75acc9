//! Options among other things: a file in which nothing is said to be wrong has puzzles with all its options.

use super::play;
use sudoku_tests::Dice;
use sudoku_types::{Grid, Puzzles};

const OPTIONS: [&str; 9] = [
    "even: r1c3;",
    "thermometers: r1c2 r1c3;",
    "rules: diagonals;",
    "boxes: 2x2;",
    "cages: \"aa.. .... .... ....\", a = 4;",
    "regions: \"aabb aabb ccdd ccdd\";",
    "sums: 4 r1c1 r1c2,\n 3 r2c1 r3c1;",
    "odd: r1c1,\nr1c2;",
    "arrows: r1c2 r1c1\n r2c3;",
];

/// Headings, comments, and what makes no sense.
const OTHERS: [&str; 25] = [
    "easy",
    "easy:",
    "Puzzle 1",
    "Puzzle 1:",
    "Title: x",
    "# note",
    "// note",
    "/* x */",
    "|",
    "---",
    "\"",
    "[",
    "{",
    "r1c1",
    "->",
    ",",
    ";",
    "rules",
    "evens: r1c1;",
    "Rules: diagonals",
    "1",
    "12",
    "....",
    "1...",
    "\t",
];

const BETWEEN: [&str; 7] = ["\n", "\n", "\n\n", " ", ", ", ": ", "; "];

const GRID: &str = "1.....3....4.2..";

const GRIDS: [&str; 5] = [
    GRID,
    "\"1.....3....4.2..\"",
    "1... ..3. ...4 .2..",
    "1...\n..3.\n...4\n.2..",
    "1,0,0,0\n0,0,3,0\n0,0,0,4\n0,2,0,0",
];

/// One of these, and what is between it and the next. A comment goes to the end of its line.
fn add(text: &mut String, some: &[&str], dice: &mut Dice) {
    let part = some[dice.below(some.len())];
    *text += part;
    *text += match part.contains("note") {
        true => "\n",
        false => BETWEEN[dice.below(BETWEEN.len())],
    };
}

fn games(games: u64) {
    play(games, |dice| {
        let (mut text, mut options) = (String::new(), String::new());
        for _ in 0..1 + dice.below(4) {
            if dice.below(2) == 0 {
                add(&mut text, &OTHERS, dice);
                continue;
            }
            let option = OPTIONS[dice.below(OPTIONS.len())];
            options = options + option + " ";
            add(&mut text, &[option], dice);
        }
        text += GRIDS[dice.below(GRIDS.len())];
        match dice.below(3) {
            0 => {}
            1 => {
                text += " ";
                add(&mut text, &OTHERS, dice);
            }
            _ => text = text + "\n\n" + GRIDS[dice.below(GRIDS.len())],
        }
        let grids: Result<Vec<Grid<4, 1>>, _> = Puzzles::of(&text).map(Grid::try_from).collect();
        let grids = grids.ok()?;
        let wanted = format!("{options}{GRID}").parse();
        let is_right = match (grids.first(), &wanted) {
            (Some(first), Ok(wanted)) => first == wanted,
            _ => false,
        };
        let found: Vec<_> = grids
            .iter()
            .map(|grid| format!("{:#}", grid.line()))
            .collect();
        (!is_right && !options.is_empty()).then(|| format!("{text}\n{found:#?}"))
    });
}

#[test]
fn options_among_others() {
    games(400);
}

#[test]
#[ignore = "some seconds"]
fn many_options_among_others() {
    games(10_000);
}
