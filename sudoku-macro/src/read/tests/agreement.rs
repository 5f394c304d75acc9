//! The macro and the run time read any text that can be tokens alike: as the same grid, or with the same first sentence of
//! an error.

use proc_macro2::{Literal, TokenStream, TokenTree};

use super::super::reader;
use super::super::{Purpose, Text};
use super::dice::{Dice, play};
use super::layouts::any_text;
use super::{digits_of, read};
use sudoku_notation::geometry::{Frame, LARGEST};

const ALPHABET: &str = "0123456789_.?*xX|-+=;,:/[](){}\"'#!AJbe \n";

/// Returns the grid with its boxes and symbols, or the first sentence.
type Outcome = Result<String, String>;

fn by_macro(tokens: TokenStream) -> Outcome {
    match read(tokens) {
        Ok(puzzle) => {
            let (boxes, symbols) = (puzzle.frame.boxes, puzzle.symbols);
            Ok(format!("{:?} {boxes:?} {symbols:?}", digits_of(&puzzle)))
        }
        Err(error) => Err(error.to_string()),
    }
}

fn at_run_time(text: &str) -> Outcome {
    let reading = reader::read(text, Purpose::Solve);
    match reading.errors.first() {
        Some(error) => Err(error.message()),
        None => {
            let digits = reading.digits();
            let frame: Frame<LARGEST, 1> = reading.frame();
            let (boxes, symbols) = (frame.boxes, reading.cells.symbols);
            Ok(format!("{digits:?} {boxes:?} {symbols:?}"))
        }
    }
}

fn random_text(dice: &mut Dice) -> String {
    let length = dice.roll(100);
    (0..length).map(|_| dice.character(ALPHABET)).collect()
}

fn mutated_text(dice: &mut Dice) -> String {
    let mut text: Vec<char> = any_text(dice).chars().collect();
    for _ in 0..dice.roll(4) {
        let place = dice.roll(text.len().max(1));
        match dice.roll(5) {
            0 => text.insert(place, dice.character(ALPHABET)),
            1 if !text.is_empty() => drop(text.remove(place)),
            2 if !text.is_empty() => text[place] = dice.character(ALPHABET),
            3 => text.insert(place, ' '),
            _ => {
                let whole: String = text.iter().collect();
                let mut lines: Vec<_> = whole.lines().collect();
                if lines.len() > 1 {
                    let line = lines.remove(dice.roll(lines.len()));
                    lines.insert(dice.roll(lines.len() + 1), line);
                }
                text = lines.join("\n").chars().collect();
            }
        }
    }
    text.into_iter().collect()
}

fn agree(dice: &mut Dice, seed: u64) {
    let text = if dice.percent(30) {
        random_text(dice)
    } else {
        mutated_text(dice)
    };
    if let Ok(tokens) = text.parse::<TokenStream>()
        && !differs_by_right(&text, &tokens)
    {
        let (by_macro, at_run_time) = (by_macro(tokens), at_run_time(&text));
        if by_macro != at_run_time && !is_right(&text, &by_macro, &at_run_time) {
            panic!(
                "READER_SEED={seed}\n{text}\nby macro: {by_macro:?}\nat run time: {at_run_time:?}"
            );
        }
    }
    let string = TokenTree::from(Literal::string(&text));
    let (by_macro, at_run_time) = (by_macro(string.into()), at_run_time(&text));
    // A quote in a string does not begin another string, so the content of only one string is read.
    if by_macro != at_run_time && !text.contains('"') {
        panic!(
            "READER_SEED={seed}\n{text:?} as a string\nby macro: {by_macro:?}\nat run time: {at_run_time:?}"
        );
    }
}

fn differs_by_right(text: &str, tokens: &TokenStream) -> bool {
    // The macro refuses suffixes that touch a string, strings of bytes, and strings for C.
    let read = Text::of(tokens.clone());
    read.foreign.is_some()
        // A comment for rustc.
        || text.contains("/*")
        || text.contains("//")
        || has_lifetime(tokens)
}

/// Returns true if a difference is intended.
fn is_right(text: &str, by_macro: &Outcome, at_run_time: &Outcome) -> bool {
    // If the text is not a grid for either, the macro may have an error about code.
    let is_of_code = matches!(by_macro, Err(sentence) if sentence.starts_with("a macro sees"));
    if is_of_code && at_run_time.is_err() {
        return true;
    }
    // Tokens do not have spaces at the ends of lines, which may look like blanks.
    let is_of_spaces = |outcome: &Outcome| matches!(outcome, Err(sentence) if sentence.starts_with("a space means nothing"));
    let has_ends = text.lines().any(|line| line.trim() != line);
    if has_ends && (is_of_spaces(by_macro) || is_of_spaces(at_run_time)) {
        return true;
    }
    // Tokens have no comments of Rust.
    text.contains("//")
}

fn has_lifetime(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Punct(punct) => punct.as_char() == '\'',
        TokenTree::Group(group) => has_lifetime(&group.stream()),
        _ => false,
    })
}

#[test]
fn some_texts() {
    play(250, agree);
}

#[test]
#[ignore = "takes some seconds"]
fn many_texts() {
    play(4_000, agree);
}
