//! Whatever the tokens are: a grid or an error.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use proptest::collection::vec;
use proptest::prelude::*;

use super::super::SymbolList;
use super::{CLASSIC, digits_of, read, some_grid};

/// A grid of the right shape, or errors that say something.
fn check(tokens: TokenStream) {
    let source = tokens.to_string();
    match read(tokens) {
        Ok(puzzle) => {
            assert!((1..=25).contains(&puzzle.size), "{source}");
            assert_eq!(puzzle.cells.len(), puzzle.size * puzzle.size, "{source}");
            assert_eq!(puzzle.boxes.size(), puzzle.size, "{source}");
            let largest = digits_of(&puzzle).into_iter().max().unwrap_or(0);
            assert!(usize::from(largest) <= puzzle.size, "{source}");
            if let SymbolList::Characters(_, count) = puzzle.symbols {
                assert_eq!(count, puzzle.size, "{source}");
            }
        }
        Err(errors) => {
            assert!(errors.clone().into_iter().count() <= 11, "{source}");
            for error in errors {
                let message = error.to_string();
                assert!(!message.is_empty() && !message.ends_with('.'), "{message}");
                assert!(message != "this grid cannot be read", "{source}");
            }
        }
    }
}

fn punct() -> impl Strategy<Value = TokenTree> {
    let marks: Vec<char> = "=<>!~+-*/%^&|@.,;:#$?'".chars().collect();
    let spacing = prop_oneof![Just(Spacing::Joint), Just(Spacing::Alone)];
    (prop::sample::select(marks), spacing)
        .prop_map(|(mark, spacing)| Punct::new(mark, spacing).into())
}

fn ident() -> impl Strategy<Value = TokenTree> {
    let name = "(_|[A-Za-z_][A-Za-z0-9_]{0,9}|boxes|symbols|solution|first|x|doc)";
    name.prop_map(|name| Ident::new(&name, Span::call_site()).into())
}

fn literal() -> impl Strategy<Value = TokenTree> {
    let written = "([0-9][0-9_]{0,9}|[0-9]\\.[0-9]?|[0-9]{1,3}e[+-]?[0-9]|[0-9]x[0-9]|0b[01]{1,4}|0x[0-9a-f]{1,3}|[0-9]{1,4}[a-z]{1,3})";
    prop_oneof![
        written.prop_filter_map("lexes", |text| text.parse::<Literal>().ok()),
        any::<i8>().prop_map(Literal::i8_unsuffixed),
        any::<i64>().prop_map(Literal::i64_suffixed),
        any::<u8>().prop_map(Literal::u8_suffixed),
        any::<i16>().prop_map(|number| Literal::f32_unsuffixed(f32::from(number) / 4.0)),
        any::<char>().prop_map(Literal::character),
        any::<u8>().prop_map(Literal::byte_character),
        "[0-9_.?|A-F \n;,]{0,90}".prop_map(|text| Literal::string(&text)),
        ".{0,12}".prop_map(|text| Literal::string(&text)),
        vec(any::<u8>(), 0..12).prop_map(|bytes| Literal::byte_string(&bytes)),
        "[a-z1-9]{0,9}"
            .prop_map(|text| Literal::c_string(&std::ffi::CString::new(text).unwrap_or_default())),
    ]
    .prop_map(TokenTree::from)
}

fn stream() -> impl Strategy<Value = TokenStream> {
    let leaf = prop_oneof![3 => punct(), 3 => ident(), 4 => literal()];
    let tree = leaf.prop_recursive(4, 60, 10, |inner| {
        let delimiter = prop::sample::select(vec![
            Delimiter::Parenthesis,
            Delimiter::Brace,
            Delimiter::Bracket,
            Delimiter::None,
        ]);
        (delimiter, vec(inner, 0..10)).prop_map(|(delimiter, trees)| {
            Group::new(delimiter, trees.into_iter().collect()).into()
        })
    });
    vec(tree, 0..40).prop_map(|trees| trees.into_iter().collect())
}

