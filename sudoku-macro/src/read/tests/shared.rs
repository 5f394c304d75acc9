//! Reads the texts in the table of the reader as tokens and as strings.

use proc_macro2::{Literal, TokenStream, TokenTree};

use super::super::Purpose;
use super::table::{is_it, table};
use super::{digits_of, read, read_both};

/// Returns the digits as a line, or the first sentence.
fn said(puzzle: &syn::Result<super::Puzzle>) -> String {
    match puzzle {
        Ok(puzzle) => {
            let symbol = |digit| char::from_digit(digit, 36).expect("a digit");
            let digits = digits_of(puzzle)
                .into_iter()
                .map(|digit| symbol(digit.into()));
            let line: String = digits.map(|symbol| symbol.to_ascii_uppercase()).collect();
            if line == "1000003000040200" {
                "same".to_owned()
            } else {
                line
            }
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn texts_as_tokens_and_as_strings() {
    let mut count = 0;
    for row in table() {
        // An error begins with its place.
        let is_error = row.one.contains(' ');
        let expected = row.one.split_once(' ').filter(|_| is_error);
        let expected = expected.map_or(&*row.one, |(_, sentence)| sentence);
        let text = &*row.text;
        // Tokens have no comments and not all spaces, and the macro has an error of its own for code.
        let is_text = text.contains("//")
            || text.contains(|it: char| it.is_control() && it != '\n')
            || text.contains("www")
            || expected.starts_with("a space means");
        if text.parse::<TokenStream>().is_ok() && !is_text {
            let said = said(&read_both(text, Purpose::Solve));
            assert!(is_it(&said, expected), "{text}\n{said}\n{expected}");
            count += 1;
        }
        // A quote in a string does not begin another string.
        if !text.contains('"') {
            let said = said(&read(TokenTree::from(Literal::string(text)).into()));
            let is_place = said.starts_with("row ") && said.ends_with(expected);
            assert!(
                is_it(&said, expected) || is_place,
                "{text}\n{said}\n{expected}"
            );
        }
    }
    assert!(count > 200, "{count}");
}
