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

use std::env;
use std::fs;
use std::mem;
use std::path::{Path, PathBuf};

use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};
use sudoku_notation::messages::ParseError;
use sudoku_notation::options::Purpose;
use sudoku_notation::reader::{self, PuzzleText, Puzzles};
use syn::{Error, LitStr};

use crate::read::Puzzle;
use crate::text::Text;

/// An item of `puzzles!`.
pub(crate) struct Pack {
    /// Attributes, visibility, and `static` or `const`.
    pub(crate) prefix: TokenStream,
    pub(crate) name: Ident,
    /// The path as a token, and what it says.
    pub(crate) path: Literal,
    pub(crate) written: String,
    /// Where the file is, if it is anywhere.
    pub(crate) file: Option<PathBuf>,
    /// What is in it, or what is wrong with all of it.
    pub(crate) entries: Result<Vec<Entry>, Error>,
}

/// A puzzle of a file, or what is wrong with it; `None` if another one's error says that.
pub(crate) type Entry = Result<Named, Option<Error>>;

/// What is wrong with a puzzle.
enum Fault {
    /// With its text, of which it has the place.
    OfPuzzle(String),
    /// With the options before the path, and so perhaps with all puzzles.
    OfOptions(String),
}

/// A puzzle with what else the file says of it.
pub(crate) struct Named {
    pub(crate) puzzle: Puzzle,
    pub(crate) name: Option<String>,
    /// Where the puzzle is, or the cell that seems to clash: `puzzles/easy.txt:17:5`.
    pub(crate) place: String,
    /// The solution beside it, and where that is.
    pub(crate) solution: Option<(Vec<u8>, String)>,
}

const EXPECTED: &str = "expected `static NAME = \"puzzles.txt\";`, the path being that of a file of puzzles, relative to this one";

/// Where options are to be.
const OPTIONS_FIRST: &str = "options of a file are written before its path, in braces: `static NAME = { proof: types; \"puzzles.txt\" };`";

/// Reads all items. An error is one of what does not look like an item.
pub(crate) fn read(input: TokenStream) -> (Vec<Pack>, Vec<Error>) {
    let mut tokens = input.into_iter();
    let (mut packs, mut errors) = (Vec::new(), Vec::new());
    let mut last = Span::call_site();
    loop {
        match item(&mut tokens, &mut last) {
            Ok(Some(pack)) => packs.push(pack),
            Ok(None) => break,
            Err(error) => {
                errors.push(error);
                tokens.find(|token| matches!(token, TokenTree::Punct(end) if end.as_char() == ';'));
            }
        }
    }
    if packs.is_empty() && errors.is_empty() {
        errors.push(Error::new(last, EXPECTED));
    }
    (packs, errors)
}

/// Reads the next item, if there is one. `last` is where its last token is.
fn item(tokens: &mut IntoIter, last: &mut Span) -> Result<Option<Pack>, Error> {
    let mut next = |expected: &str| match tokens.next() {
        Some(token) => {
            *last = token.span();
            Ok(token)
        }
        None => Err(Error::new(*last, expected)),
    };
    let mut prefix = TokenStream::new();
    loop {
        let token = match next("") {
            Ok(token) => token,
            Err(_) if prefix.is_empty() => return Ok(None),
            Err(_) => return Err(Error::new(*last, EXPECTED)),
        };
        let is_prefix = match &token {
            TokenTree::Ident(ident) => ident == "pub" || ident == "crate",
            TokenTree::Punct(punct) => punct.as_char() == '#',
            // A visibility that went through another macro is in a group of its own.
            TokenTree::Group(group) => !prefix.is_empty() || group.delimiter() == Delimiter::None,
            TokenTree::Literal(_) => false,
        };
        let is_kind =
            matches!(&token, TokenTree::Ident(ident) if ident == "static" || ident == "const");
        if !is_prefix && !is_kind {
            return Err(Error::new(token.span(), EXPECTED));
        }
        prefix.extend([token]);
        if is_kind {
            break;
        }
    }
    let TokenTree::Ident(name) = next(EXPECTED)? else {
        return Err(Error::new(*last, EXPECTED));
    };
    match next(EXPECTED)? {
        TokenTree::Punct(punct) if punct.as_char() == '=' => {}
        TokenTree::Punct(punct) if punct.as_char() == ':' => {
            let message = "the type is known from the file: write `static NAME = \"puzzles.txt\";`";
            return Err(Error::new(punct.span(), message));
        }
        token => return Err(Error::new(token.span(), EXPECTED)),
    }
    let value = next(EXPECTED)?;
    let (options, path, expected) = match value {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
            let mut inside: Vec<_> = group.stream().into_iter().collect();
            match inside.pop() {
                Some(path) => (TokenStream::from_iter(inside), path, OPTIONS_FIRST),
                None => return Err(Error::new(group.span(), OPTIONS_FIRST)),
            }
        }
        token => (TokenStream::new(), token, EXPECTED),
    };
    let (path, written) = path_in(path, expected)?;
    match next("expected `;` after the path")? {
        TokenTree::Punct(punct) if punct.as_char() == ';' => {}
        TokenTree::Punct(punct) if punct.as_char() == ',' => {
            return Err(Error::new(punct.span(), OPTIONS_FIRST));
        }
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
            return Err(Error::new(group.span_open(), OPTIONS_FIRST));
        }
        token => return Err(Error::new(token.span(), "expected `;` after the path")),
    }
    let file = file(&path, &written);
    let first = options.clone().into_iter().next();
    let options_span = first.map_or(path.span(), |first| first.span());
    let entries = options_in(options).and_then(|options| match &file {
        Some(file) => entries(file, &written, &options, path.span(), options_span),
        None => Err(Error::new(
            path.span(),
            format!("it is not known where the source is, and so not where `{written}` is"),
        )),
    });
    Ok(Some(Pack {
        prefix,
        name,
        path,
        written,
        file,
        entries,
    }))
}

