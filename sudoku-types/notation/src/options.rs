//! The options before a grid, by name and value.
//!
//! ```text
//! boxes: 2x3; rules: diagonals; symbols: "♠♥♦♣♤♡"; solution: first; solver: types; proof: none;
//! minimal: true; techniques: hidden_single;
//! ```

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Write};

use crate::geometry::{Areas, BoxShape, Cell, Groups, Lines, Mark, Unit};
use crate::named::named;
use crate::symbols::Symbols;

/// Makes the names of options from a table. A row is an option, its name, the purposes that do not have it and why, what
/// it does not go together with, and what may be written. Each mark is an option too.
macro_rules! options {
    ($(
        $(#[$doc:meta])* $option:ident $name:literal [$($purpose:ident $why:literal),*] [$($other:ident),*] $allowed:literal;
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

            /// The name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(OptionName::$option => $name,)*
                    OptionName::Mark(mark) => mark.name(),
                }
            }

            /// Why a puzzle that is read for this purpose does not have the option.
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

            /// Says what may be written, by example.
            pub(crate) fn allowed(self) -> String {
                match self {
                    $(OptionName::$option => $allowed.into(),)*
                    OptionName::Mark(mark) => match (mark.has_sum(), mark.least()) {
                        (true, _) => format!(
                            "write the sum and the cells of each line, with commas between lines, \
                             for example `{mark}: 10 r1c1 r1c2, 5 r2c2 r3c2;`"),
                        (false, 1) => format!("write the cells, for example `{mark}: r1c1 r2c2;`"),
                        (false, _) => format!(
                            "write the cells of each line, with commas between lines, \
                             for example `{mark}: r1c1 r1c2, r5c5 r6c5;`"),
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

    /// Who fills the blanks.
    Solver "solver" [Show "nothing is solved", Pack "the `const fn` solver solves all"] []
        "write `solver: const;` or `solver: types;`";

    /// The proof, by the types, that there is no other solution, or no solution.
    Proof "proof" [Show "nothing is solved"] [First]
        "write `proof: types;` or `proof: none;`";

    /// Rules besides rows, columns and boxes.
    Rules "rules" [] []
        "write rules with commas between them, for example `rules: diagonals, windows;`";

    /// Areas in the place of boxes.
    Regions "regions" [] [Boxes]
        "write a letter or figure for each cell in quotes, for example `regions: \"aaab accb dccb dddb\";`";

    /// Cells that differ, and have a sum.
    Cages "cages" [] []
        "write a letter or figure for each cell in quotes, `.` for no cage, and then sums as numbers, \
         for example `cages: \"aa.. b.cc bd.. .d..\", a = 3, b = 5;`, \
         or the sum and the cells of each cage, `cages: 3 r1c1 r1c2, 5 r2c1 r3c1;`";

    /// The demand that every given is needed.
    Minimal "minimal" [Refute "it says that there is no solution", Show "nothing is solved"] [Types, First]
        "write `minimal: true;` or `minimal: false;`";

    /// The hardest technique that a person may need.
    Techniques "techniques" [Refute "it says that there is no solution", Show "nothing is solved"] [Types, First]
        "write one technique, the hardest that is allowed, for example `techniques: hidden_single;`";
}

/// Other names that people know, and what they are here.
pub(crate) const OTHER_NAMES: [(&str, &str); 17] = [
    ("killer", "cages"),
    ("kropki", "consecutive` and `doubles"),
    ("dots", "consecutive` and `doubles"),
    ("ratio", "doubles"),
    ("difference", "consecutive"),
    ("xv", "sums"),
    ("little_killer", "sums"),
    ("thermo", "thermometers"),
    ("whisper", "whispers"),
    ("arrow", "arrows"),
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

    /// Its place among all options.
    pub(crate) fn index(self) -> usize {
        OptionName::all().position(|one| one == self).unwrap_or(0)
    }

    /// The one of this name.
    pub(crate) fn of_name(name: &str) -> Option<OptionName> {
        let mut own = OptionName::OWN.into_iter();
        let own = own.find(|one| one.name() == name);
        own.or(Mark::of_name(name).map(OptionName::Mark))
    }

    /// Returns true if commas come between the parts of its value.
    pub(crate) const fn is_list(self) -> bool {
        matches!(
            self,
            OptionName::Rules | OptionName::Cages | OptionName::Mark(_)
        )
    }
}

/// By its name.
impl fmt::Display for OptionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An option or a value that others do not go together with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Other {
    /// `solver: types;`
    Types,
    /// `solution: first;`
    First,
    /// `boxes`
    Boxes,
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
            Other::Boxes => ("boxes", "regions are in the place of boxes"),
        }
    }
}

/// The purpose for which a puzzle is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To be solved.
    Solve,
    /// To be shown to have no solution. The number of solutions is not an option then.
    Refute,
    /// To be a grid and nothing more.
    Show,
    /// To be one of a file, each of which the `const fn` solver proves to have one solution.
    Pack,
}

named! {
    /// The goal of a search, which decides when it may stop: the value of the option `solution`.
    #[derive(Default)]
    Goal {
        /// To find out if there is exactly one solution: the search stops at a second one, or at its end.
        #[default]
        Unique "unique",
        /// Any solution: it stops at the first.
        First "first",
    }
}

named! {
    /// Who fills the blanks.
    #[derive(Default)]
    SolverOption {
        /// The solver that is a `const fn`, as without the option.
        #[default]
        Const "const",
        /// The types alone.
        Types "types",
    }
}

named! {
    /// Who checks how many solutions the solver found.
    #[derive(Default)]
    ProofOption {
        /// Nobody.
        #[default]
        None "none",
        /// The types, by a search of their own.
        Types "types",
    }
}

impl ProofOption {
    /// The most pieces of advice that the solver gives the types: a tree of four levels.
    pub const PIECES: usize = 15;

    /// The largest grid with advice.
    pub const LARGEST_ADVISED: usize = 9;

    /// The largest grid that the types search with cages: they list the sets of digits that have the sum of a cage.
    pub const LARGEST_CAGED: usize = 12;
}

/// Writes the options that a reader of the grid could not guess, each with a space after it. If `is_drawn`, each has lines of
/// its own, and regions and cages are maps with a line for each row.
///
/// # Errors
///
/// If nothing can be written.
pub fn write_unusual<const N: usize>(
    f: &mut impl Write,
    groups: Groups<'_>,
    symbols: &Symbols<N>,
    is_drawn: bool,
) -> fmt::Result {
    let end = if is_drawn { ";\n" } else { "; " };
    let Groups {
        boxes,
        rules,
        regions,
        cages,
        marks,
    } = groups;
    if !regions.is_empty() {
        write_areas(f, OptionName::Regions, regions, is_drawn)?;
        f.write_str(end)?;
    } else if BoxShape::default_for(N) != Some(boxes) {
        write!(f, "{}: {boxes}{end}", OptionName::Boxes)?;
    }
    if !rules.is_empty() {
        write!(f, "{}: {rules}{end}", OptionName::Rules)?;
    }
    if !cages.is_empty() {
        // If there are names for all cages, a list is the same as the map.
        let has_names = cages.name(cages.count() - 1).is_some();
        match cages.is_list() && !(is_drawn && has_names) {
            true => write_list(f, groups, cages)?,
            false => write_areas(f, OptionName::Cages, cages, is_drawn)?,
        }
        f.write_str(end)?;
    }
    write_marks(f, marks, N, end)?;
    let name = OptionName::Symbols;
    match symbols {
        Symbols::Standard => Ok(()),
        Symbols::NumbersFrom(first) => {
            write!(f, "{name}: {first}..={}{end}", usize::from(*first) + N - 1)
        }
        Symbols::Characters(characters) => {
            write!(f, "{name}: \"")?;
            for &character in characters {
                if character == '\\' {
                    f.write_char('\\')?;
                }
                f.write_char(character)?;
            }
            write!(f, "\"{end}")
        }
    }
}

/// Writes a map, and the sums of its areas.
fn write_areas(
    f: &mut impl Write,
    option: OptionName,
    areas: Areas<'_>,
    is_drawn: bool,
) -> fmt::Result {
    write!(f, "{option}: \"")?;
    let name = |number| areas.name(number).unwrap_or('.');
    for (index, number) in areas.numbers().enumerate() {
        if is_drawn && index.is_multiple_of(areas.size()) {
            f.write_str("\n  ")?;
        }
        f.write_char(number.map_or('.', name))?;
    }
    f.write_str(if is_drawn { "\n\"" } else { "\"" })?;
    for number in 0..areas.count() {
        if let Some(sum) = areas.sum(number) {
            write!(f, ", {} = {sum}", name(number))?;
        }
    }
    Ok(())
}

/// Writes cages as a list.
fn write_list(f: &mut impl Write, groups: Groups<'_>, cages: Areas<'_>) -> fmt::Result {
    for number in 0..cages.count() {
        match number {
            0 => write!(f, "{}:", OptionName::Cages)?,
            _ => f.write_char(',')?,
        }
        if let Some(sum) = cages.sum(number) {
            write!(f, " {sum}")?;
        }
        let cage = Unit::Cage(cages.area(number));
        for index in 0..groups.length(cage) {
            write_cell(f, groups.cell(cage, index))?;
        }
    }
    Ok(())
}

/// Writes lines with marks, each kind of mark as an option.
fn write_marks(f: &mut impl Write, marks: Lines<'_>, size: usize, end: &str) -> fmt::Result {
    let mut before = None;
    for number in 0..marks.count() {
        let mark = marks.line(number).mark;
        match before {
            Some(other) if other == mark => f.write_char(',')?,
            Some(_) => write!(f, "{end}{mark}:")?,
            None => write!(f, "{mark}:")?,
        }
        before = Some(mark);
        if mark.has_sum() {
            write!(f, " {}", marks.sum(number))?;
        }
        for cell in marks.cells(number) {
            let (row, column) = (usize::from(*cell) / size, usize::from(*cell) % size);
            write_cell(f, Cell { row, column })?;
        }
    }
    f.write_str(if before.is_some() { end } else { "" })
}

/// Writes a cell by its name, after a space.
fn write_cell(f: &mut impl Write, Cell { row, column }: Cell) -> fmt::Result {
    write!(f, " r{}c{}", row + 1, column + 1)
}
