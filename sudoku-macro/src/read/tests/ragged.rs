//! Right grids are read as meant in every layout, and ragged ones never: each row of the wrong length is named, and no
//! other.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use proc_macro2::TokenStream;

use super::super::Purpose;
use super::super::reader;
use super::dice::{Dice, play};
use super::layouts::{BLANKS, LAYOUTS, Layout, rows};
use super::{digits_of, read, some_grid};

const SIZES: [usize; 16] = [1, 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25];

/// The digits, or all sentences: by the macro, if these can be tokens, and at run time.
fn read_each(text: &str) -> Vec<Result<Vec<u8>, Vec<String>>> {
    let reading = reader::read(text, Purpose::Solve);
    let at_run_time = match reading.errors.first() {
        None => Ok(reading.digits().to_vec()),
        Some(_) => Err(reading
            .errors
            .iter()
            .map(|error| error.message().to_string())
            .collect()),
    };
    let by_macro = |tokens: TokenStream| {
        let puzzle = read(tokens);
        puzzle
            .map(|puzzle| digits_of(&puzzle))
            .map_err(|errors| errors.into_iter().map(|error| error.to_string()).collect())
    };
    let by_macro = text.parse().ok().map(by_macro);
    [Some(at_run_time), by_macro]
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn right_grids() {
    let mut read = 0;
    for size in SIZES {
        let grid = some_grid(size);
        for layout in LAYOUTS {
            let blanks = if size > 4 { &BLANKS[..1] } else { &BLANKS };
            for blank in blanks {
                if layout.allows(&rows(&grid), blank) {
                    let text = layout.write(&rows(&grid), blank);
                    for outcome in read_each(&text) {
                        assert_eq!(outcome.as_ref(), Ok(&grid), "{text}");
                    }
                    read += 1;
                }
            }
        }
    }
    assert!(read >= 300, "{read}");
}

#[test]
fn right_grids_of_any_digits() {
    play(60, |dice, seed| {
        let size = dice.pick(&SIZES);
        let (grid, layout, blank) = (dice.grid(size), dice.pick(&LAYOUTS), dice.pick(&BLANKS));
        if layout.allows(&rows(&grid), blank) {
            let text = layout.write(&rows(&grid), blank);
            for outcome in read_each(&text) {
                assert_eq!(outcome.as_ref(), Ok(&grid), "READER_SEED={seed}\n{text}");
            }
        }
    });
}

#[test]
fn a_row_of_typed_numbers_that_is_too_long() {
    let text = "[[3u8, 4u8, 0u8, 0u8],\n[0u8, 2u8, 1u8, 0u8],\n[2u8, 0u8, 0u8, 0u8],\n[0u8, 4u8, 0u8, 1u8, 0u8]]";
    let outcomes = read_each(text);
    assert_eq!(outcomes.len(), 2);
    for outcome in outcomes {
        assert_eq!(
            outcome,
            Err(vec!["row 4 has 5 cells, expected 4".to_owned()])
        );
    }
}

/// Moves, drops or adds cells: one or two times, so that most rows stay right.
fn tear(dice: &mut Dice, rows: &mut [Vec<u8>]) {
    for _ in 0..=dice.roll(2) {
        let [from, to] = [dice.roll(rows.len()), dice.roll(rows.len())];
        let place = dice.roll(rows[from].len());
        match dice.roll(3) {
            0 => drop(rows[from].remove(place)),
            1 => rows[from].insert(place, dice.roll(rows.len() + 1) as u8),
            _ => {
                let cell = rows[from].remove(place);
                rows[to].push(cell);
            }
        }
    }
}

/// Gives `false` if the grid is not ragged after all.
fn refused(dice: &mut Dice, seed: u64, layout: &Layout) -> bool {
    let size = dice.pick(&[4, 6, 8, 9, 10, 12, 16]);
    let (grid, blank) = (dice.grid(size), dice.pick(&BLANKS));
    let mut torn = rows(&grid);
    tear(dice, &mut torn);
    let wrong: BTreeSet<_> = (1..)
        .zip(&torn)
        .filter(|(_, row)| row.len() != size)
        .map(|(number, row)| format!("row {number} has {} cells, expected {size}", row.len()))
        .collect();
    // Where few rows are right, none shows how wide the others should be; and dashes beside rows that are right are
    // lines.
    let is_right_without = |row: &Vec<u8>| row.iter().filter(|cell| **cell > 0).count() == size;
    if wrong.is_empty()
        || 2 * wrong.len() >= size
        || !layout.allows(&torn, blank)
        || blank == "-" && torn.iter().all(is_right_without)
    {
        return false;
    }
    let text = layout.write(&torn, blank);
    for outcome in read_each(&text) {
        let named = outcome.map_err(|sentences| sentences.into_iter().collect());
        assert_eq!(named, Err(wrong.clone()), "READER_SEED={seed}\n{text}");
    }
    true
}

fn refused_each(games: u64) -> usize {
    let marked: Vec<_> = LAYOUTS.into_iter().filter(Layout::shows_rows).collect();
    let count = AtomicUsize::new(0);
    play(games, |dice, seed| {
        let layout = dice.pick(&marked);
        let is_ragged = refused(dice, seed, &layout);
        count.fetch_add(is_ragged.into(), Ordering::Relaxed);
    });
    count.into_inner()
}

#[test]
fn ragged_grids() {
    let count = refused_each(140);
    assert!(count >= 60, "{count}");
}

#[test]
#[ignore = "takes a quarter of a minute"]
fn many_ragged_grids() {
    refused_each(3_000);
}
