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
    width: usize,
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
            width: 1 + dice.below(2 * shape.0 * shape.1),
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
        let text = self
            .notation
            .write(grid, self.shape, self.blank, self.width);
        text.replace('\n', self.line_end)
    }

    /// A full grid, where a plain line of `-` is as long as a row of blanks: with a row twice, it may be read as another
    /// one. The reader does not find that.
    fn is_known_limit(&self, spoilt: &[Vec<u8>], wrong: Wrong) -> bool {
        let is_full = !spoilt.concat().contains(&0);
        self.notation.has_plain_lines() && is_full && wrong == Wrong::RowTwice
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
        if case.is_known_limit(&grid, wrong) {
            return None;
        }
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
    let mut is_beyond = false;
    for index in 0..count {
        // A full grid beside puzzles with blanks is perhaps a solution.
        let mut grid = loop {
            let grid = case.grid(dice);
            if grid.concat().contains(&0) {
                break grid;
            }
        };
        is_beyond |= grid.iter().flatten().any(|digit| *digit > 4);
        let mut is_right = true;
        if is_spoilt && index == spoilt {
            let right = grid.clone();
            wrong = spoil(dice, &mut grid, case.notation.marks_rows());
            if case.is_known_limit(&grid, wrong) {
                return None;
            }
            is_right = right == grid;
            // At the top of a file, `--------------- easy` is a heading if it is not a whole grid.
            let is_blank = case.blank == "-" && !grid.concat().iter().any(|digit| *digit > 0);
            if is_line && index == 0 && is_blank && !name.is_empty() {
                return None;
            }
        }
        text += &case.write(&grid);
        text += name;
        text += &between.replace('\n', case.line_end);
        meant.push(is_right.then_some(grid));
    }
    // Lines of 16 cells without a greater symbol may be 4×4 grids.
    (is_line || case.size() != 16 || is_beyond).then_some((text, meant, wrong))
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
        // If the first puzzle is wrong, so may be the kind of the file: other puzzles are errors too, and none is another.
        let mut rest = meant.iter().flatten();
        let is_meant = |found: &Read| match found {
            Read::Grid(digits) => rest.any(|grid| *digits == grid.concat()),
            // A row of sixteen blanks is a grid on one line, and then the rows after it are errors.
            Read::OtherSize | Read::Error(_) => true,
        };
        let is_right = match meant[0] {
            None => {
                found.iter().any(|found| matches!(found, Read::Error(_)))
                    && found.iter().all(is_meant)
            }
            Some(_) => found.len() == meant.len() && found.iter().zip(&meant).all(is_as_meant),
        };
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
