//! Tests what is watched against the machine: the number of states that it makes, each of which follows from the one before.

extern crate std;

use super::{Choice, Law, Settled, Start, State, Turn, Watched};
use crate::puzzle::lines::{Cage, RC, Region, Thermometers};
use crate::puzzle::rules::{AntiKing, AntiKnight, Diagonals, NonConsecutive};
use crate::puzzle::{Blank, Boxes, Puzzle};
use crate::type_solver::planes::machine::{Findings, Machine};
use crate::type_solver::{Advice, NoAdvice, Try, Unique};
use std::vec::Vec;
use typenum::{U1, U2, U3, U4, U5, U6, tarr};

type Rows = [[u32; 25]; 25];

/// A list of rows, with a letter for each digit, and `_` for a blank.
macro_rules! rows {
    (@_) => { Blank };
    (@a) => { U1 };
    (@b) => { U2 };
    (@c) => { U3 };
    (@d) => { U4 };
    (@e) => { U5 };
    (@f) => { U6 };
    ($([$($cell:tt)*])*) => { tarr![$(tarr![$(rows!(@$cell)),*]),*] };
}

/// Returns the number of steps that the machine takes from a state.
fn steps<M: Machine>() -> usize {
    match M::End::SOLUTIONS {
        Some(_) => 0,
        None => 1 + steps::<M::Step>(),
    }
}

/// A search that was watched.
#[derive(Default)]
struct Watching {
    states: Vec<State>,
    /// The planes without the candidate on which the machine has branched, of each branch that waits.
    waiting: Vec<Rows>,
    /// The laws that removed a candidate.
    laws: Vec<Law>,
    choices: Vec<Choice>,
    dead: usize,
    found: usize,
}

/// Checks the states of the search for all solutions of a puzzle.
fn watch<P, A: Advice>() -> Watching
where
    P: Watched<Unique, A> + Start<Unique, A, State: Machine>,
{
    let mut seen = Watching::default();
    P::STATES.each(&mut |state| seen.states.push(*state));
    assert_eq!(seen.states.len(), steps::<P::State>());
    let mut expected = seen.states[0].planes;
    let mut is_taken = false;
    for state in seen.states.clone() {
        assert_eq!(state.waiting, seen.waiting.len());
        let planes = state.planes;
        // What follows from the removed candidate of a branch that has waited is not watched.
        if is_taken {
            assert!(is_within(&planes, &expected), "{state:?}");
        } else {
            assert_eq!(planes, expected);
        }
        is_taken = matches!(state.next, Turn::Dead | Turn::Solution);
        expected = seen.after(&state, P::SOLUTIONS);
    }
    assert_eq!(seen.found, P::SOLUTIONS.len());
    seen
}

impl Watching {
    /// Returns the planes after a state; more of them, if a branch is taken that has waited.
    fn after(&mut self, state: &State, solutions: &[[[u8; 25]; 25]]) -> Rows {
        let planes = &state.planes;
        match state.next {
            Turn::Sweep(settled) => self.settled(planes, settled),
            Turn::Between(removed, settled) => {
                let mut left = *planes;
                removed.each(&mut |law, without| {
                    assert!(is_within(without, planes));
                    for (left, without) in left.iter_mut().flatten().zip(without.iter().flatten()) {
                        *left &= without;
                    }
                    self.laws.push(law);
                });
                assert_eq!(left, from(settled));
                self.settled(&left, settled)
            }
            Turn::Branch {
                without,
                choice,
                placed,
            } => {
                self.choices.push(choice);
                assert!(is_within(without, planes));
                assert_eq!(candidates(without) + 1, candidates(planes));
                self.waiting.push(*without);
                // The candidate that is removed in one branch is the only one of its row in the other.
                let placed_rows = from(placed);
                let mut changed = 0;
                for digit in 0..25 {
                    for row in 0..25 {
                        let candidate = planes[digit][row] & !without[digit][row];
                        let is_row = candidate > 0;
                        changed += usize::from(is_row);
                        let expected = if is_row {
                            candidate
                        } else {
                            planes[digit][row]
                        };
                        assert_eq!(placed_rows[digit][row], expected);
                    }
                }
                assert_eq!(changed, 1);
                self.settled(planes, placed)
            }
            Turn::Dead => {
                assert!(contradicts(state));
                self.dead += 1;
                self.waiting.pop().unwrap_or_default()
            }
            Turn::Solution => {
                for (row, digits) in solutions[self.found][..state.size].iter().enumerate() {
                    for (column, digit) in digits[..state.size].iter().enumerate() {
                        assert_eq!(planes[usize::from(*digit) - 1][row], 1 << column);
                    }
                }
                self.found += 1;
                self.waiting.pop().unwrap_or_default()
            }
            Turn::Nothing => Rows::default(),
        }
    }

    /// Returns the planes after the laws, and notes those that removed something.
    fn settled(&mut self, planes: &Rows, settled: &Settled) -> Rows {
        let (mut after, mut digit) = (Rows::default(), 0);
        settled.each(&mut |rows, rounds| {
            let mut now = *rows;
            assert!(is_subset(rows, &planes[digit]));
            rounds.each(&mut |law, rows| {
                assert!(is_subset(rows, &now), "{law:?}");
                if now != *rows {
                    self.laws.push(law);
                }
                now = *rows;
            });
            after[digit] = now;
            digit += 1;
        });
        after
    }
}

/// Returns the planes before the rounds of the laws.
fn from(settled: &Settled) -> Rows {
    let (mut planes, mut digit) = (Rows::default(), 0);
    settled.each(&mut |rows, _| {
        planes[digit] = *rows;
        digit += 1;
    });
    planes
}

