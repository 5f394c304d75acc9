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

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, TokenStreamExt, quote};
use sudoku_notation::geometry::{Frame, LARGEST};
use sudoku_notation::options::Purpose;
use sudoku_notation::reader::{self, PuzzleText, Puzzles, Reading};
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::token::Brace;
use syn::{Error, LitStr, Token};

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

/// Reads all items. A wrong one ends at the next `;`.
pub(crate) fn read(input: TokenStream) -> Vec<Result<Pack, Error>> {
    let items = |input: ParseStream<'_>| {
        let mut items = vec![item(input)];
        while !input.is_empty() {
            items.push(item(input));
        }
        Ok(items)
    };
    let items = items.parse2(input);
    items.unwrap_or_else(|error| vec![Err(error)])
}

fn item(input: ParseStream<'_>) -> Result<Pack, Error> {
    let item = pack(input);
    let is_end = |it| matches!(it, TokenTree::Punct(punct) if punct.as_char() == ';');
    while item.is_err() && input.parse().is_ok_and(|it| !is_end(it)) {}
    item
}

/// Reads an item, and its file.
fn pack(input: ParseStream<'_>) -> Result<Pack, Error> {
    let (begin, mut prefix) = (input.span(), TokenStream::new());
    let kind = loop {
        if input.is_empty() || input.peek(Token![;]) {
            return Err(Error::new(begin, EXPECTED));
        }
        let (kind, is_kind) = (
            input.span(),
            input.peek(Token![static]) || input.peek(Token![const]),
        );
        prefix.append(input.parse::<TokenTree>()?);
        if is_kind {
            break kind;
        }
    };
    let wrong = |_| Error::new(input.span(), EXPECTED);
    let name = input.parse().map_err(wrong)?;
    input.parse::<Token![=]>().map_err(wrong)?;
    let (options, Written { tokens, value }) = match input.peek(Brace) {
        true => in_braces(&input.parse()?)?,
        false => (TokenStream::new(), input.parse()?),
    };
    if input.is_empty() {
        return Err(Error::new_spanned(tokens, OPTIONS_FIRST));
    }
    let end = input.parse::<Token![;]>();
    end.map_err(|_| Error::new(input.span(), OPTIONS_FIRST))?;
    let (path, spans, error) = match value {
        Ok((path, spans)) => (path, spans, Ok(())),
        Err(error) => (String::new(), Vec::new(), Err(error)),
    };
    // If a macro of the user got the path as an argument, the path is relative to the file of the argument.
    let is_elsewhere = |span: &&Span| span.local_file() != kind.local_file();
    let span = spans.iter().find(is_elsewhere).or(spans.first());
    let path = LitStr::new(&path, span.copied().unwrap_or_else(Span::call_site));
    let file = file(&path);
    let message = "it is not known where the source is, and so not where this file is";
    let unknown = || Error::new(path.span(), message);
    let all = error.and_then(|()| {
        let options = options_in(options, path.span())?;
        puzzles(file.as_deref().ok_or_else(unknown)?, &path, options)
    });
    let (puzzles, errors) = all.unwrap_or_else(|error| (Vec::new(), vec![error]));
    Ok(Pack {
        prefix,
        name,
        written: tokens,
        path,
        file,
        puzzles,
        errors,
    })
}

/// Returns the options and the path between braces.
fn in_braces(group: &Group) -> Result<(TokenStream, Written), Error> {
    let tokens: Vec<_> = group.stream().into_iter().collect();
    let stream = |tokens: &[TokenTree]| tokens.iter().cloned().collect();
    let splits = (0..tokens.len()).map(|at| tokens.split_at(at));
    let mut paths = splits.map(|(options, path)| (stream(options), syn::parse2(stream(path))));
    let last = tokens.last().map_or(group.span(), TokenTree::span);
    let found = paths.find_map(|(options, path)| Some((options, path.ok()?)));
    found.ok_or_else(|| Error::new(last, OPTIONS_FIRST))
}

/// A string, `concat!(…)` or `env!(…)`, with its value and the spans of its strings.
struct Written {
    tokens: TokenStream,
    value: Result<(String, Vec<Span>), Error>,
}

impl Parse for Written {
    fn parse(input: ParseStream<'_>) -> Result<Self, Error> {
        let span = input.span();
        if let Ok(string) = input.parse::<LitStr>() {
            return Ok(Written {
                tokens: string.to_token_stream(),
                value: Ok((string.value(), vec![string.span()])),
            });
        }
        let call = || Ok((input.parse()?, input.parse()?, input.parse()?));
        let (name, mark, arguments): (Ident, Token![!], Group) =
            call().map_err(|_: Error| Error::new(span, EXPECTED))?;
        let all = Punctuated::<Written, Token![,]>::parse_terminated.parse2(arguments.stream())?;
        let values: Result<Vec<_>, Error> = all.into_iter().map(|one| one.value).collect();
        let value = values.and_then(|values| {
            let (strings, spans): (Vec<_>, Vec<_>) = values.into_iter().unzip();
            let value = match (&*name.to_string(), strings.first()) {
                ("concat", _) => Ok(strings.concat()),
                ("env", Some(variable)) => env::var(variable)
                    .map_err(|_| format!("the environment variable `{variable}` is not set")),
                _ => Err(EXPECTED.to_owned()),
            };
            let value = value.map_err(|message| Error::new(span, message))?;
            Ok((value, spans.concat()))
        });
        let tokens = quote!(#name #mark #arguments);
        Ok(Written { tokens, value })
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
