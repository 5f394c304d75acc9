//! Writes the names of digits in errors: rustc prints numbers without and characters with quotes.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use sudoku_notation::geometry::{Clash, LARGEST};
use sudoku_notation::messages::{Part, Sentence};
use sudoku_notation::symbols::Symbols;

use crate::read::Puzzle;

impl Puzzle {
    /// Returns the names of digits in errors.
    pub(super) fn names(&self) -> Symbols<LARGEST> {
        match self.symbols {
            Symbols::Standard if !self.has_letters => Symbols::NumbersFrom(1),
            symbols => symbols,
        }
    }
}

/// Writes the bound that two clashing cells have different digits.
pub(super) fn different(puzzle: &Puzzle, clash: &Clash) -> TokenStream {
    let sentence = clash.sentence(puzzle.names().in_words(clash.digit));
    let name = match sentence.values()[0] {
        Part::Character(_) => format_ident!("Symbol{}", clash.bound()),
        _ => format_ident!("{}", clash.bound()),
    };
    bound(name, &sentence)
}

/// Writes the bound with this name and this sentence.
pub(super) fn bound(name: Ident, sentence: &Sentence) -> TokenStream {
    let arguments = sentence.values().iter().map(|value| match *value {
        Part::Text(text) => Literal::string(text),
        Part::Number(number) => Literal::usize_unsuffixed(number),
        Part::Character(character) => Literal::character(character),
    });
    quote!(#name<#(#arguments),*>)
}
