//! Reads the options at the beginning of a text.
//!
//! ```text
//! boxes: 2x3; symbols: "♠♥♦♣♤♡"; ♠_____ …
//! symbols: 0..=15; …
//! ```
//!
//! An option is a name, `:`, a value and `;`. After a fault the text is skipped up to the next option or past the next
//! `;`, and further options are read. The grid is not read if it may have been skipped in part: one mistake gives one
//! error.

pub(super) mod areas;
mod map;
#[cfg(test)]
mod tests;
mod together;
pub(super) mod values;

use super::cursor::Cursor;
use crate::geometry::{BoxShape, Groups, Rule, Rules};
use crate::messages::{Fault, Faults, Shown};
use crate::options::{Demands, Goal, OptionName, ProofOption, Purpose, SolverOption};
use crate::symbols::{Alphabet, SymbolList, is_gap};
use crate::technique::Technique;
pub(super) use areas::AreaList;
use values::{one_of, takes_comma};

/// The values of the options.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Options {
    pub(super) boxes: Option<BoxShape>,
    pub(super) symbols: Option<SymbolList>,
    pub(super) goal: Goal,
    pub(super) solver: SolverOption,
    proof: Option<ProofOption>,
    minimal: Option<bool>,
    techniques: Option<Technique>,
    rules: Rules,
    pub(super) regions: Option<AreaList>,
    pub(super) cages: Option<AreaList>,
    /// Where in the text each value is; nowhere, if it is the caller's or there is none.
    places: [Option<usize>; OptionName::ALL.len()],
    rule_places: [Option<usize>; Rule::ALL.len()],
    /// The caller gave some, besides those of the text.
    pub(super) has_those_of_the_caller: bool,
    /// Where the last one ends.
    pub(super) end: Option<usize>,
    /// A fault may have changed what the grid means, or where it begins.
    pub(super) grid_is_unclear: bool,
}

impl Options {
    /// The options of a text, which may be given once more before each of its grids.
    pub(super) fn of(text: &str, purpose: Purpose) -> Options {
        let mut options = Options::default();
        options.take(&mut Cursor::new(text), purpose, &mut Faults::new(text));
        Options {
            places: Default::default(),
            rule_places: Default::default(),
            has_those_of_the_caller: !text.trim_ascii().is_empty(),
            end: None,
            ..options
        }
    }

    /// The options that say what the cells of a grid mean: whatever else is wrong, it is a grid.
    pub(super) fn of_cells(self) -> Options {
        Options {
            proof: None,
            minimal: None,
            techniques: None,
            rules: Rules::NONE,
            ..self
        }
    }

    /// Returns where the options end that a text begins with.
    pub(super) fn end_of(text: &str, mut options: Options) -> usize {
        let mut cursor = Cursor::new(text);
        options.take(&mut cursor, Purpose::Solve, &mut Faults::new(text));
        cursor.at
    }

