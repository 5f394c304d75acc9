//! Reads lists of lines: `r1c1 r1c2 r2c3, r5c5 r6c5` for marks, and `14 r1c1 r1c2, 9 r2c2` where a line has a sum.
//!
//! The size of the grid is not known here: what depends on it is checked with the grid.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::values::{number, takes_comma};
use super::{Located, Options, Parts, at};
use crate::geometry::{AreaMap, Cell, LARGEST, MOST_LISTED, Mark, Marks};
use crate::messages::{Fault, GridError};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::symbols::is_gap;

/// A cell of a line, and where in the text it is; nowhere, if the caller gave it.
#[derive(Clone, Copy, Debug)]
struct Listed {
    cell: Cell,
    at: Option<usize>,
}

/// A line of cells.
#[derive(Clone, Debug)]
pub(in crate::reader) struct Line {
    option: OptionName,
    /// The sum before the cells, and where it is.
    sum: Option<(usize, Option<usize>)>,
    cells: Vec<Listed>,
}

impl OptionName {
    /// Returns the mark that is written by this option.
    const fn mark(self) -> Option<Mark> {
        match self {
            OptionName::Mark(mark) => Some(mark),
            _ => None,
        }
    }
}

impl Options {
    /// Takes a list of lines, and returns where its last cell is.
    pub(super) fn take_lines(
        &mut self,
        text: &mut Cursor<'_>,
        option: OptionName,
    ) -> Result<usize, Located> {
        self.lines.retain(|line| line.option != option);
        let mut in_cages = BTreeSet::new();
        loop {
            let (line, last) = line(text, option)?;
            let mut listed = line.cells.iter().filter(|_| option == OptionName::Cages);
            let is_again = |it: &&Listed| !in_cages.insert((it.cell.row, it.cell.column));
            if let Some(listed) = listed.find(is_again) {
                return Err((listed.at, Fault::InTwoCages(listed.cell)));
            }
            self.lines.push(line);
            if !takes_comma(text) {
                return Ok(last);
            }
        }
    }

    /// Returns the lines of an option.
    fn lines_of(&self, option: OptionName) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |line| line.option == option)
    }

    /// Returns true if there are cages, as a map or a list.
    pub(in crate::reader) fn has_cages(&self) -> bool {
        self.cages.is_some() || self.lines_of(OptionName::Cages).next().is_some()
    }

    /// Returns the cages of the list.
    pub(in crate::reader) fn listed_cages<const N: usize>(&self, size: usize) -> AreaMap<N> {
        let (mut numbers, mut sums) = ([0; LARGEST * LARGEST], Vec::new());
        for (index, line) in self.lines_of(OptionName::Cages).enumerate() {
            sums.push(line.sum.map_or(0, |(sum, _)| sum as u16));
            for Listed { cell, .. } in &line.cells {
                numbers[cell.row * size + cell.column] = index as u8 + 1;
            }
        }
        AreaMap::listed(&numbers[..size * size], &sums, size)
    }

    /// Returns the marks.
    pub(in crate::reader) fn marks<const N: usize>(&self, size: usize) -> Marks<N> {
        let mut marks = Marks::NONE;
        let lines = self.lines.iter();
        for (mark, line) in lines.filter_map(|line| Some((line.option.mark()?, line))) {
            let number = |listed: &Listed| (listed.cell.row * size + listed.cell.column) as u16;
            let cells: Vec<_> = line.cells.iter().map(number).collect();
            let sum = line.sum.map_or(0, |(sum, _)| sum as u16);
            marks = marks.with(mark, sum, &cells);
        }
        marks
    }

    /// Returns what is wrong with the lines in a grid of this size.
    pub(super) fn check_lines(&self, size: usize) -> Result<(), Located> {
        let (mut lines, mut cells, mut cages) = (0, 0, 0);
        for line in &self.lines {
            line.check(size)?;
            match line.option.mark() {
                Some(_) => (lines, cells) = (lines + 1, cells + line.cells.len()),
                None => cages += 1,
            }
            let fault = match () {
                () if lines > size * size || cells > 2 * size * size => {
                    Fault::Grid(GridError::TooManyMarks { size })
                }
                () if cages > MOST_LISTED => Fault::ManyCages,
                () => continue,
            };
            return Err((line.cells[0].at, fault));
        }
        Ok(())
    }
}

