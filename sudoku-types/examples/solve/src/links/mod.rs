//! Reads puzzles of f-puzzles and SudokuPad: a link, what is packed in it, or its JSON becomes a line in our notation.
//!
//! ```text
//! link ─ payload ─► JSON ─ f_puzzles or sudoku_pad ─► Puzzle ─ text ─► boxes: 3x3; arrows: r1c1 r1c2; 5..3…
//! ```
//!
//! A rule that has no counterpart is an error that names it, so that nobody is told about a puzzle with fewer rules.

mod f_puzzles;
mod negative;
mod payload;
mod puzzle;
mod sudoku_pad;

use serde_json::Value;

/// A text of the input.
pub(crate) enum Text {
    /// It is not a link.
    Other,
    /// It is JSON that goes on in the next line.
    Unfinished,
    /// It is a puzzle, or an error.
    Puzzle(Result<Translation, String>),
}

/// A puzzle in our notation.
pub(crate) struct Translation {
    /// The options, the cells, and the solution if the link has one.
    pub(crate) line: String,
    /// The rules in words, which nothing reads.
    pub(crate) words: Option<String>,
}

/// Reads a line, or the lines of one JSON. If `as_read`, drawings and words have no further rules.
pub(crate) fn read(text: &str, as_read: bool) -> Text {
    let text = text.trim().trim_start_matches('\u{feff}');
    if text.starts_with('{') {
        return match serde_json::from_str(text) {
            Ok(json) if is_puzzle(&json) => Text::Puzzle(translate(&json, as_read)),
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
        translation.line += &format!(" {rest}");
        Ok(translation)
    }))
}

/// Returns true if the JSON is a puzzle of either program.
fn is_puzzle(json: &Value) -> bool {
    let has_rows = |key| json[key][0].is_array() && !json[key][0][0].is_number();
    has_rows("grid") || has_rows("cells")
}

fn translate(json: &Value, as_read: bool) -> Result<Translation, String> {
    let puzzle = match () {
        () if !is_puzzle(json) => {
            return Err("the link has neither a puzzle of f-puzzles nor one of SudokuPad".into());
        }
        () if json["grid"].is_array() => f_puzzles::puzzle(json, as_read)?,
        () => sudoku_pad::puzzle(json, as_read)?,
    };
    Ok(Translation {
        line: puzzle.text(),
        words: puzzle.words,
    })
}
