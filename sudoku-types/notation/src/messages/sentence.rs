//! A sentence with numbers and characters in it, which can be written at run time and in a constant, where `format!` is not
//! available.

use core::fmt;

use crate::symbols::DigitSymbol;

/// A sentence about a grid.
#[derive(Clone, Copy, Debug)]
pub struct Sentence {
    /// The message of a bound: `row {ROW} has no place for {DIGIT}`.
    pub(super) template: &'static str,
    /// The names in the template.
    pub(super) names: &'static [&'static str],
    /// The value of each name.
    pub(super) values: [Part; 7],
}

/// A part of a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// Fixed text.
    Text(&'static str),
    /// A row, a column, a digit, or another number.
    Number(usize),
    /// A digit that is not a number: it is written in quotes.
    Character(char),
}

impl Part {
    /// The value of no name, for the rest of an array.
    pub(super) const NOTHING: Part = Part::Text("");

    /// Returns an index as a number counted from 1.
    pub(super) const fn counted(index: usize) -> Part {
        Part::Number(index + 1)
    }

    /// Returns a digit of a grid.
    pub(super) const fn digit(symbol: DigitSymbol) -> Part {
        match symbol {
            DigitSymbol::Number(number) => Part::Number(number as usize),
            DigitSymbol::Character(figure @ '0'..='9') => Part::Number(figure as usize & 0xf),
            DigitSymbol::Character(character) => Part::Character(character),
        }
    }
}

impl Sentence {
    /// Returns the values of the names, which are the arguments of the bound with this sentence.
    pub fn values(&self) -> &[Part] {
        &self.values[..self.names.len()]
    }

    /// Returns the part that begins at this byte of the template, and the byte at which the next one begins.
    pub const fn part(&self, from: usize) -> Option<(Part, usize)> {
        let rest = self.template.split_at(from).1;
        let bytes = rest.as_bytes();
        let mut end = 0;
        if bytes.is_empty() {
            return None;
        }
        if bytes[0] != b'{' {
            while end < bytes.len() && bytes[end] != b'{' {
                end += 1;
            }
            return Some((Part::Text(rest.split_at(end).0), from + end));
        }
        while bytes[end] != b'}' {
            end += 1;
        }
        let name = rest.split_at(end).0.split_at(1).1.as_bytes();
        let mut index = 0;
        while !is(name, self.names[index].as_bytes()) {
            index += 1;
        }
        Some((self.values[index], from + end + 1))
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut from = 0;
        while let Some((part, next)) = self.part(from) {
            match part {
                Part::Text(text) => f.write_str(text)?,
                Part::Number(number) => write!(f, "{number}")?,
                Part::Character(character) => write!(f, "{character:?}")?,
            }
            from = next;
        }
        Ok(())
    }
}

const fn is(one: &[u8], other: &[u8]) -> bool {
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}
