//! Reads the table of texts that the reader has, as tokens or as strings.

use std::fmt::Write;

use proc_macro2::{Literal, TokenStream, TokenTree};

use super::super::Purpose;
use super::super::reader;
use super::table::{OTHER, SAME};
use super::{digits_of, read, read_both};

/// `1...` is 1, 0, 0, 0; letters go on from A = 10.
fn line(digits: &[u8]) -> String {
    digits.iter().fold(String::new(), |mut line, digit| {
        let symbol = char::from_digit((*digit).into(), 36).unwrap();
        _ = write!(line, "{}", symbol.to_ascii_uppercase());
        line
    })
}

/// Reads a text in the macro and at run time; what cannot be tokens, as one string in the macro.
fn outcome(text: &str) -> String {
    let puzzle = match text.parse::<TokenStream>() {
        Ok(_) => read_both(text, Purpose::Solve),
        Err(_) => {
            let puzzle = read(TokenTree::from(Literal::string(text)).into());
            let reading = reader::read(text, Purpose::Solve);
            let first = reading.errors.first();
            let at_run_time = match first {
                Some(error) => error.message().to_string(),
                None => line(reading.digits()),
            };
            assert_eq!(said(&puzzle), at_run_time, "{text}");
            puzzle
        }
    };
    said(&puzzle)
}

fn said(puzzle: &syn::Result<super::Puzzle>) -> String {
    match puzzle {
        Ok(puzzle) => line(&digits_of(puzzle)),
        Err(error) => error.to_string(),
    }
}

#[test]
fn one_grid_in_many_notations() {
    for text in SAME {
        assert_eq!(outcome(text), "1000003000040200", "{text}");
    }
}

#[test]
fn other_grids_and_errors() {
    for (text, expected) in OTHER {
        assert_eq!(outcome(text), expected, "{text}");
    }
}
