//! Reads the options at the beginning of a text.
//!
//! ```text
//! boxes: 2x3; symbols: "♠♥♦♣♤♡"; ♠_____ …
//! symbols: 0..=15; …
//! ```
//!
//! An option is a name, `:`, a value and `;`. The reader stops at the first fault, so that one mistake gives one error.

pub(super) mod areas;
mod lists;
mod map;
#[cfg(test)]
mod tests;
mod together;
pub(super) mod values;

use alloc::vec::Vec;

use super::cursor::Cursor;
use super::headings::is_word;
use super::notes::{is_cells, label_fault};
use crate::geometry::{BoxShape, LARGEST, Rule, Rules};
use crate::messages::{Fault, Located, is_nearly, quoted};
use crate::options::{
    Goal, MOST_EFFORT, OTHER_NAMES, OptionName, ProofOption, Purpose, SolverOption,
};
use crate::symbols::{Symbols, is_gap};
use crate::technique::Technique;
use values::{one_of, takes_comma};

/// A value, and the byte at which its last part begins.
type Parts<T> = Result<(T, usize), Located>;

/// Returns a fault at this byte of the text.
pub(super) fn at<T>(place: usize, fault: Fault) -> Result<T, Located> {
    Err((Some(place), fault))
}

/// The values of the options.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub(super) boxes: Option<BoxShape>,
    pub(super) symbols: Option<Symbols<LARGEST>>,
    /// The number of symbols in the value of `symbols`.
    symbol_count: Option<usize>,
    /// The goal of the search.
    pub goal: Goal,
    /// The solver that fills the blanks.
    pub solver: SolverOption,
    /// The proof of the number of solutions.
    pub proof: Option<ProofOption>,
    /// True if every given has to be necessary.
    pub minimal: Option<bool>,
    /// The hardest technique that may be needed.
    pub techniques: Option<Technique>,
    /// The number of constants that the search may take.
    pub effort: Option<u8>,
    pub(super) rules: Rules,
    /// The numbers of rows of the maps of regions and of cages.
    pub(super) maps: [Option<usize>; 2],
    /// Regions, cages and marks.
    pub(super) lines: Vec<lists::Line>,
    /// The marks that are all drawn, as bits: see `all_drawn`.
    pub(super) all_drawn: usize,
    /// The origin of each value; `None` for an option without a value.
    origins: [Option<Origin>; OptionName::COUNT],
    rule_places: [usize; Rule::ALL.len()],
    /// The byte of the text at which they end.
    end: usize,
    /// The size that the caller expects, for errors about a text without a stated size.
    pub(super) expected_size: Option<usize>,
}

/// The origin of an option's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    Caller,
    /// The text, with the byte at which the value begins.
    Text(usize),
}

impl Options {
    /// Reads the options of the caller from a text. Each grid may have options of its own instead.
    pub(super) fn of(text: &str, purpose: Purpose) -> Options {
        let mut options = Options::default();
        _ = options.take(&mut Cursor::new(text), purpose);
        options.of_caller()
    }

    /// Returns the same options as options of the caller.
    pub(super) fn of_caller(&self) -> Options {
        Options {
            origins: self.origins.map(|origin| origin.and(Some(Origin::Caller))),
            end: 0,
            ..self.clone()
        }
    }

    /// Returns true if there are options.
    pub(super) fn are_any(&self) -> bool {
        self.origins != [None; OptionName::COUNT]
    }

    /// Returns true unless the only option of the text is `boxes` with the usual boxes.
    pub(super) fn has_unusual(&self) -> bool {
        let usual = self
            .boxes
            .and_then(|boxes| BoxShape::default_for(boxes.size()));
        let names = OptionName::all().filter(|name| self.place(*name).is_some());
        names.count() > 1 || self.place(OptionName::Boxes).is_none() || usual != self.boxes
    }

    /// Returns the byte at which the options of the text end.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// Returns the boxes of a grid of this size: those of the option, or the usual ones, if the size has any. If regions replace
    /// the boxes, each row is a box.
    pub(super) fn boxes(&self, size: usize) -> Option<BoxShape> {
        if self.is_jigsaw(size) {
            BoxShape::new(1, size)
        } else {
            self.boxes.or(BoxShape::default_for(size))
        }
    }

