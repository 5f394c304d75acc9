//! Reads the items of `puzzles!`, which have a name and a path, and the puzzles of their files.
//!
//! ```text
//! /// Sixty easy ones.
//! pub static EASY = "puzzles/easy.txt";
//! └─ prefix ─┘ name        path
//!
//! static SIX = { boxes: 2x3; "puzzles/six.txt" };
//! static BUILT = concat!(env!("OUT_DIR"), "/built.txt");
//! ```
//!
//! `sudoku_notation` reads the file; its errors are reported on the path.

use std::collections::HashMap;
use std::path::{self, Path, PathBuf};
use std::{env, fs};

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use sudoku_notation::geometry::{Frame, LARGEST};
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
    /// The tokens of the path: a string, `concat!(…)` or `env!(…)`.
    pub(crate) written: TokenStream,
    /// The path, with its place.
    pub(crate) path: LitStr,
    /// The absolute path, if the place of the source file is known.
    pub(crate) file: Option<PathBuf>,
    /// The puzzles of the file that could be read.
    pub(crate) puzzles: Vec<Named>,
    /// The errors of the other puzzles, or the error of the whole file.
    pub(crate) errors: Vec<Error>,
}

/// A puzzle with its name, place and solution in the file.
pub(crate) struct Named {
    pub(crate) puzzle: Puzzle,
    pub(crate) name: Option<String>,
    /// The line of the file at which it begins.
    pub(crate) line: usize,
    /// The place of the first cell, or of a cell that clashes: `puzzles/easy.txt:17:5`.
    pub(crate) place: String,
    /// The solution beside the puzzle, and its place.
    pub(crate) solution: Option<(Vec<u8>, String)>,
}

/// The most puzzles of a file with errors of their own, because all these errors are on one string.
pub(crate) const MOST_NAMED: usize = 20;

const EXPECTED: &str = "expected `static NAME = \"puzzles.txt\";` with no type after the name; the path is relative to this file";

const OPTIONS_FIRST: &str = "expected `;` after the path of a file; options come before the path, in braces: `static NAME = { proof: types; \"puzzles.txt\" };`";

/// Reads all items.
pub(crate) fn read(input: TokenStream) -> Vec<Result<Pack, Error>> {
    let tokens: Vec<_> = input.into_iter().collect();
    if tokens.is_empty() {
        return vec![item(&[])];
    }
    let items = tokens.split_inclusive(|token| is_mark(token, ';'));
    items.map(item).collect()
}

/// Reads an item, which ends with `;`.
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
        [TokenTree::Ident(name), mark, value @ ..] if is_mark(mark, '=') && !value.is_empty() => {
            let (value, end) = value.split_at(if is_call(value) { 3 } else { 1 });
            (name, value, end)
        }
        [TokenTree::Ident(_), rest @ ..] | rest => {
            return error(rest.iter().find(|token| !is_mark(token, '=')), EXPECTED);
        }
    };
    let (options, written, path) = path_in(value, kind.span())?;
    if !matches!(end, [mark] if is_mark(mark, ';')) {
        return error(end.first(), OPTIONS_FIRST);
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
        written: TokenStream::from_iter(written),
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

/// Returns true for a part of an attribute or of a visibility, which is a group if it comes from another macro.
fn is_prefix(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(_)) || is_mark(token, '#') || is_word(token, &["pub", "crate"])
}

/// Returns true if a call of a macro comes first, such as `concat!(…)`.
fn is_call(tokens: &[TokenTree]) -> bool {
    let name = matches!(tokens, [TokenTree::Ident(_), _, TokenTree::Group(_), ..]);
    name && is_mark(&tokens[1], '!')
}

/// Returns the options, the tokens of the path and the path of an item from its value. `item` is the place of the item.
fn path_in(
    value: &[TokenTree],
    item: Span,
) -> Result<(TokenStream, Vec<TokenTree>, LitStr), Error> {
    let (mut options, mut written, mut expected) = (Vec::new(), ungrouped(value), EXPECTED);
    if let [TokenTree::Group(group)] = &written[..]
        && group.delimiter() == Delimiter::Brace
    {
        options.extend(group.stream());
        let calls = options.len().saturating_sub(3);
        let length = if is_call(&options[calls..]) { 3 } else { 1 };
        let found = options.split_off(options.len().saturating_sub(length));
        written = if found.is_empty() {
            written
        } else {
            ungrouped(&found)
        };
        expected = OPTIONS_FIRST;
    }
    let (path, spans) = string_of(&written, expected)?;
    // If a macro of the user got the path as an argument, the path is relative to the file of the argument.
    let is_elsewhere = |span: &&Span| span.local_file() != item.local_file();
    let span = spans.iter().find(is_elsewhere).or(spans.first());
    let path = LitStr::new(&path, span.copied().unwrap_or_else(Span::call_site));
    Ok((options.into_iter().collect(), written, path))
}

/// Takes tokens out of groups without brackets, which `macro_rules` makes.
fn ungrouped(tokens: &[TokenTree]) -> Vec<TokenTree> {
    match tokens {
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            ungrouped(&Vec::from_iter(group.stream()))
        }
        _ => tokens.to_vec(),
    }
}

