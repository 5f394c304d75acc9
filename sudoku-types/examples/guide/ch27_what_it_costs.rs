//! How many questions a judge asks of two grids, and how many of them are new to rustc.

use std::collections::HashSet;
use sudoku_types::sudoku;

type One =
    sudoku! { "..9......6...1.823...8...7...5....4..4....9.1..2..4...2....5.....1..3.6.75.6....2" };
type Other =
    sudoku! { "..5.....34...68.....85...7...391.62.........97...3....6...528....1..6..5...3.1..." };

/// The rows, the columns and the boxes.
fn units(rows: &[[u8; 9]; 9]) -> Vec<[u8; 9]> {
    let mut units = Vec::new();
    for unit in 0..9 {
        units.push(rows[unit]);
        units.push(std::array::from_fn(|cell| rows[cell][unit]));
        units.push(std::array::from_fn(|cell| {
            rows[unit / 3 * 3 + cell / 3][unit % 3 * 3 + cell % 3]
        }));
    }
    units
}

/// A way to judge a unit, by the questions that it asks. A question is the digits that its types have.
trait Judge {
    fn questions(unit: &[u8; 9]) -> Vec<Vec<u8>>;
}

/// `Digit: Different<Other>`, of each pair.
struct Pairs;
impl Judge for Pairs {
    fn questions(unit: &[u8; 9]) -> Vec<Vec<u8>> {
        let pairs = (0..9).flat_map(|one| (one + 1..9).map(move |other| (one, other)));
        pairs
            .map(|(one, other)| vec![unit[one], unit[other]])
            .collect()
    }
}

/// `Digit: DifferentFromAll<Rest>`, if rustc could answer it in one step.
struct DigitAndRest;
impl Judge for DigitAndRest {
    fn questions(unit: &[u8; 9]) -> Vec<Vec<u8>> {
        (0..8).map(|cell| unit[cell..].to_vec()).collect()
    }
}

/// How many questions are asked of each grid, and how many of these were never asked before.
fn count<By: Judge>() -> [(usize, usize); 2] {
    let mut remembered = HashSet::new();
    [One::SOLUTION, Other::SOLUTION].map(|grid| {
        let questions: Vec<_> = units(grid.rows()).iter().flat_map(By::questions).collect();
        let asked = questions.len();
        (
            asked,
            questions
                .into_iter()
                .filter(|new| remembered.insert(new.clone()))
                .count(),
        )
    })
}

fn main() {
    println!("pairs           {:?}", count::<Pairs>());
    println!("digit and rest  {:?}", count::<DigitAndRest>());
    assert_eq!(count::<Pairs>(), [(972, 72), (972, 0)]);
    assert_eq!(count::<DigitAndRest>(), [(216, 207), (216, 198)]);
}
