//! Tests grids as values: printed grids are read back, errors of reading have the right place, and
//! conflicts are those of a walk over all units, in the words of the compile errors.

mod any;
mod conflicts;
mod data;
mod drawn;
mod forms;
mod lines;
mod pictures;
mod refused;

/// A grid as people write it, and in one line.
pub(crate) const DRAWN: &str = "\
5 3 _ | _ 7 _ | _ _ _
6 _ _ | 1 9 5 | _ _ _
_ 9 8 | _ _ _ | _ 6 _
------+-------+------
8 _ _ | _ 6 _ | _ _ 3
4 _ _ | 8 _ 3 | _ _ 1
7 _ _ | _ 2 _ | _ _ 6
------+-------+------
_ 6 _ | _ _ _ | 2 8 _
_ _ _ | 4 1 9 | _ _ 5
_ _ _ | _ 8 _ | _ 7 9";

pub(crate) const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