fn is_subset(some: &[u32; 25], all: &[u32; 25]) -> bool {
    some.iter().zip(all).all(|(some, all)| some & !all == 0)
}

fn is_within(some: &Rows, all: &Rows) -> bool {
    some.iter().zip(all).all(|(some, all)| is_subset(some, all))
}

fn candidates(planes: &Rows) -> u32 {
    planes.iter().flatten().map(|row| row.count_ones()).sum()
}

/// Returns true if a digit has no place in a row, or a cell no digit, or if two digits have only the same cell.
fn contradicts(state: &State) -> bool {
    let (size, planes) = (state.size, &state.planes[..state.size]);
    let has_no_place = planes.iter().any(|plane| plane[..size].contains(&0));
    let cells = (0..size).any(|row| {
        let rows = planes.iter().map(|plane| plane[row]);
        let any = rows.clone().fold(0, |cells, row| cells | row);
        let placed = rows.filter(|row| row.count_ones() == 1);
        let (_, twice) = placed.fold((0, 0), |(once, twice), row| {
            (once | row, twice | once & row)
        });
        any != (1 << size) - 1 || twice > 0
    });
    has_no_place || cells
}

type Small<R, G> = Puzzle<4, R, G>;
type Square = Boxes<U2, U2>;

#[test]
fn two_solutions() {
    type TwoOfMany = Small<Square, rows! { [a _ _ _] [_ _ _ b] [_ _ _ _] [d c _ _] }>;
    let seen = watch::<TwoOfMany, NoAdvice>();
    assert_eq!((seen.found, &*seen.choices), (2, &[Choice::TwoInCell][..]));
    assert!(seen.laws.contains(&Law::RowsInBoxes) && seen.laws.contains(&Law::Columns));
    // Row 1, column 4 may be 3 or 4. A 2 in row 1, column 1, is not a candidate.
    let seen = watch::<TwoOfMany, Try<tarr![U3, U1, U4], Try<tarr![U2, U1, U1]>>>();
    assert_eq!((seen.found, &*seen.choices), (2, &[Choice::Advised][..]));
    let seen = watch::<TwoOfMany, Try<tarr![U2, U1, U1]>>();
    assert_eq!(seen.choices, [Choice::TwoInCell]);
}

#[test]
fn no_solution() {
    let seen =
        watch::<Small<Square, rows! { [a b c _] [_ _ _ _] [_ _ _ d] [_ _ _ _] }>, NoAdvice>();
    assert_eq!((seen.found, seen.dead), (0, 1));
}

/// Every law is seen to remove something.
#[test]
fn laws() {
    fn see<P: Watched<Unique, NoAdvice> + Start<Unique, NoAdvice, State: Machine>>(laws: &[Law]) {
        let seen = watch::<P, NoAdvice>().laws;
        assert!(laws.iter().all(|law| seen.contains(law)), "{seen:?}");
    }
    type Few = rows! { [_ a _ _] [_ _ _ _] [_ _ _ _] [_ _ b _] };
    type Lines = Boxes<U1, U4>;
    type A = Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<2, 1>]>;
    type B = Region<tarr![RC<1, 4>, RC<2, 4>, RC<3, 4>, RC<4, 4>]>;
    type C = Region<tarr![RC<2, 2>, RC<2, 3>, RC<3, 2>, RC<3, 3>]>;
    type D = Region<tarr![RC<3, 1>, RC<4, 1>, RC<4, 2>, RC<4, 3>]>;
    see::<Small<tarr![Square, Diagonals], Few>>(&[Law::Units]);
    see::<Small<tarr![Lines, A, B, D], Few>>(&[Law::Units]);
    see::<Small<tarr![Lines, A, B, C, D], Few>>(&[Law::RowsInRegions, Law::ColumnsInRegions]);
    see::<Small<tarr![Lines, A, B, C, D, NonConsecutive, AntiKnight], Few>>(&[Law::MovesToNext]);

    type Five = Cage<tarr![RC<1, 1>, RC<1, 2>], U5>;
    type Pair = Cage<tarr![RC<1, 4>, RC<2, 4>]>;
    type Six = Cage<tarr![RC<3, 2>, RC<3, 3>, RC<4, 2>], U6>;
    type Rising = Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]>;
    type Empty = rows! { [_ _ _ _] [_ _ _ _] [_ _ _ _] [_ _ _ _] };
    see::<Small<tarr![Square, Five, Pair, Six], Empty>>(&[Law::Links]);
    see::<Small<tarr![Square, AntiKing, Rising], Empty>>(&[Law::Moves, Law::Links]);
}

/// Boxes that are too large for tuples are units.
#[test]
fn wide_boxes() {
    type Six = Puzzle<
        6,
        Boxes<U1, U6>,
        rows! {
            [_ _ c d e f] [_ _ d c f e] [c d e f a b] [d c f e b a] [e f a b c d] [f e b a d c]
        },
    >;
    assert_eq!(watch::<Six, NoAdvice>().found, 2);
}

/// Branches without a solution, each with one that has waited.
#[test]
fn dead_branches() {
    type Six = Puzzle<
        6,
        Boxes<U2, U3>,
        rows! {
            [e _ _ _ _ _] [_ a _ _ f _] [_ _ _ _ e _] [c _ _ b _ _] [_ _ d _ _ _] [_ _ a c _ _]
        },
    >;
    let seen = watch::<Six, NoAdvice>();
    assert_eq!((seen.found, seen.dead), (1, 2));
    assert_eq!(seen.choices, [Choice::TwoInCell; 2]);
}