/// Takes one line. Its last part is its last cell.
fn line(text: &mut Cursor<'_>, option: OptionName) -> Parts<Line> {
    let mut last = text.at;
    let mut line = Line {
        option,
        sum: number(text).map(|sum| (sum, Some(last))),
        cells: Vec::new(),
    };
    let mut on_line = BTreeSet::new();
    let mark = option.mark();
    let fits = mark.is_none_or(|mark| mark.has_sum() == line.sum.is_some());
    text.skip_gaps();
    while let Some((cell, begin)) = fits.then(|| cell(text)).transpose()?.flatten() {
        last = begin;
        if !on_line.insert((cell.row, cell.column)) {
            return at(last, Fault::Grid(GridError::CellTwiceOnLine { cell }));
        }
        let at = Some(last);
        line.cells.push(Listed { cell, at });
    }
    if let Some(sign) = sign_between(*text).filter(|_| !line.cells.is_empty()) {
        return at(sign, Fault::SignBetweenCells);
    }
    match (line.cells.len(), mark) {
        (0, _) => at(last, Fault::BadValue(option)),
        (count, Some(mark)) if count < mark.least() => {
            at(last, Fault::Grid(GridError::ShortLine { mark, count }))
        }
        _ => Ok((line, last)),
    }
}

/// Returns where a sign is, if it comes next and a cell after it: `-> r1c2`.
fn sign_between(mut text: Cursor<'_>) -> Option<usize> {
    text.skip_gaps();
    let is_sign = |it: char| is_gap(it) || it.is_ascii_punctuation() && !",;\"".contains(it);
    let begin = text.at;
    while text.take_if(is_sign).is_some() {}
    (text.at > begin && matches!(cell(&mut text), Ok(Some(_)))).then_some(begin)
}

/// Takes `r1c1`, if a cell comes next, and returns its place too.
fn cell(text: &mut Cursor<'_>) -> Result<Option<(Cell, usize)>, Located> {
    let mut rest = *text;
    rest.skip_gaps();
    let (begin, word) = (rest.at, rest.word());
    let figures = word.as_str().strip_prefix(['r', 'R']);
    let Some(figures) = figures.filter(|it| it.starts_with(|it: char| it.is_ascii_digit())) else {
        return Ok(None);
    };
    let pair = figures.split_once(['c', 'C']);
    let count = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let cell = pair.and_then(|(row, column)| Some((count(row)?, count(column)?)));
    let Some((row, column)) = cell else {
        return at(begin, Fault::NoCellName(word));
    };
    *text = rest;
    Ok(Some((Cell { row, column }, begin)))
}

impl Line {
    /// Returns true if it is a cage.
    pub(super) fn is_cage(&self) -> bool {
        self.option == OptionName::Cages
    }

    /// Maps the places of its sum and its cells.
    pub(super) fn place(&mut self, map: impl Fn(Option<usize>) -> Option<usize>) {
        self.sum = self.sum.map(|(sum, at)| (sum, map(at)));
        self.cells
            .iter_mut()
            .for_each(|listed| listed.at = map(listed.at));
    }

    /// Returns what is wrong with it in a grid of this size.
    fn check(&self, size: usize) -> Result<(), Located> {
        let is_outside = |it: &&Listed| it.cell.row >= size || it.cell.column >= size;
        if let Some(Listed { cell, at }) = self.cells.iter().find(is_outside) {
            let (cell, size) = (*cell, size);
            return Err((*at, Fault::Grid(GridError::NoSuchCell { cell, size })));
        }
        let (first, cells) = (self.cells[0], self.cells.len());
        let (sum, sum_at) = self.sum.unwrap_or((0, first.at));
        let error = match self.option.mark() {
            Some(mark) => GridError::of_line(mark, sum, cells, size),
            None if cells > size => {
                let fault = Fault::LargeCageAt {
                    first: first.cell,
                    count: cells,
                    size,
                };
                return Err((first.at, fault));
            }
            None => {
                let (least, most) = (cells * (cells + 1) / 2, cells * (2 * size + 1 - cells) / 2);
                let is_wrong = self.sum.is_some() && !(least..=most).contains(&sum);
                is_wrong.then_some(GridError::NoSuchSumOfLine {
                    sum,
                    cells,
                    least,
                    most,
                })
            }
        };
        error.map_or(Ok(()), |error| Err((sum_at, Fault::Grid(error))))
    }
}
