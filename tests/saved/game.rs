//! Plays a puzzle of a file as a game does: notes, hints with pictures, a mistake, saved and loaded half-way.

use std::collections::HashSet;

use sudoku_tests::{Dice, parsed};
use sudoku_types::{Candidates, Cell, Game, Grid};

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
    let cell = notes.grid().blanks().next().expect("a blank");
    let right = today.solution()[cell];
    notes.remove(cell, right).expect("a cell and a digit");
    let mistake = notes.hint().expect_err("a mistake");
    assert_eq!(
        (mistake.cell, mistake.digit, mistake.is_placed),
        (cell, right, false)
    );
    notes.insert(cell, right).expect("a cell and a digit");

    let saved = serde_json::to_string(&(today.name(), notes)).expect("JSON");
    let (name, mut loaded): (Option<&str>, Candidates<9>) =
        serde_json::from_str(&saved).expect("what was saved");
    assert_eq!((name, loaded), (today.name(), notes));
    assert_eq!(loaded.givens(), today.givens());

    assert!(play(&mut loaded, usize::MAX) > 0);
    assert_eq!(loaded.grid(), today.solution());
}

/// Makes moves by chance, undoes and redoes them, and compares with a list of all states so far.
fn moves_are_undone_and_redone<const N: usize, const A: usize>(
    puzzle: &Grid<N, A>,
    seed: u64,
    moves: usize,
) {
    let (mut dice, mut game) = (Dice::new(seed), Game::new(puzzle));
    let (mut states, mut now) = (vec![*game.notes()], 0_usize);
    for _ in 0..moves {
        let cell = Cell::from((dice.below(N), dice.below(N)));
        let digit = dice.below(N + 1) as u8;
        let before = game.clone();
        match dice.below(12) {
            0..3 => {
                assert_eq!(game.undo(), now > 0);
                now = now.saturating_sub(1);
            }
            3..5 => {
                assert_eq!(game.redo(), now + 1 < states.len());
                now = states.len().min(now + 2) - 1;
            }
            5..7 => drop(game.toggle(cell, digit)),
            7 => game.fill_notes(),
            8 => game.clear_notes(),
            9 => {
                if let Ok(Some(step)) = game.hint() {
                    game.apply(&step);
                    assert_ne!(game, before, "{step}");
                }
            }
            _ => drop(game.place(cell, digit)),
        }
        if *game.notes() != states[now] {
            states.truncate(now + 1);
            states.push(*game.notes());
            now += 1;
        }
        assert_eq!(game.can_undo(), now > 0);
        assert_eq!(game.can_redo(), now + 1 < states.len());
        assert_eq!(game.puzzle(), puzzle);
        let saved = serde_json::to_string(&game).expect("JSON");
        assert_eq!(
            serde_json::from_str::<Game<N, A>>(&saved).expect("a game"),
            game
        );
    }
    assert!(now > 0 && states.len() > 3);
    while game.undo() {}
    assert_eq!(*game.notes(), Candidates::empty(puzzle));
}

#[test]
fn each_move_is_undone_and_redone() {
    for seed in 0..4 {
        moves_are_undone_and_redone(DAILY[0].givens(), seed, 400);
        moves_are_undone_and_redone(&parsed::<4, 1>(KILLER), seed, 400);
        moves_are_undone_and_redone(&Grid::<25>::blank(), seed, 30);
    }
}

const KILLER: &str = "symbols: \"WORD\"; cages: 4 r1c1 r1c2, 6 r1c3 r1c4; W... ..R. ...D .O..";

/// A game has its puzzle's name, keeps it when it is saved, and is solved anew, not by what is in the save.
#[test]
fn a_game_has_a_name_and_no_solution_in_its_save() {
    let game = Game::from(DAILY[0]);
    let with_room = DAILY[0].game();
    assert_eq!(
        (game.name(), with_room.name()),
        (Some("Thursday"), Some("Thursday"))
    );
    let saved = serde_json::to_string(&game).expect("JSON");
    assert!(saved.starts_with("[1,\"Thursday\",\""), "{saved}");
    assert!(!saved.contains(&DAILY[0].solution().line().to_string()));
    let loaded: Game<9> = serde_json::from_str(&saved).expect("a game");
    assert_eq!(HashSet::from([game, loaded]).len(), 1);
    let mut open: Game<4> =
        serde_json::from_str("[1,null,\"................\",[],0]").expect("a game");
    open.place((0, 0), 4).expect("a blank");
    assert_eq!(open.mistakes().next(), None);
}

