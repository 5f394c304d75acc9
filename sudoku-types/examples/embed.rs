//! A small game: its puzzles are proven while it is built, and it has notes and hints.
//!
//! The build refuses a puzzle with two clashing givens, without a solution or with several; so the
//! game has nothing to check before it shows one.
//!
//! ```text
//! cargo run --example embed
//! `1 3 4` puts 4 into row 1, column 3 (0 takes it back), `note 1 3 4` adds or removes a candidate; `notes`, `hint`, `take` (what the hint says), `next`, `quit`
//! > hint
//! ```

use std::io::{self, BufRead, Write};
use std::str::FromStr;

use sudoku_types::{Candidates, Grid, sudoku};

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

/// The puzzles as the game keeps them. In the program they are what is left of the types: arrays.
const PUZZLES: [(&str, Grid<9>); 2] = [("Monday", Monday::GIVENS), ("Tuesday", Tuesday::GIVENS)];

const HOW_TO_PLAY: &str = "`1 3 4` puts 4 into row 1, column 3 (0 takes it back), `note 1 3 4` adds or removes a candidate; `notes`, `hint`, `take` (what the hint says), `next`, `quit`";

/// A command of the player. Rows and columns are counted from 0.
enum Order {
    Put(usize, usize, u8),
    Note(usize, usize, u8),
    Notes,
    Hint,
    Take,
    Next,
    Quit,
}

impl FromStr for Order {
    type Err = &'static str;

    fn from_str(line: &str) -> Result<Order, Self::Err> {
        let words: Vec<&str> = line.split_whitespace().collect();
        // As a player counts, from 1.
        let place = |word: &str| word.parse::<usize>().ok()?.checked_sub(1);
        let order = match words[..] {
            ["notes"] => Some(Order::Notes),
            ["hint"] => Some(Order::Hint),
            ["take"] => Some(Order::Take),
            ["next"] => Some(Order::Next),
            ["quit"] => Some(Order::Quit),
            ["note", row, column, digit] => (|| {
                Some(Order::Note(
                    place(row)?,
                    place(column)?,
                    digit.parse().ok()?,
                ))
            })(),
            [row, column, digit] => {
                (|| Some(Order::Put(place(row)?, place(column)?, digit.parse().ok()?)))()
            }
            _ => None,
        };
        order.ok_or(HOW_TO_PLAY)
    }
}

/// Puts a digit into a cell, unless it clashes with another.
fn put(notes: &mut Candidates<9>, row: usize, column: usize, digit: u8) -> Result<(), String> {
    let mut after = *notes;
    let put = after.place(row, column, digit);
    put.map_err(|error| error.to_string())?;
    match after.grid().conflicts().next() {
        Some(conflict) => Err(conflict.to_string()),
        None => {
            *notes = after;
            Ok(())
        }
    }
}

/// Says what a player may look at next, and takes that step if it is wanted.
fn hint(notes: &mut Candidates<9>, is_taken: bool) -> String {
    match notes.hint() {
        Err(mistake) => mistake.to_string(),
        Ok(None) => "nothing simple follows here".to_owned(),
        Ok(Some(step)) => {
            if !is_taken {
                return step.to_string();
            }
            notes.apply(&step);
            format!("{step}\n{notes:#}")
        }
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut lines = io::stdin().lock().lines();
    writeln!(out, "{HOW_TO_PLAY}")?;
    for (name, puzzle) in &PUZZLES {
        let mut notes = puzzle.candidates();
        writeln!(out, "{name}\n{puzzle:#}")?;
        while !notes.grid().is_solved() {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = lines.next().transpose()? else {
                return writeln!(out);
            };
            let answer = match line.parse() {
                Ok(Order::Put(row, column, digit)) => match put(&mut notes, row, column, digit) {
                    Ok(()) => format!("{:#}", notes.grid()),
                    Err(reason) => reason,
                },
                Ok(Order::Note(row, column, digit)) => match notes.toggle(row, column, digit) {
                    Ok(_) => format!("{notes:#}"),
                    Err(error) => error.to_string(),
                },
                Ok(Order::Notes) => format!("{notes:#}"),
                Ok(Order::Hint) => hint(&mut notes, false),
                Ok(Order::Take) => hint(&mut notes, true),
                Ok(Order::Next) => break,
                Ok(Order::Quit) => return Ok(()),
                Err(how_to_play) => how_to_play.to_owned(),
            };
            writeln!(out, "{answer}")?;
        }
        if notes.grid().is_solved() {
            writeln!(out, "solved!")?;
        }
    }
    Ok(())
}
