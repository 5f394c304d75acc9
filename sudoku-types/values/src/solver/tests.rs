//! Tests what the search does inside: its engines take constraints that no puzzle is written with, and it stops at a limit.

pub(super) mod dice;
mod forms;
mod instalments;
pub(crate) mod puzzles;

use super::*;
use puzzles::{NO_SOLUTION, TWELVE};

/// Limits of all kinds: a search stops soon after its limit, and goes on from there.
#[test]
fn a_search_stops_at_its_limit_and_goes_on_from_there() {
    fn count<const N: usize>(givens: &Rows<N>, groups: Groups<'_>, steps: u64) -> (usize, usize) {
        let engine = &Engine::of(&groups, &mut Effort::new(u64::MAX));
        let mut all = Search::new(givens, engine, &mut Effort::new(u64::MAX));
        let (mut solutions, mut stops) = (0, 0);
        loop {
            assert!(stops < 1_000, "{steps}");
            let effort = &mut Effort::new(steps);
            match all.find(engine, effort) {
                Next::Solution => solutions += 1,
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
