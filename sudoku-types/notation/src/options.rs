//! The options before a grid, by name and value.
//!
//! ```text
//! boxes: 2x3; rules: diagonals; symbols: "♠♥♦♣♤♡"; solution: first; solver: types; proof: none;
//! minimal: true; techniques: hidden_single; effort: 8;
//! ```

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::geometry::{LineKind, Mark, Numbered};
use crate::named::named;
use crate::reader::options::Options;

/// Makes the names of options from a table. A row has an option, its name, the purposes without this option and why, the options
/// and values that exclude it, and advice on its value. Each mark is an option too. An option that a file must not change has its
/// field in [`Options`], and the usual value of it, which excludes no others.
macro_rules! options {
    ($(
        $(#[$doc:meta])* $option:ident $name:literal [$($purpose:ident $why:literal),*]
            [$($other:ident),*] $(of $field:ident $(unless $usual:expr)?,)? $allowed:literal;
    )*) => {
        /// An option.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum OptionName {
            $($(#[$doc])* $option,)*
            /// Lines of cells with this mark.
            Mark(Mark),
        }

        impl OptionName {
            /// The options that are not marks.
            const OWN: [OptionName; [$($name),*].len()] = [$(OptionName::$option),*];

            /// Returns the name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(OptionName::$option => $name,)*
                    OptionName::Mark(mark) => mark.name(),
                }
            }

            /// Returns the reason why the option does not exist for this purpose, if it does not.
            pub(crate) const fn why_not(self, purpose: Purpose) -> Option<&'static str> {
                match (self, purpose) {
                    $($((OptionName::$option, Purpose::$purpose) => Some($why),)*)*
                    _ => None,
                }
            }

            /// Returns the options and values that exclude this option.
            pub(crate) const fn not_with(self) -> &'static [Other] {
                match self {
                    $(OptionName::$option => &[$(Other::$other),*],)*
                    OptionName::Mark(_) => &[],
                }
            }

            /// Returns true if the caller gave this option and a file may not change it.
            pub(crate) fn is_fixed(self, options: &Options) -> bool {
                match self {
                    $($(OptionName::$option => options.$field.is_some(),)?)*
                    _ => false,
                }
            }

            /// Returns true if it has an unusual value, which may exclude others.
            pub(crate) fn is_demanded(self, options: &Options) -> bool {
                match self {
                    $($(OptionName::$option => options.$field.is_some() $(&& options.$field != Some($usual))?,)?)*
                    _ => false,
                }
            }

            /// Returns advice on the value, with an example.
            pub(crate) fn allowed(self) -> String {
                match self {
                    $(OptionName::$option => $allowed.into(),)*
                    OptionName::Mark(mark) => match (mark.numbered(), mark.least()) {
                        (Numbered::Always, _) if mark.has_sum() => format!(
                            "write the sum and the cells of each line, with commas between lines, \
                             for example `{mark}: 10 r1c1 r1c2, 5 r2c2 r3c2;`"),
                        (Numbered::Always, _) => format!(
                            "write the number and the cells of each line, with commas between lines, \
                             for example `{mark}: 2 r1c1 r1c2 r2c2, 1 r4c4 r4c5;`"),
                        (Numbered::Perhaps, _) => format!(
                            "write the cells of each line, after a number if it has one, with commas between \
                             lines, for example `{mark}: r1c1 r1c2, 4 r5c5 r6c5;`"),
                        (Numbered::Never, 1) => format!("write the cells, for example `{mark}: r1c1 r2c2;`"),
                        (Numbered::Never, _) => format!(
                            "write the cells of each line, with commas between lines, \
                             for example `{mark}: r1c1 r1c2 r2c2, r4c4 r5c4 r5c5;`"),
                    },
                }
            }
        }
    };
}

