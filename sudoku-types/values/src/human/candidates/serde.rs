//! Serializes sets of digits as lists, and candidates as the puzzle, the grid with the digits so far, and the sets of
//! all cells.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use super::{Candidates, DigitSet};
use crate::grid::Grid;

/// Such as `[2, 5]`.
impl Serialize for DigitSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list of digits, 1 to 25, each once.
impl<'de> Deserialize<'de> for DigitSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = DigitSet::EMPTY;
        deserializer.deserialize_seq(Each(|digit| set.insert(digit), PhantomData))?;
        Ok(set)
    }
}

/// The sets of all cells, row by row.
struct Cells<const N: usize>([[DigitSet; N]; N]);

impl<const N: usize> Serialize for Cells<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.as_flattened())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Cells<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut rows = [[DigitSet::EMPTY; N]; N];
        let mut cells = rows.as_flattened_mut().iter_mut();
        let put = |set: DigitSet| {
            let cell = cells.next();
            cell.map(|cell| *cell = set).is_some() && set.is_subset(DigitSet::all(N))
        };
        deserializer.deserialize_seq(Each(put, PhantomData))?;
        match cells.next() {
            Some(_) => Err(D::Error::custom("there are fewer sets than cells")),
            None => Ok(Cells(rows)),
        }
    }
}

impl<const N: usize, const A: usize> Serialize for Candidates<N, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.givens, self.grid(), Cells(self.cells)).serialize(serializer)
    }
}

/// Two grids that differ in digits alone, of which the second has all digits of the first, and sets that have no other
/// digit where the second grid has one.
impl<'de, const N: usize, const A: usize> Deserialize<'de> for Candidates<N, A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (givens, grid, Cells(cells)) =
            <(Grid<N, A>, Grid<N, A>, _)>::deserialize(deserializer)?;
        let notes = Candidates::new(&givens, *grid.rows(), cells);
        if notes.grid() != grid {
            return Err(D::Error::custom(
                "the two grids differ in more than their digits",
            ));
        }
        if givens.givens().any(|(cell, digit)| grid[cell] != digit) {
            return Err(D::Error::custom("the digits are not those of the puzzle"));
        }
        // A digit that clashes is not even a candidate of its own cell.
        let contradict = |&(cell, digit): &_| !notes.at(cell).is_subset(DigitSet::one(digit));
        match grid.givens().find(contradict) {
            Some((cell, _)) => Err(D::Error::custom(format_args!(
                "{cell} has a digit, and other candidates"
            ))),
            None => Ok(notes),
        }
    }
}

/// Reads a list, and gives each item to a function, which returns false if the item is wrong.
struct Each<T, F>(F, PhantomData<T>);

impl<'de, T: Deserialize<'de>, F: FnMut(T) -> bool> Visitor<'de> for Each<T, F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<S: SeqAccess<'de>>(mut self, mut items: S) -> Result<(), S::Error> {
        while let Some(item) = items.next_element()? {
            if !self.0(item) {
                return Err(S::Error::custom(
                    "there is no place for this item of the list",
                ));
            }
        }
        Ok(())
    }
}
