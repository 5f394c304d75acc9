//! A tiny game: its puzzles are proven while it is built, moves are checked while it runs.
//!
//! The build refuses a puzzle with two clashing givens, without a solution or with several; so the
//! game has nothing to check before it shows one, and carries the solutions without a solver.
//!
//! ```text
//! cargo run --example embed
//! type a row, a column and a digit, such as `1 3 4` (0 takes a digit back), or `hint`, `next`, `quit`
//! > hint
//! ```

use std::io::{self, BufRead, Write};
use std::str::FromStr;

use sudoku_types::{Cell, Grid, sudoku};

type Monday = sudoku! {
    5 3 _ | _ 7 _ | _ _ _
    6 _ _ | 1 9 5 | _ _ _
    _ 9 8 | _ _ _ | _ 6 _
    ------+-------+------
    8 _ _ | _ 6 _ | _ _ 3
    4 _ _ | 8 _ 3 | _ _ 1
    7 _ _ | _ 2 _ | _ _ 6
    ------+-------+------
    _ 6 _ | _ _ _ | 2 8 _
    _ _ _ | 4 1 9 | _ _ 5
    _ _ _ | _ 8 _ | _ 7 9
};

/// A few moves from its end.
type Tuesday = sudoku! {
    _ 3 4 | 6 7 8 | 9 1 2
    6 7 2 | 1 9 5 | 3 4 8
    1 9 8 | 3 _ 2 | 5 6 7
    ------+-------+------
    8 5 9 | 7 6 1 | 4 2 3
    4 2 6 | 8 5 3 | 7 9 1
    7 1 3 | 9 2 4 | 8 5 6
    ------+-------+------
    9 6 1 | 5 3 7 | 2 8 4
    2 8 7 | 4 1 9 | 6 3 5
    3 4 5 | 2 8 6 | 1 7 _
};

/// A puzzle as the game keeps it. In the program it is what is left of the types: two arrays.
struct Puzzle {
    name: &'static str,
    givens: Grid<9>,
    solution: Grid<9>,
}

const PUZZLES: [Puzzle; 2] = [
    Puzzle {
        name: "Monday",
        givens: Monday::GIVENS,
        solution: Monday::SOLUTION,
    },
    Puzzle {
        name: "Tuesday",
        givens: Tuesday::GIVENS,
        solution: Tuesday::SOLUTION,
    },
];

const HOW_TO_PLAY: &str = "type a row, a column and a digit, such as `1 3 4` (0 takes a digit back), or `hint`, `next`, `quit`";

/// What a player can say.
enum Order {
    Put(Cell, u8),
    Hint,
    Next,
    Quit,
}

impl FromStr for Order {
    type Err = &'static str;

    fn from_str(line: &str) -> Result<Order, Self::Err> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["hint"] => Ok(Order::Hint),
            ["next"] => Ok(Order::Next),
            ["quit"] => Ok(Order::Quit),
            [row, column, digit] => {
                // As a player counts, from 1.
                let place = |word: &str| word.parse::<usize>().ok()?.checked_sub(1);
                match (place(row), place(column), digit.parse()) {
                    (Some(row), Some(column), Ok(digit)) => {
                        Ok(Order::Put(Cell { row, column }, digit))
                    }
                    _ => Err("a move is a row, a column and a digit, each from 1 to 9"),
                }
            }
            _ => Err(HOW_TO_PLAY),
        }
    }
}

/// Puts a digit into a cell that was blank, if it clashes with no other, or says why not.
fn put(puzzle: &Puzzle, grid: &mut Grid<9>, cell: Cell, digit: u8) -> Result<(), String> {
    let mut after = *grid;
    let put = after.set(cell.row, cell.column, digit);
    put.map_err(|error| error.to_string())?;
    if puzzle.givens.get(cell.row, cell.column) != Some(0) {
        return Err(format!("{cell} is given"));
    }
    if let Some(conflict) = after.conflicts().next() {
        return Err(conflict.to_string());
    }
    *grid = after;
    Ok(())
}

/// What a player may look at next.
fn hint(puzzle: &Puzzle, grid: &Grid<9>) -> String {
    // Steps from a wrong digit lead nowhere.
    let wrong = grid
        .givens()
        .find(|&(Cell { row, column }, digit)| puzzle.solution.get(row, column) != Some(digit));
    match (wrong, grid.hint()) {
        (Some((cell, digit)), _) => format!("{cell} is not {digit}"),
        (None, Some(step)) => step.to_string(),
        (None, None) => "nothing simple follows here".to_owned(),
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut lines = io::stdin().lock().lines();
    writeln!(out, "{HOW_TO_PLAY}")?;
    for puzzle in &PUZZLES {
        let mut grid = puzzle.givens;
        writeln!(out, "{}\n{grid:#}", puzzle.name)?;
        while !grid.is_solved() {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = lines.next().transpose()? else {
                return writeln!(out);
            };
            match line.parse() {
                Ok(Order::Put(cell, digit)) => match put(puzzle, &mut grid, cell, digit) {
                    Ok(()) => writeln!(out, "{grid:#}")?,
                    Err(reason) => writeln!(out, "{reason}")?,
                },
                Ok(Order::Hint) => writeln!(out, "{}", hint(puzzle, &grid))?,
                Ok(Order::Next) => break,
                Ok(Order::Quit) => return Ok(()),
                Err(reason) => writeln!(out, "{reason}")?,
            }
        }
        if grid.is_solved() {
            writeln!(out, "solved!")?;
        }
    }
    Ok(())
}
