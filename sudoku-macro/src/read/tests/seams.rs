//! Tokens of several places, which another macro has joined. For proc-macro2, each string that becomes tokens is a file of
//! its own.

use super::super::Text;
use super::{complaints_of, digits_of, read, tokens};
use proc_macro2::{TokenStream, TokenTree};

const ROWS: &str = "1 _ _ _\n_ _ 3 _\n_ _ _ 4\n_ 2 _ _";

const CELLS: [u8; 16] = [1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 2, 0, 0];

fn files(sources: &[&str]) -> TokenStream {
    sources.iter().flat_map(|source| tokens(source)).collect()
}

/// Returns the tokens of a source in another order.
fn in_order(source: &str, order: &[usize]) -> TokenStream {
    let all: Vec<TokenTree> = tokens(source).into_iter().collect();
    order.iter().map(|index| all[*index].clone()).collect()
}

fn text(tokens: TokenStream) -> String {
    Text::of(tokens).text
}

/// Returns the cells of a grid from tokens of several places.
#[track_caller]
fn cells(tokens: TokenStream) -> Vec<u8> {
    let text = text(tokens.clone());
    match read(tokens) {
        Ok(puzzle) => digits_of(&puzzle),
        Err(errors) => panic!("{text}\n{:?}", complaints_of(Err(errors))),
    }
}

#[test]
fn lines_of_each_file_stay_lines() {
    assert_eq!(
        text(files(&["boxes: 2x2;", ROWS])),
        format!("boxes: 2x2;\n{ROWS}")
    );
    assert_eq!(cells(files(&["boxes: 2x2;", ROWS])), CELLS);
    let rows: Vec<&str> = ROWS.lines().collect();
    assert_eq!(cells(files(&rows)), CELLS);
    let (above, below) = (rows[..3].join("\n"), rows[3]);
    assert_eq!(cells(files(&[&above, below])), CELLS);
    assert_eq!(cells(files(&[rows[0], &rows[1..].join("\n")])), CELLS);
}

/// As one line, a short row and a long one would be a grid.
#[test]
fn short_and_long_rows_are_no_grid() {
    let rows = "1 _ _ _\n_ _ 3\n_ _ _ 4 _\n_ 2 _ _";
    let expected = [
        "2:5 `3` row 2 has 3 cells, expected 4",
        "3:9 `_` row 3 has 5 cells, expected 4",
    ];
    for tokens in [
        files(&["boxes: 2x2;", rows]),
        files(&["boxes: 2x2;", "symbols: \"1234\";", rows]),
        files(&["solution: first;", rows, "|"]),
    ] {
        let text = text(tokens.clone());
        assert_eq!(complaints_of(read(tokens)), expected, "{text}");
    }
}

#[test]
fn a_line_further_up() {
    let source = "boxes: 2x2;\n1 _ _ _\n_ _ 3 _\n_ _ _ 4\n_ 2 _ _";
    // The option is in line 1 and the first row in line 2; the order of the rows is another one.
    let order: Vec<usize> = (0..4)
        .chain([8, 9, 10, 11, 4, 5, 6, 7])
        .chain(12..20)
        .collect();
    let written = "boxes: 2x2;\n_ _ 3 _\n1 _ _ _\n_ _ _ 4\n_ 2 _ _";
    assert_eq!(text(in_order(source, &order)), written);
    let swapped = [&CELLS[4..8], &CELLS[..4], &CELLS[8..]].concat();
    assert_eq!(cells(in_order(source, &order)), swapped);
}

/// The place of the cells that a macro takes from its user.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Cells {
    InAnotherFile,
    Above,
    Below,
}

/// `sudoku! { … $cell … }`: the line of the macro continues after the cell.
#[test]
fn a_token_inside_a_line() {
    for (template, cell) in [
        ("1 @ _ _\n_ _ 3 _\n_ _ _ 4\n_ 2 _ _", "_"),
        ("1 _ _ _\n_ _ @ _\n_ _ _ 4\n_ 2 _ _", "3"),
        ("1 _ @ _\n_ _ @ _\n_ _ _ 4\n_ @ _ _", "2"),
    ] {
        for place in [Cells::InAnotherFile, Cells::Above, Cells::Below] {
            put_together(template, cell, place);
        }
    }
}

fn put_together(template: &str, cell: &str, place: Cells) {
    let (in_template, cell): (TokenStream, TokenStream) = match place {
        Cells::InAnotherFile => (tokens(template), tokens(cell)),
        Cells::Above => {
            let mut all = tokens(&format!("{cell}\n{template}")).into_iter();
            let cell = all.by_ref().take(1).collect();
            (all.collect(), cell)
        }
        Cells::Below => {
            let mut all = tokens(&format!("{template}\n{cell}")).into_iter();
            (all.by_ref().take(16).collect(), all.collect())
        }
    };
    let filled = in_template.into_iter().flat_map(|token| match token {
        TokenTree::Punct(_) => cell.clone(),
        token => token.into(),
    });
    let filled: TokenStream = filled.collect();
    let expected = template.replace('@', &cell.to_string());
    assert_eq!(text(filled.clone()), expected, "{place:?}");
    assert_eq!(cells(filled).len(), 16);
}

/// At an end of a line a token may belong to either line: then the row is refused.
#[test]
fn a_token_at_an_end_of_a_line() {
    for template in [
        "1 _ _ _\n_ _ 3 _\n_ _ _ @\n_ 2 _ _",
        "1 _ _ _\n@ _ 3 _\n_ _ _ 4\n_ 2 _ _",
    ] {
        let filled = tokens(template).into_iter().flat_map(|token| match token {
            TokenTree::Punct(_) => tokens("4"),
            token => token.into(),
        });
        assert!(!complaints_of(read(filled.collect())).is_empty());
    }
}

/// `$($cell),*` and `$($row)* ;`: the marks of the macro leave the lines of its user as they are.
#[test]
fn marks_between_tokens() {
    let comma = tokens(",");
    let listed: TokenStream = tokens(ROWS)
        .into_iter()
        .flat_map(|cell| TokenStream::from(cell).into_iter().chain(comma.clone()))
        .collect();
    let written = ROWS.replace(' ', ", ").replace('\n', ",\n") + ",";
    assert_eq!(text(listed.clone()), written);
    assert_eq!(cells(listed), CELLS);
    let ended: TokenStream = ROWS.lines().flat_map(|row| files(&[row, ";"])).collect();
    assert_eq!(text(ended.clone()), ROWS.replace('\n', ";\n") + ";");
    assert_eq!(cells(ended), CELLS);
}

/// A procedural macro may give all of its tokens one place.
#[test]
fn tokens_of_one_place() {
    let call = tokens("{\n  \n}")
        .into_iter()
        .next()
        .map(|call| call.span());
    let one = tokens(ROWS).into_iter().map(|mut token| {
        token.set_span(call.expect("a place of several lines"));
        token
    });
    let one: TokenStream = one.collect();
    assert_eq!(text(one.clone()), ROWS.replace('\n', " "));
    assert_eq!(cells(one), CELLS);
}
