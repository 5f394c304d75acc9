//! Bounds that say what the solver found wrong with a puzzle.
//!
//! What the solver has come to is a value; for rustc to refuse the puzzle with a
//! message it becomes numbers of a type, of which a bound is asked:
//!
//! ```text
//! <Report<{ kind }, { place }, { column }, { digit }, { other digit }> as Accepted>::ACCEPTED
//! ```
//!
//! The numbers are those of a [`Finding`]. Every bound below [`Accepted`] is one that nothing satisfies: it is there for its
//! message.

use crate::bridge::proposal::Proposal;
use crate::solver::Verdict;
use sudoku_notation::finding_sentences;
use sudoku_notation::messages::Finding;

/// The numbers of a finding. `CLASH_FREE` stands in for the bounds that locate
/// clashes: where one of them fails, rustc knows this type to be wrong already and
/// keeps silent about it.
pub enum Report<
    const KIND: usize,
    const PLACE: usize,
    const COLUMN: usize,
    const DIGIT: usize,
    const OTHER: usize,
    const CLASH_FREE: bool = true,
> {}

/// The same with the digits as characters, for puzzles with symbols.
pub enum SymbolReport<
    const KIND: usize,
    const PLACE: usize,
    const COLUMN: usize,
    const DIGIT: char,
    const OTHER: char,
    const CLASH_FREE: bool = true,
> {}

/// A verdict that lets the puzzle pass.
///
/// It is a trait over another one, with an implementation for every type, because
/// rustc lists the implementations of the trait that was asked for, and a list of
/// the kinds is no help.
pub trait Accepted {
    /// The value of `CHECKED` in a [`Solution`](crate::Solution).
    const ACCEPTED: bool = true;
}

impl<Verdict: Passes> Accepted for Verdict {}

/// A report of kind 0, or of a kind whose own bound holds.
pub trait Passes {}

impl Passes for Report<0, 0, 0, 0, 0> {}
impl Passes for SymbolReport<0, 0, 0, '\0', '\0'> {}

/// What the refused bounds are asked of. Asked of the report itself, rustc would
/// print the report and not the bound's message.
pub enum ThisPuzzle {}

/// The kinds that are refused: for each a bound of digits as numbers, and one of
/// characters, which rustc prints in quotes.
macro_rules! refused {
    ($(
        $(#[$doc:meta])*
        $kind:literal => $numbers:ident or $symbols:ident <$p:ident, $q:ident, $a:ident, $b:ident>:
        message = $message:literal, label = $label:literal $(, note = $note:literal)?;
    )*) => { $(
        refused!(@bound [$(#[$doc])*] $numbers usize $p $q $a $b $message $label $($note)?);
        refused!(@bound [$(#[$doc])*] $symbols char $p $q $a $b $message $label $($note)?);

        impl<const PLACE: usize, const COLUMN: usize, const DIGIT: usize, const OTHER: usize> Passes
            for Report<$kind, PLACE, COLUMN, DIGIT, OTHER>
        where
            ThisPuzzle: $numbers<PLACE, COLUMN, DIGIT, OTHER>,
        {
        }

        impl<const PLACE: usize, const COLUMN: usize, const DIGIT: char, const OTHER: char> Passes
            for SymbolReport<$kind, PLACE, COLUMN, DIGIT, OTHER>
        where
            ThisPuzzle: $symbols<PLACE, COLUMN, DIGIT, OTHER>,
        {
        }
    )*
    };
    (@bound [$(#[$doc:meta])*] $bound:ident $digit:ident $p:ident $q:ident $a:ident $b:ident
        $message:literal $label:literal $($note:literal)?) => {
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label $(, note = $note)?)]
        pub trait $bound<const $p: usize, const $q: usize, const $a: $digit, const $b: $digit> {}
    };
}

finding_sentences!(refused);

/// What there is to say of a verdict.
pub(crate) const fn finding<const N: usize>(verdict: &Verdict<'_, N>) -> Finding {
    match verdict {
        Verdict::Unique(_) | Verdict::First(_) => Finding::NOTHING,
        Verdict::Several(one, other) => Finding::several(one, other),
        Verdict::None(refuted) => refuted.finding(),
        Verdict::TooHard { steps } => Finding::too_hard(*steps),
    }
}

/// Which sentence there is to say.
pub const fn kind<P: Proposal>() -> usize {
    P::FINDING.kind
}

/// The row, column or box (0), or the column (1), that the finding names.
pub const fn place<P: Proposal>(index: usize) -> usize {
    P::FINDING.places[index]
}

/// A digit that the finding names, where digits are counted from `first`.
pub const fn number<P: Proposal>(index: usize, first: usize) -> usize {
    match P::FINDING.digits[index] {
        0 => 0,
        digit => first + digit - 1,
    }
}

/// A digit that the finding names, as one of the `symbols` in order of value.
pub const fn symbol<P: Proposal>(index: usize, symbols: &[char]) -> char {
    match P::FINDING.digits[index] {
        0 => '\0',
        digit => symbols[digit - 1],
    }
}
