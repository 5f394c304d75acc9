//! Solves grids with every engine that knows their rules: they must agree. And with rules that an engine does not know.

mod climb;
pub(super) mod dice;
mod forms;
pub(super) mod puzzles;

use super::boards::Boards;
use super::constraints::Layout;
use super::engine::Engine;
use super::*;
use crate::grid::Grid;
use dice::Dice;
use puzzles::{NO_SOLUTION, ONE_SOLUTION, TWELVE};
use sudoku_notation::geometry::{Rule, Rules};

const KILLER: &str = "boxes: 2x3; cages: \"aaabbcaddbbceedffceghhfiegghjikkkkjj\", a = 16, b = 13, c = 9, d = 11, e = 10, f = 12, g = 10, h = 13, i = 6, j = 12, k = 14; ....................................";
const BOTH: &str = "regions: \"aaabbbaacddbaccdbbcccddeffffdeffeeee\"; cages: \"a.b.c.aab.cdeafffdg..f.dgghijdg.hiii\", a = 12, b = 3, c = 8, d = 12, e = 5, g = 13, i = 12, j = 6; .........................2.......2..";

/// The verdict of an engine, whatever grids it is made for.
fn verdict<const N: usize>(givens: &Rows<N>, engine: Engine<N>) -> Verdict<N> {
    let effort = &mut Effort::new(u64::MAX);
    let goal = Goal::Unique;
    if matches!(engine, Engine::Constraints(_)) {
        super::verdict::<N, 1>(givens, &engine, goal, effort)
    } else {
        super::verdict::<N, 0>(givens, &engine, goal, effort)
    }
}

/// Asserts that all engines agree: the usual one, boards if the grid is small enough, and constraints. Returns how many
/// solutions they find, up to two.
fn check<const N: usize>(givens: &Rows<N>, groups: Groups<'_>) -> usize {
    let effort = &mut Effort::new(u64::MAX);
    let usual = verdict(givens, Engine::of(&groups, effort));
    let mut others = [None, None];
    if N <= boards::LARGEST {
        let engine = Engine::Boards(Boards::of::<N>(&groups, effort));
        others[0] = Some(verdict(givens, engine));
    }
    let engine = Engine::Constraints(Layout::of(&groups, effort));
    others[1] = Some(verdict(givens, engine));
    for other in others.into_iter().flatten() {
        match (usual, other) {
            (Verdict::Several(..), Verdict::Several(one, other)) => assert_ne!(one, other),
            // One engine may see at once what the other finds by branching.
            (Verdict::None, Verdict::None) => {}
            _ => assert_eq!(usual, other),
        }
    }
    match usual {
        Verdict::Unique(_) => 1,
        Verdict::Several(..) => 2,
        Verdict::None => 0,
        _ => panic!("{usual:?}"),
    }
}

/// A hard puzzle without some of its givens, and with others.
#[test]
fn engines_agree() {
    let groups = Groups::of(BoxShape::new(3, 3).unwrap());
    let mut counts = [0; 3];
    for (row, column) in (0..81).map(|cell| (cell / 9, cell % 9)) {
        for digit in [0, 1, 5] {
            let mut givens = ONE_SOLUTION;
            givens[row][column] = digit;
            counts[check(&givens, groups)] += 1;
        }
    }
    counts[check(&NO_SOLUTION, groups)] += 1;
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
    let twelve = Groups::of(BoxShape::new(3, 4).unwrap());
    assert_eq!(check(&TWELVE, twelve), 1);
}

/// Solutions of each set of rules, with a third of their digits and perhaps a wrong one.
#[test]
fn engines_agree_on_further_rules() {
    fn check_rules<const N: usize>(boxes: BoxShape, counts: &mut [usize; 3]) {
        let dice = &mut Dice::of_round(N as u64);
        for bits in 1..16 {
            let rules = Rule::ALL.into_iter().enumerate();
            let rules = rules.filter(|(bit, _)| bits >> bit & 1 == 1);
            let rules = rules.fold(Rules::NONE, |rules, (_, rule)| rules.and(rule));
            let Ok(groups) = Groups::of(boxes).with(rules) else {
                continue;
            };
            let mut all = Enumeration::new(&[[0; N]; N], groups);
            for _ in 0..4 {
                let effort = &mut Effort::new(SOON);
                let Next::Solution(mut givens) = all.next(effort) else {
                    break;
                };
                for cell in givens.as_flattened_mut() {
                    if dice.below(3) > 0 {
                        *cell = 0;
                    }
                }
                if dice.below(3) == 0 {
                    givens[dice.below(N)][dice.below(N)] = dice.below(N) as u8 + 1;
                }
                counts[check(&givens, groups)] += 1;
            }
        }
    }
    let mut counts = [0; 3];
    check_rules::<4>(BoxShape::new(2, 2).unwrap(), &mut counts);
    check_rules::<6>(BoxShape::new(2, 3).unwrap(), &mut counts);
    check_rules::<9>(BoxShape::new(3, 3).unwrap(), &mut counts);
    assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
}

