//! Tests that read grids from tokens. The tokens are made from strings, so that proc-macro2 has their lines and columns, like
//! rustc.
//!
//! Each text is also read as at run time, with the same grid, or an error with the same first sentence, as the result.

mod agreement;
mod complaints;
mod demands;
mod dice;
mod hostile;
mod layouts;
mod odd_tokens;
mod seams;
mod shared;
mod unplaced;

#[path = "../../../sudoku-types/notation/src/reader/tests/table.rs"]
mod table;

use proc_macro2::TokenStream;

use super::{Purpose, Puzzle, reader};

/// The puzzle for tests of notations.
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

/// Reads a text as tokens and as a text, and asserts that the results are equal.
fn read_both(source: &str, purpose: Purpose) -> syn::Result<Puzzle> {
    let by_macro = super::read(tokens(source), purpose);
    let at_run_time = reader::read(source, purpose);
    match (&by_macro, at_run_time.errors.first()) {
        (Ok(puzzle), None) => {
            let cells = at_run_time.digits();
            assert_eq!(digits_of(puzzle), cells, "{source}");
            assert_eq!(puzzle.frame, at_run_time.frame(), "{source}");
            assert_eq!(puzzle.symbols, at_run_time.cells.symbols, "{source}");
        }
        (Err(error), Some(first)) => {
            assert_eq!(error.to_string(), first.message(), "{source}");
        }
        (Ok(_), Some(error)) => panic!("only the macro reads this: {error}\n{source}"),
        (Err(error), None) => panic!("only the macro refuses this: {error}\n{source}"),
    }
    by_macro
}

fn puzzle(source: &str) -> Puzzle {
    read_both(source, Purpose::Solve)
        .unwrap_or_else(|_| panic!("{source}\n{:#?}", complaints(source)))
}

/// Returns the digits, with 0 for a blank.
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

/// Returns the errors as "line:column `token` message".
fn complaints(source: &str) -> Vec<String> {
    complaints_for(Purpose::Solve, source)
}

fn complaints_for(purpose: Purpose, source: &str) -> Vec<String> {
    complaints_of(read_both(source, purpose))
}

/// Like `complaints`, for tokens that a text at run time cannot have.
fn complaints_of_tokens(source: &str) -> Vec<String> {
    complaints_of(read(tokens(source)))
}

fn complaints_of(read: syn::Result<Puzzle>) -> Vec<String> {
    let Err(errors) = read else {
        return Vec::new();
    };
    let complaint = |error: syn::Error| {
        let start = error.span().start();
        let token = error.span().source_text().unwrap_or_default();
        format!("{}:{} `{token}` {error}", start.line, start.column + 1)
    };
    errors.into_iter().map(complaint).collect()
}