    /// The symbols that the user chose.
    pub(super) fn alphabet(&self) -> Option<Alphabet<'_>> {
        self.symbols.as_ref().map(SymbolList::alphabet)
    }

    /// The boxes of a grid of this size, if they are named or usual. Where there are regions, each row is one.
    pub(super) fn boxes(&self, size: usize) -> Option<BoxShape> {
        match self.regions {
            _ if self.boxes.is_some() => self.boxes,
            Some(_) => BoxShape::new(1, size),
            None => BoxShape::default_for(size),
        }
    }

    /// The rules, as far as grids with these boxes can have them.
    pub(super) fn rules(&self, boxes: BoxShape) -> Rules {
        let groups = Groups::of(boxes).with(self.rules);
        groups.map_or(Rules::NONE, |_| self.rules)
    }

    /// Whether there has to be a proof, and where in the text that is.
    pub(super) fn proof(&self) -> (ProofOption, Option<usize>) {
        let proof = self.proof.unwrap_or(ProofOption::None);
        (proof, self.place(OptionName::Proof))
    }

    /// What else is asked of the puzzle, and where in the text.
    pub(super) fn demands(&self) -> Demands {
        let (minimal, techniques) = (OptionName::Minimal, OptionName::Techniques);
        Demands {
            minimal: self.minimal.map(|value| (value, self.place(minimal))),
            techniques: self.techniques.map(|value| (value, self.place(techniques))),
        }
    }

    /// The place of the value of an option, if it is in the text.
    fn place(&self, name: OptionName) -> Option<usize> {
        self.places[name as usize]
    }

    /// Takes the options that come next.
    pub(super) fn take(
        &mut self,
        text: &mut Cursor<'_>,
        purpose: Purpose,
        faults: &mut Faults<'_>,
    ) {
        let mut was_wrong = false;
        loop {
            let mut rest = *text;
            rest.skip_gaps();
            let at = rest.at;
            let word = rest.word();
            rest.skip_gaps();
            let name = known(&word);
            let result = match (name, self.misplaced(word, rest, purpose)) {
                (Some(name), _) => self.option(name, at, &mut rest, purpose, faults),
                (None, Some(fault)) => Err((at, fault)),
                (None, None) => return,
            };
            *text = rest;
            if let Err((at, fault)) = result {
                // What is not an option belongs to the fault before it.
                if name.is_some() || !was_wrong {
                    faults.add_at(Some(at), fault);
                }
                let is_one_word = skip(text);
                let shapes_grid = matches!(
                    name,
                    Some(OptionName::Boxes | OptionName::Symbols | OptionName::Regions)
                );
                self.grid_is_unclear |= shapes_grid || !is_one_word;
            }
            self.end = Some(text.at);
            was_wrong = result.is_err();
        }
    }

    /// Takes what follows the name of an option. A fault has its place.
    fn option(
        &mut self,
        name: OptionName,
        at: usize,
        text: &mut Cursor<'_>,
        purpose: Purpose,
        faults: &mut Faults<'_>,
    ) -> Result<(), (usize, Fault)> {
        if !text.take(":") {
            return Err((at, Fault::NoColon(name)));
        }
        text.skip_gaps();
        if name.why_not(purpose).is_some() {
            return Err((at, Fault::ForeignOption { name, purpose }));
        }
        let (mut options, mut rest, place) = (*self, *text, text.at);
        rest.part = place;
        let value = options.take_value(name, &mut rest);
        value.map_err(|fault| (rest.part, fault))?;
        options.places[name as usize] = Some(place);
        *text = rest;
        if self.place(name).is_some() {
            faults.add_at(Some(at), Fault::Twice(Shown::of(name.name())));
        } else if !self.is_settled(name) {
            *self = options;
        }
        takes_comma(&mut rest);
        rest.skip_gaps();
        if !rest.take(";") {
            return Err((text.part, Fault::NoEnd(name)));
        }
        *text = rest;
        Ok(())
    }

    /// Returns true if the caller has given the option, and what the source says of a file is not for the file to change.
    fn is_settled(&self, name: OptionName) -> bool {
        match name {
            OptionName::Proof => self.proof.is_some(),
            OptionName::Minimal => self.minimal.is_some(),
            OptionName::Techniques => self.techniques.is_some(),
            _ => false,
        }
    }

    /// Takes a value. A fault is at `text.part`.
    fn take_value(&mut self, name: OptionName, text: &mut Cursor<'_>) -> Result<(), Fault> {
        match name {
            OptionName::Boxes => self.boxes = Some(values::boxes(text)?),
            OptionName::Symbols => self.symbols = Some(values::symbols(text)?),
            OptionName::Rules => self.take_rules(text)?,
            OptionName::Regions => self.regions = Some(AreaList::take(text, name)?),
            OptionName::Cages => self.cages = Some(AreaList::cages(text)?),
            OptionName::Proof => self.proof = Some(values::proof(text)?),
            OptionName::Techniques => self.techniques = Some(values::technique(text)?),
            OptionName::Minimal => {
                self.minimal = Some(one_of(text, name, [("true", true), ("false", false)])?);
            }
            OptionName::Solution => {
                let goals = [("unique", Goal::Unique), ("first", Goal::First)];
                self.goal = one_of(text, name, goals)?;
            }
            OptionName::Solver => {
                let solvers = [
                    ("const", SolverOption::Const),
                    ("types", SolverOption::Types),
                ];
                self.solver = one_of(text, name, solvers)?;
            }
        }
        Ok(())
    }

    /// What is wrong with a word that is not an option, if it is not the beginning of a grid either.
    fn misplaced(&self, name: Shown, mut rest: Cursor<'_>, purpose: Purpose) -> Option<Fault> {
        let word = name.as_str();
        let is_ended = matches!(rest.peek(), Some(';' | ','));
        let has_colon = word.starts_with(|first: char| first.is_ascii_alphabetic())
            && rest.take(":")
            && rest.peek() != Some(':');
        let may_be_cells =
            self.end.is_none() || self.symbols.is_some() || !is_ended || !is_word(word);
        if let Some(rule) = known_rule(&name) {
            Some(Fault::LoneRule(rule))
        } else if self.cages.is_some() && word.len() == 1 && (has_colon || rest.peek() == Some('='))
        {
            Some(Fault::LoneSum)
        } else if may_be_cells && !has_colon {
            None
        } else if let Some(what) = foreign(word, rest).filter(|_| has_colon) {
            Some(Fault::Found { text: name, what })
        } else if has_colon || self.rules.is_empty() {
            Some(Fault::UnknownOption { name, purpose })
        } else {
            Some(Fault::UnknownRule(name))
        }
    }
}

