//! Draws SVG: an X-wing, with the cells in which it is seen and what goes because of it; or a generated puzzle of some
//! kind, after the first steps of a player.
//!
//! ```text
//! cargo run --example picture > x-wing.svg
//! cargo run --example picture killer > killer.svg    # or `diagonals`, `jigsaw`, `rules`, `windows`
//! ```

use std::env;
use std::error::Error;

use sudoku_types::{Generate, Grid, Rule, Rules, Technique, grid};

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

/// A puzzle that a person can solve, with the digits that the first steps place and the candidates that they leave.
fn puzzle<const N: usize>(wishes: Generate<N, 1>) -> Result<String, Box<dyn Error>> {
    let puzzle = wishes
        .grade(Technique::NakedSingle, Technique::Chain)
        .puzzle(1)?;
    let mut notes = puzzle.candidates();
    while notes.grid().blanks().count() > N * N / 2
        && let Some(step) = notes.hint()?
    {
        notes.apply(&step);
    }
    Ok(notes.picture().to_string())
}

/// A generator of grids of six or nine rows with these rules.
fn with<const N: usize>(rules: &[Rule]) -> Result<Generate<N, 1>, Box<dyn Error>> {
    let rules = rules.iter().fold(Rules::NONE, |all, rule| all.and(*rule));
    Ok(Generate::like(&Grid::blank().with_rules(rules)?.into()))
}

fn main() -> Result<(), Box<dyn Error>> {
    let picture = match env::args().nth(1).as_deref() {
        None => x_wing(),
        Some("killer") => puzzle(with::<6>(&[Rule::Diagonals])?.cages(2, 4))?,
        Some("jigsaw") => puzzle(Generate::<9, 1>::new().regions())?,
        Some("diagonals") => puzzle(with::<9>(&[Rule::Diagonals])?)?,
        Some("windows") => puzzle(with::<9>(&[Rule::Windows])?)?,
        Some("rules") => puzzle(with::<9>(&[Rule::AntiKnight, Rule::AntiKing])?)?,
        Some(kind) => return Err(format!("there is no picture `{kind}`").into()),
    };
    println!("{picture}");
    Ok(())
}
