//! Reads lists of lines: `r1c1 r1c2 r2c3, r5c5 r6c5` for marks, and `14 r1c1 r1c2, 9 r2c2` where a line has a sum.
//!
//! ```text
//! r1c1-3      r1c1 r1c2 r1c3; and r2-4c7 goes down
//! r1c123      the same up to 9×9; above, 123 is one number
//! ```
//!
//! The size of the grid is not known here: what depends on it is checked with the grid.

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;
use core::iter::successors;

use super::values::{number, takes_comma};
use super::{Options, Parts, at};
use crate::geometry::{AreaMap, Cell, LARGEST, MOST_LISTED, Mark, Marks};
use crate::messages::{Fault, GridError, Located, quoted};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::symbols::is_gap;

/// A cell of a line, and where in the text it is; nowhere, if the caller gave it.
#[derive(Clone, Copy, Debug)]
struct Listed {
    cell: Cell,
    at: Option<usize>,
}

/// Cells as they are written, `r1c2`, `r1c1-3` or `r1c123`: their rows and columns, each from one number to another, and where in
/// the text they are.
#[derive(Clone, Copy, Debug)]
struct Written {
    rows: (usize, usize),
    columns: (usize, usize),
    at: Option<usize>,
}

impl Written {
    /// Its cells in a grid of this size.
    fn cells(self, size: usize) -> impl Iterator<Item = Listed> {
        let columns = numbers(self.columns, size);
        let rows = numbers(self.rows, size).into_iter();
        rows.flat_map(move |row| {
            let cell = move |column| Listed {
                cell: Cell { row, column },
                at: self.at,
            };
            columns.clone().into_iter().map(cell)
        })
    }
}

/// The rows or columns of a grid of this size, from 0, which are written from one number to another, or as a figure for each.
fn numbers((from, to): (usize, usize), size: usize) -> Vec<usize> {
    let figures = successors(Some(from), |rest| Some(rest / 10));
    let figures = figures.take_while(|rest| *rest > 0).map(|rest| rest % 10);
    let mut figures: Vec<usize> = figures.collect();
    figures.reverse();
    let numbers: Vec<usize> = match from == to && size < 10 && !figures.contains(&0) {
        true => figures,
        false if from > to => (to..=from).rev().collect(),
        false => (from..=to).collect(),
    };
    numbers.into_iter().map(|number| number - 1).collect()
}

/// A line of cells.
#[derive(Clone, Debug)]
pub(in crate::reader) struct Line {
    option: OptionName,
    /// The sum before the cells, and where it is.
    sum: Option<(usize, Option<usize>)>,
    written: Vec<Written>,
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
        loop {
            let (line, last) = line(text, option)?;
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
            for Listed { cell, .. } in line.cells(size) {
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
            let number = |listed: Listed| (listed.cell.row * size + listed.cell.column) as u16;
            let cells: Vec<_> = line.cells(size).map(number).collect();
            let sum = line.sum.map_or(0, |(sum, _)| sum as u16);
            marks = marks.with(mark, sum, &cells);
        }
        marks
    }

