//! Reads lists of lines: `r1c1 r1c2 r2c3, r5c5 r6c5`, or `14 r1c1 r1c2, 9 r2c2` if lines have a sum.
//!
//! ```text
//! r1c1-3      r1c1 r1c2 r1c3; and r2-4c7 goes down
//! r1c123      the same cells up to 9×9; in a larger grid 123 is one number
//! ```
//!
//! For `all_drawn`, neighbours without one of its marks are joined to lines of the mark `undrawn`.
//!
//! A line of `region_sums` becomes a line of the mark `equal_sums` for each two neighbouring boxes or regions on it.
//!
//! The options are read before the size of the grid is known, so cells are checked later, with the grid.

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;
use core::iter::successors;

use super::values::{number, one_of, takes_comma};
use super::{Options, Parts, at};
use crate::geometry::{Cell, Drawn, DrawnLine, LARGEST, LineKind, Mark, Numbered, ROOM, Reach};
use crate::messages::{Fault, GridError, LinePart, Located, quoted};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::symbols::is_gap;

/// The marks that may be all drawn. Each is a bit of `Options::all_drawn`, and of the number of an `undrawn` line.
const DRAWN: [Mark; 3] = [Mark::Consecutive, Mark::Doubles, Mark::Sums];

/// A cell: its row and its column, counted from 0.
type Place = (usize, usize);

/// Cells in the text, `r1c2`, `r1c1-3` or `r1c123`: the first and last of their rows and columns, counted from 1, and their byte.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    rows: (usize, usize),
    columns: (usize, usize),
    at: usize,
}

impl Written {
    /// Returns one cell.
    pub(super) fn cell((row, column): Place, at: usize) -> Self {
        Written {
            rows: (row + 1, row + 1),
            columns: (column + 1, column + 1),
            at,
        }
    }

    /// Returns the cells in a grid of this size.
    fn cells(self, size: usize) -> impl Iterator<Item = Place> {
        let columns = numbers(self.columns, size);
        let rows = numbers(self.rows, size).into_iter();
        rows.flat_map(move |row| columns.clone().into_iter().map(move |column| (row, column)))
    }
}

/// Returns rows or columns, counted from 0, that are written as the first and the last, or up to 9×9 as one figure for each.
fn numbers((from, to): (usize, usize), size: usize) -> Vec<usize> {
    let figures = successors(Some(from), |rest| Some(rest / 10));
    let figures = figures.take_while(|rest| *rest > 0).map(|rest| rest % 10);
    let mut figures: Vec<usize> = figures.collect();
    figures.reverse();
    let numbers: Vec<usize> = if from == to && size < 10 && !figures.contains(&0) {
        figures
    } else if from > to {
        (to..=from).rev().collect()
    } else {
        (from..=to).collect()
    };
    numbers.into_iter().map(|number| number - 1).collect()
}

/// A line of cells.
#[derive(Clone, Debug)]
pub(in crate::reader) struct Line {
    pub(super) option: OptionName,
    /// The sum or the number before the cells, and its byte.
    pub(super) sum: Option<(usize, usize)>,
    pub(super) written: Vec<Written>,
}

impl Options {
    /// Takes a list of lines, and returns the byte of its last cell.
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

    /// Takes the marks that are all drawn, and returns the byte of the last one.
    pub(super) fn take_all_drawn(&mut self, text: &mut Cursor<'_>) -> Result<usize, Located> {
        self.all_drawn = 0;
        loop {
            let begin = text.at;
            let is_name = |word: &str| DRAWN.iter().position(|mark| mark.name() == word);
            let bit = one_of(text, OptionName::AllDrawn, is_name)?;
            if self.all_drawn >> bit & 1 == 1 {
                return at(begin, Fault::Twice(DRAWN[bit].name().into()));
            }
            self.all_drawn |= 1 << bit;
            if !takes_comma(text) {
                return Ok(begin);
            }
        }
    }

    /// Splits a line where it leaves a box or region.
    fn parts(&self, line: &Line, size: usize) -> Vec<Vec<Place>> {
        let is_region = |line: &&Line| line.option == OptionName::Regions;
        let regions: Vec<BTreeSet<_>> = if self.is_jigsaw(size) {
            (self.lines.iter().filter(is_region))
                .map(|region| region.cells(size).collect())
                .collect()
        } else {
            Vec::new()
        };
        let area_of = |cell: &Place| match self.boxes(size) {
            Some(boxes) if regions.is_empty() => Some(boxes.box_of(cell.0, cell.1)),
            _ => regions.iter().position(|region| region.contains(cell)),
        };
        let cells: Vec<Place> = line.cells(size).collect();
        let parts = cells.chunk_by(|one, other| area_of(one) == area_of(other));
        parts.map(<[Place]>::to_vec).collect()
    }