options! {
    /// The shape of a box.
    Boxes "boxes" [] []
        "write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`";

    /// The characters of the digits.
    Symbols "symbols" [] []
        "write at most 25 characters in order of value, for example `symbols: \"0123456789ABCDEF\";`, \
         or numbers up to 99, for example `symbols: 0..=15;`";

    /// The number of solutions that a puzzle may have.
    Solution "solution"
        [Refute "it says that there is none", Show "nothing is solved", Pack "each puzzle has to have one solution"] []
        "write `solution: unique;` or `solution: first;`";

    /// The solver that fills the blanks.
    Solver "solver" [Show "nothing is solved", Pack "the `const fn` solver solves all"] []
        "write `solver: const;` or `solver: types;`";

    /// The proof by the types that the puzzle has no other solution, or no solution.
    Proof "proof" [Show "nothing is solved"] [First] of proof unless ProofOption::None,
        "write `proof: types;` or `proof: none;`";

    /// Rules besides rows, columns and boxes.
    Rules "rules" [] []
        "write rules with commas between them, for example `rules: diagonals, windows;`";

    /// Groups of cells with each digit once. Regions that cover the grid replace the boxes.
    Regions "regions" [] []
        "write a letter or figure for each cell in quotes, for example `regions: \"aaab accb dccb dddb\";`, \
         or the cells of each region, `regions: r1c1-3 r2c1, r1c4 r2-4c4;`";

    /// Groups of cells whose digits differ and may have a sum.
    Cages "cages" [] []
        "write a letter or figure for each cell in quotes, `.` for no cage, and then sums as numbers, \
         for example `cages: \"aa.. b.cc bd.. .d..\", a = 3, b = 5;`, \
         or the sum and the cells of each cage, `cages: 3 r1c1 r1c2, 5 r2c1 r3c1;`";

    /// Marks that are all drawn: cells without such a mark do not have its relation.
    AllDrawn "all_drawn" [] []
        "write the marks of which none is left out, for example `all_drawn: consecutive, doubles;`, or `sums` for X and V";

    /// Lines whose parts in each box or region have the same sum.
    RegionSums "region_sums" [] []
        "write the cells of each line, for example `region_sums: r1c1 r2c2 r3c2, r4c4 r4c5 r5c6;`";

    /// The demand that every given is needed.
    Minimal "minimal" [Refute "it says that there is no solution", Show "nothing is solved"]
        [Types, First] of minimal unless false,
        "write `minimal: true;` or `minimal: false;`";

    /// The hardest technique that a person may need.
    Techniques "techniques" [Refute "it says that there is no solution", Show "nothing is solved"]
        [Types, First] of techniques,
        "write one technique, the hardest that is allowed, for example `techniques: hidden_single;`";

    /// The number of constants that the search may take.
    Effort "effort" [Show "nothing is solved"] [Types] of effort,
        "write a number from 1 to 32, for example `effort: 8;`";
}

/// Common other names, and our names for them.
pub(crate) const OTHER_NAMES: [(&str, &str); 26] = [
    ("killer", "cages"),
    ("kropki", "consecutive` and `doubles"),
    ("dots", "consecutive` and `doubles"),
    ("ratio", "ratios` and `doubles"),
    ("difference", "differences` and `consecutive"),
    ("xv", "sums"),
    ("little_killer", "sums"),
    ("thermo", "thermometers"),
    ("whisper", "whispers"),
    ("arrow", "arrows"),
    ("renban", "renbans"),
    ("german_whispers", "whispers"),
    ("dutch_whispers", "whispers"),
    ("entropic_lines", "entropic"),
    ("modular_lines", "modular"),
    ("zipper", "zippers"),
    ("region_sum_lines", "region_sums"),
    ("same_sums", "equal_sums` and `region_sums"),
    ("negative", "all_drawn"),
    ("jigsaw", "regions"),
    ("x", "rules: diagonals;"),
    ("variant", "rules"),
    ("constraint", "rules"),
    ("antiknight", "rules: anti_knight;"),
    ("antiking", "rules: anti_king;"),
    ("nonconsecutive", "rules: non_consecutive;"),
];

