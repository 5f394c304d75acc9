//! The game of the page `index.html`: its puzzles are proven while it is built, and further ones are generated.
//!
//! The page calls the functions that are exported here, and reads two texts from the memory: the picture, and the message.
//! (Giving a function the name by which the page calls it is all that is `unsafe` here: no other function may have it.)
//!
//! ```text
//! rustup target add wasm32-unknown-unknown
//! cargo build -p sudoku-web --profile wasm --target wasm32-unknown-unknown
//! node sudoku-types/examples/web/play.mjs target/wasm32-unknown-unknown/wasm/sudoku_web.wasm    # plays it in Chromium
//! ```

mod puzzles;

use std::sync::{Mutex, MutexGuard, PoisonError};

use puzzles::Kind;
use sudoku_types::{Candidates, Step};

/// The state of the game.
struct Game {
    notes: Candidates<9, 1>,
    /// The notes before each move.
    before: Vec<Candidates<9, 1>>,
    /// The hint that is shown.
    hint: Option<Step<9>>,
    picture: String,
    message: String,
}

static GAME: Mutex<Option<Game>> = Mutex::new(None);

fn game() -> MutexGuard<'static, Option<Game>> {
    GAME.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Game {
    /// Begins with the pencil marks of a puzzle.
    fn begin(notes: Candidates<9, 1>, message: String) -> Game {
        Game {
            notes,
            before: Vec::new(),
            hint: None,
            picture: String::new(),
            message,
        }
    }

    /// Makes a move, and says what it did, or why it cannot be made.
    fn play(&mut self, play: impl FnOnce(&mut Candidates<9, 1>) -> Result<String, String>) {
        let before = self.notes;
        self.message = match play(&mut self.notes) {
            Ok(message) => message,
            Err(message) => {
                self.notes = before;
                message
            }
        };
        if self.notes != before {
            self.before.push(before);
        }
        self.hint = None;
        if self.notes.grid().is_solved() {
            self.message = "solved!".to_owned();
        }
    }

    fn draw(&mut self) {
        let picture = self.notes.picture();
        self.picture = match &self.hint {
            Some(step) => picture.with_step(step).to_string(),
            None => picture.to_string(),
        };
    }
}

/// Changes the game, if one has begun, and draws it.
fn change(change: impl FnOnce(&mut Game)) {
    if let Some(game) = &mut *game() {
        change(game);
        game.draw();
    }
}

/// Begins the puzzle of a kind that was proven while the page was built.
#[unsafe(no_mangle)]
pub extern "C" fn begin(kind: usize) {
    let kind = Kind::of(kind);
    let puzzle = kind.proven();
    let message = format!("{kind}: {}", puzzle.grade());
    *game() = Some(Game::begin(puzzle.givens().candidates(), message));
    change(|_| {});
}

/// Begins a generated puzzle of a kind.
#[unsafe(no_mangle)]
pub extern "C" fn next(kind: usize, seed: u32) {
    let kind = Kind::of(kind);
    match kind.generator().puzzle(seed.into()) {
        Ok(puzzle) => {
            let message = format!("{kind} number {seed}: {}", puzzle.grade());
            *game() = Some(Game::begin(puzzle.candidates(), message));
            change(|_| {});
        }
        Err(wish) => change(|game| game.message = wish.to_string()),
    }
}

/// Puts a digit into a cell, unless it clashes with another one, or takes the digit of the cell back if it is 0.
#[unsafe(no_mangle)]
pub extern "C" fn place(row: usize, column: usize, digit: u8) {
    change(|game| {
        game.play(|notes| {
            let placed = notes.place(row, column, digit);
            placed.map_err(|error| error.to_string())?;
            match notes.grid().conflicts().next() {
                Some(conflict) => Err(conflict.to_string()),
                None => Ok(String::new()),
            }
        });
    });
}

/// Writes a candidate into a cell, or wipes it out.
#[unsafe(no_mangle)]
pub extern "C" fn note(row: usize, column: usize, digit: u8) {
    change(|game| {
        game.play(|notes| match notes.toggle(row, column, digit) {
            Ok(_) => Ok(String::new()),
            Err(error) => Err(error.to_string()),
        });
    });
}

/// Shows the next step, or the first mistake.
#[unsafe(no_mangle)]
pub extern "C" fn hint() {
    change(|game| {
        (game.hint, game.message) = match game.notes.hint() {
            Err(mistake) => (None, mistake.to_string()),
            Ok(None) => (None, "nothing simple follows here".to_owned()),
            Ok(Some(step)) => (Some(step), step.to_string()),
        };
    });
}

/// Takes the step that is shown.
#[unsafe(no_mangle)]
pub extern "C" fn take() {
    change(|game| match game.hint {
        None => game.message = "ask for a hint first".to_owned(),
        Some(step) => game.play(|notes| {
            notes.apply(&step);
            Ok(String::new())
        }),
    });
}

/// Goes back to before the last move.
#[unsafe(no_mangle)]
pub extern "C" fn undo() {
    change(|game| {
        if let Some(before) = game.before.pop() {
            game.notes = before;
        }
        game.hint = None;
        game.message.clear();
    });
}

/// Returns the place in memory of a text of the game: 0 for the picture, 1 for the message.
#[unsafe(no_mangle)]
pub extern "C" fn text_at(text: usize) -> *const u8 {
    with_text(text, |text| text.as_ptr())
}

/// Returns the number of bytes of this text.
#[unsafe(no_mangle)]
pub extern "C" fn text_length(text: usize) -> usize {
    with_text(text, str::len)
}

fn with_text<R>(number: usize, read: impl FnOnce(&str) -> R) -> R {
    match &*game() {
        Some(game) if number == 0 => read(&game.picture),
        Some(game) => read(&game.message),
        None => read(""),
    }
}
