//! Tests a player's candidates: games played by hints, mistakes, and notes that are written and read back.

use crate::{grid, parsed, shape};
use std::collections::HashSet;
use sudoku_tests::{Dice, any_notes, cells, read_set};
use sudoku_types::{Answer, BoxShape, Candidates, Cell, Grid, GridError, Rule, Symbols, Unit};

const JIGSAW: &str = "regions: \"aaab accb dccb dddb\"; 1... .... .... ....";

/// Plays a game by hints from these notes until none is left.
fn play<const N: usize, const A: usize>(mut notes: Candidates<N, A>) -> Candidates<N, A> {
    let mut seen = HashSet::new();
    while let Some(step) = notes.hint().expect("no mistake") {
        assert!(seen.insert(notes), "the hint is the same again: {step}");
        notes.apply(&step);
    }
    notes
}

/// Compares a game with all steps from pencil marks, and returns true if it ends with the solution.
fn is_solved_by_hints<const N: usize, const A: usize>(givens: &Grid<N, A>) -> bool {
    let all = givens.propagate();
    let from_marks = play(givens.candidates());
    let from_nothing = play(Candidates::empty(givens));
    for end in [&from_marks, &from_nothing] {
        assert_eq!(end.grid().is_solved(), all.unsolved == 0, "{givens:?}");
    }
    if all.unsolved > 0 {
        assert_eq!(
            from_marks.grid().blanks().count(),
            all.unsolved,
            "{givens:?}"
        );
    }
    all.unsolved == 0
}

/// Plays every puzzle of a set, a step apart, and returns how many are solved, and how many there are.
fn games<const N: usize>(name: &str, options: &str, step: usize) -> (usize, usize) {
    let set = read_set(name).into_iter().step_by(step);
    let solved =
        set.map(|entry| is_solved_by_hints(&parsed::<N, 0>(&(options.to_owned() + &entry.givens))));
    let solved: Vec<bool> = solved.collect();
    (
        solved.iter().filter(|solved| **solved).count(),
        solved.len(),
    )
}

#[test]
fn puzzles_are_played_by_hints() {
    let (solved, all) = games::<9>("gen_9x9_minimal", "", 8);
    assert!(4 * solved > 3 * all, "{solved} of {all}");
    games::<6>("gen_6x6_box2x3_minimal", "", 4);
    games::<9>("gen_antiknight_9x9_minimal", "rules: anti_knight; ", 8);
    let miracle = format!("{}1............2{}", ".".repeat(38), ".".repeat(29));
    let rules = "rules: anti_knight, anti_king, non_consecutive;";
    is_solved_by_hints(&parsed::<9, 0>(&format!("{rules} {miracle}")));
    is_solved_by_hints(&parsed::<4, 1>(JIGSAW));
}

#[test]
#[ignore = "more of the same, which takes seconds"]
fn all_puzzles_are_played_by_hints() {
    let (solved, _) = games::<9>("gen_9x9_minimal", "", 1);
    assert!(solved > 150, "{solved}");
    games::<6>("gen_6x6_box2x3_minimal", "", 1);
    games::<9>("gen_antiknight_9x9_minimal", "rules: anti_knight; ", 1);
}

/// Every wrong digit and every right candidate that is struck out is found, whatever was noted before.
#[test]
fn mistakes_are_found() {
    let dice = &mut Dice::new(46);
    for entry in read_set("gen_9x9_minimal").iter().take(10) {
        let givens = grid(cells::<9>(&entry.givens), shape(3, 3));
        let solution = cells::<9>(entry.solution.as_ref().expect("a solution"));
        for cell in givens.blanks() {
            let right = solution[cell.row][cell.column];
            let mut notes = [Candidates::empty(&givens), givens.candidates()][dice.below(2)];
            notes.insert(cell, right).unwrap();
            notes.insert(cell, right % 9 + 1).unwrap();
            assert_eq!(notes.mistake(), None);
            let mut struck = notes;
            struck.remove(cell, right).unwrap();
            let is_named = |notes: &Candidates<9>, digit, is_placed| {
                let mistake = notes.hint().unwrap_err();
                let found = (mistake.cell, mistake.digit, mistake.is_placed);
                assert_eq!(found, (cell, digit, is_placed));
            };
            is_named(&struck, right, false);
            notes.place(cell, right % 9 + 1).unwrap();
            is_named(&notes, right % 9 + 1, true);
            notes.place(cell, right).unwrap();
            assert!(!notes.mistake().is_some_and(|mistake| mistake.is_placed));
        }
    }
}

