//! Writes the names of digits in errors: rustc prints numbers without and characters with quotes.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use sudoku_notation::geometry::{Broken, LARGEST};
use sudoku_notation::messages::Part;
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

/// Writes the bound that digits break: that two clashing cells have different digits, or a sum.
pub(super) fn kept(puzzle: &Puzzle, broken: &Broken) -> TokenStream {
    let sentence = broken.sentence(puzzle.names().in_words(broken.digit()));
    let name = match sentence.values()[0] {
        Part::Character(_) if broken.digit() > 0 => format_ident!("Symbol{}", broken.bound()),
        _ => format_ident!("{}", broken.bound()),
    };
    let arguments = sentence.values().iter().map(|value| match *value {
        Part::Text(text) => Literal::string(text),
        Part::Number(number) => Literal::usize_unsuffixed(number),
        Part::Character(character) => Literal::character(character),
    });
    quote!(#name<#(#arguments),*>)
}
