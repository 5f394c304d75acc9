//! Tests that the fast path for a line with a byte for each cell reads it as the rules of the reader would.

use sudoku_tests::Dice;
use sudoku_types::{Grid, Puzzles, Symbols, grid};

/// Blanks of one kind, and at the end some that only the rules may read.
const BLANKS: [&[u8]; 9] = [b"0", b".", b"_", b"?", b"-", b"._?", b"*", b"0.", b"-_"];
/// The number of those that are of one kind.
const OF_ONE_KIND: usize = 6;
const SEED: u64 = 81;

/// A line of cells, and whether it has to be read at once.
fn any_line(dice: &mut Dice, size: usize) -> (String, bool) {
    let kind = dice.below(BLANKS.len());
    let filled = [0, 3, 30, 80, 100][dice.below(5)];
    let cells = (0..size * size).map(|_| match dice.below(100) < filled {
        true => b'1' + dice.below(size) as u8,
        false => BLANKS[kind][dice.below(BLANKS[kind].len())],
    });
    let mut line: Vec<u8> = cells.collect();
    let is_border = line.iter().all(|cell| *cell == b'-');
    let mut is_plain = kind < OF_ONE_KIND && !is_border;
    if dice.below(2) == 0 {
        let place = dice.below(line.len());
        let other = b"0123456789._?-*xA |,;#\n"[dice.below(23)];
        match dice.below(3) {
            0 => line[place] = other,
            1 => line.insert(place, other),
            _ => drop(line.remove(place)),
        }
        is_plain = false;
    }
    (String::from_utf8(line).expect("ASCII"), is_plain)
}

/// Compares lines with the rules, which read the same grid from a text with a line end, and returns the number of
/// lines that are read at once.
fn compare<const N: usize>(dice: &mut Dice, lines: usize) -> usize {
    let mut read = 0;
    for _ in 0..lines {
        let (line, is_plain) = any_line(dice, N);
        let at_once = Grid::<N>::from_line(&line);
        let by_rules = || Grid::<N>::parse(&format!("{line}\n"));
        if let Some(grid) = at_once {
            assert_eq!(by_rules(), Ok(grid), "{line:?}");
            assert_eq!(Grid::parse(&line), Ok(grid), "{line:?}");
            read += 1;
        }
        assert!(at_once.is_some() || !is_plain, "{line:?}");
    }
    read
}

fn compare_all(lines: usize) {
    println!("seed {SEED}");
    let dice = &mut Dice::new(SEED);
    let sizes = [compare::<4>, compare::<6>, compare::<9>];
    let read = sizes.map(|compare| compare(dice, lines));
    println!("{read:?} of {lines} each");
    assert!(read.iter().all(|read| *read > lines / 3 && *read < lines));
}

#[test]
fn lines_are_read_as_by_the_rules() {
    compare_all(3_000);
}

#[test]
#[ignore = "more of the same, which takes some seconds"]
fn many_lines_are_read_as_by_the_rules() {
    compare_all(80_000);
}

#[test]
fn what_is_left_to_the_rules() {
    // Borders, a `0` beside another blank, digits of a larger grid, other symbols, other lengths.
    let odd = "---------------- 1..............0 1-.............2 1..............5 1*.............. A...............";
    for line in odd
        .split(' ')
        .chain(["1...............\n", "1..............", ""])
    {
        assert_eq!(Grid::<4>::from_line(line), None, "{line}");
    }
    assert_eq!(Grid::<6>::from_line("1..............."), None);
    assert_eq!(Grid::<25>::from_line("1..............."), None);
    let error = Grid::<4>::parse("1..............5").unwrap_err();
    assert_eq!(error.place().map(|place| place.column), Some(16));
}

#[test]
fn options_beside_a_line_are_not_lost() {
    let line = "1.....".repeat(6);
    let puzzles = |options| Puzzles::with(&line, options).expect("options");
    let puzzle = |options| puzzles(options).next().expect("a puzzle");
    let usual: Grid<6> = puzzle("").try_into().expect("a grid");
    let tall: Grid<6> = puzzle("boxes: 3x2;").try_into().expect("a grid");
    assert_eq!((usual.boxes().rows(), tall.boxes().rows()), (2, 3));
    assert_eq!(usual.rows(), tall.rows());
}

/// Wrong options beside a text are an error, as they are in front of a grid.
#[test]
fn wrong_options_beside_a_text_are_refused() {
    let line = "1.....3....4.2..";
    for (options, place, message) in [
        ("rules: diagonl;", 8, "unknown rule `diagonl`"),
        ("diagonals;", 1, "`diagonals` is a rule"),
        ("boxes: 2x", 8, "not a valid value for `boxes`"),
        ("boxes: 2x2", 10, "expected `;` after the value of `boxes`"),
        ("boxes 2x2;", 1, "expected `:` after `boxes`"),
        ("boxes: 2x2; boxes: 2x2;", 13, "`boxes` is given twice"),
        ("boxs: 2x2;", 1, "unknown option `boxs`"),
        ("rules: diagonals; 1...", 19, "expected an option"),
        ("regions: \"aa\";", 11, "the map of `regions` has 2 cells"),
        ("nothing", 1, "expected an option"),
    ] {
        let error = Puzzles::with(line, options).expect_err(options);
        assert_eq!(error.column(), Some(place), "{options}: {error}");
        let words = error.message();
        assert!(words.starts_with(message), "{options}: {words}");
        // In front of a grid the same option is refused too.
        let in_front = Grid::<4>::parse(&format!("{options} {line}"));
        assert!(in_front.is_err(), "{options}");
    }
    for options in ["", " \n", " boxes: 2x2 ;\n", "rules: diagonals, anti_king;"] {
        let puzzle = Puzzles::with(line, options).expect(options).next();
        let grid: Grid<4> = puzzle.expect("a puzzle").try_into().expect("a grid");
        assert_eq!(Grid::parse(&format!("{options} {line}")), Ok(grid));
    }
}

#[test]
fn a_line_with_room_for_areas() {
    let line = "1.....3....4.2..";
    let grid = Grid::<4, 1>::from_line(line);
    assert_eq!(grid, Some(grid! { 1___ __3_ ___4 _2__ }.into()));
}

#[test]
fn a_line_is_padded() {
    const GRID: Grid<4> = Grid::from_line("1.....3....4.2..").expect("a line");
    assert_eq!(format!("{:>20}", GRID.line()), "    1.....3....4.2..");
    assert_eq!(format!("{:#>20}", GRID.line()), "####1.....3....4.2..");
    assert_eq!(format!("{:#20}|", GRID.line()), "1.....3....4.2..    |");
    let of = |symbols| Grid::from_rows(*GRID.rows(), GRID.boxes(), symbols).expect("a grid");
    let suits = of(Symbols::Characters(['♠', '♥', '♦', '♣']));
    assert_eq!(format!("{:-^20}", suits.line()), "--♠.....♦....♣.♥..--");
    let numbers = of(Symbols::NumbersFrom(34));
    let expected = "34 . . . . . 36 . . . . 37 . 35 . .";
    assert_eq!(numbers.line().to_string(), expected);
}
