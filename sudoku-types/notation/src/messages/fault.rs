//! The table of faults: each is one row with its fields, its kind and its sentence.

use alloc::string::String;
use core::fmt;

use super::phrases::{at, cells, letters, nearest, number_of, quoted, range};
use super::unknown::write_unknown;
use super::{GridError, ParseErrorKind};
use crate::geometry::{BoxShape, Cell, Rule};
use crate::options::{OptionName, Other, ProofOption, Purpose};
use crate::symbols::DigitSymbol;
use crate::technique::Technique;

/// Makes the enum of all faults, their kinds and their sentences. A sentence is the format and arguments of `write!` in
/// parentheses, or a block that writes to `$f`.
macro_rules! faults {
    ($f:ident; $(
        $fault:ident $({ $($field:ident: $type:ty),* })? $(($one:ident: $one_type:ty))? => $kind:ident $sentence:tt;
    )*) => {
        /// A fault of a text. Parts of that text in it were shortened by `quoted`.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) enum Fault {
            $($fault $({ $($field: $type),* })? $(($one_type))?,)*
        }

        impl Fault {
            pub(super) fn kind(&self) -> ParseErrorKind {
                match self {
                    Fault::Grid(GridError::NoUsualBoxes { .. }) => ParseErrorKind::NoUsualBoxes,
                    $(Fault::$fault { .. } => ParseErrorKind::$kind,)*
                }
            }
        }

        impl fmt::Display for Fault {
            fn fmt(&self, $f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.clone() {
                    $(Fault::$fault $({ $($field),* })? $(($one))? => sentence!($f $sentence),)*
                }
            }
        }
    };
}

/// A fault and its byte in the text; `None` for a fault of the caller's options.
pub(crate) type Located = (Option<usize>, Fault);

macro_rules! sentence {
    ($f:ident ($($format:tt)*)) => { write!($f, $($format)*) };
    ($f:ident $block:block) => { $block };
}

