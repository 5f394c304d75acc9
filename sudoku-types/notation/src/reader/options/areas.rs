//! Reads regions and cages: a map, and for cages their sums after it: `, a = 3, b = 15`.

use super::map::map;
use super::values::{number, takes, takes_comma};
use super::{Parts, at};
use crate::geometry::{AreaMap, LARGEST, MOST_AREAS, NAMES, place_of_name};
use crate::messages::{Fault, GridError, Located};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;

/// The areas of a map, and the number of rows of the grid.
pub(in crate::reader) type SizedMap = (AreaMap<LARGEST>, usize);

/// Takes a map, and for cages their sums. A region has the size of a row, and a cage is not larger.
pub(super) fn areas(text: &mut Cursor<'_>, option: OptionName) -> Parts<SizedMap> {
    let begin = text.at;
    let ((map, size), mut last) = map(text, option)?;
    let map = &map[..size * size];
    let (mut lengths, mut sums) = ([0; MOST_AREAS], [0; MOST_AREAS]);
    let places = map.iter().filter(|place| **place > 0);
    places.for_each(|place| lengths[usize::from(*place) - 1] += 1);
    for (name, count) in NAMES.iter().zip(lengths) {
        let name = char::from(*name);
        let fault = match option {
            OptionName::Regions if count != size && count > 0 => {
                Fault::Grid(GridError::RegionLength { name, count, size })
            }
            _ if count > size => Fault::LargeCage { name, count, size },
            _ => continue,
        };
        return at(begin, fault);
    }
    while option == OptionName::Cages && takes_comma(text) {
        last = take_sum(text, size, &lengths, &mut sums)?;
    }
    Ok(((AreaMap::by_places(map, &sums, size), size), last))
}

/// Takes `a = 3`, for a cage that has one of these lengths, and returns where the sum is.
fn take_sum(
    text: &mut Cursor<'_>,
    size: usize,
    lengths: &[usize; MOST_AREAS],
    sums: &mut [u16; MOST_AREAS],
) -> Result<usize, Located> {
    let begin = text.at;
    let word = text.word();
    let (&[name], true) = (word.as_bytes(), takes(text, "=")) else {
        return at(begin, Fault::BadValue(OptionName::Cages));
    };
    let name = char::from(name);
    let place = place_of_name(name).filter(|place| lengths[*place] > 0);
    let Some(place) = place else {
        return at(begin, Fault::NoSuchCage(name));
    };
    if sums[place] != 0 {
        return at(begin, Fault::Twice(word.into()));
    }
    let begin = text.at;
    let Some(sum) = number(text).map(|sum| sum as u16) else {
        return at(begin, Fault::BadValue(OptionName::Cages));
    };
    let cells = lengths[place];
    let least = (cells * (cells + 1) / 2) as u16;
    let most = (cells * (2 * size + 1 - cells) / 2) as u16;
    if !(least..=most).contains(&sum) {
        let error = GridError::NoSuchSum {
            name,
            sum,
            cells,
            least,
            most,
        };
        return at(begin, Fault::Grid(error));
    }
    sums[place] = sum;
    Ok(begin)
}
