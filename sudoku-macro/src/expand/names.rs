//! Errors name a digit as the user wrote it.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use sudoku_notation::geometry::Clash;
use sudoku_notation::symbols::{Alphabet, numeral};

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
        let name = clash.bound();
        let number = match self {
            Names::From(first) => Ok(first + index),
            Names::Characters(characters) => match characters[index].to_digit(10) {
                Some(number) => Ok(number as usize),
                None => Err(characters[index]),
            },
        };
        let (name, digit) = match number {
            Ok(number) => (format_ident!("{name}"), Literal::usize_unsuffixed(number)),
            Err(character) => (format_ident!("Symbol{name}"), Literal::character(character)),
        };
        let unit = clash.name().map(|name| quote!(#name,));
        let (numbers, count) = clash.numbers();
        let numbers = numbers
            .into_iter()
            .take(count)
            .map(Literal::usize_unsuffixed);
        quote!(#name<#digit, #unit #(#numbers),*>)
    }
}
