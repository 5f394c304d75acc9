//! Reads regions and cages: a map, and for cages their sums after it: `, a = 3, b = 15`.

use super::map::map;
use super::values::{number, takes, takes_comma};
use crate::geometry::{AreaMap, MOST_AREAS, Map, NAMES, Sums, place_of_name};
use crate::messages::Fault;
use crate::options::OptionName;
use crate::reader::cursor::Cursor;

/// A map as it is written, and the sums after it.
#[derive(Clone, Copy, Debug)]
pub(in crate::reader) struct AreaList {
    map: Map,
    sums: Sums,
    /// The number of rows of the grid.
    pub(super) size: usize,
}

impl AreaList {
    /// Takes a map whose areas have the right number of cells: regions as many as a row, cages no more; and the sums of
    /// cages.
    pub(super) fn take(text: &mut Cursor<'_>, option: OptionName) -> Result<Self, Fault> {
        let at = text.at;
        let (map, size) = map(text, option)?;
        let sums = [0; MOST_AREAS];
        let mut list = AreaList { map, sums, size };
        for (name, count) in NAMES.iter().zip(list.lengths()) {
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
            list.take_sum(text)?;
        }
        Ok(list)
    }

    /// The number of cells of each area, in the order of their names.
    fn lengths(&self) -> [usize; MOST_AREAS] {
        let mut lengths = [0; MOST_AREAS];
        let places = self.map.iter().filter(|place| **place > 0);
        places.for_each(|place| lengths[usize::from(*place) - 1] += 1);
        lengths
    }

    /// Takes `a = 3`.
    fn take_sum(&mut self, text: &mut Cursor<'_>) -> Result<(), Fault> {
        text.part = text.at;
        let word = text.word();
        let (&[name], true) = (word.as_str().as_bytes(), takes(text, "=")) else {
            return Err(Fault::BadValue(OptionName::Cages));
        };
        let (name, lengths) = (char::from(name), self.lengths());
        let place = place_of_name(name).filter(|place| lengths[*place] > 0);
        let place = place.ok_or(Fault::NoSuchCage(name))?;
        if self.sums[place] != 0 {
            return Err(Fault::Twice(word));
        }
        text.part = text.at;
        let sum = number(text).ok_or(Fault::BadValue(OptionName::Cages))?;
        let cells = lengths[place];
        let least = cells * (cells + 1) / 2;
        let most = cells * (2 * self.size + 1 - cells) / 2;
        if !(least..=most).contains(&sum) {
            return Err(Fault::NoSuchSum {
                name,
                sum,
                cells,
                least,
                most,
            });
        }
        self.sums[place] = sum as u16;
        Ok(())
    }

    /// The areas.
    pub(in crate::reader) fn areas<const N: usize>(&self) -> AreaMap<N> {
        AreaMap::by_places(&self.map[..self.size * self.size], &self.sums, self.size)
    }

    /// Returns true if no cell is in an area.
    pub(in crate::reader) fn is_blank(&self) -> bool {
        self.map.iter().all(|place| *place == 0)
    }
}
