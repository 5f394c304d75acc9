//! Errors name a digit as the user wrote it.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use sudoku_notation::geometry::Clash;
use sudoku_notation::messages::{Part, Sentence};
use sudoku_notation::symbols::{Alphabet, DigitSymbol, numeral};

use crate::read::Puzzle;

/// The names of digits in errors: rustc prints numbers as they are and characters in quotes.
pub(super) enum Names {
    /// Numbers; the first is the name of the digit 1.
    From(usize),
    /// Characters, the n-th for the digit n.
    Characters(Vec<char>),
}

impl Puzzle {
    pub(super) fn names(&self) -> Names {
        let numerals = || (1..=self.size as u16).map(numeral).collect::<Vec<_>>();
        match self.symbols.alphabet() {
            Alphabet::Characters(characters) if characters != numerals() => {
                Names::Characters(characters.to_vec())
            }
            Alphabet::Standard if self.has_letters => Names::Characters(numerals()),
            Alphabet::NumbersFrom(first) => Names::From(usize::from(first)),
            Alphabet::Characters(_) | Alphabet::Standard => Names::From(1),
        }
    }
}

impl Names {
    /// Writes the bound that two clashing cells have different digits. A numeral is named as a number, because it needs no
    /// quotes.
    pub(super) fn bound(&self, clash: &Clash) -> TokenStream {
        let index = usize::from(clash.digit) - 1;
        let symbol = match self {
            Names::From(first) => DigitSymbol::Number((first + index) as u16),
            Names::Characters(characters) => DigitSymbol::Character(characters[index]),
        };
        let sentence = clash.sentence(symbol);
        let name = match sentence.values()[0] {
            Part::Character(_) => format_ident!("Symbol{}", clash.bound()),
            _ => format_ident!("{}", clash.bound()),
        };
        bound(name, &sentence)
    }
}

/// Writes the bound with this name that is refused with a sentence.
pub(super) fn bound(name: Ident, sentence: &Sentence) -> TokenStream {
    let arguments = sentence.values().iter().map(|value| match *value {
        Part::Text(text) => Literal::string(text),
        Part::Number(number) => Literal::usize_unsuffixed(number),
        Part::Character(character) => Literal::character(character),
    });
    quote!(#name<#(#arguments),*>)
}
