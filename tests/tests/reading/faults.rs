//! Tests that a text with exactly one fault is never read as another grid, and that no puzzle of a file is lost.

use sudoku_tests::Dice;
use sudoku_tests::notations::{Digits, Notation, SHAPES, any_grid, notations};
use sudoku_types::Puzzles;

use super::{Read, parse, play, puzzle};

/// A grid, its notation, and what else has to be chosen.
struct Case {
    shape: (usize, usize),
    notation: Notation,
    blank: &'static str,
    line_end: &'static str,
}

type Rows = Vec<Vec<u8>>;

impl Case {
    fn any(dice: &mut Dice, all: &[Notation]) -> Case {
        let notation = all[dice.below(all.len())];
        let shapes = match notation.digits {
            Digits::Letters => &SHAPES[..4],
            Digits::TwoFigures => &SHAPES[4..],
            _ => &SHAPES,
        };
        // Most are small, because they are more quickly read.
        let [one, other] = [0; 2].map(|_| dice.below(shapes.len()));
        let shape = shapes[one.min(other)];
        Case {
            shape,
            notation,
            blank: notation.any_blank(dice),
            line_end: ["\n", "\n", "\r\n", "\r"][dice.below(4)],
        }
    }

    fn size(&self) -> usize {
        self.shape.0 * self.shape.1
    }

    /// A grid that can be written so.
    fn grid(&self, dice: &mut Dice) -> Rows {
        loop {
            let grid = any_grid(dice, self.size());
            if self.notation.allows(&grid, self.blank) {
                return grid;
            }
        }
    }

    fn write(&self, grid: &[Vec<u8>]) -> String {
        let text = self.notation.write(grid, self.shape, self.blank);
        text.replace('\n', self.line_end)
    }
}

/// The fault of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    /// A cell is lost.
    Fewer,
    /// A cell is written twice, or a blank more.
    More,
    /// A row is lost.
    RowLost,
    /// A row is written twice.
    RowTwice,
    /// A cell is in another row.
    Moved,
}

/// Exactly one fault that shows: in a notation that marks no rows, one that changes the number of cells.
fn spoil(dice: &mut Dice, grid: &mut Vec<Vec<u8>>, marks_rows: bool) -> Wrong {
    use Wrong::{Fewer, More, Moved, RowLost, RowTwice};
    let size = grid.len();
    let all = [Fewer, More, RowLost, RowTwice, Moved];
    let wrong = all[dice.below(4 + usize::from(marks_rows))];
    let [row, column] = [(); 2].map(|()| dice.below(size));
    match wrong {
        Fewer => _ = grid[row].remove(column),
        More => {
            let cell = [0, grid[row][column]][dice.below(2)];
            grid[row].insert(column, cell);
        }
        RowLost => _ = grid.remove(row),
        RowTwice => grid.insert(row, grid[row].clone()),
        Moved => {
            let cell = grid[row].remove(column);
            let to = (row + 1 + dice.below(size - 1)) % size;
            grid[to].insert(column, cell);
        }
    }
    wrong
}

fn right(games: u64) {
    let all = notations();
    play(games, |dice| {
        let case = Case::any(dice, &all);
        let grid = case.grid(dice);
        let text = case.write(&grid);
        let read = parse(&text, case.size());
        (read != Read::Grid(grid.concat())).then(|| format!("{read:?}\n{text}"))
    });
}

fn wrong(games: u64) {
    let all = notations();
    play(games, |dice| {
        let case = Case::any(dice, &all);
        let mut grid = case.grid(dice);
        let wrong = spoil(dice, &mut grid, case.notation.marks_rows());
        let text = case.write(&grid);
        // Another size that the reader is asked for must not make it find a grid either.
        let other = [4, 9, 16][dice.below(3)];
        let sizes = [case.size(), other];
        let sizes = &sizes[..1 + usize::from(dice.below(8) == 0)];
        let mut read = sizes.iter().map(|size| parse(&text, *size));
        let grid = read.find(|read| !matches!(read, Read::Error(_)));
        grid.map(|grid| format!("{wrong:?} {grid:?}\n{text}"))
    });
}

