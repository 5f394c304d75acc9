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
    let cells_of = |place: usize| {
        let cells = map.iter().enumerate();
        let cells = cells.filter(move |(_, other)| **other == Some(place));
        cells.map(move |(cell, _)| Written::cell((cell / size, cell % size), begin))
    };
    let lines = NAMES.iter().enumerate().map(|(place, name)| Line {
        option,
        name: Some(char::from(*name)),
        sum: None,
        written: cells_of(place).collect(),
    });
    let mut lines: Vec<Line> = lines.filter(|line| !line.written.is_empty()).collect();
    while option == OptionName::Cages && takes_comma(text) {
        last = take_sum(text, &mut lines)?;
    }
    for line in &lines {
        line.check(size)
            .or_else(|(place, fault)| at(place, fault))?;
    }
    Ok(((lines, size), last))
}

/// Takes `a = 3`, the sum of one of these cages, and returns the byte of the sum.
fn take_sum(text: &mut Cursor<'_>, lines: &mut [Line]) -> Result<usize, Located> {
    let begin = text.at;
    let word = text.word();
    let (&[name], true) = (word.as_bytes(), takes(text, "=")) else {
        return at(begin, Fault::BadValue(OptionName::Cages));
    };
    let name = char::from(name);
    let Some(line) = lines.iter_mut().find(|line| line.name == Some(name)) else {
        return at(begin, Fault::NoSuchCage(name));
    };
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