    /// Returns all lines of the grid. Lines of equal sums replace those of region sums, and lines of `undrawn` are added.
    fn all_lines(&self, size: usize) -> Vec<Line> {
        let is_split = |line: &Line| line.option == OptionName::RegionSums;
        let (sums, mut lines): (Vec<_>, Vec<_>) = self.lines.iter().cloned().partition(is_split);
        for line in &sums {
            let parts = self.parts(line, size);
            let made = parts
                .windows(2)
                .map(|two| line.made(two[0].len(), two.concat()));
            lines.extend(made);
        }
        if self.all_drawn > 0 {
            lines.extend(self.undrawn(size));
        }
        lines
    }

    /// Returns a line for each longest run of neighbours without one of the marks that are all drawn.
    fn undrawn(&self, size: usize) -> Vec<Line> {
        let mut joined = BTreeSet::new();
        for line in &self.lines {
            let cells: Vec<_> = line.cells(size).collect();
            let is_dot = |bit: &usize| line.option == OptionName::Mark(DRAWN[*bit]);
            let bit = (0..DRAWN.len()).find(is_dot);
            let is_drawn = bit.is_some_and(|bit| self.all_drawn >> bit & 1 == 1);
            // Only sums of two cells, X and V, are marks between neighbours.
            if is_drawn && (line.sum.is_none() || cells.len() == 2) {
                let pairs = cells
                    .windows(2)
                    .flat_map(|two| [(two[0], two[1]), (two[1], two[0])]);
                joined.extend(pairs);
            }
        }
        let all = Line {
            option: OptionName::AllDrawn,
            sum: None,
            written: Vec::from([Written::cell(
                (0, 0),
                self.place(OptionName::AllDrawn).unwrap_or(0),
            )]),
        };
        let rows = (0..size).map(|row| (0..size).map(|column| (row, column)).collect());
        let columns = (0..size).map(|column| (0..size).map(|row| (row, column)).collect());
        let units = rows.chain(columns);
        units
            .flat_map(|unit: Vec<Place>| {
                let runs = unit.chunk_by(|one, next| !joined.contains(&(*one, *next)));
                let runs = runs.filter(|run| run.len() > 1);
                runs.map(|run| all.made(self.all_drawn, run.to_vec()))
                    .collect::<Vec<_>>()
            })
            .collect()
    }

    /// Returns true if there are cages.
    pub(in crate::reader) fn has_cages(&self) -> bool {
        self.lines
            .iter()
            .any(|line| line.option == OptionName::Cages)
    }

    /// Returns true if regions replace the boxes: the option `boxes` is absent, and `size` regions cover the grid.
    pub(in crate::reader) fn is_jigsaw(&self, size: usize) -> bool {
        let regions = self.lines.iter();
        let regions = regions.filter(|line| line.option == OptionName::Regions);
        let cells: BTreeSet<_> = regions.clone().flat_map(|line| line.cells(size)).collect();
        self.boxes.is_none() && regions.count() == size && cells.len() == size * size
    }

    /// Returns the lines as those of a grid of this size.
    pub(in crate::reader) fn drawn<const N: usize>(&self, size: usize) -> Drawn<N> {
        let mut drawn = Drawn::NONE;
        for line in self.all_lines(size) {
            let number = |(row, column)| (row * size + column) as u16;
            let cells: Vec<_> = line.cells(size).map(number).collect();
            let sum = line.sum.map_or(0, |(sum, _)| sum as u16);
            drawn.add(line.kind(), sum, &cells, size);
        }
        drawn
    }

    /// Checks a line of region sums: its cells have to touch, and to be in several boxes or regions.
    fn check_parts(&self, line: &Line, size: usize) -> Result<(), (usize, Fault)> {
        let (cells, kind) = (line.cells(size).collect::<Vec<_>>(), line.kind());
        let reach = Reach::Corner;
        let mut pairs = cells.windows(2);
        if let Some(index) = pairs.position(|two| !reach.holds(two[0], two[1])) {
            let [first, cell] =
                [cells[0], cells[index + 1]].map(|(row, column)| Cell { row, column });
            let drawn = DrawnLine::new(kind, first);
            let fault = Fault::Grid(GridError::CellsApart {
                line: drawn,
                cell,
                reach,
            });
            return Err((line.at(index + 1, size), fault));
        }
        match self.parts(line, size).len() {
            1 => Err((line.at(0, size), Fault::OneRegion)),
            _ => Ok(()),
        }
    }

