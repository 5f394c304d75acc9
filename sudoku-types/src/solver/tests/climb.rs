//! Climbs for the 9 × 9 grids that take the search longest: from grid to grid, each at least as hard as the last one.
//!
//! ```text
//! MINUTES=30 cargo test --release -p sudoku-types --lib -- --ignored --nocapture climb
//! ```
//!
//! People make no such grids, but whoever makes puzzles by chance meets one of a million; and what a climb finds shows
//! how far the worst is from the 1,800,000 steps that a constant may take. Half an hour each found a grid with several
//! solutions that takes 1,150,366 steps, and a grid for a first solution and one without any that take more than that limit:
//!
//! ```text
//! 8.....13.....................9...7161....6..3.76....8..6...........18.9..9....6..
//! 7.....68.6.....9.......8..2..6.......2...9..69.7.......7..........8.72...8...67..
//! ...................2............3.893.....2..958.2..31...1................1...95.
//! ```

extern crate std;

use super::dice::Dice;
use crate::BoxShape;
use crate::solver::{COMPILER, Effort, Goal, Rows, Verdict, solve_within};
use std::string::String;
use std::time::{Duration, Instant};
use sudoku_notation::geometry::Groups;

const BOXES: BoxShape = BoxShape::new(3, 3).unwrap();

/// The number of tries without a harder grid after which a climb begins elsewhere.
const PATIENCE: u32 = 30_000;

/// More than rules take that show at once that there is no solution.
const AT_ONCE: u64 = 2_000;

/// A step down is taken too, if it is no more than this part: so the climb gets across a hollow.
const SLACK: u64 = 20;

/// The kind of grids that a climb goes through.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Solvable,
    Unsolvable,
}

/// The steps that a grid takes; `None` if it is of the other kind.
fn steps(givens: &Rows<9>, kind: Kind, goal: Goal) -> Option<u64> {
    let effort = &mut Effort::new(COMPILER);
    let found = match solve_within(givens, Groups::of(BOXES), goal, effort) {
        Verdict::None => Kind::Unsolvable,
        // Too hard: that is to be seen, whatever it is.
        Verdict::TooHard { .. } => kind,
        _ => Kind::Solvable,
    };
    (found == kind).then(|| effort.steps())
}

/// Moves a given, gives it another digit, adds one or takes one away; and once more in a third of the cases.
fn change(givens: &mut Rows<9>, dice: &mut Dice) {
    loop {
        let givens = givens.as_flattened_mut();
        let (here, there) = (dice.below(81), dice.below(81));
        if dice.below(2) == 0 {
            givens.swap(here, there);
        } else if givens[here] == 0 || dice.below(2) == 0 {
            givens[here] = dice.below(9) as u8 + 1;
        } else {
            givens[here] = 0;
        }
        if dice.below(3) > 0 {
            return;
        }
    }
}

/// Some givens by chance, with solutions or by the last one without any.
fn sparse(kind: Kind, goal: Goal, dice: &mut Dice) -> (Rows<9>, u64) {
    let (mut grid, mut least, mut count, mut tries) = ([[0; 9]; 9], 0, 0, 0);
    loop {
        // Anew, and with another number of givens: there are some that hardly ever go wrong by one more.
        if tries % 1_000 == 0 {
            (grid, least, count) = ([[0; 9]; 9], 14 + dice.below(8), 0);
        }
        tries += 1;
        let mut more = grid;
        let cell = dice.below(81);
        more[cell / 9][cell % 9] = dice.below(9) as u8 + 1;
        if count < least {
            if steps(&more, Kind::Solvable, Goal::First).is_some() {
                (grid, count) = (more, count + 1);
            }
        } else if let Some(steps) = steps(&more, kind, goal).filter(|&steps| steps > AT_ONCE) {
            return (more, steps);
        }
    }
}

fn line(givens: &Rows<9>) -> String {
    let symbols = givens.as_flattened().iter();
    symbols
        .map(|&digit| b".123456789"[digit as usize] as char)
        .collect()
}

/// Climbs for the `MINUTES` of the environment, or for some seconds.
fn climb(kind: Kind, goal: Goal, seed: u64) {
    let minutes = std::env::var("MINUTES").map(|minutes| minutes.parse().unwrap());
    let time = minutes.map_or(Duration::from_secs(5), |minutes: u64| {
        Duration::from_secs(60 * minutes)
    });
    let (start, dice) = (Instant::now(), &mut Dice::of_round(seed));
    let (mut worst, mut worst_steps, mut tries, mut climbs) = ([[0; 9]; 9], 0, 0u64, 0u64);
    while start.elapsed() < time {
        let (mut grid, mut most) = sparse(kind, goal, dice);
        let (mut left, mut best) = (PATIENCE, most);
        climbs += 1;
        while left > 0 && start.elapsed() < time {
            let mut changed = grid;
            change(&mut changed, dice);
            tries += 1;
            left -= 1;
            if let Some(steps) =
                steps(&changed, kind, goal).filter(|&steps| steps + steps / SLACK >= most)
            {
                (grid, most) = (changed, steps);
                if steps > best {
                    (left, best) = (PATIENCE, steps);
                }
                if steps > worst_steps {
                    (worst, worst_steps) = (grid, steps);
                }
            }
        }
    }
    let worst = line(&worst);
    std::println!("{worst}  {worst_steps} steps, the most of {tries} tries in {climbs} climbs");
}

#[test]
#[ignore = "a search that takes as long as it is allowed to"]
fn climb_where_one_solution_is_sought() {
    climb(Kind::Solvable, Goal::First, 1);
}

#[test]
#[ignore = "a search that takes as long as it is allowed to"]
fn climb_where_a_second_solution_is_sought() {
    climb(Kind::Solvable, Goal::Unique, 2);
}

#[test]
#[ignore = "a search that takes as long as it is allowed to"]
fn climb_where_there_is_none() {
    climb(Kind::Unsolvable, Goal::Unique, 3);
}