    /// Returns the byte at which the text has the value of an option.
    pub fn place(&self, name: OptionName) -> Option<usize> {
        match self.origins[name.index()]? {
            Origin::Caller => None,
            Origin::Text(at) => Some(at),
        }
    }

    /// Returns the fault of a part of this option's value, which begins at the byte `at` of the text or of the caller's options.
    fn located(&self, name: OptionName, (at, fault): (usize, Fault)) -> Located {
        (self.place(name).map(|_| at), fault)
    }

    /// Takes the options that come next. After a wrong one it goes on at the next option.
    ///
    /// # Errors
    ///
    /// The faults of all wrong options, each sentence once.
    pub(super) fn take(
        &mut self,
        text: &mut Cursor<'_>,
        purpose: Purpose,
    ) -> Result<(), Vec<Located>> {
        let mut faults = Vec::new();
        loop {
            let mut rest = *text;
            rest.skip_gaps();
            let begin = rest.at;
            match self.take_next(&mut rest, purpose) {
                Ok(false) => break,
                Ok(true) => (*text, self.end) = (rest, rest.at),
                Err((at, fault)) => {
                    text.at = begin;
                    let has_end = text.skip_option(at.unwrap_or(begin));
                    add_fault(&mut faults, at, fault);
                    if !has_end {
                        break;
                    }
                }
            }
        }
        faults.is_empty().then_some(()).ok_or(faults)
    }

    /// Takes the next option. Returns false if something else comes next.
    fn take_next(&mut self, text: &mut Cursor<'_>, purpose: Purpose) -> Result<bool, Located> {
        let begin = *text;
        let word = text.word();
        text.skip_gaps();
        match OptionName::of_name(word) {
            Some(name) => self.option(name, begin.at, text, purpose).map(|()| true),
            None if is_cells(word) && self.end > 0 => {
                at(self.end - 1, Fault::EndsEarly(quoted(word.chars())))
            }
            None => {
                let fault = misplaced(begin.line(), purpose, self.has_cages());
                fault.map_or(Ok(false), |fault| at(begin.at, fault))
            }
        }
    }

    /// Takes the rest of an option after its name.
    fn option(
        &mut self,
        name: OptionName,
        begin: usize,
        text: &mut Cursor<'_>,
        purpose: Purpose,
    ) -> Result<(), Located> {
        if !text.take(":") {
            return at(begin, Fault::NoColon(name));
        } else if name.why_not(purpose).is_some() {
            return at(begin, Fault::ForeignOption { name, purpose });
        }
        if self.place(name).is_some() {
            return at(begin, Fault::Twice(name.name().into()));
        }
        text.skip_gaps();
        let mut options = self.clone();
        options.origins[name.index()] = Some(Origin::Text(text.at));
        let last = options.take_value(name, text)?;
        if !name.is_fixed(self) {
            *self = options;
        }
        takes_comma(text);
        text.skip_gaps();
        if text.take(";") {
            Ok(())
        } else {
            at(last, Fault::NoEnd(name))
        }
    }

    /// Takes a value, and returns the byte at which its last part begins.
    fn take_value(&mut self, name: OptionName, text: &mut Cursor<'_>) -> Result<usize, Located> {
        let mut last = text.at;
        match name {
            OptionName::Boxes => {
                let boxes;
                (boxes, last) = values::boxes(text)?;
                self.boxes = Some(boxes);
            }
            OptionName::Symbols => {
                let (symbols, count);
                ((symbols, count), last) = values::symbols(text)?;
                (self.symbols, self.symbol_count) = (Some(symbols), Some(count));
            }
            OptionName::Rules => last = self.take_rules(text)?,
            OptionName::Regions | OptionName::Cages if text.peek() == Some('"') => {
                let ((lines, size), end) = areas::areas(text, name)?;
                self.lines.retain(|line| line.option != name);
                self.lines.extend(lines);
                self.maps[usize::from(name == OptionName::Cages)] = Some(size);
                last = end;
            }
            OptionName::Regions | OptionName::Cages => {
                self.maps[usize::from(name == OptionName::Cages)] = None;
                last = self.take_lines(text, name)?;
            }
            OptionName::RegionSums | OptionName::Mark(_) => last = self.take_lines(text, name)?,
            OptionName::AllDrawn => last = self.take_all_drawn(text)?,
            OptionName::Techniques => self.techniques = Some(values::technique(text)?),
            OptionName::Proof => self.proof = Some(one_of(text, name, ProofOption::of_name)?),
            OptionName::Solution => self.goal = one_of(text, name, Goal::of_name)?,
            OptionName::Solver => self.solver = one_of(text, name, SolverOption::of_name)?,
            OptionName::Effort => {
                let effort =
                    values::number(text).filter(|it| (1..=MOST_EFFORT.into()).contains(it));
                let effort = effort.map_or_else(|| at(last, Fault::BadValue(name)), Ok)?;
                self.effort = Some(effort as u8);
            }
            OptionName::Minimal => {
                self.minimal = Some(one_of(text, name, |word| word.parse().ok())?);
            }
        }
        Ok(last)
    }
}