/// Right grids in several notations.
fn right_grid() -> impl Strategy<Value = String> {
    let lines =
        |row: fn(&[u8]) -> String| CLASSIC.as_bytes().chunks(9).map(row).collect::<Vec<_>>();
    let text = |row: &[u8]| String::from_utf8_lossy(row).into_owned();
    let list = |size: usize, between: &str| {
        let cells: Vec<_> = some_grid(size).iter().map(u8::to_string).collect();
        cells
            .chunks(size)
            .map(|row| row.join(between))
            .collect::<Vec<_>>()
    };
    prop::sample::select(vec![
        lines(text).join("\n"),
        lines(|row| format!("\"{}\"", String::from_utf8_lossy(row))).join("\n"),
        format!("\"{CLASSIC}\""),
        format!("\"{}\"", lines(text).join("/")),
        format!("[[\"{}\"]]", list(9, "\", \"").join("\"],\n[\"")),
        format!("boxes: 3x3; solution: first; [{}]", lines(text).join("] [")),
        format!(
            "symbols: \"123456789\"; {}",
            lines(text).join("\n------+---\n").replace('.', "_")
        ),
        list(9, " ").join("\n"),
        format!("[[{}]]", list(9, ", ").join("],\n[")),
        format!("[{}]", list(6, " ").join(";\n")),
        list(16, " ").join("\n"),
        format!("symbols: 1..=12; {}", list(12, " ").join("\n")),
        "A_C_ ___B\n_A__ D__C".to_owned(),
    ])
}

/// A place in percent of the text, what is done there, and with what.
fn edits() -> impl Strategy<Value = Vec<(usize, u8, char)>> {
    let characters: Vec<char> = "0123456789_.?|-+=;,:[](){}\"'#!xAJb \n".chars().collect();
    vec(
        (0..10_000_usize, 0..3_u8, prop::sample::select(characters)),
        1..4,
    )
}

fn edited(source: &str, edits: &[(usize, u8, char)]) -> String {
    let mut characters: Vec<char> = source.chars().collect();
    for &(place, kind, character) in edits {
        let place = place * characters.len() / 10_000;
        match kind {
            0 => characters.insert(place, character),
            1 if !characters.is_empty() => drop(characters.remove(place)),
            _ if !characters.is_empty() => characters[place] = character,
            _ => {}
        }
    }
    characters.into_iter().collect()
}

proptest! {
    #[test]
    fn any_tokens(stream in stream()) {
        check(stream);
    }

    #[test]
    fn any_tokens_after_options(options in "((boxes|symbols|solution|size) ?: ?(2x3|3 x 3|\"1234\"|0\\.\\.=8|first|7) ?;? ?){0,3}", stream in stream()) {
        if let Ok(options) = options.parse::<TokenStream>() {
            check(options.into_iter().chain(stream).collect());
        }
    }

    #[test]
    fn nearly_right_grids(source in right_grid(), edits in edits()) {
        let source = edited(&source, &edits);
        if let Ok(tokens) = source.parse::<TokenStream>() {
            check(tokens);
        }
    }

    /// Lines may turn a grid into an error, but never into another grid.
    #[test]
    fn lines_do_not_change_the_meaning(source in right_grid(), edits in edits()) {
        let source = edited(&source, &edits);
        let read_one = |source: &str| source.parse().ok().and_then(|tokens| read(tokens).ok());
        if let (Some(with), Some(without)) = (read_one(&source), read_one(&source.replace('\n', " "))) {
            prop_assert_eq!(digits_of(&with), digits_of(&without));
        }
    }

    #[test]
    fn one_cell_less_is_an_error(place in 0..81_usize, width in 1..82_usize) {
        let mut cells: Vec<_> = CLASSIC.replace('.', "_").chars().map(String::from).collect();
        cells.remove(place);
        let lines: Vec<_> = cells.chunks(width).map(|line| line.join(" ")).collect();
        let source = lines.join("\n");
        prop_assert_eq!(super::complaints(&source).len(), 1, "{}", source);
    }
}

#[test]
fn deep_nesting() {
    let mut stream = super::tokens(&CLASSIC.replace('.', "_ "));
    for _ in 0..5_000 {
        stream = TokenTree::from(Group::new(Delimiter::Parenthesis, stream)).into();
    }
    assert!(read(stream).is_ok());
}