#[test]
fn engines_agree_on_regions_and_cages() {
    let mut counts = [0; 3];
    for text in [KILLER, BOTH] {
        let grid: Grid<6, 1> = text.parse().expect("a grid");
        let Verdict::Unique(solution) = solve_in(grid.rows(), grid.groups(), Goal::Unique) else {
            panic!("{text}");
        };
        for cell in 0..36 {
            for more in 0..3 {
                // One given more, right or wrong.
                let mut rows = *grid.rows();
                let (row, column) = (cell / 6, cell % 6);
                rows[row][column] = (solution[row][column] - 1 + more) % 6 + 1;
                counts[check(&rows, grid.groups())] += 1;
            }
        }
    }
    assert_eq!(counts, [144, 72, 0]);
}

/// Limits of all kinds: a search stops soon after its limit, and goes on from there.
#[test]
fn a_search_stops_at_its_limit_and_goes_on_from_there() {
    fn count<const N: usize>(givens: &Rows<N>, groups: Groups<'_>, steps: u64) -> (usize, usize) {
        let mut all = Enumeration::new(givens, groups);
        let (mut solutions, mut stops) = (0, 0);
        loop {
            assert!(stops < 1_000, "{steps}");
            let effort = &mut Effort::new(steps);
            match all.next(effort) {
                Next::Solution(_) => solutions += 1,
                Next::Spent => stops += 1,
                Next::End => return (solutions, stops),
            }
            // One node more.
            assert!(effort.steps() < steps.saturating_add(1_500));
        }
    }
    let four = Groups::of(BoxShape::new(2, 2).unwrap());
    let nine = Groups::of(BoxShape::new(3, 3).unwrap());
    let twelve = Groups::of(BoxShape::new(3, 4).unwrap());
    assert_eq!(count(&[[0; 4]; 4], four, u64::MAX), (288, 0));
    // More than to make any node again from the root, or it would never get anywhere.
    for steps in (1_500..2_500).step_by(97) {
        assert_eq!(count(&[[0; 4]; 4], four, steps).0, 288);
        let (solutions, stops) = count(&NO_SOLUTION, nine, steps / 4);
        assert!(solutions == 0 && stops > 0, "{steps}");
        assert_eq!(count(&TWELVE, twelve, 20 * steps).0, 1);
    }
}

/// Branches that were not kept are made again: these squares take more than there is room for.
#[test]
fn a_search_forgets_no_branch() {
    let groups = Groups::of(BoxShape::new(1, 5).unwrap());
    let mut all = Enumeration::new(&[[0; 5]; 5], groups);
    let effort = &mut Effort::new(u64::MAX);
    let solutions = core::iter::from_fn(|| match all.next(effort) {
        Next::Solution(solution) => Some(solution),
        _ => None,
    });
    assert_eq!(solutions.count(), 161_280);
}

/// Blank grids of all shapes, Latin squares among them, are solved within what the compiler allows.
#[test]
fn blank_grids_are_not_too_hard() {
    fn check<const N: usize>() {
        for rows in (1..=N).filter(|rows| N.is_multiple_of(*rows)) {
            let boxes = BoxShape::new(rows, N / rows).unwrap();
            let effort = &mut Effort::new(COMPILER);
            let verdict = solve_within(&[[0; N]; N], Groups::of(boxes), Goal::Unique, effort);
            assert!(matches!(verdict, Verdict::Several(..)), "{boxes}");
        }
    }
    check::<4>();
    check::<9>();
    check::<11>();
    check::<12>();
    check::<16>();
    check::<23>();
    check::<25>();
}