/// Mistakes are digits that differ from the solution; without one solution there are none, and clashes are found.
#[test]
fn mistakes_are_what_differs_from_the_solution() {
    let today = &DAILY[0];
    let mut dice = Dice::new(3);
    for game in [Game::new(today.givens()), Game::from(*today)] {
        let (mut game, solution) = (game, today.solution());
        for cell in today.givens().blanks() {
            match dice.below(3) {
                0 => game.place(cell, dice.below(10) as u8).expect("a blank"),
                1 => drop(game.toggle(cell, dice.below(9) as u8 + 1)),
                _ => game.place(cell, solution[cell]).expect("a blank"),
            }
        }
        let grid = game.grid();
        let wrong: Vec<_> = grid
            .givens()
            .filter(|(cell, digit)| solution[*cell] != *digit)
            .collect();
        let lacking = game.notes().cells().filter(|(cell, noted)| {
            grid[*cell] == 0 && !noted.is_empty() && !noted.contains(solution[*cell])
        });
        let lacking = lacking.map(|(cell, _)| (cell, solution[cell]));
        let expected: Vec<_> = wrong.iter().copied().chain(lacking).collect();
        let found: Vec<_> = game
            .mistakes()
            .map(|mistake| (mistake.cell, mistake.digit))
            .collect();
        assert!(wrong.len() > 5 && expected.len() > wrong.len());
        assert_eq!(found, expected);
        assert_eq!(
            game.mistakes().filter(|mistake| mistake.is_placed).count(),
            wrong.len()
        );
        assert_eq!(game.hint().err(), game.mistakes().next());
        assert_eq!(game.notes().mistake(), game.mistakes().next());
    }
    let mut open = Game::new(&Grid::<4>::blank());
    open.place((0, 0), 1).expect("a blank");
    open.place((0, 1), 1).expect("a blank");
    assert_eq!(open.mistakes().next(), None);
    assert!(open.grid().has_conflicts());
}

/// An erased cell is blank, and has no notes that the player did not write.
#[test]
fn a_cell_is_erased() {
    let mut game = Game::new(DAILY[0].givens());
    let cell = game.grid().blanks().next().expect("a blank");
    let begun = *game.notes();
    game.place(cell, 4).expect("a blank");
    game.place(cell, 0).expect("a blank");
    assert_eq!(*game.notes(), begun);
    assert!(game.toggle(cell, 4).expect("a blank"));
    game.place(cell, 0).expect("a blank");
    assert_eq!(*game.notes(), begun);
}

/// What is saved has the puzzle once. What was changed by hand is refused, and does not panic.
#[test]
fn a_saved_game_is_small_and_checked() {
    let killer = parsed::<4, 1>(KILLER);
    let mut game = Game::new(&killer);
    let saved = |game: &Game<4, 1>| serde_json::to_string(game).expect("JSON");
    assert_eq!(saved(&game).matches("cages").count(), 1);
    game.toggle((0, 1), 2).expect("a blank");
    game.place((0, 1), 1).expect("a blank");
    assert!(game.undo());
    let text = saved(&game);
    assert!(text.ends_with(",[[[1,64]],[[1,97]]],1]"), "{text}");
    let given = killer.givens().next().expect("a given").0;
    let given = 4 * given.row + given.column;
    for (moves, error) in [
        (
            "[[[16,64]]],1".to_owned(),
            "a move does not fit the grid before it",
        ),
        (
            format!("[[[{given},64]]],1"),
            "a move does not fit the grid before it",
        ),
        (
            "[[[1,5]]],0".to_owned(),
            "a move does not fit the grid before it",
        ),
        (
            "[[[1,512]]],0".to_owned(),
            "a move does not fit the grid before it",
        ),
        (
            "[[[1,65]]],0".to_owned(),
            "a move does not fit the grid before it",
        ),
        (
            "[[[1,64]]],2".to_owned(),
            "there are fewer moves than are done",
        ),
    ] {
        let bad = text.replace("[[[1,64]],[[1,97]]],1", &moves);
        let refused = serde_json::from_str::<Game<4, 1>>(&bad).expect_err("a fault");
        assert!(refused.to_string().starts_with(error), "{moves}: {refused}");
    }
    for old in [
        text.replacen("[1,", "[2,", 1),
        text.replacen("[1,null,", "[", 1),
    ] {
        let refused = serde_json::from_str::<Game<4, 1>>(&old).expect_err("another version");
        let refused = refused.to_string();
        assert!(
            refused.contains("expected 1, the version of a saved game"),
            "{refused}"
        );
    }
    for length in 0..text.len() {
        assert!(serde_json::from_str::<Game<4, 1>>(&text[..length]).is_err());
    }
}
