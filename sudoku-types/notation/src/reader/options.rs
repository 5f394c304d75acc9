//! Reads the options at the beginning of a text.
//!
//! ```text
//! boxes: 2x3; symbols: "♠♥♦♣♤♡"; ♠_____ …
//! symbols: 0..=15; …
//! ```

pub(super) mod areas;
mod claims;
mod follows;
mod map;
mod parts;
mod together;
pub(super) mod values;

use super::cursor::Cursor;
use crate::geometry::{BoxShape, Groups, Rules};
use crate::messages::{AreaFault, Fault, Faults, Shown};
use crate::options::{Demands, Goal, OptionName, ProofOption, Purpose, SolverOption};
use crate::symbols::{Alphabet, SymbolList, lists};
pub(super) use areas::AreaList;
use follows::Follows;
use values::PlacedRules;
pub(super) use values::known_rule;

/// What the options say.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    /// Boxes and symbols, and where in the text they are; nowhere, if the caller names them.
    pub(super) boxes: Option<(BoxShape, Option<usize>)>,
    pub(super) symbols: Option<(SymbolList, Option<usize>)>,
    pub(super) goal: Goal,
    pub(super) solver: SolverOption,
    /// Whether there is to be a proof, and where that is said.
    pub(super) proof: Option<(ProofOption, Option<usize>)>,
    /// What else the puzzle is to be.
    pub(super) demands: Demands,
    /// What holds besides rows, columns and boxes, and where each rule is in the text.
    rules: values::PlacedRules,
    /// Maps of areas, and where each of them is in the text.
    pub(super) regions: Option<(AreaList, Option<usize>)>,
    pub(super) cages: Option<(AreaList, Option<usize>)>,
    /// Which options were given.
    given: [bool; OptionName::ALL.len()],
    /// Where the last one ends.
    pub(super) end: Option<usize>,
    /// A fault may have changed what the grid means, or where it begins.
    pub(super) grid_is_unclear: bool,
    /// The caller gave some, besides those of the text.
    pub(super) has_those_of_the_caller: bool,
}

impl Options {
    pub(super) const NONE: Options = Options {
        boxes: None,
        symbols: None,
        goal: Goal::Unique,
        solver: SolverOption::Const,
        proof: None,
        demands: Demands::NONE,
        rules: PlacedRules::NONE,
        regions: None,
        cages: None,
        given: [false; OptionName::ALL.len()],
        end: None,
        grid_is_unclear: false,
        has_those_of_the_caller: false,
    };

    /// The options of a text, which may then be given once more before each of its grids.
    pub(super) const fn of(text: &str, purpose: Purpose) -> Options {
        let (mut options, faults) = (Options::NONE, &mut Faults::new(text));
        options.take(&mut Cursor::new(text), purpose, faults);
        options.given = Options::NONE.given;
        options.end = None;
        options.has_those_of_the_caller = !text.trim_ascii().is_empty();
        if let Some((_, offset)) = &mut options.boxes {
            *offset = None;
        }
        if let Some((_, offset)) = &mut options.symbols {
            *offset = None;
        }
        if let Some((_, offset)) = &mut options.proof {
            *offset = None;
        }
        if let Some((_, offset)) = &mut options.regions {
            *offset = None;
        }
        if let Some((_, offset)) = &mut options.cages {
            *offset = None;
        }
        options.demands = options.demands.of_the_caller();
        options.rules.places = PlacedRules::NONE.places;
        options
    }

    /// Those that say what the cells of a grid mean: whatever else is wrong, it is a grid.
    pub(super) const fn of_cells(self) -> Options {
        Options {
            proof: None,
            demands: Demands::NONE,
            rules: PlacedRules::NONE,
            ..self
        }
    }

    /// Where the options end that a text begins with.
    pub(super) fn end_of(text: &str, mut options: Options) -> usize {
        let mut cursor = Cursor::new(text);
        options.take(&mut cursor, Purpose::Solve, &mut Faults::new(text));
        cursor.at
    }

