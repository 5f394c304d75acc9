//! Tests that grids, notes and games which the feature `serde` saves are read back, and that changed ones are refused.

mod game;

use sudoku_tests::{any_notes, parsed};
use sudoku_types::{Candidates, Cell, DigitSet, Grid};

/// A grid, and notes with sets by chance, are read back.
fn are_read_back<const N: usize, const A: usize>(givens: &Grid<N, A>) {
    let json = serde_json::to_string(givens).unwrap();
    assert_eq!(
        serde_json::from_str::<Grid<N, A>>(&json).unwrap(),
        *givens,
        "{json}"
    );
    let mut notes = any_notes(givens);
    let blank = givens.blanks().next().unwrap();
    notes.place(blank, 1).unwrap();
    let json = serde_json::to_string(&notes).unwrap();
    let again: Candidates<N, A> = serde_json::from_str(&json).unwrap();
    assert_eq!(again, notes, "{json}");
    let less = json.replacen("[],", "", 1);
    assert!(less == json || serde_json::from_str::<Candidates<N, A>>(&less).is_err());
}

#[test]
fn grids_and_notes_are_read_back() {
    are_read_back(&parsed::<4, 0>("1... ..3. ...4 .2.."));
    are_read_back(&parsed::<4, 0>("symbols: \"♠♥♦♣\"; ♠... ..♦. ...♣ .♥.."));
    are_read_back(&parsed::<4, 0>("symbols: 0..=3; 1... ..3. .... .2.."));
    are_read_back(&parsed::<12, 0>(&format!(
        "symbols: 1..=12; {}",
        ".".repeat(144)
    )));
    are_read_back(&Grid::<25>::blank());
    are_read_back(&parsed::<4, 1>(
        "regions: \"aaab accb dccb dddb\"; 1... .... .... ....",
    ));
    are_read_back(&parsed::<4, 1>(
        "cages: 3 r1c1-2, 3 r2c3; odd: r4c4; 1... ..3. ...4 .2..",
    ));
    let cell = Cell { row: 1, column: 4 };
    assert_eq!(serde_json::to_string(&cell).unwrap(), "[1,4]");
    let set = |text| serde_json::from_str::<DigitSet>(text).ok();
    assert_eq!(set("[2,5]"), Some(DigitSet::from_iter([2, 5])));
    assert_eq!(set("[2,26]"), None);
}

/// Notes that no game has: each is refused with a sentence.
#[test]
fn notes_that_contradict_themselves_are_refused() {
    fn refusal<const N: usize, const A: usize>(givens: &str, grid: &str, sets: &str) -> String {
        let json = format!("[{givens:?},{grid:?},{sets}]");
        match serde_json::from_str::<Candidates<N, A>>(&json) {
            Ok(notes) => {
                let again = serde_json::to_string(&notes).unwrap();
                let again = serde_json::from_str::<Candidates<N, A>>(&again);
                assert_eq!(again.unwrap(), notes);
                String::new()
            }
            Err(error) => error.to_string(),
        }
    }
    let sets = |of_first: &str| format!("[{of_first}{}]", ",[]".repeat(15));
    let plain = "1.....3....4.2..";
    let others = "row 1, column 1 has a digit, and other candidates";
    for of_first in ["[]", "[1]"] {
        assert_eq!(refusal::<4, 0>(plain, plain, &sets(of_first)), "");
    }
    for of_first in ["[2]", "[2,3]", "[1,2]"] {
        let refused = refusal::<4, 0>(plain, plain, &sets(of_first));
        assert!(refused.starts_with(others), "{of_first}: {refused}");
    }
    // What clashing givens leave is not refused.
    let clash = parsed::<4, 0>("1..1 .... .... ....");
    for notes in [clash.candidates(), clash.propagate().candidates] {
        assert!(notes.rows()[0][0].is_empty());
        let json = serde_json::to_string(&notes).unwrap();
        assert_eq!(serde_json::from_str::<Candidates<4>>(&json).unwrap(), notes);
    }
    // A digit that was placed has no other candidates either.
    let placed = refusal::<4, 0>(".....3....4.2...", "1....3....4.2...", &sets("[3]"));
    assert!(placed.starts_with(others), "{placed}");

    let regions = "regions: \"aaab accb dccb dddb\"; ................";
    let cages = "cages: \"aa.. .... .... ....\", a = 3; ................";
    let blank = "................";
    let kinds = [
        blank,
        "boxes: 1x4; ................",
        "symbols: \"WORD\"; ................",
        "symbols: 0..=3; ________________",
        "rules: diagonals; ................",
        "rules: diagonals, anti_king; ................",
        regions,
        "regions: \"dddb dccb accb aaab\"; ................",
        cages,
        &cages.replace('3', "4"),
        &cages.replace("aa..", "a.a."),
    ];
    for one in kinds {
        for other in kinds {
            let refused = refusal::<4, 1>(one, other, &sets("[]"));
            assert_eq!(refused.is_empty(), one == other, "{one} {other}: {refused}");
            let expected = "the two grids differ in more than their digits";
            assert!(one == other || refused.starts_with(expected), "{refused}");
        }
    }
    for other in ["2.....3....4.2..", ".....3.....4.2.."] {
        let refused = refusal::<4, 0>(plain, other, &sets("[]"));
        assert!(refused.starts_with("the digits are not those"), "{refused}");
    }
}
