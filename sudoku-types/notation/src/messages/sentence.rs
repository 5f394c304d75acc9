//! A sentence with numbers and digits in it. It can be written at run time, and in a constant, where there is no
//! `format!`.

use core::fmt;

/// A sentence about a grid.
#[derive(Clone, Copy, Debug)]
pub struct Sentence {
    /// As a bound has it: `row {ROW} has no place for {DIGIT}`.
    pub(super) template: &'static str,
    /// The names in it.
    pub(super) names: &'static [&'static str],
    /// The value of each.
    pub(super) values: [Part; 6],
}

/// A part of a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// Fixed text.
    Text(&'static str),
    /// A row, a column, or a number of something.
    Number(usize),
    /// What a region or a cage is called.
    Name(char),
    /// A digit from 1, to be written in the symbols of its grid.
    Digit(u8),
}

impl Sentence {
    /// The part that begins at this byte of the template, and where the next one begins.
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

    /// Writes it; what is to be written for a digit says `symbol`.
    ///
    /// # Errors
    ///
    /// If nothing can be written.
    pub fn write<Symbol: fmt::Display>(
        &self,
        f: &mut fmt::Formatter<'_>,
        symbol: impl Fn(u8) -> Symbol,
    ) -> fmt::Result {
        let mut from = 0;
        while let Some((part, next)) = self.part(from) {
            match part {
                Part::Text(text) => f.write_str(text)?,
                Part::Number(number) => write!(f, "{number}")?,
                Part::Name(name) => write!(f, "{name:?}")?,
                Part::Digit(digit) => write!(f, "{:#}", symbol(digit))?,
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
