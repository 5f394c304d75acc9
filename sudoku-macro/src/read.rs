//! Reads a puzzle from tokens. They become a text, which `sudoku_notation` reads, and each error is put on the token that
//! caused it.

use proc_macro2::{Span, TokenStream};
use sudoku_notation::geometry::{self, Broken, Frame, LARGEST, Unit};
use sudoku_notation::messages::{ParseError, ParseErrors, more_errors};
use sudoku_notation::options::{
    Goal, OptionName, ProofOption, Purpose, SolverOption, USUAL_EFFORT,
};
use sudoku_notation::reader::{self, Reading};
use sudoku_notation::symbols::Symbols;
use sudoku_notation::technique::Technique;

use crate::code::is_code;
use crate::text::Text;

#[cfg(test)]
mod tests;

/// A puzzle as the user wrote it.
#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    /// The number of rows, of columns, of boxes, and of digits.
    pub(crate) size: usize,
    /// The boxes or regions, the further rules, the cages and the marks.
    pub(crate) frame: Frame<LARGEST, 1>,
    /// The characters of the digits.
    pub(crate) symbols: Symbols<LARGEST>,
    /// The goal of the search.
    pub(crate) goal: Goal,
    /// The number of constants that the search may take.
    pub(crate) effort: u8,
    /// The solver that fills the blanks.
    pub(crate) solver: SolverOption,
    /// The option `proof`, and its place.
    pub(crate) proof: (ProofOption, Span),
    /// The place of `minimal: true;`, if the puzzle has this option.
    pub(crate) minimal: Option<Span>,
    /// The hardest technique that may be needed, and the place of the option.
    pub(crate) techniques: Option<(Technique, Span)>,
    /// True if some digit is written as a letter.
    pub(crate) has_letters: bool,
    /// The place of the first line that no digits make, if it is in this text.
    pub(crate) hopeless_line: Option<Span>,
    /// `size`² cells in reading order.
    pub(crate) cells: Vec<Cell>,
}

/// A cell of the puzzle: a given or a blank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    /// The digit, from 1 to the grid's size; `None` for a blank.
    pub(crate) digit: Option<u8>,
    /// The token of the cell. Cells that are written together, or in a string, have the same token.
    pub(crate) span: Span,
}

/// Reads the options and the grid. The error combines the errors of all faults.
pub(crate) fn read(input: TokenStream, purpose: Purpose) -> syn::Result<Puzzle> {
    let text = Text::of(input);
    let reading = reader::read(&text.text, purpose);
    if let Some(error) = &text.foreign {
        return Err(error.clone());
    }
    if let Some(errors) = errors(&text, &reading.errors) {
        return Err(code(&text, &reading, purpose).unwrap_or(errors));
    }
    Ok(Puzzle::of(&reading, |offset| text.span_at(offset)))
}

impl Puzzle {
    /// Returns the place of errors about the whole grid: its first token, or that of a line that no digits make.
    pub(crate) fn place(&self) -> Span {
        self.hopeless_line.unwrap_or(self.cells[0].span)
    }

    /// Returns true if there are regions, cages or marks.
    pub(crate) fn has_lines(&self) -> bool {
        !self.frame.groups().lines.is_empty()
    }

    /// Makes the puzzle of a reading without errors. `span_at` returns the span of a place in the text.
    pub(crate) fn of(reading: &Reading, span_at: impl Fn(usize) -> Span) -> Puzzle {
        let digits = reading.digits();
        let cells = digits.iter().zip(&reading.cells.offsets);
        let cell = |(digit, offset): (&u8, &u32)| Cell {
            digit: (*digit > 0).then_some(*digit),
            span: span_at(*offset as usize),
        };
        // Options for a whole file have no place in the text of a puzzle.
        let options = &reading.options;
        let place_of = |name| span_at(options.place(name).unwrap_or(0));
        let is_minimal = options.minimal == Some(true);
        let techniques = options.techniques;
        Puzzle {
            size: reading.cells.size,
            frame: reading.frame(),
            symbols: reading.cells.symbols,
            goal: options.goal,
            effort: options.effort.unwrap_or(USUAL_EFFORT),
            solver: options.solver,
            proof: (
                options.proof.unwrap_or_default(),
                place_of(OptionName::Proof),
            ),
            minimal: is_minimal.then(|| place_of(OptionName::Minimal)),
            techniques: techniques.map(|hardest| (hardest, place_of(OptionName::Techniques))),
            has_letters: reading.cells.has_letters,
            hopeless_line: options.hopeless_line(reading.cells.size).map(&span_at),
            cells: cells.map(cell).collect(),
        }
    }

    /// Returns a cell of the puzzle.
    pub(crate) fn cell(&self, cell: geometry::Cell) -> &Cell {
        &self.cells[cell.row * self.size + cell.column]
    }

    /// Returns the digits of all cells, with 0 for a blank.
    pub(crate) fn digits(&self) -> Vec<u8> {
        let digits = self.cells.iter().map(|cell| cell.digit.unwrap_or(0));
        digits.collect()
    }

    /// Returns the clashes among the givens, each once, in the order of their later cells. They only select the bounds with
    /// messages, and typenum decides whether such a bound is an error: see `bridge/clash.rs` of `sudoku-types`.
    pub(crate) fn clashes(&self) -> Vec<Broken> {
        let digits = self.digits();
        let mut left = self.frame.groups().clashes::<LARGEST>();
        let mut clashes: Vec<_> = std::iter::from_fn(|| left.next(&digits)).collect();
        let is_mark =
            |clash: &Broken| matches!(clash.unit, Unit::Line(line) if line.mark().is_some());
        clashes.sort_by_key(|clash| (is_mark(clash), clash.second));
        clashes
    }
}

/// Returns an error of the reader, on the token that caused it.
pub(crate) fn error(text: &Text, error: &ParseError) -> syn::Error {
    let place = error.place();
    let span = place.map(|place| text.span_at(place.offset as usize));
    syn::Error::new(span.unwrap_or_else(Span::call_site), error.message())
}

/// Returns the errors of the reader, on the tokens that caused them.
fn errors(text: &Text, errors: &ParseErrors) -> Option<syn::Error> {
    let mut named: Vec<_> = errors.iter().map(|one| error(text, one)).collect();
    if let (more @ 1.., Some(last)) = (errors.more(), named.last()) {
        named.push(syn::Error::new(last.span(), more_errors(more)));
    }
    named.into_iter().reduce(|mut first, other| {
        first.combine(other);
        first
    })
}

/// Returns the error that names the code, if the text looks like Rust code.
fn code(text: &Text, reading: &Reading, purpose: Purpose) -> Option<syn::Error> {
    let end = reader::read_options(&text.text, purpose).ok()?;
    let code = text.text[end..].trim_end();
    let is_code = is_code(code, |character| reading.cells.symbols.has(character));
    let code = code.split(['(', '[']).next().unwrap_or_default();
    let code: String = code.lines().map(str::trim).collect();
    let message = format!(
        "a macro sees `{code}`, and not what it stands for: \
         write the cells here, or read a text with `Grid::parse`"
    );
    let error = syn::Error::new(text.span_at(end), message);
    is_code.then_some(error)
}