/// The literal of a path, and what it says; or else what is `expected`. One that went through another macro may be in a
/// group of its own.
fn path_in(token: TokenTree, expected: &str) -> Result<(Literal, String), Error> {
    let span = token.span();
    match token {
        TokenTree::Literal(literal) => {
            let path: LitStr = syn::parse2(TokenTree::from(literal.clone()).into())
                .map_err(|_| Error::new(span, expected))?;
            Ok((literal, path.value()))
        }
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
            let mut inside = group.stream().into_iter();
            match (inside.next(), inside.next()) {
                (Some(token), None) => path_in(token, expected),
                _ => Err(Error::new(span, expected)),
            }
        }
        _ => Err(Error::new(span, expected)),
    }
}

/// The options of all puzzles of a file, as text.
fn options_in(tokens: TokenStream) -> Result<String, Error> {
    let text = Text::of(tokens);
    let (errors, end) = reader::read_options(&text.text, Purpose::Pack);
    if let Some(error) = errors.first() {
        let offset = error.place().map_or(0, |place| place.offset as usize);
        return Err(Error::new(text.span_at(offset), error.message()));
    }
    if end < text.text.len() {
        let message = "expected an option such as `boxes: 2x3;`, or the path of a file";
        return Err(Error::new(text.span_at(end), message));
    }
    Ok(text.text)
}

/// Where the file is: beside the source file, or as far from it as the path says.
fn file(path: &Literal, written: &str) -> Option<PathBuf> {
    let source = path.span().local_file()?;
    let file = source.parent()?.join(written);
    Some(match env::current_dir() {
        Ok(here) => here.join(file),
        Err(_) => file,
    })
}

/// The puzzles of a file, or what is wrong with all of it.
fn entries(
    file: &Path,
    written: &str,
    options: &str,
    span: Span,
    options_span: Span,
) -> Result<Vec<Entry>, Error> {
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
    let mut kind = None;
    let puzzles = Puzzles::with(&text, options).map(|puzzle| {
        let entry = entry(puzzle, written, span)?;
        let (size, has_areas) = (entry.puzzle.size, entry.puzzle.has_areas());
        let place = &entry.place;
        match *kind.get_or_insert((size, has_areas)) {
            (first, _) if first != size => Err(Fault::OfPuzzle(format!(
                "{place}: this puzzle has {size} rows, and the first one {first}: write puzzles of another size to a file of their own",
            ))),
            (_, first) if first != has_areas => Err(Fault::OfPuzzle(format!(
                "{place}: this puzzle has {} regions or cages, and the first one has {}: write it to a file of its own",
                if has_areas { "some" } else { "no" },
                if first { "some" } else { "none" },
            ))),
            _ => Ok(entry),
        }
    });
    let mut is_told = false;
    let mut told_once = |fault| match fault {
        Fault::OfPuzzle(what) => Some(error(what)),
        Fault::OfOptions(_) if mem::replace(&mut is_told, true) => None,
        Fault::OfOptions(what) => Some(Error::new(options_span, what)),
    };
    let entries: Vec<_> = puzzles.map(|entry| entry.map_err(&mut told_once)).collect();
    if entries.is_empty() {
        return Err(error(format!("there is no puzzle in `{written}`")));
    }
    Ok(entries)
}

/// A puzzle of a file, or what is wrong with it.
fn entry(text: PuzzleText<'_>, written: &str, span: Span) -> Result<Named, Fault> {
    let place = |line: usize, column: usize| format!("{written}:{line}:{column}");
    let fault = |error: &ParseError| {
        let line = error.line().unwrap_or(text.line());
        let column = error.column().unwrap_or(text.column());
        Fault::OfPuzzle(format!("{}: {}", place(line, column), error.message()))
    };
    let reading = text.reading(Purpose::Pack);
    if let Some(error) = reading.errors.first() {
        return Err(if text.is_of_options(error) {
            Fault::OfOptions(error.message().to_string())
        } else {
            fault(error)
        });
    }
    let puzzle = Puzzle::of(&reading, |_| span);
    let solution = match text.solution() {
        None => None,
        Some((solution, column)) => {
            if let Some(error) = solution.errors.first() {
                return Err(fault(error));
            }
            let digits = &solution.cells.digits[..solution.size * solution.size];
            let place = place(text.line(), column);
            if solution.size != reading.size || digits.contains(&0) {
                return Err(Fault::OfPuzzle(format!(
                    "{place}: this is not a whole solution of the puzzle before it"
                )));
            }
            Some((digits.to_vec(), place))
        }
    };
    let cell = match puzzle.clashes().first() {
        Some(clash) => clash.second.row * puzzle.size + clash.second.column,
        None => 0,
    };
    let (line, column) = text.place_of(reading.cells.offsets[cell] as usize);
    Ok(Named {
        puzzle,
        name: text.name().map(str::to_owned),
        place: place(line, column),
        solution,
    })
}
