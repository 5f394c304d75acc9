//! The options before the grid: `boxes: 2x3;`, `symbols: "…";`, `solution: first;`, `solver: types;`.

use std::collections::HashSet;

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

use super::boxes::Boxes;
use super::faults::Faults;
use super::symbols::Symbols;
use super::values::{self, Refused, Value};

/// How many solutions a puzzle may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SolutionOption {
    /// Exactly one.
    #[default]
    Unique,
    /// At least one: any will do.
    First,
}

/// Who fills the blanks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SolverOption {
    /// The solver that is a `const fn`.
    #[default]
    Const,
    /// The solver that is made of traits.
    Types,
}

/// What a puzzle is read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To be solved.
    Solve,
    /// To be shown to have no solution. How many solutions are wanted is then no question.
    Refute,
}

impl Purpose {
    /// The names of the options that there are.
    pub(super) fn options(self) -> &'static [&'static str] {
        match self {
            Purpose::Solve => &["boxes", "symbols", "solution", "solver"],
            Purpose::Refute => &["boxes", "symbols", "solver"],
        }
    }
}

/// What the options say.
#[derive(Debug, Default)]
pub(super) struct Options {
    pub(super) boxes: Option<Given<Boxes>>,
    pub(super) symbols: Option<Given<Symbols>>,
    pub(super) solution: SolutionOption,
    pub(super) solver: SolverOption,
    /// The last token of the last option.
    pub(super) end: Option<Span>,
    /// Faults that leave the meaning of the grid as it is.
    pub(super) faults: Faults,
}

/// The value of an option and where it stands.
#[derive(Debug)]
pub(super) struct Given<T> {
    pub(super) value: T,
    span: Span,
    /// The size of the grid that it asks for.
    size: usize,
}

/// A size that an option asks for.
pub(super) struct Claim {
    pub(super) size: usize,
    pub(super) span: Span,
    pub(super) by: Claimant,
}

/// The option that asks for it.
pub(super) enum Claimant {
    Boxes(Boxes),
    Symbols,
}

/// The sizes that the options ask for, that of the boxes first.
pub(super) fn claims(boxes: Option<&Given<Boxes>>, symbols: Option<&Given<Symbols>>) -> Vec<Claim> {
    let boxes = boxes.map(|given| Claim {
        size: given.size,
        span: given.span,
        by: Claimant::Boxes(given.value),
    });
    let symbols = symbols.map(|given| Claim {
        size: given.size,
        span: given.span,
        by: Claimant::Symbols,
    });
    boxes.into_iter().chain(symbols).collect()
}

impl Claim {
    /// The message where the rest of the puzzle asks for another size.
    pub(super) fn refuted(&self, by: &str, size: usize) -> String {
        match self.by {
            Claimant::Boxes(Boxes { rows, columns }) => {
                let fitting: Vec<_> = Boxes::fitting(size).iter().map(Boxes::to_string).collect();
                let claimed = self.size;
                format!(
                    "boxes of {rows}×{columns} cells make a {claimed}×{claimed} grid, but {by}: expected {}",
                    fitting.join(", ")
                )
            }
            Claimant::Symbols => {
                format!("these are {} symbols, but {by}: expected {size}", self.size)
            }
        }
    }
}

/// Takes the options off the grid. Where it is not clear what an option that the grid depends on should be, the grid is not read.
pub(super) fn take(input: TokenStream, purpose: Purpose) -> syn::Result<(Options, TokenStream)> {
    let mut reader = Reader {
        purpose,
        tokens: without_invisible_groups(input),
        at: 0,
        options: Options::default(),
        grid_unclear: false,
        seen: HashSet::new(),
    };
    while let Some(name) = reader.name() {
        reader.option(name);
    }
    reader.refuse_late_options();
    let last = reader.at.min(reader.tokens.len()).checked_sub(1);
    reader.options.end = last.map(|last| reader.tokens[last].span());
    let Reader {
        tokens,
        at,
        mut options,
        grid_unclear,
        ..
    } = reader;
    if grid_unclear {
        std::mem::take(&mut options.faults).into_result()?;
    }
    Ok((options, tokens.into_iter().skip(at).collect()))
}

/// Tokens that went through another macro may stand in groups without brackets.
fn without_invisible_groups(input: TokenStream) -> Vec<TokenTree> {
    let mut tokens = Vec::new();
    let mut open = vec![input.into_iter()];
    while let Some(stream) = open.last_mut() {
        match stream.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::None => {
                open.push(group.stream().into_iter());
            }
            Some(token) => tokens.push(token),
            None => {
                open.pop();
            }
        }
    }
    tokens
}

