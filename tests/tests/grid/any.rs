//! Makes random grids, of any digits, boxes and symbols.

use proptest::prelude::*;
use proptest::sample::select;
use sudoku_types::{BoxShape, Grid, GridError, Symbols};

/// A number of cases, which leave no file behind.
pub(crate) fn cases_without_a_file(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

/// Characters that mean something to a reader, or did in some notation.
const TRICKY: [char; 14] = [
    '0', '1', '9', 'A', 'a', 'X', 'x', '`', '\\', '*', '!', '<', '%', '♠',
];

fn is_symbol(character: &char) -> bool {
    let between =
        |c: char| c.is_whitespace() || c.is_control() || matches!(c, ',' | ';' | '\u{feff}');
    let mark = |c: char| "/#:\"'()[]{}".contains(c);
    let border = |c: char| matches!(c, '|' | '-' | '+' | '=' | '\u{2500}'..='\u{257f}');
    let blank = |c: char| matches!(c, '_' | '.' | '?');
    let selector = |c: char| matches!(c, '\u{fe00}'..='\u{fe0f}');
    // The library's table of these is compared with the standard library.
    let unseen = |symbol: char| {
        Symbols::Characters([symbol]).check() == Err(GridError::SymbolUnseen { symbol })
    };
    !(between(*character)
        || mark(*character)
        || border(*character)
        || blank(*character)
        || selector(*character)
        || unseen(*character))
}

fn any_shape<const N: usize>() -> impl Strategy<Value = BoxShape> {
    let shapes = (1..=N).filter(|rows| N.is_multiple_of(*rows));
    let shapes = shapes.map(|rows| BoxShape::new(rows, N / rows).expect("a shape"));
    select(shapes.collect::<Vec<_>>())
}

fn any_symbols<const N: usize>() -> impl Strategy<Value = Symbols<N>> {
    let character = prop_oneof![select(TRICKY.to_vec()), any::<char>()];
    let characters = prop::collection::vec(character, N).prop_map(|characters| {
        // Where these are too few, there are others.
        let mut symbols = Vec::new();
        for character in characters.into_iter().filter(is_symbol).chain('α'..='ω') {
            if symbols.len() < N && !symbols.contains(&character) {
                symbols.push(character);
            }
        }
        Symbols::Characters(symbols.try_into().expect("N characters"))
    });
    let greatest_first = 100 - N as u8;
    prop_oneof![
        Just(Symbols::Standard),
        (0..=greatest_first).prop_map(Symbols::NumbersFrom),
        (0..=2_u8).prop_map(Symbols::NumbersFrom),
        characters,
    ]
}

/// Rows of which many, some or no cells are blank.
fn any_rows<const N: usize>() -> impl Strategy<Value = [[u8; N]; N]> {
    select(vec![0.05, 0.5, 0.999]).prop_flat_map(|filled| {
        let cell = prop::option::weighted(filled, 1..=N as u8).prop_map(Option::unwrap_or_default);
        prop::collection::vec(cell, N * N).prop_map(|cells| {
            let mut rows = [[0; N]; N];
            rows.as_flattened_mut().copy_from_slice(&cells);
            rows
        })
    })
}

pub(crate) fn any_grid<const N: usize>() -> impl Strategy<Value = Grid<N>> {
    (any_rows(), any_shape::<N>(), any_symbols())
        .prop_map(|(rows, boxes, symbols)| Grid::from_rows(rows, boxes, symbols).expect("a grid"))
}
