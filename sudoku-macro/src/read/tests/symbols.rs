//! Digits written as letters, as other symbols, and as numbers.

use super::super::{LARGEST, Symbols};
use super::writing::{character, written};
use super::{digits, digits_of, puzzle, some_grid};

#[test]
fn letters() {
    let cells = |letters: &str| letters.split_whitespace().collect::<Vec<_>>().join(", ");
    let source = cells("A _ C _  _ _ _ b  _ a _ _  d _ _ C");
    let read = puzzle(&format!("({source})"));
    assert_eq!(
        digits_of(&read),
        [1, 0, 3, 0, 0, 0, 0, 2, 0, 1, 0, 0, 4, 0, 0, 3]
    );
    assert_eq!(
        read.symbols.resized(),
        Symbols::Characters(['A', 'B', 'C', 'D'])
    );
    assert_eq!(
        digits("\"A_C_\" \"___B\" \"_A__\" \"D__C\""),
        digits_of(&read)
    );
    assert_eq!(digits("A_C_ ___B _A__ D__C"), digits_of(&read));
    let grid = some_grid(16);
    let small = written(
        &grid,
        |digit| character(digit, '.').to_lowercase().to_string(),
        " ",
        |row| row,
    );
    let read = puzzle(&small.join("\n"));
    assert_eq!(digits_of(&read), grid);
    assert_eq!(read.symbols, Symbols::Standard);
}

#[test]
fn symbols_of_one_character() {
    let symbols = "0123456789ABCDEF";
    let grid = some_grid(16);
    let symbol = |digit: u8| match digit {
        0 => "_".to_owned(),
        digit => symbols[usize::from(digit) - 1..usize::from(digit)].to_owned(),
    };
    for between in ["", " "] {
        let rows = written(&grid, symbol, between, |row| row);
        let strings = rows
            .iter()
            .map(|row| format!("\"{row}\"\n"))
            .collect::<String>();
        let read = puzzle(&format!("symbols: \"{symbols}\"; {strings}"));
        assert_eq!(digits_of(&read), grid);
        assert_eq!(read.symbols, characters(symbols));
    }
    let rows = written(&grid, symbol, " ", |row| row);
    assert_eq!(
        digits(&format!("symbols: \"{symbols}\"; {}", rows.join("\n"))),
        grid
    );
    assert_eq!(
        digits("symbols: \"aAbB\"; \"aAbB\" \"A__a\" \"b0..\" \"B???\""),
        [1, 2, 3, 4, 2, 0, 0, 1, 3, 0, 0, 0, 4, 0, 0, 0]
    );
    assert_eq!(
        digits("symbols: \"WORD\"; word ORDW R_DW DWO0"),
        [1, 2, 3, 4, 2, 3, 4, 1, 3, 0, 4, 1, 4, 1, 2, 0]
    );
    assert_eq!(
        digits("symbols: \"!@%$\"; ! @ % $ @ % $ ! _ _ _ _ % $ ! @"),
        [1, 2, 3, 4, 2, 3, 4, 1, 0, 0, 0, 0, 3, 4, 1, 2]
    );
}

#[test]
fn symbols_that_are_numbers() {
    for (from, size) in [(0, 16), (1, 16), (0, 9), (0, 25), (5, 12)] {
        let grid = some_grid(size);
        let last = from + size - 1;
        let word = |digit: u8| match digit {
            0 => "_".to_owned(),
            digit => (usize::from(digit) - 1 + from).to_string(),
        };
        let rows = written(&grid, word, " ", |row| row);
        let read = puzzle(&format!("symbols: {from}..={last}; {}", rows.join("\n")));
        assert_eq!(digits_of(&read), grid);
        assert_eq!(read.symbols, Symbols::NumbersFrom(from as u8));
        let rows = written(&grid, word, ", ", |row| format!("[{row}]"));
        assert_eq!(
            digits(&format!("symbols: {from}..={last}; [{}]", rows.join(", "))),
            grid
        );
    }
}

#[test]
fn two_characters_a_column() {
    let grid = some_grid(16);
    for blank in ["__", "00", "_", "0"] {
        let word = |digit: u8| {
            if digit == 0 {
                blank.to_owned()
            } else {
                format!("{digit:02}")
            }
        };
        let rows = written(&grid, word, " ", |row| row);
        assert_eq!(digits(&rows.join("\n")), grid, "{blank}");
        assert_eq!(digits(&rows.join(" ")), grid, "{blank}");
    }
}

fn characters(symbols: &str) -> Symbols<LARGEST> {
    let mut characters = ['0'; LARGEST];
    for (index, symbol) in symbols.chars().enumerate() {
        characters[index] = symbol;
    }
    Symbols::Characters(characters)
}