    /// Checks the lines in a grid of this size.
    pub(super) fn check_lines(&self, size: usize) -> Result<(), Located> {
        let place = |line: &Line| {
            let name = line.option;
            move |fault| self.located(name, fault)
        };
        let is_lone = |line: &&Line| {
            let is_listed_cage = line.option == OptionName::Cages && self.maps[1].is_none();
            is_listed_cage && line.sum.is_none() && line.cells(size).nth(1).is_none()
        };
        if let Some(lone) = self.lines.iter().find(is_lone) {
            return Err(place(lone)((lone.at(0, size), Fault::LoneCell)));
        }
        for line in &self.lines {
            if line.option == OptionName::RegionSums {
                self.check_parts(line, size).map_err(place(line))?;
            }
        }
        let mut room = 0;
        for line in self.all_lines(size) {
            let count = line.check(size).map_err(place(&line))?;
            room += line.kind().room(count);
            if room > ROOM * size * size {
                let fault = Fault::Grid(GridError::TooManyLines { size });
                return Err(place(&line)((line.at(0, size), fault)));
            }
        }
        Ok(())
    }
}

impl Options {
    /// Returns the byte of the first line of the text that no digits make, in a grid of this size: there the error that the puzzle
    /// has no solution belongs.
    pub fn hopeless_line(&self, size: usize) -> Option<usize> {
        let lines = self.all_lines(size);
        let is_hopeless = |line: &&Line| {
            let number = line.sum.map_or(0, |(number, _)| number);
            !line
                .kind()
                .has_digits(number, line.cells(size).count(), size)
        };
        let line = lines.iter().find(is_hopeless)?;
        let at = line.sum.map_or(line.at(0, size), |(_, at)| at);
        self.place(line.option).map(|_| at)
    }
}

/// Takes one line. The last part of a line is its last cell.
fn line(text: &mut Cursor<'_>, option: OptionName) -> Parts<Line> {
    let mut last = text.at;
    let mut line = Line {
        option,
        sum: number(text).map(|sum| (sum, last)),
        written: Vec::new(),
    };
    let fits = match line.numbered() {
        Numbered::Never => line.sum.is_none(),
        Numbered::Perhaps => true,
        Numbered::Always => line.sum.is_some(),
    };
    text.skip_gaps();
    while let Some(written) = fits.then(|| cells(text)).transpose()?.flatten() {
        last = written.at;
        line.written.push(written);
    }
    if let Some(sign) = sign_between(*text).filter(|_| !line.written.is_empty()) {
        return at(sign, Fault::SignBetweenCells);
    }
    if line.written.is_empty() {
        at(last, Fault::BadValue(option))
    } else {
        Ok((line, last))
    }
}

/// Returns the byte of a sign, if it comes next with a cell after it: `-> r1c2`.
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
        // A text made from tokens without places has spaces around the `-`.
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
    let at = begin;
    Ok(Some(Written { rows, columns, at }))
}

impl Line {
    /// Returns the kind of the line.
    fn kind(&self) -> LineKind {
        match self.option {
            OptionName::Regions => LineKind::Region,
            OptionName::Mark(mark) => LineKind::Mark(mark),
            OptionName::RegionSums => LineKind::Mark(Mark::EqualSums),
            OptionName::AllDrawn => LineKind::Mark(Mark::Undrawn),
            _ => LineKind::Cage,
        }
    }

    /// Returns whether a number comes before its cells.
    fn numbered(&self) -> Numbered {
        match self.option {
            OptionName::RegionSums => Numbered::Never,
            _ => self.kind().numbered(),
        }
    }

    /// Returns its cells in a grid of this size.
    fn cells(&self, size: usize) -> impl Iterator<Item = Place> {
        let written = self.written.iter();
        written.flat_map(move |written| written.cells(size))
    }

    /// Returns the byte of a cell, by its index in a grid of this size.
    fn at(&self, index: usize, size: usize) -> usize {
        let written = self.written.iter();
        let mut places = written.flat_map(|it| it.cells(size).map(|_| it.at));
        places.nth(index).unwrap_or(self.written[0].at)
    }

    /// Returns a line with this number and these cells, which the reader makes of this one. Its place is the first cell of this one.
    fn made(&self, number: usize, cells: Vec<Place>) -> Line {
        let at = self.written[0].at;
        Line {
            option: self.option,
            sum: Some((number, at)),
            written: cells
                .into_iter()
                .map(|cell| Written::cell(cell, at))
                .collect(),
        }
    }

    /// Returns the number of its cells in a grid of this size, or its fault and the byte of the fault.
    pub(super) fn check(&self, size: usize) -> Result<usize, (usize, Fault)> {
        let cells: Vec<_> = self.cells(size).collect();
        let sum = self.sum.map(|(sum, _)| sum);
        let Some((error, part)) = GridError::of_line(self.kind(), sum, &cells, size) else {
            return Ok(cells.len());
        };
        let at = match part {
            LinePart::Cell(index) => self.at(index, size),
            LinePart::Sum => self.sum.map_or(0, |(_, at)| at),
            LinePart::Line => self.at(0, size),
        };
        let fault = match error {
            GridError::NoSuchCell { cell, size } if cell.row.max(cell.column) >= LARGEST => {
                Fault::FarCell { cell, size }
            }
            error => Fault::Grid(error),
        };
        Err((at, fault))
    }
}
