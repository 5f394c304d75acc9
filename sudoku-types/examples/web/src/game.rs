//! The game of the page `index.html`: its puzzles are proven while it is built, and further ones are generated.

use std::sync::Mutex;

use sudoku_types::{Cell, Game, GridError, Step, Unit};
use sudoku_web::{Kind, difficulty, lock};

/// The game, and what the page shows of it.
struct Page {
    game: Game<9, 1>,
    hint: Hint,
    texts: [String; 4],
}

/// The part of the next step that the page shows.
enum Hint {
    None,
    /// Its technique.
    Named(Step<9>),
    /// Its cells, too.
    Shown(Step<9>),
}

/// The numbers of the texts: the picture, the message, a line for each cell, how many of each digit are left.
const PICTURE: usize = 0;
const MESSAGE: usize = 1;
const CELLS: usize = 2;
const LEFT: usize = 3;

static PAGE: Mutex<Option<Page>> = Mutex::new(None);

impl Page {
    fn draw(&mut self) {
        let picture = self.game.notes().picture();
        self.texts[PICTURE] = match &self.hint {
            Hint::Shown(step) => picture.with_step(step).to_string(),
            _ => picture.to_string(),
        };
        let grid = self.game.grid();
        let labels = grid.cells().map(|(cell, _)| self.label(cell));
        self.texts[CELLS] = labels.collect::<Vec<_>>().join("\n");
        let count = |digit| grid.givens().filter(|(_, given)| *given == digit).count();
        let left = (1..=9).map(|digit| 9_usize.saturating_sub(count(digit)));
        self.texts[LEFT] = list(left);
    }

    /// Returns the text of a cell for a screen reader, which follows its place.
    fn label(&self, cell: Cell) -> String {
        let grid = self.game.grid();
        let notes = self.game.notes().rows()[cell.row][cell.column];
        let mut label = match grid[cell] {
            0 if notes.is_empty() => "blank".to_owned(),
            0 => format!("notes {}", list(notes.iter())),
            digit if self.game.puzzle()[cell] > 0 => format!("{digit}, given"),
            digit => digit.to_string(),
        };
        let mut clashes = grid.conflicts();
        if clashes.any(|clash| clash.first == cell || clash.second == cell) {
            label += ", clashes";
        }
        for unit in grid.units_of(cell) {
            if let Unit::Line(line) = unit {
                let sum = grid.sum_of(unit).map(|sum| format!(" with the sum {sum}"));
                label += &format!(", {line}{}", sum.unwrap_or_default());
            }
        }
        label
    }

    /// Makes a move, and says why it cannot be made, or what clashes after it.
    fn play(&mut self, play: impl FnOnce(&mut Game<9, 1>) -> Result<(), GridError>) {
        self.hint = Hint::None;
        let error = play(&mut self.game).err().map(|error| error.to_string());
        let grid = self.game.grid();
        let clash = || Some(grid.conflicts().next()?.to_string());
        let sum = || Some(grid.wrong_sum()?.to_string());
        self.texts[MESSAGE] = error.or_else(clash).or_else(sum).unwrap_or_default();
    }

    /// Says first the technique of the next step, then where it is, and then takes it.
    fn hint(&mut self) {
        (self.hint, self.texts[MESSAGE]) = match self.hint {
            Hint::None => match self.game.hint() {
                Err(mistake) => (Hint::None, mistake.to_string()),
                Ok(None) => (Hint::None, "nothing simple follows here".to_owned()),
                Ok(Some(step)) => (Hint::Named(step), step.technique().to_string()),
            },
            Hint::Named(step) => {
                let place = format!("{}: {}", step.technique(), list(step.cells()));
                (Hint::Shown(step), place)
            }
            Hint::Shown(step) => {
                self.game.apply(&step);
                (Hint::None, step.to_string())
            }
        };
    }
}

fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<_> = items.map(|item| item.to_string()).collect();
    items.join("; ")
}

/// Changes the page, if a game has begun.
fn change(change: impl FnOnce(&mut Page)) {
    if let Some(page) = &mut *lock(&PAGE) {
        change(page);
    }
}

/// Writes the texts, after one move or after all those of a saved game.
#[unsafe(no_mangle)]
pub extern "C" fn draw() {
    change(Page::draw);
}

/// Begins a game, and says how hard it is: in a word, and then what is needed.
fn start(game: Game<9, 1>) {
    let (name, grade) = (game.name().unwrap_or_default(), game.puzzle().grade());
    let mut texts = [const { String::new() }; 4];
    texts[MESSAGE] = format!("{name}, {}: {grade}", difficulty(&grade));
    *lock(&PAGE) = Some(Page {
        game,
        hint: Hint::None,
        texts,
    });
}

/// Begins the puzzle of a kind that was proven while the page was built.
#[unsafe(no_mangle)]
pub extern "C" fn begin(kind: usize) {
    let kind = Kind::of(kind);
    start(Game::from(kind.proven()).named(&kind.to_string()));
}

/// Begins a generated puzzle of a kind. Returns false if none was found.
#[unsafe(no_mangle)]
pub extern "C" fn next(kind: usize, seed: u32) -> bool {
    let kind = Kind::of(kind);
    let puzzle = kind.generator().puzzle(seed.into());
    match &puzzle {
        Ok(puzzle) => start(Game::new(puzzle).named(&format!("{kind} number {seed}"))),
        Err(wish) => change(|page| page.texts[MESSAGE] = wish.to_string()),
    }
    puzzle.is_ok()
}

/// Puts a digit into a cell, or erases the cell if it is 0.
#[unsafe(no_mangle)]
pub extern "C" fn place(row: usize, column: usize, digit: u8) {
    change(|page| page.play(|game| game.place((row, column), digit)));
}

/// Writes a note into a cell, or wipes it out.
#[unsafe(no_mangle)]
pub extern "C" fn note(row: usize, column: usize, digit: u8) {
    change(|page| page.play(|game| game.toggle((row, column), digit).map(|_| ())));
}

/// Notes all that may be in each cell, or wipes all notes out.
#[unsafe(no_mangle)]
pub extern "C" fn fill(is_filled: bool) {
    change(|page| {
        page.play(|game| {
            if is_filled {
                game.fill_notes()
            } else {
                game.clear_notes()
            }
            Ok(())
        });
    });
}

/// Says more of the next step, or names the first mistake.
#[unsafe(no_mangle)]
pub extern "C" fn hint() {
    change(Page::hint);
}

/// Takes the last move back, or makes it again.
#[unsafe(no_mangle)]
pub extern "C" fn undo(is_again: bool) {
    change(|page| {
        page.play(|game| {
            if is_again {
                game.redo()
            } else {
                game.undo()
            };
            Ok(())
        });
    });
}

/// Returns what is true, a bit each: a move can be undone, one can be redone, all blanks have notes, the puzzle is solved;
/// and how often a hint was asked for.
#[unsafe(no_mangle)]
pub extern "C" fn state() -> u32 {
    let page = lock(&PAGE);
    let Some(Page { game, hint, .. }) = &*page else {
        return 0;
    };
    let is_filled = game.notes().cells().all(|(_, notes)| !notes.is_empty());
    let hints = match hint {
        Hint::None => 0,
        Hint::Named(_) => 1,
        Hint::Shown(_) => 2,
    };
    u32::from(game.can_undo())
        | u32::from(game.can_redo()) << 1
        | u32::from(is_filled) << 2
        | u32::from(game.is_solved()) << 3
        | hints << 4
}

/// Returns the place in memory of a text.
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
    let page = lock(&PAGE);
    read(page.as_ref().map_or("", |page| &page.texts[number]))
}
