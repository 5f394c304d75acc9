//! The page `check.html`: reads a text as its user types it, solves and grades the puzzle, and has its steps.
//!
//! ```text
//! text ─ check_text ─► errors, or picture and notations ─ check_solution ─► verdict ─ check_steps ─► grade, steps ─ check_step ─► picture
//! ```
//!
//! Each function takes what the one before it has kept, so that a worker can show each answer before the next, longer one. The
//! answers are JSON.

use std::sync::Mutex;

use serde_json::{Value, json};
use sudoku_solve::links::{self, Translation};
use sudoku_solve::solutions::{self, PATIENCE};
use sudoku_types::{
    Answer, Candidates, Cell, Contradiction, DigitSet, Grid, ParseError, PuzzleText, Puzzles, Step,
    Symbols,
};
use sudoku_web::{Kind, lock};

/// A text of the page, and then the answer to it.
static LOADED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

static CHECKED: Mutex<Option<Box<dyn Check>>> = Mutex::new(None);

/// A puzzle of any size.
trait Check: Send {
    fn notations(&self) -> Value;
    fn solution(&self) -> Value;
    fn steps(&mut self) -> Value;
    fn step(&self, number: usize) -> Value;
}

struct Puzzle<const N: usize> {
    grid: Grid<N, 1>,
    /// Each step, and the candidates before it.
    steps: Vec<(Candidates<N, 1>, Step<N>)>,
}

impl<const N: usize> Check for Puzzle<N> {
    fn notations(&self) -> Value {
        json!({
            "size": N,
            "picture": self.draw(|_| DigitSet::EMPTY),
            "line": format!("{:#}", self.grid.line()),
            "rust": rust(&self.grid),
        })
    }

    fn solution(&self) -> Value {
        let answer = self.grid.solve();
        let mut sentence = answer.to_string();
        let (verdict, picture, marked) = match answer {
            Answer::Unique(solution) => {
                sentence = "one solution".to_owned();
                ("one", self.draw(|cell| set([solution[cell]])), Vec::new())
            }
            Answer::Several(one, other) => {
                let possible = self.grid.possible_digits_within(PATIENCE);
                let digits = |cell: Cell| match &possible {
                    Some(possible) => possible.rows()[cell.row][cell.column],
                    None => set([one[cell], other[cell]]),
                };
                let differ = self.grid.blanks().filter(|cell| digits(*cell).len() > 1);
                ("several", self.draw(digits), differ.collect())
            }
            Answer::None(reason) => {
                let marked = self.cells_of(reason.contradiction());
                ("none", String::new(), marked)
            }
            _ => unreachable!("an answer is one of three"),
        };
        let marked: Vec<_> = marked.iter().map(|cell| [cell.row, cell.column]).collect();
        json!({ "verdict": verdict, "sentence": sentence, "picture": picture, "marked": marked })
    }

    fn steps(&mut self) -> Value {
        let mut steps = self.grid.steps();
        loop {
            let before = steps.candidates();
            let Some(step) = steps.next() else { break };
            self.steps.push((before, step));
        }
        let end = match (steps.contradiction(), steps.unsolved()) {
            (Some(contradiction), _) => contradiction.to_string(),
            (None, 0) => "solved".to_owned(),
            (None, unsolved) => format!("{unsolved} cells still unsolved"),
        };
        let sentence = |(_, step): &(_, Step<N>)| [step.pattern.to_string(), step.to_string()];
        json!({
            "grade": self.grid.grade().to_string(),
            "steps": self.steps.iter().map(sentence).collect::<Vec<_>>(),
            "end": end,
        })
    }

    fn step(&self, number: usize) -> Value {
        let picture =
            |(before, step): &(Candidates<N, 1>, _)| before.picture().with_step(step).to_string();
        json!({ "number": number, "picture": self.steps.get(number).map(picture) })
    }
}

impl<const N: usize> Puzzle<N> {
    /// Draws digits in the blanks: one as placed, several as notes.
    fn draw(&self, digits: impl Fn(Cell) -> DigitSet) -> String {
        let mut notes = Candidates::empty(&self.grid);
        for cell in self.grid.blanks() {
            let digits = digits(cell);
            for digit in digits {
                let set = match digits.len() {
                    1 => notes.place(cell, digit),
                    _ => notes.insert(cell, digit),
                };
                set.expect("a digit of a blank");
            }
        }
        notes.picture().to_string()
    }

