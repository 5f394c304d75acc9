//! Takes the options off a text.
//!
//! ```text
//! boxes: 2x3; symbols: "♠♥♦♣♤♡"; ♠_____ …
//! symbols: 0..=15; …
//! ```

use super::cursor::{Cursor, Place};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::{Against, Claimant, Fault, ParseErrors, Shown};
use crate::options::{OptionName, Purpose, SolutionOption, SolverOption};
use crate::symbols::{Alphabet, Symbols, check_list, is_gap, is_variation_selector};

/// What the options say.
#[derive(Clone, Copy)]
pub(super) struct Options {
    /// Boxes and symbols with their places; they have none where the caller names them.
    pub(super) boxes: Option<(BoxShape, Option<Place>)>,
    pub(super) symbols: Option<(SymbolList, Option<Place>)>,
    pub(super) solution: SolutionOption,
    pub(super) solver: SolverOption,
    /// Which options were given, in the order of [`OptionName::ALL`].
    given: [bool; OptionName::ALL.len()],
    /// Where the last one ends.
    pub(super) end: Option<Place>,
    /// A fault may have changed what the grid means, or where it begins.
    pub(super) grid_is_unclear: bool,
}

/// Symbols of a grid whose size is not known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolList {
    /// The digits 1 to 9, then A = 10, B = 11 … P = 25.
    Standard,
    /// Numbers in order: the first, and how many.
    NumbersFrom(u8, usize),
    /// Characters in order of value, and how many.
    Characters([char; LARGEST], usize),
}

impl SymbolList {
    /// Those of a grid with so many rows. They have been checked.
    pub const fn of<const N: usize>(symbols: &Symbols<N>) -> SymbolList {
        match symbols {
            Symbols::Standard => SymbolList::Standard,
            Symbols::NumbersFrom(first) => SymbolList::NumbersFrom(*first, N),
            Symbols::Characters(listed) => {
                let mut characters = ['_'; LARGEST];
                let mut index = 0;
                while index < N && index < LARGEST {
                    characters[index] = listed[index];
                    index += 1;
                }
                SymbolList::Characters(characters, N)
            }
        }
    }

    /// What they mean.
    pub const fn alphabet(&self) -> Alphabet<'_> {
        match self {
            SymbolList::Standard => Alphabet::Standard,
            SymbolList::NumbersFrom(first, _) => Alphabet::NumbersFrom(*first),
            SymbolList::Characters(characters, count) => {
                Alphabet::Characters(characters.split_at(*count).0)
            }
        }
    }

    /// Of a grid whose size they have been checked to fit.
    pub const fn symbols<const N: usize>(&self) -> Symbols<N> {
        match self {
            SymbolList::Standard => Symbols::Standard,
            SymbolList::NumbersFrom(first, _) => Symbols::NumbersFrom(*first),
            SymbolList::Characters(listed, _) => {
                let mut characters = ['1'; N];
                let mut index = 0;
                while index < N && index < LARGEST {
                    characters[index] = listed[index];
                    index += 1;
                }
                Symbols::Characters(characters)
            }
        }
    }

    /// How many they are, where that is told.
    pub(super) const fn count(&self) -> usize {
        match self {
            SymbolList::Standard => 0,
            SymbolList::NumbersFrom(_, count) | SymbolList::Characters(_, count) => *count,
        }
    }
}

/// What the options ask for.
#[derive(Clone, Copy)]
pub(super) struct Claims {
    /// The size that the boxes make, or else the symbols.
    pub(super) size: Option<usize>,
    /// Both ask for the same.
    pub(super) agree: bool,
    /// They may be wrong; else the caller named them.
    pub(super) stand_in_the_text: bool,
}

impl Options {
    pub(super) const NONE: Options = Options {
        boxes: None,
        symbols: None,
        solution: SolutionOption::Unique,
        solver: SolverOption::Const,
        given: [false; OptionName::ALL.len()],
        end: None,
        grid_is_unclear: false,
    };