/// A file of three to five puzzles with blanks in one notation, and what its puzzles are, with a fault in one of them.
fn file(
    dice: &mut Dice,
    all: &[Notation],
    is_spoilt: bool,
) -> Option<(String, Vec<Option<Rows>>, Wrong)> {
    let case = Case::any(dice, all);
    let is_line = case.notation.is_line();
    let count = 3 + dice.below(3);
    let spoilt = dice.below(count);
    let mut wrong = Wrong::Fewer;
    let (mut text, mut meant) = (String::new(), Vec::new());
    let (between, name) = match is_line {
        true => (
            ["\n", "\n\n", "\n# next\n"][dice.below(3)],
            ["", " easy", ",easy, 1.2", " # by hand", "\t1.2"][dice.below(5)],
        ),
        false => (["\n\n", "\n\nGrid 2\n", "\n\n# next\n"][dice.below(3)], ""),
    };
    for index in 0..count {
        // A full grid beside puzzles with blanks is perhaps a solution.
        let mut grid = loop {
            let grid = case.grid(dice);
            if grid.concat().contains(&0) {
                break grid;
            }
        };
        let mut is_right = true;
        if is_spoilt && index == spoilt {
            let right = grid.clone();
            wrong = spoil(dice, &mut grid, case.notation.marks_rows());
            is_right = right == grid;
        }
        text += &case.write(&grid);
        text += name;
        text += &between.replace('\n', case.line_end);
        meant.push(is_right.then_some(grid));
    }
    // Lines of 16 characters may be 4×4 grids, and a line of nothing but `-` is a border.
    let are_16 =
        case.size() == 16 && matches!(case.notation.digits, Digits::Characters | Digits::Letters);
    let is_blank = |grid: &Rows| case.blank == "-" && grid.concat().iter().all(|digit| *digit == 0);
    let is_clear = (is_line || !are_16) && !meant.iter().flatten().any(is_blank);
    is_clear.then_some((text, meant, wrong))
}

fn files(games: u64) {
    let of_files = |notation: &Notation| notation.is_line() || notation.is_block();
    let all: Vec<_> = notations().into_iter().filter(of_files).collect();
    play(games, |dice| {
        let is_spoilt = dice.below(5) > 0;
        let (text, meant, wrong) = file(dice, &all, is_spoilt)?;
        let size = meant.iter().flatten().next().expect("two are right").len();
        let found: Vec<_> = Puzzles::of(&text).map(|one| puzzle(one, size)).collect();
        let is_as_meant = |(found, meant): (&Read, &Option<Rows>)| match (found, meant) {
            (Read::Grid(digits), Some(grid)) => *digits == grid.concat(),
            (Read::Error(_), None) => true,
            _ => false,
        };
        let is_right = found.len() == meant.len() && found.iter().zip(&meant).all(is_as_meant);
        let shown = found.iter().map(|found| match found {
            Read::Error(error) => error,
            _ => "a grid",
        });
        let shown = || shown.clone().collect::<Vec<_>>().join("\n");
        (!is_right).then(|| format!("{wrong:?}\n{text}\n{}", shown()))
    });
}

#[test]
fn right_texts() {
    right(300);
}

#[test]
fn texts_with_one_fault() {
    wrong(250);
}

#[test]
fn puzzles_of_files() {
    files(40);
}

#[test]
#[ignore = "some seconds"]
fn many_right_texts() {
    right(6_000);
}

#[test]
#[ignore = "some seconds"]
fn many_texts_with_one_fault() {
    wrong(5_000);
}

#[test]
#[ignore = "some seconds"]
fn many_files() {
    files(1_000);
}
