//! Draws SVG: an X-wing, with the cells in which it is seen and what goes because of it; or a generated puzzle of some
//! kind, with digits of a player.
//!
//! ```text
//! cargo run --example picture > x-wing.svg
//! cargo run --example picture killer > killer.svg    # or `diagonals`, `jigsaw`, `marks`, `rules`, `windows`
//! ```

use std::env;
use std::error::Error;

use sudoku_types::{Generate, Grid, Mark, Rule, Rules, Technique, grid};

const PUZZLE: Grid<9> = grid! {
    _ _ 9 | 3 _ _ | _ _ 5
    _ 2 7 | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ 1
    ------+-------+------
    _ _ 3 | _ 5 _ | _ _ 2
    _ 5 _ | _ _ _ | 6 _ _
    _ _ _ | 8 _ 1 | _ 4 _
    ------+-------+------
    _ _ 5 | 4 8 9 | 1 _ _
    _ 3 _ | 1 _ 2 | _ _ _
    8 7 _ | 6 _ _ | _ _ _
};

/// The X-wing, and the candidates before it.
fn x_wing() -> String {
    let mut steps = PUZZLE.steps();
    loop {
        let before = steps.candidates();
        let step = steps.next().expect("an X-wing is needed");
        if step.technique() == Technique::XWing {
            return before.picture().with_step(&step).to_string();
        }
    }
}

/// A puzzle, when a player has found every third digit, and candidates.
fn puzzle<const N: usize>(wishes: Generate<N, 1>) -> Result<String, Box<dyn Error>> {
    let puzzle = wishes.puzzle(1)?;
    let solution = puzzle.solve().unwrap();
    let mut notes = puzzle.candidates();
    for cell in puzzle.blanks().step_by(3) {
        notes.place(cell, solution[cell])?;
    }
    Ok(notes.picture().to_string())
}

/// A generator of grids of six or nine rows with these rules.
fn with<const N: usize>(rules: &[Rule]) -> Result<Generate<N, 1>, Box<dyn Error>> {
    let rules = rules.iter().fold(Rules::NONE, |all, rule| all.and(*rule));
    Ok(Generate::like(&Grid::blank().with_rules(rules)?.into()))
}

/// Draws a picture of a kind, without one the X-wing.
pub(crate) fn draw(kind: Option<&str>) -> Result<String, Box<dyn Error>> {
    Ok(match kind {
        None => x_wing(),
        Some("killer") => puzzle(with::<6>(&[Rule::Diagonals])?.cages(2, 4))?,
        Some("jigsaw") => puzzle(Generate::<9, 1>::new().regions())?,
        Some("marks") => puzzle(
            Generate::<9, 1>::new()
                .marks(Mark::Thermometers, 3, 3, 5)
                .marks(Mark::Consecutive, 3, 2, 2)
                .marks(Mark::Doubles, 3, 2, 2)
                .marks(Mark::Renbans, 1, 3, 4)
                .marks(Mark::Palindromes, 1, 3, 4)
                .marks(Mark::Sums, 2, 2, 3)
                .marks(Mark::Arrows, 2, 3, 4)
                .marks(Mark::Even, 2, 1, 1)
                .marks(Mark::Odd, 2, 1, 1),
        )?,
        Some("diagonals") => puzzle(with::<9>(&[Rule::Diagonals])?)?,
        Some("windows") => puzzle(with::<9>(&[Rule::Windows])?)?,
        Some("rules") => puzzle(with::<9>(&[Rule::AntiKnight, Rule::AntiKing])?)?,
        Some(kind) => return Err(format!("there is no picture `{kind}`").into()),
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", draw(env::args().nth(1).as_deref())?);
    Ok(())
}
