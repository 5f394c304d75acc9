//! Reads the items of `puzzles!`, each a name and a path, and the puzzles of their files.
//!
//! ```text
//! /// Sixty easy ones.
//! pub static EASY = "puzzles/easy.txt";
//! └─ prefix ─┘ name        path
//!
//! static SIX = { boxes: 2x3; "puzzles/six.txt" };
//! ```
//!
//! `sudoku_notation` reads the file; its errors are reported on the path.

use std::fs;
use std::path::{self, Path, PathBuf};

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use sudoku_notation::options::Purpose;
use sudoku_notation::reader::{self, PuzzleText, Puzzles, Reading};
use syn::{Error, LitStr};

use crate::read::{self, Puzzle};
use crate::text::Text;

/// An item of `puzzles!`.
pub(crate) struct Pack {
    /// Attributes, visibility, and `static` or `const`.
    pub(crate) prefix: TokenStream,
    pub(crate) name: Ident,
    /// The path as it is written.
    pub(crate) path: LitStr,
    /// The place of the file, if that of the source is known.
    pub(crate) file: Option<PathBuf>,
    /// The puzzles of the file that could be read.
    pub(crate) puzzles: Vec<Named>,
    /// The errors of the others, or the error of the whole file.
    pub(crate) errors: Vec<Error>,
}

/// A puzzle with its name, place and solution in the file.
pub(crate) struct Named {
    pub(crate) puzzle: Puzzle,
    pub(crate) name: Option<String>,
    /// The place of the puzzle, or of the cell that seems to clash: `puzzles/easy.txt:17:5`.
    pub(crate) place: String,
    /// The solution beside the puzzle, and its place.
    pub(crate) solution: Option<(Vec<u8>, String)>,
}

/// The greatest number of puzzles of a file that have errors of their own.
const MOST_NAMED: usize = 20;

const EXPECTED: &str = "expected `static NAME = \"puzzles.txt\";`, the path being that of a file of puzzles, relative to this one";

const OPTIONS_FIRST: &str = "options of a file are written before its path, in braces: `static NAME = { proof: types; \"puzzles.txt\" };`";

/// Reads all items.
pub(crate) fn read(input: TokenStream) -> Vec<Result<Pack, Error>> {
    let tokens: Vec<_> = input.into_iter().collect();
    if tokens.is_empty() {
        return vec![item(&[])];
    }
    let items = tokens.split_inclusive(|token| is_mark(token, ';'));
    items.map(item).collect()
}

/// Reads an item, which `;` ends.
fn item(item: &[TokenTree]) -> Result<Pack, Error> {
    let last = item.last().map_or(Span::call_site(), TokenTree::span);
    let error = |token: Option<&TokenTree>, message| {
        Err(Error::new(token.map_or(last, TokenTree::span), message))
    };
    let (prefix, rest) = item.split_at(item.iter().take_while(|token| is_prefix(token)).count());
    let is_kind = |token: &TokenTree| is_word(token, &["static", "const"]);
    let Some((kind, rest)) = rest.split_first().filter(|(kind, _)| is_kind(kind)) else {
        return error(rest.first(), EXPECTED);
    };
    let (name, value, end) = match rest {
        [TokenTree::Ident(name), mark, value, end @ ..] if is_mark(mark, '=') => (name, value, end),
        [_, mark, ..] if is_mark(mark, ':') => {
            let message = "the type is known from the file: write `static NAME = \"puzzles.txt\";`";
            return error(Some(mark), message);
        }
        [TokenTree::Ident(_), rest @ ..] | rest => {
            return error(rest.iter().find(|token| !is_mark(token, '=')), EXPECTED);
        }
    };
    let (options, path) = path_in(value)?;
    match end {
        [mark] if is_mark(mark, ';') => {}
        [mark, ..] if is_mark(mark, ',') => return error(Some(mark), OPTIONS_FIRST),
        [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Brace => {
            return Err(Error::new(group.span_open(), OPTIONS_FIRST));
        }
        _ => return error(end.first(), "expected `;` after the path"),
    }
    let file = file(&path);
    let all = options_in(options, path.span()).and_then(|options| match &file {
        Some(file) => puzzles(file, &path, options),
        None => {
            let message = "it is not known where the source is, and so not where this file is";
            Err(Error::new(path.span(), message))
        }
    });
    let (puzzles, errors) = all.unwrap_or_else(|error| (Vec::new(), vec![error]));
    Ok(Pack {
        prefix: prefix.iter().chain([kind]).cloned().collect(),
        name: name.clone(),
        path,
        file,
        puzzles,
        errors,
    })
}

fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

fn is_word(token: &TokenTree, words: &[&str]) -> bool {
    matches!(token, TokenTree::Ident(ident) if words.iter().any(|word| ident == word))
}

/// Returns true for a part of an attribute or of a visibility. (A visibility from another macro is a group.)
fn is_prefix(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(_)) || is_mark(token, '#') || is_word(token, &["pub", "crate"])
}

/// Takes the value of an item apart: its options, and the path.
fn path_in(value: &TokenTree) -> Result<(TokenStream, LitStr), Error> {
    let (mut options, mut path, mut expected) = (Vec::new(), value.clone(), EXPECTED);
    if let TokenTree::Group(group) = value
        && group.delimiter() == Delimiter::Brace
    {
        options.extend(group.stream());
        path = options.pop().unwrap_or(path);
        expected = OPTIONS_FIRST;
    }
    let span = path.span();
    let path = syn::parse2(path.into()).map_err(|_| Error::new(span, expected))?;
    Ok((TokenStream::from_iter(options), path))
}

