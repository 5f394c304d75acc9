//! Tokens come from strings here: proc-macro2 then knows their lines and columns, as rustc does.

mod complaints;
mod gaps;
mod limits;
mod notations;
mod odd_tokens;
mod option_values;
mod random;
mod strays;
mod strings;
mod symbols;
mod writing;

use proc_macro2::TokenStream;

use super::{Purpose, Puzzle};

/// A puzzle that every notation is tried with.
const CLASSIC: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn tokens(source: &str) -> TokenStream {
    match source.parse() {
        Ok(tokens) => tokens,
        Err(error) => panic!("{source:?} is no sequence of tokens: {error}"),
    }
}

fn read(tokens: TokenStream) -> syn::Result<Puzzle> {
    super::read(tokens, Purpose::Solve)
}

fn puzzle(source: &str) -> Puzzle {
    read(tokens(source)).unwrap_or_else(|_| panic!("{source}\n{:#?}", complaints(source)))
}

/// The digits, 0 for a blank.
fn digits(source: &str) -> Vec<u8> {
    digits_of(&puzzle(source))
}

fn digits_of(puzzle: &Puzzle) -> Vec<u8> {
    puzzle
        .cells
        .iter()
        .map(|cell| cell.digit.unwrap_or(0))
        .collect()
}

/// The errors as "line:column `token` message".
fn complaints(source: &str) -> Vec<String> {
    complaints_for(Purpose::Solve, source)
}

fn complaints_for(purpose: Purpose, source: &str) -> Vec<String> {
    let Err(errors) = super::read(tokens(source), purpose) else {
        return Vec::new();
    };
    let complaint = |error: syn::Error| {
        let start = error.span().start();
        let token = error.span().source_text().unwrap_or_default();
        format!("{}:{} `{token}` {error}", start.line, start.column + 1)
    };
    errors.into_iter().map(complaint).collect()
}

/// A grid of the size with some blanks. It need not be a good puzzle: the reader solves nothing.
fn some_grid(size: usize) -> Vec<u8> {
    let digit = |index: usize| match index * 7 % 5 {
        0 | 3 => 0,
        _ => ((index % size * 3 + index / size) % size + 1) as u8,
    };
    (0..size * size).map(digit).collect()
}

fn classic() -> Vec<u8> {
    CLASSIC
        .chars()
        .map(|c| c.to_digit(10).unwrap_or(0) as u8)
        .collect()
}
