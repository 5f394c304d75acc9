//! Reads regions and cages: a map, and for cages their sums after it: `, a = 3, b = 15`.

use super::map::map;
use super::values::{number, takes, takes_comma};
use crate::geometry::{AreaMap, LARGEST, MOST_AREAS, NAMES, place_of_name};
use crate::messages::Fault;
use crate::options::OptionName;
use crate::reader::cursor::Cursor;

/// The areas of a map, and the number of rows of the grid.
pub(in crate::reader) type SizedMap = (AreaMap<LARGEST>, usize);

/// Takes a map, and for cages their sums. A region has the size of a row, and a cage is not larger.
pub(super) fn areas(text: &mut Cursor<'_>, option: OptionName) -> Result<SizedMap, Fault> {
    let at = text.at;
    let (map, size) = map(text, option)?;
    let map = &map[..size * size];
    let (mut lengths, mut sums) = ([0; MOST_AREAS], [0; MOST_AREAS]);
    let places = map.iter().filter(|place| **place > 0);
    places.for_each(|place| lengths[usize::from(*place) - 1] += 1);
    for (name, count) in NAMES.iter().zip(lengths) {
        let name = char::from(*name);
        let fault = match option {
            OptionName::Regions if count != size && count > 0 => {
                Fault::RegionLength { name, count, size }
            }
            _ if count > size => Fault::LargeCage { name, count, size },
            _ => continue,
        };
        text.part = at;
        return Err(fault);
    }
    while option == OptionName::Cages && takes_comma(text) {
        take_sum(text, size, &lengths, &mut sums)?;
    }
    Ok((AreaMap::by_places(map, &sums, size), size))
}

/// Takes `a = 3`, for a cage that has one of these lengths.
fn take_sum(
    text: &mut Cursor<'_>,
    size: usize,
    lengths: &[usize; MOST_AREAS],
    sums: &mut [u16; MOST_AREAS],
) -> Result<(), Fault> {
    text.part = text.at;
    let word = text.word();
    let (&[name], true) = (word.as_str().as_bytes(), takes(text, "=")) else {
        return Err(Fault::BadValue(OptionName::Cages));
    };
    let name = char::from(name);
    let place = place_of_name(name).filter(|place| lengths[*place] > 0);
    let place = place.ok_or(Fault::NoSuchCage(name))?;
    if sums[place] != 0 {
        return Err(Fault::Twice(word));
    }
    text.part = text.at;
    let sum = number(text).ok_or(Fault::BadValue(OptionName::Cages))?;
    let cells = lengths[place];
    let least = cells * (cells + 1) / 2;
    let most = cells * (2 * size + 1 - cells) / 2;
    if !(least..=most).contains(&sum) {
        return Err(Fault::NoSuchSum {
            name,
            sum,
            cells,
            least,
            most,
        });
    }
    sums[place] = sum as u16;
    Ok(())
}