/// Reads the options of all puzzles of a file. Returns them as text, and the place for errors about them.
fn options_in(tokens: TokenStream, path: Span) -> Result<(String, Span), Error> {
    let first = tokens.clone().into_iter().next();
    let text = Text::of(tokens);
    let (errors, end) = reader::read_options(&text.text, Purpose::Pack);
    if let Some(errors) = read::errors(&text, &errors) {
        return Err(errors);
    }
    if end < text.text.len() {
        let message = "expected an option such as `boxes: 2x3;`, or the path of a file";
        return Err(Error::new(text.span_at(end), message));
    }
    Ok((text.text, first.map_or(path, |first| first.span())))
}

/// The place of the file: its path is relative to the source file.
fn file(path: &LitStr) -> Option<PathBuf> {
    let folder = path.span().local_file()?.parent()?.to_owned();
    path::absolute(folder.join(path.value())).ok()
}

/// Reads the puzzles of a file, and collects an error for each that cannot be read, up to a number. Otherwise the error
/// is of the whole file.
fn puzzles(
    file: &Path,
    path: &LitStr,
    (options, options_span): (String, Span),
) -> Result<(Vec<Named>, Vec<Error>), Error> {
    let (written, span) = (path.value(), path.span());
    let error = |what: String| Error::new(span, what);
    let bytes = fs::read(file).map_err(|cause| {
        let folder = file.parent().unwrap_or(file).display();
        error(format!("cannot read `{written}` in {folder}: {cause}"))
    })?;
    let text = String::from_utf8(bytes).map_err(|cause| {
        let good = &cause.as_bytes()[..cause.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        error(format!(
            "{written}:{line}: this is not UTF-8: save the file as UTF-8"
        ))
    })?;
    let (mut puzzles, mut errors) = (Vec::new(), Vec::new());
    for text in Puzzles::with(&text, &options) {
        let reading = text.reading(Purpose::Pack);
        if let Some(fault) = reading.errors.first()
            && text.is_of_options(fault)
        {
            return Err(Error::new(options_span, fault.message()));
        }
        match named(&text, &reading, path).and_then(|named| alike(named, puzzles.first())) {
            Ok(named) => puzzles.push(named),
            Err(what) => errors.push(error(what)),
        }
    }
    if puzzles.is_empty() && errors.is_empty() {
        return Err(error(format!("there is no puzzle in `{written}`")));
    }
    if let more @ 1.. = errors.len().saturating_sub(MOST_NAMED) {
        let plural = if more == 1 { "" } else { "s" };
        errors.truncate(MOST_NAMED);
        errors.push(error(format!(
            "{written}: {more} more puzzle{plural} of this file cannot be read"
        )));
    }
    Ok((puzzles, errors))
}

/// Checks that a puzzle is like the first one: its size, and whether it has areas.
fn alike(named: Named, first: Option<&Named>) -> Result<Named, String> {
    let first = first.unwrap_or(&named);
    let (size, first_size) = (named.puzzle.size, first.puzzle.size);
    let place = &named.place;
    if size != first_size {
        return Err(format!(
            "{place}: this puzzle has {size} rows, and the first one {first_size}: write puzzles of another size to a file of their own",
        ));
    }
    let (has, first) = match (named.puzzle.has_areas(), first.puzzle.has_areas()) {
        (true, false) => ("some", "none"),
        (false, true) => ("no", "some"),
        _ => return Ok(named),
    };
    Err(format!(
        "{place}: this puzzle has {has} regions or cages, and the first one has {first}: write it to a file of its own",
    ))
}

/// Reads a puzzle of a file, and the solution beside it.
fn named(text: &PuzzleText<'_>, reading: &Reading, path: &LitStr) -> Result<Named, String> {
    let place = |line: usize, column: usize| format!("{}:{line}:{column}", path.value());
    let check = |reading: &Reading| match reading.errors.first() {
        None => Ok(()),
        Some(error) => {
            let line = error.line().unwrap_or(text.line());
            let column = error.column().unwrap_or(text.column());
            Err(format!("{}: {}", place(line, column), error.message()))
        }
    };
    check(reading)?;
    let mut solution = None;
    if let Some((claimed, (line, column))) = text.solution() {
        check(&claimed)?;
        let digits = &claimed.cells.digits[..claimed.size * claimed.size];
        let place = place(line, column);
        if claimed.size != reading.size || digits.contains(&0) {
            return Err(format!(
                "{place}: this is not a whole solution of the puzzle before it"
            ));
        }
        solution = Some((digits.to_vec(), place));
    }
    let puzzle = Puzzle::of(reading, |_| path.span());
    let clashing = puzzle.clashes().first().map(|clash| clash.second);
    let cell = clashing.map_or(0, |cell| cell.row * puzzle.size + cell.column);
    let (line, column) = text.place_of(reading.cells.offsets[cell] as usize);
    Ok(Named {
        puzzle,
        name: text.name().map(str::to_owned),
        place: place(line, column),
        solution,
    })
}