    /// The symbols that the user chose.
    pub(super) const fn alphabet(&self) -> Option<Alphabet<'_>> {
        match &self.symbols {
            Some((symbols, _)) => Some(symbols.alphabet()),
            None => None,
        }
    }

    /// The boxes of a grid of this size, if they are named or usual. Where there are regions, each row is one.
    pub(super) const fn boxes(&self, size: usize) -> Option<BoxShape> {
        match (self.boxes, self.regions) {
            (Some((boxes, _)), _) => Some(boxes),
            (None, Some(_)) => BoxShape::new(1, size),
            (None, None) => BoxShape::default_for(size),
        }
    }

    /// The rules, as far as grids with these boxes can have them.
    pub(super) const fn rules(&self, boxes: BoxShape) -> Rules {
        match Groups::of(boxes).with(self.rules.rules) {
            Ok(_) => self.rules.rules,
            Err(_) => Rules::NONE,
        }
    }

    /// Takes the options that come next.
    pub(super) const fn take(
        &mut self,
        text: &mut Cursor<'_>,
        purpose: Purpose,
        faults: &mut Faults<'_>,
    ) {
        loop {
            let mut rest = *text;
            rest.skip_gaps();
            let offset = rest.at;
            // A colon that is a symbol ends no name: then the grid has begun.
            let has_begun = lists(self.alphabet(), ':');
            let Some(name) = name(&mut rest) else {
                match self.take_parts(text, purpose) {
                    Some(fault) => faults.add(offset as u32, fault),
                    None => return,
                }
                continue;
            };
            if has_begun {
                return;
            }
            *text = rest;
            if let Err((offset, fault, grid_is_clear)) =
                self.option(name, offset, text, purpose, faults)
            {
                faults.add(offset as u32, fault);
                // Where the value alone is wrong, the grid begins after the `;`.
                self.grid_is_unclear |= !Follows::skip_bad(text) || !grid_is_clear;
                self.end = Some(text.at.saturating_sub(1));
            }
        }
    }

    /// Takes what follows the name of an option. A fault has its place, and leaves the grid clear or not.
    const fn option(
        &mut self,
        name: Shown,
        offset: usize,
        text: &mut Cursor<'_>,
        purpose: Purpose,
        faults: &mut Faults<'_>,
    ) -> Result<(), (usize, Fault, bool)> {
        let Some(name) = known(&name) else {
            return Err(match known_rule(&name) {
                Some(rule) => (offset, Fault::LoneRule(rule), true),
                None if self.cages.is_some() && name.as_str().len() == 1 => {
                    (offset, Fault::LoneSum, true)
                }
                None => (offset, Fault::UnknownOption { name, purpose }, false),
            });
        };
        let is_clear = !matches!(
            name,
            OptionName::Boxes | OptionName::Symbols | OptionName::Regions
        );
        if !text.take(":") {
            return Err((offset, Fault::NoColon(name), false));
        }
        text.skip_gaps();
        if !purpose.has(name) {
            return Err((offset, Fault::ForeignOption { name, purpose }, true));
        }
        let is_again = self.given[name as usize];
        self.given[name as usize] = true;
        if matches!(text.peek(), Some(';')) {
            return Err((offset, Fault::NoValue(name), is_clear));
        }
        let before = *self;
        let mut end = text.at;
        if let Err((at, fault)) = self.value(name, text, &mut end) {
            let is_all = !matches!(fault, Fault::Area(AreaFault::MapSemicolon));
            return Err((at, fault, is_clear && is_all));
        }
        if is_again {
            *self = before;
            faults.add(offset as u32, Fault::Twice(name));
        }
        let behind = text.at;
        text.skip_gaps();
        self.end = Some(text.at);
        if text.take(";") {
            return Ok(());
        }
        match Follows::of(*text, behind < text.at) {
            Follows::Next => {
                faults.add(end as u32, Fault::NoSemicolon(name));
                text.take(",");
                text.skip_gaps();
                // What is on the same line may have been meant for a part of the value.
                self.grid_is_unclear |= !is_option(*text) && !text.has_line_break(behind);
                Ok(())
            }
            Follows::Rest => {
                *self = before;
                Err((text.at, Fault::TooMuch(name), is_clear))
            }
        }
    }

    /// Takes a value; `end` is the place of its last part. A fault has its place.
    const fn value(
        &mut self,
        name: OptionName,
        text: &mut Cursor<'_>,
        end: &mut usize,
    ) -> Result<(), (usize, Fault)> {
        let mut rest = *text;
        let at = rest.at;
        let offset = Some(at);
        match name {
            OptionName::Boxes => match values::boxes(&mut rest, end) {
                Ok(shape) => self.boxes = Some((shape, offset)),
                Err(fault) => return Err((at, fault)),
            },
            OptionName::Symbols => match values::symbols(&mut rest, end) {
                Ok(symbols) => self.symbols = Some((symbols, offset)),
                Err(fault) => return Err((at, fault)),
            },
            OptionName::Rules => match values::rules(&mut rest, end) {
                Ok(rules) => self.rules = rules,
                Err(fault) => return Err(fault),
            },
            OptionName::Regions => match areas::regions(&mut rest, end) {
                Ok(regions) => self.regions = Some((regions, offset)),
                Err(fault) => return Err(fault),
            },
            OptionName::Cages => match areas::cages(&mut rest, end) {
                Ok(cages) => self.cages = Some((cages, offset)),
                Err(fault) => return Err(fault),
            },
            OptionName::Proof => {
                let proof = match values::plain_number(&mut rest) {
                    Ok(steps @ 1..=ProofOption::MOST_STEPS) => ProofOption::Steps(steps),
                    Ok(_) => {
                        let steps = values::up_to_mark(text);
                        return Err((at, Fault::NoSteps(steps)));
                    }
                    Err(steps) => match rest.word().as_str().as_bytes() {
                        b"none" => ProofOption::None,
                        b"types" => ProofOption::Types,
                        [b'0'..=b'9', ..] => return Err((at, Fault::NoSteps(steps))),
                        _ => return Err((at, Fault::BadValue(name))),
                    },
                };
                // What the source says of a file is not for the file to change.
                if !matches!(self.proof, Some((_, None))) {
                    self.proof = Some((proof, offset));
                }
            }
            OptionName::Minimal => {
                let minimal = match rest.word().as_str().as_bytes() {
                    b"true" => true,
                    b"false" => false,
                    _ => return Err((at, Fault::BadValue(name))),
                };
                if !matches!(self.demands.minimal, Some((_, None))) {
                    self.demands.minimal = Some((minimal, offset));
                }
            }
            OptionName::Techniques => {
                let technique = match values::technique(&mut rest) {
                    Ok(technique) => technique,
                    Err(fault) => return Err((at, fault)),
                };
                if !matches!(self.demands.techniques, Some((_, None))) {
                    self.demands.techniques = Some((technique, offset));
                }
            }
            OptionName::Solution | OptionName::Solver => match rest.word().as_str().as_bytes() {
                b"unique" if name.is(OptionName::Solution) => self.goal = Goal::Unique,
                b"first" if name.is(OptionName::Solution) => self.goal = Goal::First,
                b"const" if name.is(OptionName::Solver) => self.solver = SolverOption::Const,
                b"types" if name.is(OptionName::Solver) => self.solver = SolverOption::Types,
                _ => return Err((at, Fault::BadValue(name))),
            },
        }
        *text = rest;
        Ok(())
    }
}

/// Takes the name of an option: a name before a colon, or one of ours before anything.
const fn name(text: &mut Cursor<'_>) -> Option<Shown> {
    let mut rest = *text;
    let name = rest.word();
    rest.skip_gaps();
    let mut colon = rest;
    let has_colon = colon.take(":") && !colon.take(":");
    let is_name = match name.as_str().as_bytes() {
        [first, ..] => first.is_ascii_alphabetic(),
        [] => false,
    };
    if !is_name || !has_colon && known(&name).is_none() {
        return None;
    }
    *text = rest;
    Some(name)
}

/// Whether one of our options comes next, with its colon.
const fn is_option(mut text: Cursor<'_>) -> bool {
    let is_known = known(&text.word()).is_some();
    text.skip_gaps();
    is_known && text.take(":")
}

/// The option of this name.
pub(super) const fn known(name: &Shown) -> Option<OptionName> {
    let mut index = 0;
    while index < OptionName::ALL.len() {
        let option = OptionName::ALL[index];
        if name.is(&Shown::of(option.name())) {
            return Some(option);
        }
        index += 1;
    }
    None
}