/// Notes are read from the frames in which grids are read, where a `.` or `*` of a frame is not a cell.
#[test]
fn frames_around_notes() {
    let grid = parsed::<4, 0>("1... ..3. .... .2..");
    let plain = "1 34 24 24  24 4 3 .  34 1 ! 34  34 2 14 134";
    let notes = Candidates::parse(&grid, plain).unwrap();
    for [top, middle, bottom] in [
        [".-----.-----.", ":-----+-----:", "'-----'-----'"],
        ["*-----------*", "|-----+-----|", "*-----------*"],
        ["+=====+=====+", "+=====+=====+", "+=====+=====+"],
        ["┌─────┬─────┐", "├─────┼─────┤", "└─────┴─────┘"],
        ["", "  -----+-----", ""],
    ] {
        for end in ["\n", "\r\n", "\r"] {
            let rows = ["1 34 | 24 24", "24 4 | 3 .", "34 1 | ! 34", "34 2 | 14 134"];
            let [one, two, three, four] = rows.map(|row| format!("| {row} |"));
            let text = [top, &one, &two, middle, &three, &four, bottom].join(end);
            assert_eq!(Candidates::parse(&grid, &text), Ok(notes), "{text}");
        }
    }
    // A `*` alone is not a frame, and a symbol is a cell.
    assert!(Candidates::parse(&grid, &plain.replace('!', "*")).is_err());
    let symbols = Symbols::Characters(['*', '2', '3', '4']);
    let grid = Grid::<4>::from_rows([[0; 4]; 4], BoxShape::new(2, 2).unwrap(), symbols).unwrap();
    let text = format!("*--*--*--*\n{}", ". ".repeat(12));
    let ones = Candidates::parse(&grid, &text).unwrap();
    assert_eq!(ones.rows()[0].map(|set| set.single()), [Some(1); 4]);
}

/// Notes with sets by chance are read back from what they print.
fn are_read_back<const N: usize, const A: usize>(givens: &Grid<N, A>) {
    let notes = any_notes(givens);
    for form in [notes.to_string(), format!("{notes:#}")] {
        assert_eq!(Candidates::parse(givens, &form), Ok(notes), "{form}");
        let more = Candidates::parse(givens, &(form + " ."));
        assert!(matches!(more, Err(GridError::NoSuchCell { .. })));
    }
}

#[test]
fn notes_are_read_back() {
    are_read_back(&parsed::<4, 0>("1... ..3. ...4 .2.."));
    are_read_back(&parsed::<4, 0>("symbols: \"♠♥♦♣\"; ♠... ..♦. ...♣ .♥.."));
    are_read_back(&parsed::<4, 0>("symbols: 0..=3; 1... ..3. .... .2.."));
    are_read_back(&Grid::<12>::parse(&format!("symbols: 1..=12; {}", ".".repeat(144))).unwrap());
    are_read_back(&Grid::<25>::blank());
    are_read_back(&parsed::<4, 1>(JIGSAW));
}

