// What a solution type can do, and that it weighs nothing.

use sudoku_types::{Solved, SquareGrid, sudoku};
use std::fmt::{Debug, Display};

type Classic = sudoku! {
    5 3 _ | _ 7 _ | _ _ _
    6 _ _ | 1 9 5 | _ _ _
    _ 9 8 | _ _ _ | _ 6 _
    8 _ _ | _ 6 _ | _ _ 3
    4 _ _ | 8 _ 3 | _ _ 1
    7 _ _ | _ 2 _ | _ _ 6
    _ 6 _ | _ _ _ | 2 8 _
    _ _ _ | 4 1 9 | _ _ 5
    _ _ _ | _ 8 _ | _ 7 9
};

const SOLUTION: [[u8; 9]; 9] = [
    [5, 3, 4, 6, 7, 8, 9, 1, 2],
    [6, 7, 2, 1, 9, 5, 3, 4, 8],
    [1, 9, 8, 3, 4, 2, 5, 6, 7],
    [8, 5, 9, 7, 6, 1, 4, 2, 3],
    [4, 2, 6, 8, 5, 3, 7, 9, 1],
    [7, 1, 3, 9, 2, 4, 8, 5, 6],
    [9, 6, 1, 5, 3, 7, 2, 8, 4],
    [2, 8, 7, 4, 1, 9, 6, 3, 5],
    [3, 4, 5, 2, 8, 6, 1, 7, 9],
];

fn publish<S: Solved>(puzzle: S) -> String {
    assert_eq!(<S::Grid as SquareGrid>::SIZE, 9);
    assert_eq!(S::GIVENS.digits().iter().filter(|&&cell| cell == 0).count(), 51);
    format!("{puzzle}")
}

fn all<T: Copy + Clone + Default + Eq + Debug + Display + Send + Sync + 'static>(_: T) {}

fn main() {
    all(Classic::VALUE);
    assert_eq!(std::mem::size_of::<Classic>(), 0);
    assert_eq!(Classic::default(), Classic::VALUE);
    assert_eq!(publish(Classic::VALUE), Classic::SOLUTION.to_string());
    assert_eq!(*Classic::SOLUTION.rows(), SOLUTION);
    assert_eq!(Classic::GIVENS.rows()[0], [5, 3, 0, 0, 7, 0, 0, 0, 0]);
    assert_eq!(
        Classic::GIVENS.to_string().lines().next(),
        Some("+-------+-------+-------+"),
    );
    assert_eq!(
        format!("{:#}", Classic::VALUE).lines().nth(1),
        Some("│ 5 3 4 │ 6 7 8 │ 9 1 2 │"),
    );
    assert!(format!("{:?}", Classic::VALUE).starts_with("Solution { givens: Grid[\"53..7....\", "));
}
