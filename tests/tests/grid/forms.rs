//! Tests that printed grids are read back, and that the forms in which people paste grids are read.

use proptest::prelude::*;
use sudoku_types::{Grid, Symbols, grid};

use crate::any::{any_grid, cases_without_a_file};
use crate::{DRAWN, LINE};

fn every_form_is_read_back<const N: usize>(cases: u32) {
    let config = cases_without_a_file(cases);
    proptest!(config, |(grid in any_grid::<N>())| {
        let with_options = format!("{:#}", grid.line());
        for form in [
            grid.to_string(),
            format!("{grid:#}"),
            grid.line().to_string(),
            format!("{grid:#}").replace('\n', "\r\n"),
        ] {
            let again = Grid::parse_with(&form, grid.boxes(), *grid.symbols());
            prop_assert_eq!(again, Ok(grid), "{}", form);
            let options = with_options.strip_suffix(&grid.line().to_string()).unwrap();
            prop_assert_eq!((options.to_owned() + &form).parse(), Ok(grid), "{}{}", options, form);
        }
        prop_assert_eq!(with_options.parse(), Ok(grid), "{}", with_options);
        let json = serde_json::to_string(&grid).unwrap();
        prop_assert_eq!(serde_json::from_str::<Grid<N>>(&json).unwrap(), grid, "{}", json);
        prop_assert_eq!(
            Grid::from_rows(grid.into(), grid.boxes(), *grid.symbols()),
            Ok(grid)
        );
        // One line has a character a cell, unless numbers are too great for letters.
        let greatest = match grid.symbols() {
            Symbols::NumbersFrom(first) => usize::from(*first) + N - 1,
            _ => 0,
        };
        if greatest <= 35 {
            prop_assert_eq!(grid.line().to_string().chars().count(), N * N);
        }
    });
}

#[test]
fn every_form_of_small_grids_is_read_back() {
    every_form_is_read_back::<1>(64);
    every_form_is_read_back::<2>(64);
    every_form_is_read_back::<4>(128);
    every_form_is_read_back::<6>(64);
    every_form_is_read_back::<7>(64);
    every_form_is_read_back::<9>(128);
}

#[test]
fn every_form_of_large_grids_is_read_back() {
    every_form_is_read_back::<10>(64);
    every_form_is_read_back::<12>(64);
    every_form_is_read_back::<16>(64);
    every_form_is_read_back::<25>(32);
}

#[test]
fn notations() {
    let grid: Grid<9> = DRAWN.parse().expect("a grid");
    assert_eq!(grid.line().to_string(), LINE);
    let rows: Vec<&str> = (0..9).map(|row| &LINE[9 * row..9 * row + 9]).collect();
    let apart = LINE.chars().map(|c| c.to_string()).collect::<Vec<_>>();
    for text in [
        LINE.to_owned(),
        LINE.replace('.', "0"),
        LINE.replace('.', "_"),
        LINE.replace('.', "?"),
        format!("\n\n  {LINE}\n"),
        format!("\u{feff}{LINE}\r\n"),
        rows.join("\n"),
        rows.join("/n").replace("/n", " "),
        format!("\"{}\"", rows.join("\"; \"")),
        format!("[{}]", apart.join(", ").replace('.', "_")),
        format!("[{}]", apart.join(",\n").replace('.', "0")),
        DRAWN.replace('_', " . ").replace('-', "═"),
        format!("boxes: 3x3;\nsolution: first; {LINE}"),
    ] {
        assert_eq!(text.parse(), Ok(grid), "{text}");
    }
    let letters: Grid<4> = "abcd c... .... d...".parse().expect("letters");
    assert_eq!(letters.rows()[1], [3, 0, 0, 0]);
    assert_eq!(letters.line().to_string(), "ABCDC.......D...");

    // Numbers, letters, and numbers counted from 0.
    let blanks = " .".repeat(254);
    let numbers: Grid<16> = format!("16 10{blanks}").parse().expect("numbers");
    assert_eq!(numbers.line().to_string(), format!("GA{}", ".".repeat(254)));
    // Letters alone may count from 1 or from 10, and so the line says which.
    assert!(Grid::<16>::parse(&numbers.line().to_string()).is_err());
    let small: Grid<16> = format!("{:#}", numbers.line()).parse().expect("letters");
    assert_eq!(small, numbers);
    let from_0: Grid<16> = format!("symbols: 0..=15; 15 0{blanks}")
        .parse()
        .expect("numbers");
    assert_eq!(from_0.rows()[0][..3], [16, 1, 0]);
    assert_eq!(from_0.line().to_string(), format!("F0{}", ".".repeat(254)));
}

#[test]
fn in_constants() {
    const GRID: Grid<25> = grid! {
        "\
        symbols: \"ABCDEFGHIJKLMNOPQRSTUVWXY\"; \
        ABCDEFGHIJKLMNOPQRSTUVWXY FGHIJKLMNOPQRSTUVWXYABCDE KLMNOPQRSTUVWXYABCDEFGHIJ \
        PQRSTUVWXYABCDEFGHIJKLMNO UVWXYABCDEFGHIJKLMNOPQRST BCDEFGHIJKLMNOPQRSTUVWXYA \
        GHIJKLMNOPQRSTUVWXYABCDEF LMNOPQRSTUVWXYABCDEFGHIJK QRSTUVWXYABCDEFGHIJKLMNOP \
        VWXYABCDEFGHIJKLMNOPQRSTU CDEFGHIJKLMNOPQRSTUVWXYAB HIJKLMNOPQRSTUVWXYABCDEFG \
        MNOPQRSTUVWXYABCDEFGHIJKL RSTUVWXYABCDEFGHIJKLMNOPQ WXYABCDEFGHIJKLMNOPQRSTUV \
        DEFGHIJKLMNOPQRSTUVWXYABC IJKLMNOPQRSTUVWXYABCDEFGH NOPQRSTUVWXYABCDEFGHIJKLM \
        STUVWXYABCDEFGHIJKLMNOPQR XYABCDEFGHIJKLMNOPQRSTUVW EFGHIJKLMNOPQRSTUVWXYABCD \
        JKLMNOPQRSTUVWXYABCDEFGHI OPQRSTUVWXYABCDEFGHIJKLMN TUVWXYABCDEFGHIJKLMNOPQRS \
        YABCDEFGHIJKLMNOPQRSTUVWX"
    };
    const SOLVED: bool = GRID.is_solved();
    const CHANGED: Grid<25> = {
        let mut grid = GRID;
        match grid.set(24, 24, 1) {
            Ok(()) => grid,
            Err(_) => panic!("no such cell or digit"),
        }
    };
    const CONFLICTS: usize = {
        let mut conflicts = CHANGED.conflicts();
        let mut count = 0;
        while conflicts.advance().is_some() {
            count += 1;
        }
        count
    };
    const { assert!(SOLVED) };
    assert_eq!(CONFLICTS, CHANGED.conflicts().count());
    assert_eq!(CONFLICTS, 3);
}

/// Room for digits, boxes, rules and symbols, and no more.
#[test]
fn grids_are_small() {
    assert!(size_of::<Grid<9>>() <= 128);
    assert!(size_of::<Grid<9, 1>>() <= 2_800);
    assert!(size_of::<Grid<25>>() <= 736);
}
