//! Serializes a grid as a string: its line, with the options that `parse` needs to read it back.

use core::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use super::Grid;

/// Writes the `{:#}` of [`Grid::line`], which has options for unusual boxes and symbols.
impl<const N: usize, const A: usize> Serialize for Grid<N, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:#}", self.line()))
    }
}

/// Reads a string in any form that [`Grid::parse`] reads.
impl<'de, const N: usize, const A: usize> Deserialize<'de> for Grid<N, A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(GridVisitor)
    }
}

struct GridVisitor<const N: usize, const A: usize>;

impl<const N: usize, const A: usize> Visitor<'_> for GridVisitor<N, A> {
    type Value = Grid<N, A>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a string with a {N}×{N} grid")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Grid<N, A>, E> {
        Grid::parse(text).map_err(E::custom)
    }
}