faults! { f;
    // Cells.
    Empty => Empty(
        "this grid is empty: write one row after the other, for example `5 3 _ | _ 7 _ | _ _ _`, \
         with `_` for a blank");
    Stray { text: String, cell: Option<Cell>, expected: [DigitSymbol; 2], size: u8 } => NotADigit(
        "{}`{text}` is not a digit of a {size}×{size} grid: expected {}, or `_` for a blank",
        at(cell), range(expected));
    CellCount { count: usize, size: Option<usize> } => CellCount {
        match size {
            Some(size) => write!(f, "a {size}×{size} grid has {}: this one has {count}", cells(size * size)),
            None => write!(f, "a grid has n × n cells: this one has {count}, {}", nearest(count)),
        }
    };
    Size { size: usize, wanted: usize } => OtherSize(
        "this grid is {size}×{size}, expected {wanted}×{wanted}");
    NoRoom { size: usize } => NoRoom(
        "this grid has regions, cages or marks: read it as a `Grid<{size}, 1>`, which has room for them");

    // Rows, counted from 0.
    RowLength { row: usize, count: usize, size: usize } => Rows(
        "row {} has {}, expected {size}", row + 1, cells(count));
    RowCount { count: usize, size: usize } => Rows {
        write!(f, "this grid has {} of {}, expected {}", number_of(count, "row"), cells(size), number_of(size, "row"))?;
        if count > size && count.is_multiple_of(size) {
            f.write_str(": write one grid for each `sudoku!`, and read several with `Puzzles`")?;
        }
        Ok(())
    };
    Layout { size: usize } => Rows(
        "this text has the cells of a {size}×{size} grid, but its lines and marks are not {size} rows of {size}: \
         write a row on each line, or all cells on one line");
    Together { text: String, count: usize } => Rows(
        "`{text}` has {}: what is written together has to be the whole grid, whole rows or a part of a row",
        cells(count));

    // Marks between the cells, and signs with two meanings.
    Spaces => Mark("a space means nothing in a grid: for a blank write `_`, `.` or `?`");
    FieldBesideBlanks => Mark(
        "nothing is between these commas, and other blanks are written: write this blank as in the other cells");
    MixedDashes => Mark(
        "a `-` beside cells is a blank, and other blanks are written: write the same sign for each blank");
    Letters => Mark(
        "letters without a figure may count from A = 1 or from A = 10: write all symbols of the grid before it, \
         `symbols: \"ABC…\";` or `symbols: \"123456789ABC…\";`");
    Zero { size: usize } => Mark(
        "a `0` may be a blank here, or a digit: write the same sign for each blank, or `symbols: \"{}\";` before the grid",
        letters(0, size));
    MeansNothing { text: String } => Mark(
        "`{text}` means nothing in a grid: remove it, or write a `#` before a comment");

    NoCells { text: String } => Mark(
        "`{text}` is not a cell: write a `#` before a line that is not a part of the grid");
    Foreign => Mark(
        "this is what another program saved (XML, JSON, a link, a line of HoDoKu): paste the cells of its puzzle alone");

    // Files of puzzles.
    CellName => BadOption(
        "cells are named in options only: write what holds besides rows, columns and boxes as options, \
         for example `thermometers: r1c1 r1c2 r2c2;`, or a `#` before a comment");
    FullGrid => Mark(
        "this grid has no blanks, and other puzzles of this file have: if it is a solution, write it beside its puzzle, \
         or `# solution` above it");
    LoneSolution => Mark("this is said to be a solution, and there is no puzzle above it");
    SolutionWithBlanks => Mark("this is said to be a solution, and has blanks");
    OtherSolution(cell: Option<Cell>) => Mark {
        f.write_str("this is not the solution of the puzzle above or beside it: ")?;
        match cell {
            Some(cell) => write!(f, "{cell} is another digit there"),
            None => f.write_str("that puzzle has another size"),
        }
    };
    NotAPuzzle => Rows(
        "this is not a puzzle: write 4 × 4 cells or more on one line, or a row on each line, and a `#` before other text");
    RowsApart => Rows(
        "these are some rows of a grid: write the rows of a grid on lines that are next to each other, \
         and an empty line after it");
    SeveralPuzzles => CellCount("there are several puzzles on this line: write each on a line of its own");
    PuzzleInNote => Mark("there is a grid in this note: write each puzzle on a line of its own");
    Column(name: String) => BadOption(
        "the column `{name}` has words: write options and rules before the puzzle, for example `rules: diagonals;`, \
         and the puzzle after them");
    OptionsOfOne => BadOption(
        "the puzzle above has options on lines of their own, and this one has none: \
         write options above each puzzle, or beside the file for all of them");
    LongName { text: String, count: usize } => CellCount("`{text}` has {}, and is not a grid", cells(count));
    SixteenOrFour { count: usize } => Rows(
        "these may be {count} puzzles of 4×4, or the rows of 16×16 grids: \
         write `boxes: 2x2;` or `boxes: 4x4;` before them");

    // Options in general.
    UnknownOption { name: String, purpose: Purpose } => BadOption {
        let options = OptionName::all().filter(|option| option.why_not(purpose).is_none());
        write_unknown(f, "option", &name, options.map(OptionName::name))
    };
    NotAnOption => BadOption("expected an option such as `boxes: 2x3;`");
    ForeignOption { name: OptionName, purpose: Purpose } => BadOption(
        "this macro has no option `{name}`: {}; remove it", name.why_not(purpose).unwrap_or_default());
    NotWith { name: OptionName, other: Other } => BadOption(
        "`{name}` and `{}` do not go together: {}; remove one of the two", other.words().0, other.words().1);
    Twice(name: String) => BadOption("`{name}` is given twice");
    Late(name: OptionName) => BadOption(
        "options come before the grid, as `{name}: …;`: write it there, or a `#` before a comment");
    LoneOptions => BadOption("there is no puzzle below these options: options come before their puzzle");
    EndsEarly(name: String) => BadOption(
        "the option ends with this `;`, before `{name}`: write a comma between the lines of one option");
    NoColon(name: OptionName) => BadOption("expected `:` after `{name}`: {}", name.allowed());
    BadValue(name: OptionName) => BadOption("not a valid value for `{name}`: {}", name.allowed());
    NoEnd(name: OptionName) => BadOption(
        "expected {}`;` after the value of `{name}`: {}",
        if name.is_list() { "`,` or " } else { "" }, name.allowed());
    LoneRule(rule: Rule) => BadOption(
        "`{rule}` is a rule: write `rules: {rule};`, and several rules with commas between them");
    LoneSum => BadOption(
        "sums come after the map of cages, with commas between them: {}", OptionName::Cages.allowed());

    // Boxes and symbols.
    OtherStatedSize { name: OptionName, stated: usize, size: usize } => BadOption(
        "`{name}` is for a {stated}×{stated} grid, and this grid is {size}×{size}");
    Grid(error: GridError) => BadOption("{error}");
    CutBoxes { boxes: BoxShape, lines: &'static str, before: usize, is_named: bool } => BadOption {
        let (rows, columns, after) = (boxes.rows(), boxes.columns(), before + 1);
        if is_named {
            write!(f, "`boxes` is {rows}x{columns}, and a line is drawn between {lines} {before} and {after}, through these boxes: \
                write the shape of the boxes that are drawn, or remove the line")
        } else {
            write!(f, "a line is drawn between {lines} {before} and {after}, through boxes of {rows}x{columns}: \
                write the shape of the boxes that are drawn, for example `boxes: {columns}x{rows};`, or remove the line")
        }
    };


    // Proofs, rules and techniques.
    NoProof => BadOption(
        "the types cannot check a proof of a grid with cages and more than {} rows: write `proof: none;` before the grid to take the solver's word",
        ProofOption::LARGEST_CAGED);
    NoTypes => BadOption(
        "the types cannot solve a grid with cages and more than {} rows: remove `solver: types;`",
        ProofOption::LARGEST_CAGED);
    UnknownTechnique(name: String) => BadOption {
        write_unknown(f, "technique", &name, Technique::ALL.into_iter().map(Technique::name))
    };
    UnknownRule(name: String) => BadOption {
        write_unknown(f, "rule", &name, Rule::ALL.into_iter().map(Rule::name))
    };

    // Regions and cages.
    NoAreaName { option: OptionName, character: char } => BadOption(
        "`{}` is not a name in the map of `{option}`: write a letter or figure for each cell, or `.` for none, and `;` after the map",
        quoted([character]));
    MapCount { option: OptionName, count: usize } => BadOption(
        "the map of `{option}` has {}, {}", cells(count), nearest(count));
    MapRow { row: usize, count: usize, size: usize } => BadOption(
        "row {} of this map has {}, expected {size}", row + 1, cells(count));
    MapWord(text: String) => BadOption(
        "`{text}` is in two rows of this map, or longer than other words: write each row apart");
    NoSuchCage(name: char) => BadOption("there is no cage {name:?} in the map");
    // Lines of cells: marks, and cages as a list.
    NoCellName(text: String) => BadOption(
        "`{text}` is not the name of a cell: write its row and its column, counted from 1, for example `r1c1`, or `r1c1-3` for three");
    SignBetweenCells => BadOption(
        "cells of a line have nothing but spaces between them, for example `r1c1 r1c2`, and lines have commas");
    FarCell { cell: Cell, size: usize } => BadOption(
        "a {size}×{size} grid has no {cell}: for several cells write `r1c1-3`");
    OneRegion => BadOption(
        "a line of region sums goes through two boxes or regions, or more");
    ForeignCage => BadOption(
        "cages are written `cages: 27 r1c1 r1c2, 5 r2c1 r2c2;` before the grid, with rows and columns counted from 1");
    LoneCell => BadOption(
        "a cage of one cell has a sum: put spaces between the cells of a cage, a comma ends it");
}