/// Any number but the digits of the grid is refused, in cells with and without a digit, and nothing changes.
#[test]
fn candidates_are_digits() {
    fn check<const N: usize>() {
        let mut notes = Grid::<N>::blank().candidates();
        notes.place((0, 0), 1).unwrap();
        let before = notes;
        for digit in (0..=255).filter(|digit| !(1..=N as u8).contains(digit)) {
            for column in [0, N - 1] {
                let error = GridError::NotACandidate {
                    cell: Cell { row: 0, column },
                    digit,
                    size: N,
                };
                assert_eq!(notes.insert((0, column), digit), Err(error));
                assert_eq!(notes.remove((0, column), digit), Err(error));
            }
        }
        for digit in [0, 1, 255] {
            for (row, column) in [(N, 0), (0, N), (usize::MAX, usize::MAX)] {
                let cell = Cell { row, column };
                let error = GridError::NoSuchCell { cell, size: N };
                assert_eq!(notes.insert(cell, digit), Err(error));
                assert_eq!(notes.remove(cell, digit), Err(error));
                let words = format!("row {}, ", row as u128 + 1);
                assert!(error.to_string().contains(&words), "{error}");
            }
        }
        assert_eq!(notes, before);
        for digit in 1..=N as u8 {
            notes.remove((N - 1, N - 1), digit).unwrap();
            notes.insert((N - 1, N - 1), digit).unwrap();
            notes.insert((0, 0), digit).unwrap();
        }
        assert_eq!(notes, before);
    }
    check::<4>();
    check::<9>();
    check::<25>();
    let error = Grid::<4>::blank()
        .candidates()
        .insert((0, 1), 0)
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "row 1, column 2: 0 is not a candidate in a 4×4 grid: expected 1 to 4"
    );
}

/// A hint is shown, the player moves, and then takes the hint: no digit of the player changes, nor its notes.
#[test]
fn a_hint_that_is_taken_late_changes_no_digit() {
    let dice = &mut Dice::new(54);
    let (mut placed, mut removed) = (0, 0);
    for entry in read_set("gen_9x9_minimal").iter().take(30) {
        let givens = grid(cells::<9>(&entry.givens), shape(3, 3));
        let mut notes = [Candidates::empty(&givens), givens.candidates()][dice.below(2)];
        while let Some(step) = notes.hint().expect("no mistake") {
            let mut moved = notes;
            let placed_at = step.placed().map(|(cell, _)| cell).into_iter();
            let touched: Vec<Cell> = placed_at.chain(step.lost().map(|lost| lost.0)).collect();
            let cell = touched[dice.below(touched.len())];
            let digit = dice.below(9) as u8 + 1;
            if moved.place(cell, digit).is_ok() {
                let before = moved;
                moved.apply(&step);
                for (cell, digit) in before.grid().givens() {
                    assert_eq!(moved.grid()[cell], digit, "{step}");
                    let sets = [&moved, &before].map(|notes| notes.rows()[cell.row][cell.column]);
                    assert_eq!(sets[0], sets[1], "{step}");
                }
                match step.placed() {
                    Some(_) => placed += 1,
                    None => removed += 1,
                }
            }
            notes.apply(&step);
        }
    }
    assert!(placed > 250 && removed > 50, "{placed} {removed}");
}

/// No unit that a grid does not have has cells, and none panics.
#[test]
fn units_that_are_not_there_have_no_cells() {
    let jigsaw = parsed::<4, 1>(JIGSAW);
    let region = jigsaw.lines().next().unwrap();
    let usual = parsed::<9, 1>(&".".repeat(81));
    for number in [0, 8, 9, 30, 324, 10_000, usize::MAX] {
        for unit in [Unit::Row(number), Unit::Column(number), Unit::Box(number)] {
            assert_eq!(usual.cells_of(unit).count() == 9, number < 9, "{unit}");
            let has_cells = number < 4 && unit != Unit::Box(number);
            assert_eq!(jigsaw.cells_of(unit).count(), 4 * usize::from(has_cells));
        }
        let of_rules = Rule::ALL.map(|rule| Unit::Rule(rule, number));
        for unit in of_rules.into_iter().chain([Unit::Line(region)]) {
            assert_eq!(usual.unit(unit), [0; 9], "{unit}");
        }
    }
    assert_eq!(jigsaw.unit(Unit::Line(region)), [1, 0, 0, 0]);
}

