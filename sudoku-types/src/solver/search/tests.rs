//! Tests that the search reports when it had no room for branches, or no time.

use super::{Found, Goal, search};
use crate::BoxShape;
use crate::solver::effort::Effort;
use crate::solver::packing::Packing;
use crate::solver::puzzles::{NO_SOLUTION, ONE_SOLUTION};
use sudoku_notation::geometry::Groups;

const BOXES: BoxShape = BoxShape::new(3, 3).unwrap();

fn forgets<const W: usize>(packing: Packing) {
    let limit = &mut Effort::new(u64::MAX);
    let none = packing.write::<9, W>(&NO_SOLUTION);
    let found = search::<W, 48, 6>(&mut { none }, &packing, Goal::Unique, limit);
    assert!(matches!(found, Found::None { at_once: false }));
    let found = search::<W, 1, 6>(&mut { none }, &packing, Goal::Unique, limit);
    assert!(matches!(found, Found::Incomplete));

    let one = packing.write::<9, W>(&ONE_SOLUTION);
    let found = search::<W, 48, 6>(&mut { one }, &packing, Goal::Unique, limit);
    assert!(matches!(found, Found::One));
    let found = search::<W, 1, 6>(&mut { one }, &packing, Goal::Unique, limit);
    assert!(matches!(found, Found::Incomplete));
}

#[test]
fn a_search_that_has_forgotten_branches_proves_nothing() {
    forgets::<10>(Packing::new(&Groups::of(BOXES)));
    forgets::<32>(Packing::general(&Groups::of(BOXES)));
}

fn stops<const W: usize>(packing: Packing) {
    let words = packing.write::<9, W>(&ONE_SOLUTION);
    let full = &mut Effort::new(u64::MAX);
    search::<W, 48, 6>(&mut { words }, &packing, Goal::Unique, full);
    // The last turn is counted, and not asked about.
    let all = full.steps() - 100;
    for limit in (0..all).step_by(97) {
        let effort = &mut Effort::new(limit);
        let found = search::<W, 48, 6>(&mut { words }, &packing, Goal::Unique, effort);
        assert!(matches!(found, Found::Spent), "{limit}");
        // A node more, or one round of all bands.
        assert!(
            effort.steps() < limit + 1_200,
            "{limit}: {}",
            effort.steps()
        );
    }
}

#[test]
fn a_search_stops_at_its_limit() {
    stops::<10>(Packing::new(&Groups::of(BOXES)));
    stops::<32>(Packing::general(&Groups::of(BOXES)));
}