/// Evaluates a string, `concat!(…)` or `env!(…)`, like rustc, and returns it with the spans of its parts.
fn string_of(tokens: &[TokenTree], expected: &str) -> Result<(String, Vec<Span>), Error> {
    let tokens = &ungrouped(tokens)[..];
    let first = tokens.first().map_or_else(Span::call_site, TokenTree::span);
    let error = |message: &str| Err(Error::new(first, message));
    let [name, _, TokenTree::Group(arguments)] = tokens else {
        let string: Result<LitStr, _> = syn::parse2(tokens.iter().cloned().collect());
        return string.map_or_else(
            |_| error(expected),
            |string| Ok((string.value(), vec![string.span()])),
        );
    };
    let arguments: Vec<_> = arguments.stream().into_iter().collect();
    let all = arguments.split(|token| is_mark(token, ','));
    let mut strings = all
        .filter(|one| !one.is_empty())
        .map(|one| string_of(one, expected));
    if is_word(name, &["concat"]) {
        let parts: Vec<_> = strings.collect::<Result<_, _>>()?;
        let (strings, spans): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
        return Ok((strings.concat(), spans.concat()));
    }
    match strings.next() {
        Some(variable) if is_word(name, &["env"]) => {
            let (variable, spans) = variable?;
            let message = format!("the environment variable `{variable}` is not set");
            match env::var(&variable) {
                Ok(value) => Ok((value, spans)),
                Err(_) => error(&message),
            }
        }
        _ => error(expected),
    }
}

/// Reads the options for all puzzles of a file. Returns their text, and the place for their errors.
fn options_in(tokens: TokenStream, path: Span) -> Result<(String, Span), Error> {
    let first = tokens.clone().into_iter().next();
    let text = Text::of(tokens);
    let end = reader::read_options(&text.text, Purpose::Pack);
    let end = end.map_err(|error| read::error(&text, &error))?;
    if end < text.text.len() {
        let message = "expected an option such as `boxes: 2x3;`, or the path of a file";
        return Err(Error::new(text.span_at(end), message));
    }
    Ok((text.text, first.map_or(path, |first| first.span())))
}

/// Returns the absolute path of a file from its path relative to the source file.
fn file(path: &LitStr) -> Option<PathBuf> {
    let folder = path.span().local_file()?.parent()?.to_owned();
    path::absolute(folder.join(path.value())).ok()
}

/// Reads the puzzles of a file, and collects the errors of at most [`MOST_NAMED`] puzzles that cannot be read, and the number
/// of the others. `Err` is an error of the whole file.
fn puzzles(
    file: &Path,
    path: &LitStr,
    (options, options_span): (String, Span),
) -> Result<(Vec<Named>, Vec<Error>), Error> {
    let (written, span) = (path.value(), path.span());
    let error = |message: String| Error::new(span, message);
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
    let (mut puzzles, mut errors, mut lines) = (Vec::new(), Vec::new(), HashMap::new());
    let all = Puzzles::with(&text, &options)
        .map_err(|fault| Error::new(options_span, fault.message()))?;
    for text in all.read_for(Purpose::Pack) {
        let reading = text.reading();
        if let Some(fault) = reading.errors.first()
            && text.is_of_options(fault)
        {
            return Err(Error::new(options_span, fault.message()));
        }
        let named = named(&text, reading, path)
            .and_then(|named| alike(named, puzzles.first()))
            .and_then(|named| new(named, &mut lines));
        match named {
            Ok(named) => puzzles.push(named),
            Err(message) => errors.push(error(message)),
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

/// Checks that a puzzle has the same size as the first one, and has lines if and only if the first one has lines.
fn alike(named: Named, first: Option<&Named>) -> Result<Named, String> {
    let kind = |Named { puzzle, .. }: &Named| {
        let areas = if puzzle.has_lines() {
            " with regions, cages or marks"
        } else {
            ""
        };
        format!("{0}×{0} grid{areas}", puzzle.size)
    };
    match (kind(&named), kind(first.unwrap_or(&named))) {
        (kind, first) if kind != first => Err(format!(
            "{}: this puzzle is a {kind}, and the first one a {first}: write each kind to a file of its own",
            named.place
        )),
        _ => Ok(named),
    }
}

/// The content of a puzzle: its digits, and its boxes, rules and lines.
type Contents = (Vec<Option<u8>>, Frame<LARGEST, 1>);

/// Checks that a puzzle is not in an earlier line too. (This is an error, because a macro cannot warn.)
fn new(named: Named, lines: &mut HashMap<Contents, usize>) -> Result<Named, String> {
    let digits = named.puzzle.cells.iter().map(|cell| cell.digit).collect();
    match lines.insert((digits, named.puzzle.frame), named.line) {
        None => Ok(named),
        Some(line) => Err(format!(
            "{}: this puzzle is in line {line} too: remove one of them",
            named.place
        )),
    }
}

/// Reads a puzzle of a file, and the solution beside it.
fn named(text: &PuzzleText<'_>, reading: &Reading, path: &LitStr) -> Result<Named, String> {
    let place = |line: usize, column: usize| format!("{}:{line}:{column}", path.value());
    if let Some(error) = reading.errors.first() {
        let line = error.line().unwrap_or(text.line());
        let column = error.column().unwrap_or(text.column());
        return Err(format!("{}: {}", place(line, column), error.message()));
    }
    let solution = text.solution();
    let solution =
        solution.map(|(reading, (line, column))| (reading.digits().to_vec(), place(line, column)));
    let puzzle = Puzzle::of(reading, |_| path.span());
    let clashing = puzzle.clashes().first().map(|clash| clash.second);
    let cell = clashing.map_or(0, |cell| cell.row * puzzle.size + cell.column);
    let (line, column) = text.place_of(reading.cells.offsets[cell] as usize);
    Ok(Named {
        puzzle,
        name: text.name().map(str::to_owned),
        line,
        place: place(line, column),
        solution,
    })
}
