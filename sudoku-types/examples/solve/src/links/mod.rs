//! Reads puzzles of f-puzzles and SudokuPad: a link, what is packed in it, or its JSON becomes a line in our notation.
//!
//! ```text
//! link ─ payload ─► JSON ─ keys ─► a puzzle of known keys ─ f_puzzles or sudoku_pad ─► Puzzle ─ text ─► arrows: r1c1 r1c2; 5..3…
//! ```
//!
//! A key that is not known, a value of another type and a rule that has no counterpart are errors that name it, so that nobody is
//! told about a puzzle with fewer rules.

mod element;
mod f_puzzles;
mod keys;
mod metadata;
mod negative;
mod payload;
mod puzzle;
mod sudoku_pad;

use std::mem;

use puzzle::Puzzle;
use serde_json::Value;

/// What a text is: [`read`] returns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// Neither a link nor JSON of a puzzle: perhaps a puzzle in our notation.
    Other,
    /// JSON that goes on in the next line.
    Unfinished,
    /// A puzzle, or what is wrong with it: a sentence without a full stop.
    Puzzle(Result<Translation, String>),
}

/// A puzzle in our notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    /// The options, the cells, the solution if there is one, and what follows the link: one line.
    pub line: String,
    /// The title, in one line.
    pub title: Option<String>,
    /// The rules in words, in one line. Nothing reads them: the puzzle has the rules that are data.
    pub words: Option<String>,
}

/// Reads a link, what is packed in it, or JSON, which may be shortened and have several lines. The text has nothing but this; a
/// name or a solution may follow a link. If `as_read`, drawings and words have no rules besides those that are data.
///
/// ```
/// use sudoku_solve::links::{Text, read};
///
/// let json = "{cs:50,ce:[[{v:1},,,],[,,{v:3},],[,,,{v:4}],[,{v:2},,]],metadata:{antiknight:t,t:'One'}}";
/// let Text::Puzzle(Ok(puzzle)) = read(json, true) else { panic!() };
/// assert_eq!(puzzle.line, "boxes: 1x4; rules: anti_knight; 1.....3....4.2..");
/// assert_eq!(puzzle.title.as_deref(), Some("One"));
///
/// let wrong = read("{cs:50,ce:[[{v:1},,,],[,,{v:3},],[,,,{v:4}],[,{v:2},,]],antiknight:1}", true);
/// assert_eq!(wrong, Text::Puzzle(Err("`antiknight` is 1: expected true or false".into())));
/// assert_eq!(read("1.....3....4.2..", true), Text::Other);
/// ```
pub fn read(text: &str, as_read: bool) -> Text {
    let text = text.trim().trim_start_matches('\u{feff}');
    if text.starts_with('{') {
        return match payload::json(text) {
            Ok(json) if reader(&json).is_some() => Text::Puzzle(translate(&json, as_read)),
            Err(error) if error.is_eof() => Text::Unfinished,
            _ => Text::Other,
        };
    }
    let (link, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let Some(json) = payload::of_link(link) else {
        return Text::Other;
    };
    Text::Puzzle(json.and_then(|json| {
        let mut translation = translate(&json, as_read)?;
        translation.line = format!("{} {rest}", translation.line).trim_end().to_owned();
        Ok(translation)
    }))
}

/// Moves the lines that are waiting to the text, as they are or, if they are a link or JSON, as a line in our notation; the lines
/// after it keep their numbers. JSON waits for its end. Returns the line of the link, and what [`read`] returns.
///
/// ```
/// use sudoku_solve::links::add;
///
/// let (mut text, mut waiting) = (String::from("1.....3....4.2..\n"), String::new());
/// for line in ["{cs:50,\n", "ce:[[{v:1},,,],[,,{v:3},],[,,,{v:4}],[,{v:2},,]]}\n"] {
///     waiting += line;
///     if let Some((line, puzzle)) = add(&mut text, &mut waiting, true) {
///         assert_eq!((line, puzzle.is_ok()), (2, true));
///     }
/// }
/// assert_eq!(text, "1.....3....4.2..\nboxes: 1x4; 1.....3....4.2..\n\n");
/// ```
pub fn add(
    text: &mut String,
    waiting: &mut String,
    as_read: bool,
) -> Option<(usize, Result<Translation, String>)> {
    let puzzle = match read(waiting, as_read) {
        Text::Unfinished => return None,
        Text::Other => {
            *text += &mem::take(waiting);
            return None;
        }
        Text::Puzzle(puzzle) => puzzle,
    };
    let line = text.lines().count() + 1;
    // A link that cannot be read is a comment.
    *text += puzzle.as_ref().map_or("#", |puzzle| &puzzle.line);
    text.extend(waiting.chars().filter(|it| *it == '\n'));
    waiting.clear();
    Some((line, puzzle))
}

type Reader = fn(&Value, bool) -> Result<Puzzle, String>;

/// Returns the reader of the program whose puzzle this JSON is.
fn reader(json: &Value) -> Option<Reader> {
    let has_rows = |key| json[key][0].is_array() && !json[key][0][0].is_number();
    match () {
        () if has_rows("grid") => Some(f_puzzles::puzzle),
        () if has_rows("cells") => Some(sudoku_pad::puzzle),
        () => None,
    }
}

fn translate(json: &Value, as_read: bool) -> Result<Translation, String> {
    let nothing = "the link has neither a puzzle of f-puzzles nor one of SudokuPad";
    let puzzle = reader(json).ok_or(nothing)?(json, as_read)?;
    Ok(Translation {
        line: puzzle.text(),
        words: (!puzzle.words.is_empty()).then(|| puzzle.words.join(" ")),
        title: puzzle.title,
    })
}
