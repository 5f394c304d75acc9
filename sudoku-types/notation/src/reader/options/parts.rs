//! What is a part of an option, and stands alone before the grid: `windows;` or `a = 3;`, as where a `;` was written for
//! a comma.

use super::Options;
use super::follows::{Follows, is_sum, is_word};
use super::values::known_rule;
use crate::messages::Fault;
use crate::options::{OptionName, Purpose};
use crate::reader::cursor::Cursor;

impl Options {
    /// Takes all of them, and gives what is wrong with the first.
    pub(super) const fn take_parts(
        &mut self,
        text: &mut Cursor<'_>,
        purpose: Purpose,
    ) -> Option<Fault> {
        let mut first = None;
        loop {
            let mut rest = *text;
            rest.skip_gaps();
            let Some(fault) = self.part(&mut rest, purpose) else {
                return first;
            };
            self.grid_is_unclear |= !matches!(fault, Fault::LoneRule(_) | Fault::LoneSum);
            if first.is_none() {
                first = Some(fault);
            }
            let end = rest.at;
            rest.skip_gaps();
            self.end = Some(rest.at);
            if !rest.take(";") {
                match Follows::of(rest, end < rest.at) {
                    Follows::Next => _ = rest.take(","),
                    Follows::Rest => self.grid_is_unclear |= !Follows::skip_bad(&mut rest),
                }
            }
            *text = rest;
        }
    }

    /// Takes a rule, a sum, or behind an option another word that is no row of a grid.
    const fn part(&self, text: &mut Cursor<'_>, purpose: Purpose) -> Option<Fault> {
        if is_sum(*text) {
            while !matches!(text.next(), None | Some('=')) {}
            text.skip_gaps();
            text.word();
            // Where no option was before it, a `=` may be a line between boxes.
            let mut rest = *text;
            rest.skip_gaps();
            let is_sum = self.end.is_some() || matches!(rest.peek(), Some(';' | ','));
            return if is_sum { Some(Fault::LoneSum) } else { None };
        }
        if !is_word(*text) {
            return None;
        }
        let may_be_cells = self.end.is_none() || self.symbols.is_some();
        let is_lone = !may_be_cells && Follows::is_lone_word(*text);
        let name = text.word();
        match known_rule(&name) {
            Some(rule) => Some(Fault::LoneRule(rule)),
            None if !is_lone => None,
            None if self.given[OptionName::Rules as usize] => Some(Fault::UnknownRule(name)),
            None => Some(Fault::UnknownOption { name, purpose }),
        }
    }
}