/// What a word before a colon is, if it cannot be meant for an option.
fn foreign(word: &str, mut rest: Cursor<'_>) -> Option<&'static str> {
    let is_row = word
        .get(..3)
        .is_some_and(|it| it.eq_ignore_ascii_case("row"));
    if rest.take("//") {
        Some("the beginning of an address")
    } else if is_row || word.len() < 3 {
        Some("the label of a row")
    } else {
        None
    }
}

/// Goes on after a fault: with an option if one follows at once, otherwise after the next `;` that is not in a string.
/// Returns true if there is at most one word before the `;`.
fn skip(text: &mut Cursor<'_>) -> bool {
    let (mut next, mut is_one_word) = (*text, true);
    takes_comma(&mut next);
    next.skip_gaps();
    if is_option(next) {
        *text = next;
        return true;
    }
    while let Some(character) = text.next() {
        match character {
            '"' => _ = text.take_string('"'),
            ';' => return is_one_word,
            _ => is_one_word &= !is_gap(character),
        }
    }
    false
}

/// Returns true if a word is not a row of a grid: it has few letters, and one that is not a digit of a small grid.
fn is_word(word: &str) -> bool {
    let is_small = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    (3..10).contains(&word.len())
        && word.chars().skip(1).all(is_small)
        && word.contains(|letter| matches!(letter, 'j'..='w' | 'y' | 'z' | 'J'..='W' | 'Y' | 'Z'))
}

/// Returns true if one of our options comes next, with its colon.
pub(super) fn is_option(mut text: Cursor<'_>) -> bool {
    let is_known = known(&text.word()).is_some();
    text.skip_gaps();
    is_known && text.take(":")
}

/// The option of this name.
pub(super) fn known(name: &Shown) -> Option<OptionName> {
    let mut all = OptionName::ALL.into_iter();
    all.find(|option| name.is(option.name()))
}

/// The rule of this name.
pub(super) fn known_rule(name: &Shown) -> Option<Rule> {
    Rule::ALL.into_iter().find(|rule| name.is(rule.name()))
}
