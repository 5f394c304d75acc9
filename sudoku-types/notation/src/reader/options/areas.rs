//! Reads maps of regions and cages as a line for each name, and the sums after a map of cages: `, a = 3, b = 15`.

use alloc::vec::Vec;

use super::lists::{Line, Written};
use super::map::map;
use super::values::{number, takes, takes_comma};
use super::{Parts, at};
use crate::geometry::NAMES;
use crate::messages::{Fault, Located};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;

/// Takes a map, and the sums of cages. Returns its lines, in the order of their names, and its number of rows.
pub(super) fn areas(text: &mut Cursor<'_>, option: OptionName) -> Parts<(Vec<Line>, usize)> {
    let begin = text.at;
    let ((map, size), mut last) = map(text, option)?;
    let names = NAMES.map(char::from).into_iter();
    let names: Vec<char> = names.filter(|name| map.contains(name)).collect();
    let cells_of = |name: &char| {
        let cells = (0..map.len()).filter(|cell| map[*cell] == *name);
        cells
            .map(|cell| Written::cell((cell / size, cell % size), begin))
            .collect()
    };
    let line = |name| Line {
        option,
        sum: None,
        written: cells_of(name),
    };
    let mut lines: Vec<Line> = names.iter().map(line).collect();
    while option == OptionName::Cages && takes_comma(text) {
        last = take_sum(text, &names, &mut lines)?;
    }
    for line in &lines {
        line.check(size)
            .or_else(|(place, fault)| at(place, fault))?;
    }
    Ok(((lines, size), last))
}

/// Takes `a = 3`, the sum of one of these cages, and returns the byte of the sum.
fn take_sum(text: &mut Cursor<'_>, names: &[char], lines: &mut [Line]) -> Result<usize, Located> {
    let begin = text.at;
    let word = text.word();
    let (&[name], true) = (word.as_bytes(), takes(text, "=")) else {
        return at(begin, Fault::BadValue(OptionName::Cages));
    };
    let name = char::from(name);
    let Some(place) = names.iter().position(|other| *other == name) else {
        return at(begin, Fault::NoSuchCage(name));
    };
    let line = &mut lines[place];
    if line.sum.is_some() {
        return at(begin, Fault::Twice(word.into()));
    }
    let begin = text.at;
    let Some(sum) = number(text) else {
        return at(begin, Fault::BadValue(OptionName::Cages));
    };
    line.sum = Some((sum, begin));
    Ok(begin)
}