    /// Returns the cells that have no solution, if the reason is about some.
    fn cells_of(&self, reason: Contradiction) -> Vec<Cell> {
        match reason {
            Contradiction::Clash(clash) => vec![clash.first, clash.second],
            Contradiction::NoCandidate { row, column } => vec![Cell { row, column }],
            Contradiction::WrongSum(wrong) => self.grid.cells_of(wrong.unit).collect(),
            Contradiction::Unfillable(unit) | Contradiction::NoPlace { unit, .. } => {
                self.grid.cells_of(unit).collect()
            }
            Contradiction::Together(all) => all
                .units()
                .flat_map(|unit| self.grid.cells_of(unit))
                .collect(),
            _ => Vec::new(),
        }
    }
}

fn set<const COUNT: usize>(digits: [u8; COUNT]) -> DigitSet {
    let mut set = DigitSet::EMPTY;
    for digit in digits {
        set.insert(digit);
    }
    set
}

/// Returns the puzzle as a type of Rust. Symbols that may not be tokens are in a string.
fn rust<const N: usize>(grid: &Grid<N, 1>) -> String {
    let with_options = format!("{grid:#}");
    let options = with_options.split('┌').next().unwrap_or_default();
    let drawing: String = grid
        .to_string()
        .lines()
        .filter(|line| !line.starts_with("//"))
        .map(|line| format!("{line}\n"))
        .collect();
    let cells = match grid.symbols() {
        Symbols::Standard => drawing,
        _ => format!("r#\"\n{drawing}\"#\n"),
    };
    let body: String = (options.to_owned() + &cells)
        .lines()
        .map(|line| format!("    {line}\n"))
        .collect();
    format!("type Puzzle = sudoku! {{\n{body}}};\n")
}

/// What is wrong at a place of the text: a column is counted from 1; 0 is the whole line.
type Wrong = (usize, usize, String);

/// A text in our notation, and the lines that were links.
#[derive(Default)]
struct Text {
    ours: String,
    links: Vec<(usize, Translation)>,
    wrong: Vec<Wrong>,
}

impl Text {
    fn of(text: &str, as_read: bool) -> Text {
        let (mut read, mut waiting) = (Text::default(), String::new());
        for line in text.split_inclusive('\n') {
            waiting += line;
            match links::add(&mut read.ours, &mut waiting, as_read) {
                Some((line, Ok(puzzle))) => read.links.push((line, puzzle)),
                Some((line, Err(error))) => read.wrong.push((line, 0, error)),
                None => {}
            }
        }
        if !waiting.is_empty() {
            let line = read.ours.lines().count() + 1;
            let what = "this JSON has no end: copy it again, from its first bracket to its last";
            read.wrong.push((line, 0, what.to_owned()));
        }
        read
    }

    /// Returns the link of a line.
    fn link(&self, line: usize) -> Option<&Translation> {
        let mut links = self.links.iter();
        links.find(|link| link.0 == line).map(|link| &link.1)
    }
}

/// `N` of a type is known when the page is built: one call for each size that can be checked.
macro_rules! puzzle_of_size {
    ($puzzle:expr, $wrong:expr; $($n:literal)*) => {
        match $puzzle.size().unwrap_or_default() {
            $($n => puzzle_of_size::<$n>($puzzle, $wrong),)*
            size => {
                let sizes = [$(concat!($n, "×", $n)),*].join(", ");
                let what = format!(
                    "this grid is {size}×{size}, and the page checks {sizes}: the command `sudoku-solve` checks all sizes"
                );
                $wrong.push(($puzzle.line(), 0, what));
                None
            }
        }
    };
}

/// Reads a puzzle. A wrong solution beside it is a fault of the text, and not of the puzzle.
fn puzzle_of_size<const N: usize>(
    text: &PuzzleText<'_>,
    wrong: &mut Vec<Wrong>,
) -> Option<Box<dyn Check>> {
    let grid = match Grid::<N, 1>::try_from(text) {
        Ok(grid) => grid,
        Err(error) => {
            wrong.push(located(&error, text));
            return None;
        }
    };
    wrong.extend(solutions::check(&grid, text).err());
    let steps = Vec::new();
    Some(Box::new(Puzzle { grid, steps }))
}

fn located(error: &ParseError, text: &PuzzleText<'_>) -> Wrong {
    let (line, column) = error.line().zip(error.column()).unwrap_or((text.line(), 0));
    (line, column, error.message())
}

