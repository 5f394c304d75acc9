//! Tests that printed grids are read back, and that the forms in which people paste grids are read.

use proptest::prelude::*;
use sudoku_types::{Candidates, Grid, Puzzles, Rules, Symbols, grid};

use crate::any::{any_grid, cases_without_a_file};
use crate::{DRAWN, LINE};

fn every_form_is_read_back<const N: usize>(cases: u32) {
    let config = cases_without_a_file(cases);
    proptest!(config, |(grid in any_grid::<N>())| {
        let with_options = format!("{:#}", grid.line());
        let drawn = format!("{grid:#}");
        for form in [drawn.replace('\n', "\r\n"), format!("{drawn}\n"), drawn] {
            prop_assert_eq!(form.parse(), Ok(grid), "{}", form);
            let mut puzzles = Puzzles::of(&form);
            let is_small = N < 4 && !form.contains(';');
            let first = puzzles.next().expect("a puzzle");
            prop_assert!(is_small || Grid::try_from(first) == Ok(grid), "{}", form);
            prop_assert!(puzzles.next().is_none(), "{}", form);
        }
        for form in [grid.to_string(), grid.line().to_string()] {
            let again = Grid::parse_with(&form, grid.boxes(), *grid.symbols());
            prop_assert_eq!(again, Ok(grid), "{}", form);
            let options = with_options.strip_suffix(&grid.line().to_string()).unwrap();
            prop_assert_eq!((options.to_owned() + &form).parse(), Ok(grid), "{}{}", options, form);
        }
        prop_assert_eq!(with_options.parse(), Ok(grid), "{}", with_options);
        let from_rows = Grid::from_rows(grid.into(), grid.boxes(), *grid.symbols());
        prop_assert_eq!(from_rows, Ok(grid));
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
fn every_form_is_read_back_at_many_sizes() {
    every_form_is_read_back::<1>(16);
    every_form_is_read_back::<4>(128);
    every_form_is_read_back::<9>(64);
    every_form_is_read_back::<10>(32);
    every_form_is_read_back::<16>(16);
    every_form_is_read_back::<25>(8);
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

/// `{:#}` has all that a grid has, by itself and in a file; `{}` is read as its digits.
fn is_drawn<const N: usize>(symbols: &str, text: &str, names: &str) {
    let grid: Grid<N, 1> = format!("{symbols} {text}")
        .parse()
        .unwrap_or_else(|error| panic!("{error}"));
    let all = format!("{grid:#}");
    assert_eq!(all.parse(), Ok(grid), "{all}");
    assert_eq!(all.replace('\n', "\r\n").parse(), Ok(grid), "{all}");
    let file = format!("{all}\n\n{all}\n");
    let read: Result<Vec<Grid<N, 1>>, _> = Puzzles::of(&file).map(Grid::try_from).collect();
    assert_eq!(read, Ok(vec![grid; 2]), "{file}");

    let drawn = grid.to_string();
    let last = drawn.lines().last().expect("a line");
    assert_eq!(last, format!("// with {names}"));
    let digits = format!("{symbols} {drawn}").parse::<Grid<N, 1>>();
    match digits {
        Ok(digits) => {
            assert_eq!(digits.rows(), grid.rows());
            assert_eq!(digits.rules(), Rules::NONE);
        }
        // The lines that are drawn are not those of the usual boxes.
        Err(error) => {
            let is_cut = error.to_string().contains("a line is drawn");
            assert!(
                (all.contains("regions") || all.contains("boxes")) && is_cut,
                "{error}\n{drawn}"
            );
        }
    }
}

#[test]
fn whatever_a_grid_has_is_drawn() {
    let four = "1... ..3. ...4 .2..";
    for (options, names) in [
        ("regions: \"aaab accb dccb dddb\";", "regions"),
        (
            "cages: \"aab. ccb. 0... 0..9\", a = 3, b = 5, 9 = 2;",
            "cages",
        ),
        ("cages: 3 r1c1 r1c2, 4 r4c4, 6 r1c3 r2c3;", "cages"),
        (
            "rules: diagonals, anti_knight, windows;",
            "diagonals, windows, anti_knight",
        ),
        (
            "even: r1c2, r2c2; arrows: r1c1 r1c2 r1c3, r4c1 r4c2 r4c3; sums: 6 r3c1 r3c2;",
            "sums, arrows, even",
        ),
        (
            "rules: anti_king; regions: \"aaab accb dccb dddb\"; cages: 5 r1c1 r1c2; doubles: r1c1 r1c2;",
            "anti_king, regions, cages, doubles",
        ),
    ] {
        is_drawn::<4>("", &format!("{options} {four}"), names);
        let suits = "symbols: \"♠♥♦♣\";";
        is_drawn::<4>(suits, &format!("{options} ♠... ..♦. ...♣ .♥.."), names);
    }
    let blanks = ".".repeat(80);
    let apart = format!("rules: non_consecutive; 9{blanks}");
    is_drawn::<9>("", &apart, "non_consecutive");
    let tall = format!("boxes: 3x2; rules: diagonals; 6{}", &blanks[..35]);
    is_drawn::<6>("", &tall, "diagonals");
    // More cages than names.
    let cell = |cell| format!("9 r{}c{}", cell / 9 + 1, cell % 9 + 1);
    let cages = (0..81).map(cell).collect::<Vec<_>>().join(", ");
    is_drawn::<9>("", &format!("cages: {cages}; 9{blanks}"), "cages");
    // `A` alone may be 1 or 10.
    let ten = format!("even: r1c1; 10{}", " .".repeat(99)).parse::<Grid<10, 1>>();
    let ten = ten.expect("a grid");
    assert_eq!(format!("{ten:#}").parse(), Ok(ten));
    assert!(ten.to_string().parse::<Grid<10, 1>>().is_err());
}

/// Where nothing is noted, a blank is a `.`, and a `!` only if the digits leave nothing for it.
#[test]
fn without_notes_blanks_are_dots() {
    let words = |notes: &Candidates<4>| {
        let drawn = notes.to_string();
        drawn.replace(['|', '+', '-', '\n', ' '], "")
    };
    let empty = |line: &str| Candidates::empty(&Grid::parse(line).unwrap());
    for line in ["1.....3....4.2..", "................", "1234341221434321"] {
        assert_eq!(words(&empty(line)), line);
    }
    let one = Candidates::empty(&Grid::<1>::blank()).to_string();
    assert_eq!(one.lines().nth(1), Some("| . |"));
    // The last cell of the first row sees all digits, and so does the only blank of a grid.
    assert_eq!(words(&empty("123....4........")), "123!...4........");
    assert_eq!(words(&empty("12343412214343.2")), "12343412214343!2");
    // Where something is noted, a cell without candidates is a `!`.
    let mut notes = empty("1.....3....4.2..");
    notes.insert((0, 1), 3).unwrap();
    assert_eq!(words(&notes), "13!!!!3!!!!4!2!!");
    notes.toggle((0, 1), 3).unwrap();
    notes.place((0, 1), 3).unwrap();
    assert_eq!(words(&notes), "13....3....4.2..");
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
        let mut rows = *GRID.rows();
        rows[24][24] = 1;
        match Grid::from_rows(rows, GRID.boxes(), *GRID.symbols()) {
            Ok(grid) => grid,
            Err(_) => panic!("no such digit"),
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
    assert!(size_of::<Grid<9, 1>>() <= 1_500);
    assert!(size_of::<Grid<25>>() <= 736);
}
