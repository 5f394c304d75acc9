//! Reads regions and cages: a map, and after that of cages their sums: `, a = 3, b = 15`.

use super::follows::Follows;
use super::map::map;
use super::values::{plain_number, takes_comma};
use crate::geometry::{AreaMap, MOST_AREAS, Map, Sums, place_of_name};
use crate::messages::{AreaFault, Fault};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;

/// A map as it is written, and the sums behind it.
#[derive(Clone, Copy, Debug)]
pub(in crate::reader) struct AreaList {
    map: Map,
    sums: Sums,
    size: usize,
}

impl AreaList {
    /// Takes a map. There are no sums yet.
    const fn take(
        text: &mut Cursor<'_>,
        end: &mut usize,
        option: OptionName,
    ) -> Result<AreaList, (usize, Fault)> {
        match map(text, end, option) {
            Ok((map, size)) => Ok(AreaList {
                map,
                sums: [0; MOST_AREAS],
                size,
            }),
            Err(fault) => Err(fault),
        }
    }

    /// Rows of the grid.
    pub(in crate::reader) const fn size(&self) -> usize {
        self.size
    }

    /// The areas.
    pub(in crate::reader) const fn areas<const N: usize>(&self) -> AreaMap<N> {
        AreaMap::of(&self.map, &self.sums, self.size)
    }

    /// Whether no cell is in an area.
    pub(in crate::reader) const fn is_blank(&self) -> bool {
        let (lengths, mut place) = (self.lengths(), 0);
        while place < MOST_AREAS && lengths[place] == 0 {
            place += 1;
        }
        place == MOST_AREAS
    }

    /// How many cells each area has, in the order of their names.
    const fn lengths(&self) -> [usize; MOST_AREAS] {
        let (mut lengths, mut cell) = ([0; MOST_AREAS], 0);
        while cell < self.size * self.size {
            if let Some(place) = place_of_name(self.map[cell] as char) {
                lengths[place] += 1;
            }
            cell += 1;
        }
        lengths
    }

    /// What there is to say of the first area, in reading order, that has too many cells or too few.
    const fn bad_length(&self, option: OptionName) -> Option<AreaFault> {
        let (lengths, size) = (self.lengths(), self.size);
        let mut cell = 0;
        while cell < size * size {
            let name = self.map[cell] as char;
            if let Some(place) = place_of_name(name) {
                let count = lengths[place];
                if option.is(OptionName::Regions) && count != size {
                    return Some(AreaFault::RegionLength { name, count, size });
                } else if count > size {
                    return Some(AreaFault::LargeCage { name, count, size });
                }
            }
            cell += 1;
        }
        None
    }
}

/// Takes a map of regions, each of as many cells as a row. A fault has its place.
pub(super) const fn regions(
    text: &mut Cursor<'_>,
    end: &mut usize,
) -> Result<AreaList, (usize, Fault)> {
    let at = text.at;
    match AreaList::take(text, end, OptionName::Regions) {
        Ok(list) => match list.bad_length(OptionName::Regions) {
            Some(fault) => Err((at, Fault::Area(fault))),
            None => {
                let mut rest = *text;
                if !takes_comma(&mut rest) {
                    *text = rest;
                }
                Ok(list)
            }
        },
        Err(fault) => Err(fault),
    }
}

/// Takes a map of cages, and their sums.
pub(super) const fn cages(
    text: &mut Cursor<'_>,
    end: &mut usize,
) -> Result<AreaList, (usize, Fault)> {
    let at = text.at;
    let mut list = match AreaList::take(text, end, OptionName::Cages) {
        Ok(list) => list,
        Err(fault) => return Err(fault),
    };
    if let Some(fault) = list.bad_length(OptionName::Cages) {
        return Err((at, Fault::Area(fault)));
    }
    let lengths = list.lengths();
    while takes_comma(text) {
        *end = text.at;
        if let Err(fault) = sum(text, end, &mut list, &lengths) {
            return Err(fault);
        }
    }
    Ok(list)
}

/// Takes `a = 3`.
const fn sum(
    text: &mut Cursor<'_>,
    end: &mut usize,
    list: &mut AreaList,
    lengths: &[usize; MOST_AREAS],
) -> Result<(), (usize, Fault)> {
    let at = text.at;
    let word = text.word();
    let name = match word.as_str().as_bytes() {
        &[name] => name as char,
        _ => return Err((at, Fault::BadValue(OptionName::Cages))),
    };
    text.skip_gaps();
    if !text.take("=") {
        return Err((at, Fault::BadValue(OptionName::Cages)));
    }
    text.skip_gaps();
    let place = match place_of_name(name) {
        Some(place) if lengths[place] > 0 => place,
        _ => return Err((at, Fault::Area(AreaFault::NoSuchCage(name)))),
    };
    let sum_at = text.at;
    *end = sum_at;
    let sum = match plain_number(text) {
        Ok(sum) => sum,
        Err(other) if other.as_str().is_empty() => {
            return Err((sum_at, Fault::BadValue(OptionName::Cages)));
        }
        Err(other) => return Err((sum_at, Fault::Area(AreaFault::NoSum(other)))),
    };
    if list.sums[place] != 0 {
        return Err((at, Fault::Area(AreaFault::SumTwice(name))));
    }
    let (cells, size) = (lengths[place], list.size);
    let least = cells * (cells + 1) / 2;
    let most = cells * (2 * size + 1 - cells) / 2;
    if sum < least || sum > most {
        // Of `2 + 1` it is not the sum.
        let mut rest = *text;
        rest.skip_gaps();
        if !matches!(rest.peek(), None | Some(',' | ';'))
            && matches!(Follows::of(rest, true), Follows::Rest)
        {
            return Ok(());
        }
        return Err((
            sum_at,
            Fault::Area(AreaFault::NoSuchSum {
                name,
                sum,
                cells,
                least,
                most,
            }),
        ));
    }
    list.sums[place] = sum as u16;
    Ok(())
}