    /// The symbols that the user chose.
    pub(super) const fn alphabet(&self) -> Option<Alphabet<'_>> {
        match &self.symbols {
            Some((symbols, _)) => Some(symbols.alphabet()),
            None => None,
        }
    }

    /// The size that boxes and symbols ask for.
    pub(super) const fn claims(&self) -> Claims {
        let (of_boxes, boxes_place) = match self.boxes {
            Some((boxes, place)) => (Some(boxes.size()), place),
            None => (None, None),
        };
        let (of_symbols, symbols_place) = match self.symbols {
            Some((SymbolList::Standard, _)) | None => (None, None),
            Some((symbols, place)) => (Some(symbols.count()), place),
        };
        Claims {
            size: match of_boxes {
                Some(_) => of_boxes,
                None => of_symbols,
            },
            agree: match (of_boxes, of_symbols) {
                (Some(boxes), Some(symbols)) => boxes == symbols,
                _ => true,
            },
            stand_in_the_text: boxes_place.is_some() || symbols_place.is_some(),
        }
    }

    /// Says of each option that asks for another size than this that it does.
    pub(super) const fn refute(&self, size: usize, against: Against, errors: &mut ParseErrors) {
        if let Some((boxes, Some(place))) = self.boxes
            && boxes.size() != size
        {
            let by = Claimant::Boxes(boxes);
            errors.add(place, Fault::Claim { by, against, size });
        }
        if let Some((symbols, Some(place))) = self.symbols
            && symbols.count() != size
        {
            let by = Claimant::Symbols(symbols.count());
            errors.add(place, Fault::Claim { by, against, size });
        }
    }

    /// Whether there are more or fewer symbols than digits.
    pub(super) const fn symbols_do_not_fit(&self, size: usize) -> bool {
        match self.symbols {
            Some((SymbolList::Standard, _)) | None => false,
            Some((symbols, _)) => symbols.count() != size,
        }
    }

    /// Takes the options that come next.
    pub(super) const fn take(
        &mut self,
        text: &mut Cursor<'_>,
        purpose: Purpose,
        errors: &mut ParseErrors,
    ) {
        loop {
            // A colon that is a symbol ends no name: then the grid has begun.
            if let Some((symbols, _)) = self.symbols
                && symbols.alphabet().lists(':')
            {
                return;
            }
            let mut rest = *text;
            skip_gaps(&mut rest);
            let place = rest.place();
            let Some(name) = name(&mut rest) else {
                return;
            };
            *text = rest;
            self.option(name, place, text, purpose, errors);
        }
    }

    const fn option(
        &mut self,
        name: Name,
        place: Place,
        text: &mut Cursor<'_>,
        purpose: Purpose,
        errors: &mut ParseErrors,
    ) {
        let name = match name {
            Name::Known(name) => name,
            Name::Unknown(shown) => {
                let fault = Fault::UnknownOption {
                    name: shown,
                    purpose,
                };
                errors.add(place, fault);
                self.grid_is_unclear = true;
                return self.skip_past_semicolon(text);
            }
        };
        if !text.take(":") {
            errors.add(place, Fault::NoColon(name));
            self.grid_is_unclear = true;
            return self.skip_past_semicolon(text);
        }
        skip_gaps(text);
        if !purpose.has(name) {
            errors.add(place, Fault::ForeignOption);
            return self.skip_past_semicolon(text);
        }
        let at_value = text.place();
        let mut end = at_value;
        if matches!(text.peek(), Some(';')) {
            errors.add(place, Fault::NoValue(name));
            self.grid_is_unclear |= !name.leaves_the_grid();
            return self.skip_past_semicolon(text);
        }
        let before = *self;
        if let Err(fault) = self.value(name, at_value, &mut end, text) {
            errors.add(at_value, fault);
            // Where the value alone is wrong, the grid begins after the `;`.
            let mut rest = *text;
            skip_word(&mut rest);
            self.grid_is_unclear |= !name.leaves_the_grid() || !matches!(rest.peek(), Some(';'));
            self.skip_past_semicolon(text);
        } else {
            if self.given[name as usize] {
                *self = before;
                errors.add(place, Fault::Twice(name));
            }
            skip_gaps(text);
            self.end = Some(text.place());
            if !text.take(";") {
                errors.add(end, Fault::NoSemicolon(name));
                text.take(",");
            }
        }
        self.given[name as usize] = true;
    }

    /// Takes a value; `end` is where its last part stands.
    const fn value(
        &mut self,
        name: OptionName,
        place: Place,
        end: &mut Place,
        text: &mut Cursor<'_>,
    ) -> Result<(), Fault> {
        let mut rest = *text;
        match name {
            OptionName::Boxes => match boxes(&mut rest, end) {
                Ok(shape) => self.boxes = Some((shape, Some(place))),
                Err(fault) => return Err(fault),
            },
            OptionName::Symbols => match symbols(&mut rest, end) {
                Ok(symbols) => self.symbols = Some((symbols, Some(place))),
                Err(fault) => return Err(fault),
            },
            OptionName::Solution if take_word(&mut rest, "unique") => {
                self.solution = SolutionOption::Unique;
            }
            OptionName::Solution if take_word(&mut rest, "first") => {
                self.solution = SolutionOption::First;
            }
            OptionName::Solver if take_word(&mut rest, "const") => {
                self.solver = SolverOption::Const;
            }
            OptionName::Solver if take_word(&mut rest, "types") => {
                self.solver = SolverOption::Types;
            }
            OptionName::Solution | OptionName::Solver => return Err(Fault::BadValue(name)),
        }
        *text = rest;
        Ok(())
    }

    const fn skip_past_semicolon(&mut self, text: &mut Cursor<'_>) {
        loop {
            self.end = Some(text.place());
            match text.next_plain() {
                None | Some(';') => return,
                Some(_) => {}
            }
        }
    }
}

