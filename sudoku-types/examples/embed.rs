//! A small game: its puzzles of several kinds are proven while it is built, and it has notes and hints.
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

use sudoku_types::{Candidates, Proven, sudoku};

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

/// A jigsaw.
type Wednesday = sudoku! {
    regions: "aaabbbbcc", "adabbcccc", "adabbccec", "ddabeeeee", "ddaeeffff", "dddefffif", "gggghhhif", "ggghhiiii", "gghhhhiii";
    "...6....8" "..3......" "..8.21..." "2....4..." ".......8." "..68.73.." "...4....." "..1..6.94" "...39...5"
};

/// A killer.
type Thursday = sudoku! {
    cages: "xxllciirr", "kxlccciir", "kxaaawwwv", "ppqddtnnv", "pfqddtgnv", "pfoootgjv", "ssoeujjjm", "ssheuubmm", "hhheubbbm",
        a = 16, b = 20, c = 13, d = 25, e = 15, f = 4, g = 13, h = 16, i = 23, j = 20, k = 7, l = 19,
        m = 17, n = 15, o = 23, p = 28, q = 7, r = 14, s = 25, t = 7, u = 20, v = 24, w = 14, x = 20;
    "........." "........." "........." "........." "........." "........." "........." "........." "........."
};

/// With diagonals.
type Friday = sudoku! {
    rules: diagonals;
    "...49.6.." "....6..7." ".4.8..9.." ".8.....9." ".3..8...7" "75...6..4" "...248..." "..37.1..9" "........."
};

/// With thermometers: along each, the digits ascend.
type Saturday = sudoku! {
    thermometers: r7c7 r8c8 r7c8, r7c1 r8c2 r9c2, r3c9 r2c8 r2c9, r4c1 r3c1 r2c2, r8c1 r7c2 r6c2 r5c1 r6c1,
        r4c8 r3c8 r4c9, r6c6 r5c5 r4c5;
    ".......3." "6.1..5..." ".....8.5." "..8......" "....81..." ".....2.1." "237.....6" ".8......2" "........."
};

/// The puzzles as the game keeps them: one type for all kinds. In the program they are what is left of the types, arrays.
fn puzzles() -> [Proven<9, 1>; 6] {
    [
        Proven::of::<Monday>().named("Monday").into(),
        Proven::of::<Tuesday>().named("Tuesday").into(),
        Proven::of::<Wednesday>().named("Wednesday, a jigsaw"),
        Proven::of::<Thursday>().named("Thursday, a killer"),
        Proven::of::<Friday>()
            .named("Friday, with diagonals")
            .into(),
        Proven::of::<Saturday>().named("Saturday, with thermometers"),
    ]
}

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
fn put(notes: &mut Candidates<9, 1>, row: usize, column: usize, digit: u8) -> Result<(), String> {
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
fn hint(notes: &mut Candidates<9, 1>, is_taken: bool) -> String {
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

/// Prints a puzzle, with its rules, cages and marks.
fn show(out: &mut impl Write, puzzle: &Proven<9, 1>) -> io::Result<()> {
    let name = puzzle.name().unwrap_or("a puzzle");
    writeln!(out, "{name}: {}\n{:#}", puzzle.grade(), puzzle.givens())
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut lines = io::stdin().lock().lines();
    writeln!(out, "{HOW_TO_PLAY}")?;
    for puzzle in &puzzles() {
        let mut notes = puzzle.givens().candidates();
        show(&mut out, puzzle)?;
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
