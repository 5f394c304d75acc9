//! The faults of regions and cages in a text, and the sentence for each.

use core::fmt;

use super::{NumberOf, Shown};
use crate::options::OptionName;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AreaFault {
    /// This character names no area.
    NoAreaName { option: OptionName, character: char },
    /// A map has not as many cells as a grid.
    MapCount {
        option: OptionName,
        count: usize,
        nearest: usize,
    },
    /// A row of a map, counted from 0, is too short or too long.
    MapRow {
        row: usize,
        count: usize,
        size: usize,
    },
    /// There is a `;` between the rows of a map.
    MapSemicolon,
    /// This is a name, and no map.
    MapName(Shown),
    /// A region has more cells than a row, or fewer.
    RegionLength {
        name: char,
        count: usize,
        size: usize,
    },
    /// A cage has more cells than there are digits.
    LargeCage {
        name: char,
        count: usize,
        size: usize,
    },
    /// A sum is given for a cage that the map does not have.
    NoSuchCage(char),
    /// The sum of a cage is given a second time.
    SumTwice(char),
    /// This is no number.
    NoSum(Shown),
    /// No digits make this sum.
    NoSuchSum {
        name: char,
        sum: usize,
        cells: usize,
        least: usize,
        most: usize,
    },
    /// There are regions, and boxes.
    RegionsAndBoxes,
    /// There are regions or cages, and no room for them.
    NoRoom { size: usize },
}

impl fmt::Display for AreaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            AreaFault::NoAreaName { option, character } => write!(
                f,
                "`{}` names no area: write a letter or figure for each cell{}",
                character.escape_debug(),
                if option.is(OptionName::Cages) {
                    ", or `.` for no cage"
                } else {
                    ""
                },
            ),
            AreaFault::MapCount {
                option,
                count,
                nearest,
            } => write!(
                f,
                "the map of `{option}` has {}, {nearest} × {nearest} would be {}",
                NumberOf(count, "cell"),
                nearest * nearest
            ),
            AreaFault::MapRow { row, count, size } => write!(
                f,
                "row {} of this map has {}, expected {size}",
                row + 1,
                NumberOf(count, "cell")
            ),
            AreaFault::MapSemicolon => f.write_str(
                "between the rows of a map there are commas or nothing, and a `;` behind the last: write `,` here",
            ),
            AreaFault::MapName(name) => write!(
                f,
                "`{name}` is no map, and is not taken for what it may stand for: write the map itself, in quotes"
            ),
            AreaFault::RegionLength { name, count, size } => write!(
                f,
                "region {name:?} has {}, expected {size}, as many as a row",
                NumberOf(count, "cell")
            ),
            AreaFault::LargeCage { name, count, size } => write!(
                f,
                "cage {name:?} has {}: its digits differ, and there are {size}",
                NumberOf(count, "cell")
            ),
            AreaFault::NoSuchCage(name) => write!(f, "there is no cage {name:?} in the map"),
            AreaFault::SumTwice(name) => write!(f, "the sum of cage {name:?} is given twice"),
            AreaFault::NoSum(text) => write!(
                f,
                "`{text}` is no sum: write it in figures alone, for example `a = 3`"
            ),
            AreaFault::NoSuchSum {
                name,
                sum,
                cells,
                least,
                most,
            } => {
                let cells = NumberOf(cells, "cell");
                write!(f, "cage {name:?} of {cells} cannot have ")?;
                match sum {
                    // It is written with more figures than were read.
                    usize::MAX => f.write_str("so large a sum")?,
                    _ => write!(f, "the sum {sum}")?,
                }
                write!(f, ": expected {least}")?;
                if most > least {
                    write!(f, " to {most}")?;
                }
                Ok(())
            }
            AreaFault::RegionsAndBoxes => {
                f.write_str("regions stand in the place of boxes: remove one of the two options")
            }
            AreaFault::NoRoom { size } => write!(
                f,
                "this grid has regions or cages: read it as a `Grid<{size}, 1>`, which has room for them"
            ),
        }
    }
}