enum Name {
    Known(OptionName),
    Unknown(Shown),
}

/// Takes the name of an option, up to its colon: a name before a colon, or one of ours before anything but a colon.
const fn name(text: &mut Cursor<'_>) -> Option<Name> {
    let mut rest = *text;
    let mut shown = Shown::EMPTY;
    while let Some(character) = rest.peek()
        && (character.is_ascii_alphabetic()
            || !shown.as_str().is_empty() && (character.is_ascii_digit() || character == '_'))
    {
        shown.push(character);
        rest.next();
    }
    if shown.as_str().is_empty() {
        return None;
    }
    skip_gaps(&mut rest);
    let mut after = rest;
    let has_colon = after.take(":") && !after.take(":");
    if let Some(name) = known(&shown) {
        *text = rest;
        return Some(Name::Known(name));
    }
    if !has_colon {
        return None;
    }
    *text = rest;
    Some(Name::Unknown(shown))
}

/// The option of this name.
pub(super) const fn known(shown: &Shown) -> Option<OptionName> {
    let mut index = 0;
    while index < OptionName::ALL.len() {
        let option = OptionName::ALL[index];
        if are_same(shown.as_str(), option.name()) {
            return Some(option);
        }
        index += 1;
    }
    None
}

const fn are_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}

pub(super) const fn skip_gaps(text: &mut Cursor<'_>) {
    while let Some(character) = text.peek()
        && is_gap(character)
    {
        text.next();
    }
}

/// Takes a word that no letter follows.
const fn take_word(text: &mut Cursor<'_>, word: &str) -> bool {
    let mut rest = *text;
    if !rest.take(word) {
        return false;
    }
    if let Some(next) = rest.peek()
        && (next.is_ascii_alphanumeric() || next == '_')
    {
        return false;
    }
    *text = rest;
    true
}

/// Skips what stands up to the next `;`, space or line end.
const fn skip_word(text: &mut Cursor<'_>) {
    while let Some(character) = text.peek()
        && character != ';'
        && !is_gap(character)
    {
        text.next();
    }
    skip_gaps(text);
}