/// Reads a text, and keeps the puzzle of this number, or the first.
fn check(text: &str, number: usize, as_read: bool) -> (Value, Option<Box<dyn Check>>) {
    let mut text = Text::of(text, as_read);
    let (right, others): (Vec<_>, Vec<_>) =
        Puzzles::of(&text.ours).partition(|puzzle| puzzle.size().is_some());
    let mut more = 0;
    for other in others {
        let errors = other.errors();
        more += errors.more();
        let errors = errors.iter().map(|error| located(error, &other));
        text.wrong.extend(errors);
    }
    let (mut answer, mut kept) = (json!({}), None);
    if let Some(puzzle) = right.get(number).or(right.first()) {
        kept = puzzle_of_size!(puzzle, &mut text.wrong; 4 6 9);
        answer = kept.as_ref().map_or(answer, |kept| kept.notations());
        let link = text.link(puzzle.line());
        let title = link.and_then(|link| link.title.as_deref());
        answer["name"] = json!(puzzle.name().or(title));
        answer["words"] = json!(link.and_then(|link| link.words.as_deref()));
    }
    text.wrong.sort();
    // A link has no columns.
    for (line, column, _) in &mut text.wrong {
        if text.links.iter().any(|link| link.0 == *line) {
            *column = 0;
        }
    }
    answer["ours"] = json!((!text.links.is_empty()).then_some(&text.ours));
    answer["puzzles"] = json!(right.len());
    answer["wrong"] = json!(text.wrong);
    answer["more"] = json!(more);
    (answer, kept)
}

/// Keeps an answer where the text was, with a zero at its end, and returns its place in memory.
fn answer(answer: &Value) -> *const u8 {
    let mut loaded = lock(&LOADED);
    *loaded = (answer.to_string() + "\0").into_bytes();
    loaded.as_ptr()
}

fn of_checked(ask: impl FnOnce(&mut dyn Check) -> Value) -> *const u8 {
    answer(&match &mut *lock(&CHECKED) {
        Some(puzzle) => ask(&mut **puzzle),
        None => Value::Null,
    })
}

/// Makes room for a text of this number of bytes, and returns its place in memory.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut loaded = lock(&LOADED);
    *loaded = vec![0; length];
    loaded.as_mut_ptr()
}

/// Reads the text that was written into the room, and keeps the puzzle of this number, counted from 0. If `as_read`, drawings of
/// links have no rules.
#[unsafe(no_mangle)]
pub extern "C" fn check_text(number: usize, as_read: bool) -> *const u8 {
    let text = String::from_utf8_lossy(&lock(&LOADED)).into_owned();
    let (found, puzzle) = check(&text, number, as_read);
    *lock(&CHECKED) = puzzle;
    answer(&found)
}

/// Solves the puzzle: its verdict, a picture with the digits of all solutions, and the cells to mark.
#[unsafe(no_mangle)]
pub extern "C" fn check_solution() -> *const u8 {
    of_checked(|puzzle| puzzle.solution())
}

/// Looks for the steps of a person, and grades them.
#[unsafe(no_mangle)]
pub extern "C" fn check_steps() -> *const u8 {
    of_checked(|puzzle| puzzle.steps())
}

/// Draws a step, counted from 0.
#[unsafe(no_mangle)]
pub extern "C" fn check_step(number: usize) -> *const u8 {
    of_checked(|puzzle| puzzle.step(number))
}

/// Lists texts to begin with, each with its kind, its name and what it shows: puzzles of the game, and options beside a blank grid.
#[unsafe(no_mangle)]
pub extern "C" fn check_examples() -> *const u8 {
    let games = (0..6).map(|button| {
        let kind = Kind::of(button);
        let text = format!("{:#}\n", kind.proven().givens());
        [
            "puzzles".into(),
            kind.to_string(),
            "a puzzle of the game".into(),
            text,
        ]
    });
    let options = Puzzles::of(sudoku_solve::MARKS).map(|puzzle| {
        let meaning = puzzle.name().unwrap_or_default();
        let (options, cells) = puzzle.text().rsplit_once(';').unwrap_or_default();
        // A rule by its own name.
        let (name, value) = options.split_once(": ").unwrap_or_default();
        let name = if name == "rules" { value } else { name };
        let cells = cells.split('#').next().unwrap_or_default().trim();
        let rows = cells.as_bytes().chunks(puzzle.size().unwrap_or(1));
        let rows: Vec<_> = rows.map(String::from_utf8_lossy).collect();
        let text = format!("# {meaning}\n{options};\n{}\n", rows.join("\n"));
        ["options".into(), name.to_owned(), meaning.to_owned(), text]
    });
    answer(&json!(games.chain(options).collect::<Vec<_>>()))
}