/// Adds a fault, unless another one has the same sentence.
pub(super) fn add_fault(faults: &mut Vec<Located>, at: Option<usize>, fault: Fault) {
    if faults.iter().all(|(_, other)| *other != fault) {
        faults.push((at, fault));
    }
}

/// Returns the fault of a line that begins neither with an option nor with a grid.
fn misplaced(line: &str, purpose: Purpose, has_cages: bool) -> Option<Fault> {
    if let Some(rule) = Rule::of_name(Cursor::new(line).word()) {
        return Some(Fault::LoneRule(rule));
    } else if is_foreign_cage(line) {
        return Some(Fault::ForeignCage);
    }
    // The name may have several words: `german whispers: r1c1 r1c2;`.
    let (name, value) = line.split_at(line.find([':', '='])?);
    let name = name.trim_end_matches(is_gap);
    if has_cages && name.len() == 1 {
        return Some(Fault::LoneSum);
    }
    let is_part = |it: char| it.is_ascii_alphanumeric() || "_- ".contains(it);
    let is_name = name.len() > 1 && name.starts_with(|first: char| first.is_ascii_alphabetic());
    let has_value = !value[1..].starts_with([':', '/', '[', '{', '(', '"']);
    if !is_name || !has_value || !name.chars().all(is_part) {
        return None;
    }
    let last = name.rsplit(' ').next().unwrap_or(name);
    let is_option = |last: &str| OptionName::all().any(|option| is_nearly(last, option.name()));
    let may_be = last == name && !is_word(name) || is_option(last);
    let is_unknown = may_be && value.contains(';');
    let unknown = || Fault::UnknownOption {
        name: quoted(name.chars()),
        purpose,
    };
    label_fault(name, purpose).or_else(|| is_unknown.then(unknown))
}

/// Returns true for a cage as other programs write it: `27 = (0,0) + (0,1)`, or `r1c1 + r1c2 = 27`.
fn is_foreign_cage(line: &str) -> bool {
    let are_figures = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    let is_pair = |cell: &str| {
        let pair = cell.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
        let pair = pair.and_then(|it| it.split_once(','));
        pair.is_some_and(|(row, column)| are_figures(row.trim()) && are_figures(column.trim()))
    };
    let is_cell = |cell: &str| is_cells(cell.trim()) || is_pair(cell.trim());
    let is_cage = |sum: &str, cells: &str| are_figures(sum.trim()) && cells.split('+').all(is_cell);
    let sides = line.trim_end_matches(';').split_once('=');
    sides.is_some_and(|(one, other)| is_cage(one, other) || is_cage(other, one))
}

/// Returns true if a line begins with the name of an option or a rule, or with a similar name.
pub(super) fn begins_option(line: &str) -> bool {
    OptionName::of_name(Cursor::new(line).word()).is_some()
        || misplaced(line, Purpose::Solve, false).is_some()
}

/// Returns true for the name of an option or a rule, or another common name for one.
pub(super) fn is_other_name(word: &str) -> bool {
    let is_other =
        |(other, _): &(&str, &str)| *other == word || *other == word.trim_end_matches('s');
    OptionName::of_name(word).is_some()
        || Rule::of_name(word).is_some()
        || OTHER_NAMES.iter().any(is_other)
}

/// Returns true if an option comes next, with its colon.
pub(super) fn is_option(mut text: Cursor<'_>) -> bool {
    let is_known = OptionName::of_name(text.word()).is_some();
    text.skip_gaps();
    is_known && text.take(":")
}