/// Takes `2x3`.
const fn boxes(text: &mut Cursor<'_>, end: &mut Place) -> Result<BoxShape, Fault> {
    let no_value = Err(Fault::BadValue(OptionName::Boxes));
    let Some(rows) = number(text) else {
        return no_value;
    };
    skip_gaps(text);
    if !(text.take("x") || text.take("X") || text.take("*") || text.take("×")) {
        return no_value;
    }
    skip_gaps(text);
    let last = text.place();
    let Some(columns) = number(text) else {
        return no_value;
    };
    *end = last;
    match BoxShape::new(rows, columns) {
        Some(boxes) => Ok(boxes),
        None if rows == 0 || columns == 0 => Err(Fault::NoBoxes),
        None => Err(Fault::LargeBoxes { rows, columns }),
    }
}

/// Takes `"♠♥♦♣"` or `0..=15`.
const fn symbols(text: &mut Cursor<'_>, end: &mut Place) -> Result<SymbolList, Fault> {
    if text.take("\"") {
        text.escapes = true;
        let symbols = characters(text, 0);
        text.escapes = false;
        return symbols;
    }
    let mut raw = *text;
    if raw.take("r") {
        let mut hashes = 0;
        while raw.take("#") {
            hashes += 1;
        }
        if raw.take("\"") {
            *text = raw;
            return characters(text, hashes);
        }
    }
    numbers(text, end)
}

/// The rest of `"♠♥♦♣"`. All of it is read, and no more of it kept than a grid can have.
const fn characters(text: &mut Cursor<'_>, hashes: usize) -> Result<SymbolList, Fault> {
    let mut characters = ['_'; LARGEST];
    let mut count = 0;
    loop {
        if ends(text, hashes) {
            break;
        }
        let Some(character) = text.next() else {
            return Err(Fault::BadValue(OptionName::Symbols));
        };
        if is_variation_selector(character) {
            continue;
        }
        if count < LARGEST {
            characters[count] = character;
        }
        count += 1;
    }
    let listed = if count < LARGEST { count } else { LARGEST };
    match check_list(characters.split_at(listed).0) {
        Err(error) => Err(Fault::Grid(error)),
        Ok(()) if count == 0 || count > LARGEST => Err(Fault::SymbolCount {
            count,
            noun: "symbols",
        }),
        Ok(()) => Ok(SymbolList::Characters(characters, count)),
    }
}

/// Takes the last quote, and the `#` after it.
const fn ends(text: &mut Cursor<'_>, hashes: usize) -> bool {
    let mut rest = *text;
    if !rest.take("\"") {
        return false;
    }
    let mut taken = 0;
    while taken < hashes {
        if !rest.take("#") {
            return false;
        }
        taken += 1;
    }
    *text = rest;
    true
}

/// Takes `0..=15`.
const fn numbers(text: &mut Cursor<'_>, end: &mut Place) -> Result<SymbolList, Fault> {
    let no_value = Err(Fault::BadValue(OptionName::Symbols));
    let Some(first) = number(text) else {
        return no_value;
    };
    skip_gaps(text);
    if !text.take("..=") {
        return no_value;
    }
    skip_gaps(text);
    *end = text.place();
    let Some(last) = number(text) else {
        return no_value;
    };
    if first > 255 || last > 99 {
        return Err(Fault::NumberRange);
    }
    if last < first {
        return Err(Fault::NumbersReversed { first, last });
    }
    match last - first + 1 {
        count @ 1..=LARGEST => Ok(SymbolList::NumbersFrom(first as u8, count)),
        count => Err(Fault::SymbolCount {
            count,
            noun: "numbers",
        }),
    }
}

/// Takes a number; beyond all bounds it stays the greatest.
const fn number(text: &mut Cursor<'_>) -> Option<usize> {
    let mut number: Option<usize> = None;
    while let Some(character) = text.peek()
        && let Some(figure) = character.to_digit(10)
    {
        text.next();
        let tens = match number {
            Some(tens) => tens.saturating_mul(10),
            None => 0,
        };
        number = Some(tens.saturating_add(figure as usize));
    }
    number
}