/// Whether an option has this name, in one macro or the other.
fn is_ours(name: &Ident) -> bool {
    let ours = Purpose::Solve.options();
    ours.iter().any(|ours| name == ours)
}

struct Reader {
    purpose: Purpose,
    tokens: Vec<TokenTree>,
    at: usize,
    options: Options,
    /// A fault may have changed what the grid means, or where it begins.
    grid_unclear: bool,
    seen: HashSet<String>,
}

impl Reader {
    fn is_punct(&self, at: usize, expected: char) -> bool {
        matches!(self.tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == expected)
    }

    /// The name of an option, if one comes next: a name before `:`, or one of ours before anything else.
    fn name(&self) -> Option<Ident> {
        let Some(TokenTree::Ident(name)) = self.tokens.get(self.at) else {
            return None;
        };
        let colon = self.is_punct(self.at + 1, ':') && !self.is_punct(self.at + 2, ':');
        (colon || is_ours(name)).then(|| name.clone())
    }

    fn option(&mut self, name: Ident) {
        let text = name.to_string();
        self.at += 1;
        if !self.is_punct(self.at, ':') {
            self.grid_unclear = true;
            let message = format!("expected `:` after `{text}`: {}", values::allowed(&text));
            self.options.faults.add(name.span(), message);
            return self.skip_past_semicolon();
        }
        self.at += 1;
        match values::value(
            self.purpose,
            &text,
            self.tokens.get(self.at..).unwrap_or_default(),
        ) {
            Ok((value, length)) => {
                self.at += length;
                if self.seen.contains(&text) {
                    self.options
                        .faults
                        .add(name.span(), format!("`{text}` is given twice"));
                } else {
                    self.apply(value, length);
                }
                self.semicolon(&text);
            }
            Err(refused) => {
                let value = self
                    .tokens
                    .get(self.at)
                    .filter(|_| !self.is_punct(self.at, ';'));
                let span = match (refused.what, value) {
                    (Refused::Value, Some(value)) => value.span(),
                    _ => name.span(),
                };
                self.options.faults.add(span, refused.why);
                let of_grid = !matches!(text.as_str(), "solution" | "solver");
                self.grid_unclear |= of_grid || !self.is_punct(self.at + 1, ';');
                self.skip_past_semicolon();
            }
        }
        self.seen.insert(text);
    }

    fn apply(&mut self, value: Value, length: usize) {
        let span = self.tokens[self.at - length].span();
        match value {
            Value::Boxes(value) => {
                let size = value.size();
                self.options.boxes = Some(Given { value, span, size });
            }
            Value::Symbols(value, size) => self.options.symbols = Some(Given { value, span, size }),
            Value::Solution(value) => self.options.solution = value,
            Value::Solver(value) => self.options.solver = value,
        }
    }

    /// The `;` after a value. Without it the grid is taken to begin here.
    fn semicolon(&mut self, name: &str) {
        if self.is_punct(self.at, ';') {
            self.at += 1;
        } else if let Some(value) = self.tokens.get(self.at - 1) {
            let message = format!(
                "expected `;` after the value of `{name}`: {}",
                values::allowed(name)
            );
            self.options.faults.add(value.span(), message);
        }
    }

    /// Options after the grid. What the grid means may depend on them, so it is not read; nor if these tokens are the rest of an
    /// option that is wrong already.
    fn refuse_late_options(&mut self) {
        let is_late = |at: &usize| match self.tokens.get(*at) {
            Some(TokenTree::Ident(name)) => {
                is_ours(name) && (self.is_punct(at + 1, ':') || self.is_punct(at + 1, '='))
            }
            _ => false,
        };
        let late: Vec<usize> = (self.at..self.tokens.len()).filter(is_late).collect();
        self.grid_unclear |= !late.is_empty();
        if !self.options.faults.is_empty() {
            return;
        }
        for at in late {
            let name = &self.tokens[at];
            let message = format!(
                "options stand before the grid: move `{name}` and its value in front of it"
            );
            self.options.faults.add(name.span(), message);
        }
    }

    fn skip_past_semicolon(&mut self) {
        while self.at < self.tokens.len() && !self.is_punct(self.at, ';') {
            self.at += 1;
        }
        self.at += 1;
    }
}
