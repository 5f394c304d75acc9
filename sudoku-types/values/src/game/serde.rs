//! Serializes a game as its puzzle, its solution if that is known, its moves, and the number of those that are not undone.

use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::{Flip, Game};
use crate::grid::Grid;
use crate::human::Candidates;
use sudoku_notation::geometry::Frame;

/// Such as `["1.....3....4.2..", "134224313…", [[[1, 131]]], 1]`.
impl<const N: usize, const A: usize> Serialize for Game<N, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let puzzle = self.puzzle();
        // Of a solution the digits are enough, without cages and marks.
        let alone = |digits| Grid::<N>::new(digits, Frame::of(puzzle.boxes()), *puzzle.symbols());
        let solution = self.solution.map(alone);
        (puzzle, solution, &self.moves, self.done).serialize(serializer)
    }
}

/// A puzzle, the digits of a solution, and moves that lead from grid to grid.
impl<'de, const N: usize, const A: usize> Deserialize<'de> for Game<N, A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (puzzle, solution, moves, done) =
            <(Grid<N, A>, Option<Grid<N>>, Vec<Vec<Flip>>, usize)>::deserialize(deserializer)?;
        let solution = solution.map(|solution| *solution.rows());
        if let Some(digits) = solution {
            let solution = puzzle.with(digits);
            let is_kept = |(cell, digit)| solution[cell] == digit;
            if !solution.is_solved() || !puzzle.givens().all(is_kept) {
                return Err(D::Error::custom(
                    "the second grid is not a solution of the first",
                ));
            }
        }
        if done > moves.len() {
            return Err(D::Error::custom("there are fewer moves than are done"));
        }
        let mut game = Game::begun(solution, Candidates::empty(&puzzle));
        for flips in &moves {
            for &(cell, bits) in flips {
                if !game.notes.can_flip(cell.into(), bits) {
                    return Err(D::Error::custom("a move does not fit the grid before it"));
                }
                game.notes.flip(cell.into(), bits);
            }
        }
        (game.done, game.moves) = (moves.len(), moves);
        while game.done > done {
            game.undo();
        }
        Ok(game)
    }
}
