//! The same options given by the caller, in the text and in a line above it are the same puzzle, or the same error.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::play;
use sudoku_tests::Dice;
use sudoku_tests::marks::MARKS;
use sudoku_types::{Grid, Puzzles};

const GRID: &str = "......4......3..";

/// Options with values that are not lines.
const OTHERS: [&str; 8] = [
    "boxes: 2x2;",
    "boxes: 1x4;",
    "symbols: 1..=4;",
    "rules: diagonals;",
    "rules: anti_king, non_consecutive;",
    "cages: \"aab. ..b. ccc. ....\", a = 4, c = 7;",
    "regions: \"aaab cabb ccdb cddd\";",
    "regions: \"....\n.aa.\n.aa.\n....\";",
];

/// Returns cells that touch, each apart or as a range.
fn cells(dice: &mut Dice) -> String {
    let [row, column] = [(); 2].map(|()| 1 + dice.below(4));
    match dice.below(4) {
        0 => format!("r{row}c{column}"),
        1 => format!("r{row}c{}-{}", column.min(3), column.min(3) + 1),
        2 => format!("r{}-{}c{column}", row.min(2), row.min(2) + 2),
        _ => {
            let (row, column) = (row.min(3), column.min(3));
            format!("r{row}c{column} r{}c{}", row + 1, column + dice.below(2))
        }
    }
}

fn lines(dice: &mut Dice, name: &str, has_number: bool) -> String {
    let count = 1 + dice.below(2);
    let line = |_| {
        let number = has_number.then(|| format!("{} ", 1 + dice.below(8)));
        number.unwrap_or_default() + &cells(dice)
    };
    let lines: Vec<String> = (0..count).map(line).collect();
    format!("{name}: {};", lines.join(", "))
}

fn option(dice: &mut Dice) -> String {
    let numbered = ["cages", "sums", "differences", "ratios", "whispers"];
    match dice.below(6) {
        0 => OTHERS[dice.below(OTHERS.len())].to_owned(),
        1 | 2 => {
            let name = numbered[dice.below(5)];
            lines(dice, name, true)
        }
        3 => {
            let marks = ["consecutive", "doubles", "sums"];
            let some = marks.into_iter().filter(|_| dice.below(2) == 0);
            format!("all_drawn: {};", some.collect::<Vec<_>>().join(", "))
        }
        4 => lines(dice, "region_sums", false),
        _ => {
            let [mark, ..] = MARKS[dice.below(MARKS.len())];
            let has_number = dice.below(5) == 0 || numbered.contains(&mark);
            lines(dice, mark, has_number)
        }
    }
}

/// Returns the puzzle of a text with options of the caller, or its error.
fn read(text: &str, options: &str) -> Result<Grid<4, 1>, String> {
    let mut puzzles = Puzzles::with(text, options).map_err(|error| error.message())?;
    let first = puzzles.next().expect("a puzzle");
    let grid = Grid::try_from(first).map_err(|error| error.message());
    assert!(
        grid.is_err() || puzzles.next().is_none(),
        "{options}\n{text}"
    );
    grid
}

fn games(games: u64) {
    let right = AtomicUsize::new(0);
    play(games, |dice| {
        let mut all: Vec<String> = Vec::new();
        for _ in 0..1 + dice.below(3) {
            let option = option(dice);
            let name = |option: &str| option.split(':').next().map(str::to_owned);
            if all.iter().all(|other| name(other) != name(&option)) {
                all.push(option);
            }
        }
        let (callers, own) = all.split_at(dice.below(all.len() + 1));
        let [all, callers, own] = [&all, callers, own].map(|some| some.join(" "));
        let by_caller = read(GRID, &all);
        right.fetch_add(by_caller.is_ok().into(), Ordering::Relaxed);
        let others = [
            read(&format!("{all} {GRID}"), ""),
            read(&format!("{all}\n{GRID}"), ""),
            read(&format!("{own} {GRID}"), &callers),
            read(&format!("{own}\n\n{GRID}"), &callers),
            format!("{all} {GRID}")
                .parse()
                .map_err(|error: sudoku_types::ParseError| error.message()),
        ];
        let other = others.iter().find(|other| **other != by_caller)?;
        Some(format!("{all}\n{callers}\n{by_caller:?}\n{other:?}"))
    });
    assert!(right.into_inner() as u64 > games / 10);
}

#[test]
fn options_of_the_caller() {
    games(1_000);
}

#[test]
#[ignore = "some seconds"]
fn many_options_of_the_caller() {
    games(30_000);
}

/// Cages with the number that the reader itself uses for marks that are all drawn.
#[test]
fn a_cage_beside_marks_that_are_all_drawn() {
    let options = "all_drawn: sums; cages: 4 r1c1-2;";
    let by_caller = read(GRID, options).expect("a puzzle");
    assert_eq!(
        by_caller.line().to_string(),
        read(&format!("{options} {GRID}"), "")
            .expect("a puzzle")
            .line()
            .to_string()
    );
    assert!(format!("{:#}", by_caller.line()).contains("cages: 4 r1c1 r1c2"));
}