    /// Returns what is wrong with the lines in a grid of this size.
    pub(super) fn check_lines(&self, size: usize) -> Result<(), Located> {
        let is_lone = |line: &&Line| {
            let has_one = line.cells(size).nth(1).is_none();
            line.is_cage() && line.sum.is_none() && has_one
        };
        if let Some(lone) = self.lines.iter().find(is_lone) {
            return Err((lone.written[0].at, Fault::LoneCell));
        }
        let (mut lines, mut cells, mut cages) = (0, 0, 0);
        let mut in_cages = BTreeSet::new();
        for line in &self.lines {
            let all: Vec<Listed> = line.cells(size).collect();
            line.check(&all, size)?;
            let mut again = all.iter().filter(|_| line.is_cage());
            let is_again = |it: &&Listed| !in_cages.insert((it.cell.row, it.cell.column));
            if let Some(listed) = again.find(is_again) {
                return Err((listed.at, Fault::InTwoCages(listed.cell)));
            }
            match line.option.mark() {
                Some(_) => (lines, cells) = (lines + 1, cells + all.len()),
                None => cages += 1,
            }
            let fault = match () {
                () if lines > size * size || cells > 2 * size * size => {
                    Fault::Grid(GridError::TooManyMarks { size })
                }
                () if cages > MOST_LISTED => Fault::ManyCages,
                () => continue,
            };
            return Err((all[0].at, fault));
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
        written: Vec::new(),
    };
    let mark = option.mark();
    let fits = mark.is_none_or(|mark| mark.has_sum() == line.sum.is_some());
    text.skip_gaps();
    while let Some(written) = fits.then(|| cells(text)).transpose()?.flatten() {
        last = written.at.unwrap_or(last);
        line.written.push(written);
    }
    if let Some(sign) = sign_between(*text).filter(|_| !line.written.is_empty()) {
        return at(sign, Fault::SignBetweenCells);
    }
    match line.written.is_empty() {
        true => at(last, Fault::BadValue(option)),
        false => Ok((line, last)),
    }
}

/// Returns where a sign is, if it comes next and a cell after it: `-> r1c2`.
fn sign_between(mut text: Cursor<'_>) -> Option<usize> {
    text.skip_gaps();
    let is_sign = |it: char| is_gap(it) || it.is_ascii_punctuation() && !",;\"".contains(it);
    let begin = text.at;
    while text.take_if(is_sign).is_some() {}
    (text.at > begin && matches!(cells(&mut text), Ok(Some(_)))).then_some(begin)
}

/// Takes `r1c1` or `r1c1-3`, if cells come next.
fn cells(text: &mut Cursor<'_>) -> Result<Option<Written>, Located> {
    let mut rest = *text;
    rest.skip_gaps();
    let begin = rest.at;
    let is_figure = |it: char| it.is_ascii_digit();
    let mut name = String::from(rest.word());
    if !name.starts_with(['r', 'R']) || !name[1..].starts_with(is_figure) {
        return Ok(None);
    }
    loop {
        // Tokens without places have spaces around a sign.
        let mut ahead = rest;
        ahead.skip_gaps();
        let has_sign = ahead.take("-");
        ahead.skip_gaps();
        if !has_sign || !ahead.peek().is_some_and(is_figure) {
            break;
        }
        rest = ahead;
        name.push('-');
        name += rest.word();
    }
    let span = |text: &str| {
        let (from, to) = text.split_once('-').unwrap_or((text, text));
        let number = |text: &str| text.parse().ok().filter(|number: &usize| *number > 0);
        let (from, to) = (number(from)?, number(to)?);
        (from.abs_diff(to) < LARGEST).then_some((from, to))
    };
    let pair = name[1..].split_once(['c', 'C']);
    let spans = pair.and_then(|(rows, columns)| Some((span(rows)?, span(columns)?)));
    let Some((rows, columns)) = spans else {
        return at(begin, Fault::NoCellName(quoted(name.chars())));
    };
    *text = rest;
    let at = Some(begin);
    Ok(Some(Written { rows, columns, at }))
}

impl Line {
    /// Returns true if it is a cage.
    pub(super) fn is_cage(&self) -> bool {
        self.option == OptionName::Cages
    }

    /// Its cells in a grid of this size.
    fn cells(&self, size: usize) -> impl Iterator<Item = Listed> {
        self.written
            .iter()
            .flat_map(move |written| written.cells(size))
    }

    /// Maps the places of its sum and its cells.
    pub(super) fn place(&mut self, map: impl Fn(Option<usize>) -> Option<usize>) {
        self.sum = self.sum.map(|(sum, at)| (sum, map(at)));
        self.written.iter_mut().for_each(|it| it.at = map(it.at));
    }

    /// Returns what is wrong with it and its cells in a grid of this size.
    fn check(&self, all: &[Listed], size: usize) -> Result<(), Located> {
        let wrong = |at, error| Err((at, Fault::Grid(error)));
        let mut on_line = BTreeSet::new();
        for Listed { cell, at } in all.iter().copied() {
            if cell.row >= LARGEST || cell.column >= LARGEST {
                return Err((at, Fault::FarCell { cell, size }));
            } else if cell.row >= size || cell.column >= size {
                return wrong(at, GridError::NoSuchCell { cell, size });
            } else if !on_line.insert((cell.row, cell.column)) {
                return wrong(at, GridError::CellTwiceOnLine { cell });
            }
        }
        let (first, count) = (all[0], all.len());
        let (sum, sum_at) = self.sum.unwrap_or((0, first.at));
        let error = match self.option.mark() {
            Some(mark) if count < mark.least() => {
                return wrong(all[count - 1].at, GridError::ShortLine { mark, count });
            }
            Some(mark) => GridError::of_line(mark, sum, count, size),
            None if count > size => {
                let first = first.cell;
                return Err((all[0].at, Fault::LargeCageAt { first, count, size }));
            }
            None => {
                let (least, most) = (count * (count + 1) / 2, count * (2 * size + 1 - count) / 2);
                let is_wrong = self.sum.is_some() && !(least..=most).contains(&sum);
                is_wrong.then_some(GridError::NoSuchSumOfLine {
                    sum,
                    cells: count,
                    least,
                    most,
                })
            }
        };
        error.map_or(Ok(()), |error| wrong(sum_at, error))
    }
}
