//! Right grids are read as meant in every layout, and ragged ones never: each row of the wrong length is named, and no other.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;

use super::super::reader::{self, Origin};
use super::super::{Purpose, SymbolList};
use super::dice::{Dice, play};
use super::layouts::{BLANKS, Cell, LAYOUTS, Layout, rows};
use super::{digits_of, read, some_grid};

const SIZES: [usize; 16] = [1, 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25];

/// The digits, or all sentences: by the macro, if these can be tokens, and at run time.
fn read_each(text: &str) -> Vec<Result<Vec<u8>, Vec<String>>> {
    let reading = reader::read(text, Origin::Text, Purpose::Solve);
    let at_run_time = match reading.errors.first() {
        None => Ok(reading.cells.digits[..reading.size * reading.size].to_vec()),
        Some(_) => Err(reading.errors.iter().map(|error| error.message().to_string()).collect()),
    };
    let by_macro = |tokens: TokenStream| {
        let puzzle = read(tokens);
        puzzle
            .map(|puzzle| digits_of(&puzzle))
            .map_err(|errors| errors.into_iter().map(|error| error.to_string()).collect())
    };
    let by_macro = text.parse().ok().map(by_macro);
    [Some(at_run_time), by_macro].into_iter().flatten().collect()
}

#[test]
fn right_grids() {
    let mut read = 0;
    for size in SIZES {
        let grid = some_grid(size);
        for layout in LAYOUTS {
            for blank in BLANKS {
                if layout.allows(&grid, blank) {
                    let text = layout.write(&rows(&grid), blank);
                    for outcome in read_each(&text) {
                        assert_eq!(outcome.as_ref(), Ok(&grid), "{text}");
                    }
                    read += 1;
                }
            }
        }
    }
    println!("{read}");
    assert!(read >= 1_500, "{read}");
}

#[test]
fn right_grids_of_any_digits() {
    play(300, |dice, seed| {
        let size = dice.pick(&SIZES);
        let (grid, layout, blank) = (dice.grid(size), dice.pick(&LAYOUTS), dice.pick(&BLANKS));
        if layout.allows(&grid, blank) {
            let text = layout.write(&rows(&grid), blank);
            for outcome in read_each(&text) {
                assert_eq!(outcome.as_ref(), Ok(&grid), "READER_SEED={seed}\n{text}");
            }
        }
    });
}
