//! Serializes a game as a version, its name, its puzzle, its moves, and the number of those that are not undone.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use super::{Flip, Game};
use crate::grid::Grid;

/// The version of a saved game, which another form would change.
const VERSION: u64 = 1;

/// The number that a saved game begins with.
struct Version;

impl Visitor<'_> for Version {
    type Value = Version;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}, the version of a saved game")
    }

    fn visit_u64<E: Error>(self, version: u64) -> Result<Version, E> {
        match version {
            VERSION => Ok(self),
            _ => Err(E::invalid_value(
                serde::de::Unexpected::Unsigned(version),
                &self,
            )),
        }
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u64(Version)
    }
}

/// Such as `[1, "Monday", "1.....3....4.2..", [[[1, 131]]], 1]`.
impl<const N: usize, const A: usize> Serialize for Game<N, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (moves, done) = (&self.moves, self.done);
        (VERSION, &self.name, self.puzzle(), moves, done).serialize(serializer)
    }
}

/// A version, a name, a puzzle, which is solved, and moves that lead from grid to grid.
impl<'de, const N: usize, const A: usize> Deserialize<'de> for Game<N, A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        type Saved<Puzzle> = (Version, Option<String>, Puzzle, Vec<Vec<Flip>>, usize);
        let (Version, name, puzzle, moves, done) = Saved::<Grid<N, A>>::deserialize(deserializer)?;
        if done > moves.len() {
            return Err(D::Error::custom("there are fewer moves than are done"));
        }
        let mut game = Game::new(&puzzle);
        for flips in &moves {
            for &(cell, bits) in flips {
                if !game.notes.can_flip(cell.into(), bits) {
                    return Err(D::Error::custom("a move does not fit the grid before it"));
                }
                game.notes.flip(cell.into(), bits);
            }
        }
        (game.name, game.done, game.moves) = (name, moves.len(), moves);
        while game.done > done {
            game.undo();
        }
        Ok(game)
    }
}
