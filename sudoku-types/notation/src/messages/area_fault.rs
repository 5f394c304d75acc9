//! The faults of regions and cages in a text, and the sentence for each.

use core::fmt;

use super::NumberOf;
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
