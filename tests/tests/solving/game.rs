//! Plays a puzzle of a file as a game does: notes, hints with pictures, a mistake, saved and loaded half-way.

use sudoku_types::{Candidates, Cell};

sudoku_types::puzzles! {
    static DAILY = "game.txt";
}

/// Takes hints, at most this many, each from its picture. Returns how many there were.
fn play(notes: &mut Candidates<9>, most: usize) -> usize {
    let mut taken = 0;
    while taken < most
        && let Some(step) = notes.hint().expect("no mistake")
    {
        let picture = notes.picture().with_step(&step).to_string();
        assert!(picture.contains(r#"class="seen""#), "{step}");
        notes.apply(&step);
        taken += 1;
    }
    taken
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let today = &DAILY[0];
    assert_eq!(today.name(), Some("Thursday"));
    let mut notes = today.givens().candidates();
    assert_eq!(play(&mut notes, 20), 20);

    // A wrong note, which the next hint names. The player takes it back.
    let cell @ Cell { row, column } = notes.grid().blanks().next().expect("a blank");
    let right = today.solution()[cell];
    notes
        .remove(row, column, right)
        .expect("a cell and a digit");
    let mistake = notes.hint().expect_err("a mistake");
    assert_eq!(
        (mistake.cell, mistake.digit, mistake.is_placed),
        (cell, right, false)
    );
    notes
        .insert(row, column, right)
        .expect("a cell and a digit");

    let saved = serde_json::to_string(&(today.name(), notes)).expect("JSON");
    let (name, mut loaded): (Option<&str>, Candidates<9>) =
        serde_json::from_str(&saved).expect("what was saved");
    assert_eq!((name, loaded), (today.name(), notes));
    assert_eq!(loaded.givens(), today.givens());

    assert!(play(&mut loaded, usize::MAX) > 0);
    assert_eq!(loaded.grid(), today.solution());
}
