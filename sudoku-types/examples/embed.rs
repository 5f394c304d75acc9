//! A small game: its puzzles of several kinds are proven while it is built, and it has notes, hints, undo and redo.
//!
//! The build refuses a puzzle with two clashing givens, without a solution or with several; so the
//! game has nothing to check before it shows one.
//!
//! ```text
//! cargo run --example embed
//! `1 3 4` puts 4 into row 1, column 3 (0 erases it), `note 1 3 4` adds or removes a note; `fill` and `clear` notes, `undo`, `redo`, `hint`, `take` (what the hint says), `next`, `quit`
//! > hint
//! ```

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::num::NonZero;

use sudoku_types::{Game, Proven, sudoku};

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

const HOW_TO_PLAY: &str = "`1 3 4` puts 4 into row 1, column 3 (0 erases it), `note 1 3 4` adds or removes a note; `fill` and `clear` notes, `undo`, `redo`, `hint`, `take` (what the hint says), `next`, `quit`";

/// Makes a move, and returns what to print.
fn play(game: &mut Game<9, 1>, line: &str) -> Result<String, Box<dyn Error>> {
    // As a player counts, from 1.
    let place = |word: &str| {
        word.parse::<NonZero<usize>>()
            .map(|number| number.get() - 1)
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["hint"] => {
            let hint = game.hint()?;
            return Ok(hint.map_or(NO_STEP.to_owned(), |step| step.to_string()));
        }
        ["take"] => match game.hint()? {
            None => return Ok(NO_STEP.to_owned()),
            Some(step) => game.apply(&step),
        },
        ["fill"] => game.fill_notes(),
        ["clear"] => game.clear_notes(),
        ["undo"] if game.undo() => {}
        ["redo"] if game.redo() => {}
        ["note", row, column, digit] => {
            game.toggle((place(row)?, place(column)?), digit.parse()?)?;
        }
        [row, column, digit] => {
            game.place((place(row)?, place(column)?), digit.parse()?)?;
            if let Some(clash) = game.grid().conflicts().next() {
                return Ok(format!("{:#}\n{clash}", game.notes()));
            }
        }
        _ => return Ok(HOW_TO_PLAY.to_owned()),
    }
    Ok(format!("{:#}", game.notes()))
}

const NO_STEP: &str = "nothing simple follows here";

/// Prints a puzzle, with its rules, cages and marks.
fn show(out: &mut impl Write, puzzle: &Proven<9, 1>) -> io::Result<()> {
    let name = puzzle.name().unwrap_or("a puzzle");
    writeln!(out, "{name}: {}\n{:#}", puzzle.grade(), puzzle.givens())
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut lines = io::stdin().lock().lines();
    writeln!(out, "{HOW_TO_PLAY}")?;
    for puzzle in puzzles() {
        show(&mut out, &puzzle)?;
        let mut game = Game::from(puzzle);
        while !game.is_solved() {
            write!(out, "> ")?;
            out.flush()?;
            match lines.next().transpose()?.as_deref() {
                Some("next") => break,
                None | Some("quit") => return Ok(()),
                Some(line) => match play(&mut game, line) {
                    Ok(answer) => writeln!(out, "{answer}")?,
                    Err(error) => writeln!(out, "{error}")?,
                },
            }
        }
        if game.is_solved() {
            writeln!(out, "solved!")?;
        }
    }
    Ok(())
}