impl OptionName {
    /// Returns all options.
    pub fn all() -> impl Iterator<Item = OptionName> + Clone {
        let marks = Mark::ALL.into_iter().map(OptionName::Mark);
        OptionName::OWN.into_iter().chain(marks)
    }

    /// The number of options.
    pub(crate) const COUNT: usize = OptionName::OWN.len() + Mark::ALL.len();

    /// Returns its index in `all`.
    pub(crate) fn index(self) -> usize {
        OptionName::all().position(|one| one == self).unwrap_or(0)
    }

    /// Returns the option with this name.
    pub(crate) fn of_name(name: &str) -> Option<OptionName> {
        let mut own = OptionName::OWN.into_iter();
        let own = own.find(|one| one.name() == name);
        own.or(Mark::of_name(name).map(OptionName::Mark))
    }

    /// Returns true for marks, and for options about marks.
    pub(crate) const fn is_drawn(self) -> bool {
        matches!(
            self,
            OptionName::AllDrawn | OptionName::RegionSums | OptionName::Mark(_)
        )
    }

    /// Returns true if its value is a list with commas.
    pub(crate) const fn is_list(self) -> bool {
        matches!(self, OptionName::Rules | OptionName::Cages) || self.is_drawn()
    }
}

/// Returns the option for lines of this kind.
impl From<LineKind> for OptionName {
    fn from(kind: LineKind) -> Self {
        match kind {
            LineKind::Region => OptionName::Regions,
            LineKind::Cage => OptionName::Cages,
            LineKind::Mark(mark) => OptionName::Mark(mark),
        }
    }
}

/// Writes the name.
impl fmt::Display for OptionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A value that excludes some options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Other {
    /// `solver: types;`
    Types,
    /// `solution: first;`
    First,
}

impl Other {
    /// Returns the option as it is written, and why it excludes others.
    pub(crate) const fn words(self) -> (&'static str, &'static str) {
        match self {
            Other::Types => (
                "solver: types;",
                "that solver finds a solution and checks nothing else",
            ),
            Other::First => ("solution: first;", "then no other solution is looked for"),
        }
    }
}

/// The purpose for which a puzzle is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To be solved.
    Solve,
    /// To be shown to have no solution.
    Refute,
    /// To be a grid, which is not solved.
    Show,
    /// To be a puzzle of a file. The `const fn` solver proves that each of them has one solution.
    Pack,
}

named! {
    /// The goal of a search, which decides when it may stop: the value of the option `solution`.
    #[derive(Default)]
    Goal {
        /// To find out if the puzzle has exactly one solution: the search stops at a second one, or at its end.
        #[default]
        Unique "unique",
        /// To find any solution: the search stops at the first one.
        First "first",
    }
}

named! {
    /// The solver that fills the blanks.
    #[derive(Default)]
    SolverOption {
        /// The `const fn` solver, which is the default.
        #[default]
        Const "const",
        /// The types alone.
        Types "types",
    }
}

named! {
    /// The proof of the number of solutions.
    #[derive(Default)]
    ProofOption {
        /// No proof.
        #[default]
        None "none",
        /// A proof by the types, which search on their own.
        Types "types",
    }
}

impl ProofOption {
    /// The most pieces of advice that the types get from the solver: those of a tree of four levels.
    pub const PIECES: usize = 15;

    /// The size of the largest grid with advice.
    pub const LARGEST_ADVISED: usize = 9;

    /// The size of the largest grid with cages that the types search: they list the sets of digits with the sum of a cage.
    pub const LARGEST_CAGED: usize = 12;
}

/// The number of constants that a search may take without the option `effort`.
pub const USUAL_EFFORT: u8 = 6;

/// The greatest value of the option `effort`. (The type of each constant contains that of the previous one, and rustc allows 128
/// nested types.)
pub const MOST_EFFORT: u8 = 32;
