//! Tests the counts of solutions of grids, and the iterator over them.

use crate::{grid, shape};
use sudoku_tests::cells;
use sudoku_types::Solutions;

/// The number of Latin squares and of Sudoku grids is known.
#[test]
fn counts_blank_grids() {
    fn count<const N: usize>(rows: usize, columns: usize) -> u64 {
        grid([[0; N]; N], shape(rows, columns)).count_solutions_up_to(u64::MAX)
    }
    assert_eq!(count::<1>(1, 1), 1);
    assert_eq!(count::<2>(1, 2), 2);
    assert_eq!(count::<3>(3, 1), 12);
    assert_eq!(count::<4>(1, 4), 576);
    assert_eq!(count::<4>(2, 2), 288);
    assert_eq!(count::<5>(1, 5), 161_280);
}

/// Of the 28,200,960 grids of 6 × 6, one in 6! begins with this row.
#[test]
fn counts_beyond_the_branches_kept() {
    let mut rows = [[0; 6]; 6];
    rows[0] = [1, 2, 3, 4, 5, 6];
    let givens = grid(rows, shape(2, 3));
    assert_eq!(givens.count_solutions_up_to(u64::MAX), 28_200_960 / 720);
}

/// No solution, which is seen after some hundred nodes: a search for it, or for an image of it, may go back to its root.
pub(crate) const GOES_BACK: &str =
    ".7..35.8.4.....9...5..8..7..3..7..5.7....1......6.........2....3.7....2..2....5.8";

#[test]
fn counts_where_a_search_goes_back_to_its_root() {
    let givens = grid(cells::<9>(GOES_BACK), shape(3, 3));
    assert_eq!(givens.count_solutions_up_to(100), 0);
}

/// The iterator can be copied at any point, and ends for good.
#[test]
fn solutions_go_on_from_where_they_stand() {
    let givens = grid([[0; 4]; 4], shape(2, 2));
    let mut solutions = givens.solutions();
    let first: Vec<_> = solutions.by_ref().take(100).collect();
    let rest: Vec<_> = solutions.clone().collect();
    assert_eq!(first.len() + rest.len(), 288);
    assert!(givens.solutions().eq(first.into_iter().chain(rest)));
    assert_eq!(solutions.by_ref().count(), 188);
    assert_eq!(solutions.next(), None);
}

/// A state that fits the stack of a small machine.
#[test]
fn solutions_are_small() {
    let sizes = [
        size_of::<Solutions<9>>(),
        size_of::<Solutions<16>>(),
        size_of::<Solutions<25>>(),
    ];
    let most = [69_200, 155_000, 358_000];
    assert!(
        sizes.iter().zip(&most).all(|(size, most)| size <= most),
        "{sizes:?}"
    );
}