/// Solves grids from notes by chance, and compares with all solutions that have no other digits than those that are noted.
fn are_solved_by_notes<const N: usize, const A: usize>(grid: &Grid<N, A>, most: usize) -> [u32; 3] {
    let (mut dice, mut found) = (Dice::new(7), [0; 3]);
    let solutions: Vec<_> = grid.solutions().take(most + 1).collect();
    assert!((1..=most).contains(&solutions.len()), "{grid}");
    for round in 0..60 {
        let mut notes = grid.candidates();
        for (cell, digits) in grid.candidates().cells() {
            for digit in digits.iter().filter(|_| grid[cell] == 0) {
                // Some rounds keep a solution, and some leave a cell without notes.
                let is_kept = solutions[round % solutions.len()][cell] == digit && round % 3 > 0;
                if !is_kept && dice.below(8) < round % 7 {
                    notes.remove(cell, digit).expect("a blank");
                }
            }
        }
        let is_noted = |solution: &&Grid<N, A>| {
            let mut cells = notes.cells();
            cells.all(|(cell, noted)| noted.is_empty() || noted.contains(solution[cell]))
        };
        let expected: Vec<_> = solutions.iter().filter(is_noted).collect();
        match notes.solve() {
            Answer::None(_) => assert_eq!(expected, [] as [&Grid<N, A>; 0]),
            Answer::Unique(one) => assert_eq!(expected, [&one]),
            Answer::Several(one, other) => {
                assert!(one != other && expected.contains(&&one) && expected.contains(&&other));
            }
            _ => unreachable!(),
        }
        found[expected.len().min(2)] += 1;
    }
    found
}

#[test]
fn grids_are_solved_from_notes() {
    assert!(
        are_solved_by_notes(&Grid::<4>::blank(), 288)
            .iter()
            .all(|count| *count > 5)
    );
    let classic =
        "53..7..............98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    assert!(
        are_solved_by_notes(&parsed::<9, 0>(classic), 100_000)
            .iter()
            .all(|count| *count > 5)
    );
    are_solved_by_notes(&parsed::<4, 1>(JIGSAW), 288);
    let killer = "cages: 3 r1c1 r1c2, 7 r1c3 r1c4; .... .... .... ....";
    are_solved_by_notes(&parsed::<4, 1>(killer), 288);
    // From 12 rows on there is another engine.
    let mut large = parsed::<16, 0>(&read_set("gen_16x16_105clues")[0].givens);
    for (cell, _) in large.givens().take(8).collect::<Vec<_>>() {
        large.set(cell, 0).expect("a cell");
    }
    assert!(
        are_solved_by_notes(&large, 10_000)
            .iter()
            .all(|count| *count > 5)
    );
}

#[test]
fn notes_without_a_solution_have_a_reason() {
    let grid = parsed::<4, 0>("1... ..3. ...4 .2..");
    let mut notes = grid.candidates();
    notes.place((0, 1), 4).expect("a blank");
    let reason = |notes: &Candidates<4>| notes.solve().to_string();
    assert_eq!(
        reason(&notes),
        grid_with(&grid, 0, 1, 4).solve().to_string()
    );
    let mut notes = grid.candidates();
    notes.remove((0, 1), 3).expect("a blank");
    notes.remove((0, 1), 4).expect("a blank");
    notes.insert((0, 1), 2).expect("a blank");
    assert_eq!(
        reason(&notes),
        "this puzzle has no solution: row 1, column 2 has no candidate left"
    );
    let sparse = parsed::<9, 0>(&".".repeat(81)).candidates();
    assert_eq!(sparse.solve_within(1_000), None);
}

fn grid_with(grid: &Grid<4>, row: usize, column: usize, digit: u8) -> Grid<4> {
    let mut grid = *grid;
    grid.set((row, column), digit).expect("a digit");
    grid
}
