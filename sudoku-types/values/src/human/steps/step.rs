//! One step of a person's solution, which prints as a sentence.

use alloc::string::ToString;
use core::fmt;

use super::sums::SeveralUnits;
use super::{Chain, Found, Pattern, SumSource};
use crate::human::digit_set::DigitSet;
use sudoku_notation::geometry::CellSet;
use sudoku_notation::geometry::{Cell, Mark, Unit};
use sudoku_notation::symbols::{DigitSymbol, Symbols};
use sudoku_notation::technique::Technique;

/// A step towards a solution: [`Grid::steps`](crate::Grid::steps).
///
/// It prints as a sentence, in the grid's symbols.
///
/// ```
/// use sudoku_values::{Cell, Grid, Technique};
///
/// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
/// let step = grid.steps().next().unwrap();
/// assert_eq!(step.pattern.to_string(), "naked single");
/// assert_eq!(step.technique(), Technique::NakedSingle);
/// assert_eq!(step.placed(), Some((Cell { row: 0, column: 3 }, 2)));
/// assert_eq!(step.to_string(), "row 1, column 4 is 2: it has no other candidate left");
///
/// let grid = Grid::<6>::parse("...... 126... ...... ...... ...... ...3..")?;
/// let step = grid.steps().next().unwrap();
/// assert_eq!(step.pattern.to_string(), "locked candidate in box 1");
/// assert_eq!(step.to_string(), "box 1 has 3 only in row 1: it goes from row 1, columns 5 and 6");
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Step<const N: usize> {
    /// The pattern that was found, and its place.
    pub pattern: Pattern,
    /// The digits of the pattern: one for a single, a locked candidate or a fish, two for a pair, and so on; for a chain the
    /// digits that are removed; for a sum those that its cells can have or, if they are removed from other cells, need.
    pub digits: DigitSet,
    /// The round of the step, from 1.
    pub round: usize,
    cells: CellSet<N>,
    chain: Chain,
    lost: [[DigitSet; N]; N],
    symbols: Symbols<N>,
}

impl<const N: usize> Step<N> {
    pub(super) const fn new(
        found: Found<N>,
        round: usize,
        mut lost: [[DigitSet; N]; N],
        symbols: Symbols<N>,
    ) -> Self {
        if let Some(cell) = found.pattern.placed() {
            lost[cell.row][cell.column] = DigitSet::EMPTY;
        }
        Step {
            pattern: found.pattern,
            digits: found.digits,
            round,
            cells: found.cells,
            chain: found.chain,
            lost,
            symbols,
        }
    }

    /// Returns the technique of the step.
    pub const fn technique(&self) -> Technique {
        self.pattern.technique()
    }

    /// Returns the cell that gets a digit, and the digit, from 1; `None` if the step only removes candidates.
    pub const fn placed(&self) -> Option<(Cell, u8)> {
        match (self.pattern.placed(), self.digits.single()) {
            (Some(cell), Some(digit)) => Some((cell, digit)),
            _ => None,
        }
    }

    /// Returns the cells of the pattern, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone {
        self.cells
    }

    /// Returns the candidates of a chain: if the first is false, the second is true, so the third is false, and so on. Other
    /// patterns have none.
    pub fn chain(&self) -> impl Iterator<Item = (Cell, u8)> {
        let candidates = (0..self.chain.len()).map(|index| self.chain.at(index));
        candidates.map(|candidate| (candidate.cell(), candidate.digit))
    }

    /// Returns the cells that lose candidates, each with these candidates, in reading order. A cell that gets a digit is not
    /// one of them.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// let step = grid.steps().next().unwrap();
    /// let lost: Vec<_> = step.lost().map(|(cell, _)| cell.to_string()).collect();
    /// assert_eq!(lost, ["row 1, column 3", "row 2, column 4"]);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn lost(&self) -> impl Iterator<Item = (Cell, DigitSet)> + Clone {
        CellSet::<N>::all()
            .map(|cell| (cell, self.lost_at(cell)))
            .filter(|(_, digits)| !digits.is_empty())
    }

    /// Returns the candidates that a cell loses; none, if it gets a digit.
    pub(crate) const fn lost_at(&self, cell: Cell) -> DigitSet {
        self.lost[cell.row][cell.column]
    }
}

/// The most bytes of a sentence about cells.
const LONGEST: usize = 200;

impl<const N: usize> fmt::Display for Step<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_chain = matches!(self.pattern, Pattern::Chain(_));
        for detail in [Detail::Cells, Detail::Rows] {
            let text = Sentence { step: self, detail }.to_string();
            if is_chain || text.len() <= LONGEST {
                return f.write_str(&text);
            }
        }
        let detail = Detail::Numbers;
        Sentence { step: self, detail }.fmt(f)
    }
}

/// How a sentence lists cells that are neither in one row nor in one column. The first that is short enough is taken.
#[derive(Clone, Copy)]
enum Detail {
    /// One by one.
    Cells,
    /// Row by row.
    Rows,
    /// As the number of cells and of candidates.
    Numbers,
}

/// The sentence of a step.
struct Sentence<'step, const N: usize> {
    step: &'step Step<N>,
    detail: Detail,
}

impl<const N: usize> fmt::Display for Sentence<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = self.step;
        let (digits, cells) = (self.words(step.digits), self.places(step.cells));
        let lost = || self.places_of(step.digits);
        match step.pattern {
            Pattern::NakedSingle { cell } => {
                return write!(f, "{cell} is {digits}: it has no other candidate left");
            }
            Pattern::HiddenSingle { cell, unit } => {
                return write!(f, "{cell} is {digits}: {unit} has no other place for it");
            }
            Pattern::LockedCandidate { unit, only_in } => {
                return write!(
                    f,
                    "{unit} has {digits} only in {only_in}: it goes from {}",
                    lost()
                );
            }
            Pattern::NakedSubset { .. } => {
                return write!(
                    f,
                    "{cells} have only {digits} between them: these go from {}",
                    lost()
                );
            }
            Pattern::HiddenSubset { unit, .. } => {
                let cells = CellsIn(unit, cells);
                return write!(
                    f,
                    "{unit} has {digits} only in {cells}: all others go from there"
                );
            }
            Pattern::Fish { of_rows, .. } => {
                let mut lines = [
                    RowsOrColumns::rows(step.cells),
                    RowsOrColumns::columns(step.cells),
                ];
                if !of_rows {
                    lines.reverse();
                }
                let [lines, only_in] = lines;
                return write!(
                    f,
                    "{lines} have {digits} only in {only_in}: it goes from {}",
                    lost()
                );
            }
            Pattern::Chain(_) => return self.write_chain(f),
            Pattern::EachPlace { unit } => {
                let places = CellsIn(unit, cells);
                write!(
                    f,
                    "{unit} has {digits} only in {places}: by each of these, "
                )?;
            }
            Pattern::MissingPartner { cell, mark } => match mark {
                Some(mark) => write!(f, "by a {}, with {digits} in {cell}, ", mark.noun())?,
                None => write!(f, "with only {digits} in {cell}, ")?,
            },
            Pattern::Sum {
                source,
                total,
                is_needed,
            } => {
                self.write_sum(f, source, total)?;
                if is_needed {
                    write!(f, ", for which it needs {digits}")?;
                }
                f.write_str(": ")?;
            }
            Pattern::Filling {
                unit: Some(Unit::Line(line)),
                is_needed,
                is_wide: false,
            } if line.mark() == Some(Mark::Renbans) => {
                write!(f, "the digits of {line} follow each other")?;
                if is_needed {
                    write!(f, ", so it has {digits}")?;
                }
                f.write_str(": ")?;
            }
            Pattern::Filling {
                unit,
                is_needed,
                is_wide,
            } => {
                let how_many = if is_needed { "each" } else { "no" };
                write!(f, "{how_many} way to fill ")?;
                match unit {
                    Some(unit) => unit.fmt(f)?,
                    None => cells.fmt(f)?,
                }
                if is_wide && unit.is_some() {
                    f.write_str(" that leaves a digit for the cells around it")?;
                }
                match is_needed {
                    true => write!(f, " has {digits}: ")?,
                    false => f.write_str(" has one of these: ")?,
                }
            }
        }
        self.write_lost(f)
    }
}

impl<const N: usize> Sentence<'_, N> {
    /// Writes the sum of some cells, such as `the sum of the cage at row 1, column 1 is 4`.
    fn write_sum(
        &self,
        f: &mut fmt::Formatter<'_>,
        source: SumSource,
        total: Option<u16>,
    ) -> fmt::Result {
        let cells = self.places(self.step.cells);
        match source {
            SumSource::Line(cage) if cage.is_cage() => write!(f, "the sum of {cage}")?,
            SumSource::Line(_) | SumSource::Cells => write!(f, "the sum of {cells}")?,
            // The rest is all cells of these units, as no cage is within them.
            SumSource::Rest {
                unit,
                count,
                is_outside: false,
            } if self.step.cells.count() == count * N => {
                write!(f, "the sum of {}", SeveralUnits(unit, count))?;
            }
            SumSource::Rest { .. } => write!(f, "the sum of the {source} ({cells})")?,
        }
        match (total, source) {
            (Some(sum), _) => write!(f, " is {sum}"),
            (None, SumSource::Line(line)) => match line.mark() {
                Some(Mark::Arrows) => write!(f, " is the digit of {}", line.first),
                Some(Mark::Zippers) => write!(f, " is that of the middle of the {line}"),
                _ => write!(f, " is that of the first part of the {line}"),
            },
            (None, _) => f.write_str(" is that of other cells"),
        }
    }

    /// Writes the candidates that are removed, such as `1 and 2 go from row 3, columns 4 and 5; 7 goes from row 3, column 6`.
    /// Digits that go from the same cells are written together.
    fn write_lost(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lost = self.step.lost();
        let mut left = lost.fold(DigitSet::EMPTY, |all, (_, lost)| all | lost);
        if let Detail::Numbers = self.detail {
            let count: usize = self.step.lost().map(|(_, lost)| lost.len()).sum();
            let places = self.places_of(left);
            return write!(f, "{count} candidates go from {places}");
        }
        let mut separator = "";
        while let Some(digit) = left.take_first() {
            let places = self.places_of(DigitSet::one(digit)).cells;
            let mut digits = DigitSet::one(digit);
            for other in left {
                if self.places_of(DigitSet::one(other)).cells == places {
                    digits.insert(other);
                }
            }
            left = left - digits;
            let go = if digits.len() == 1 { "goes" } else { "go" };
            write!(
                f,
                "{separator}{} {go} from {}",
                self.words(digits),
                self.places(places)
            )?;
            separator = "; ";
        }
        Ok(())
    }

    /// Writes a chain, such as `if row 1, column 2 is not 5, then it is 3, then row 4, column 2 is 5: in either case …`.
    fn write_chain(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut place = None;
        for (index, (cell, digit)) in self.step.chain().enumerate() {
            let digit = self.words(DigitSet::one(digit));
            let same = place == Some(cell);
            match index {
                0 => write!(f, "if {cell} is not {digit}, then ")?,
                _ if index % 2 == 0 => {}
                1 if same => write!(f, "it is {digit}")?,
                _ => {
                    f.write_str(if index > 1 { ", then " } else { "" })?;
                    write!(f, "{cell} is {digit}")?;
                }
            }
            place = Some(cell);
        }
        f.write_str(": in either case ")?;
        for (index, digit) in self.step.digits.iter().enumerate() {
            let one = DigitSet::one(digit);
            f.write_str(if index > 0 { ", and " } else { "" })?;
            write!(f, "{} goes from {}", self.words(one), self.places_of(one))?;
        }
        Ok(())
    }

    /// Returns the cells that lose one of these digits.
    fn places_of(&self, digits: DigitSet) -> Cells<N> {
        let mut places = CellSet::EMPTY;
        for (cell, lost) in self.step.lost() {
            if !(lost & digits).is_empty() {
                places.insert(cell);
            }
        }
        self.places(places)
    }

    fn places(&self, cells: CellSet<N>) -> Cells<N> {
        let detail = self.detail;
        Cells { cells, detail }
    }

    fn words(&self, digits: DigitSet) -> Words<'_, N> {
        Words {
            digits,
            symbols: &self.step.symbols,
        }
    }
}

/// A list of digits, such as `2, 5 and 7`. If the grid has no symbols of its own, five or more in a row are written `1 to 9`.
struct Words<'step, const N: usize> {
    digits: DigitSet,
    symbols: &'step Symbols<N>,
}

impl<const N: usize> fmt::Display for Words<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has = |digit| self.digits.contains(digit);
        let is_usual = !matches!(self.symbols, Symbols::Characters(_));
        let runs = self.digits.iter().filter_map(|digit| {
            let first = (1..digit).rev().take_while(|&before| has(before)).last();
            let last = (digit + 1..).take_while(|&after| has(after)).last();
            let [first, last] = [first, last].map(|end| end.unwrap_or(digit));
            let symbol = self.symbols.of(digit)?;
            if is_usual && last - first >= 4 {
                (digit == first).then_some(Run(symbol, self.symbols.of(last)))
            } else {
                Some(Run(symbol, None))
            }
        });
        write_list(f, ", ", runs)
    }
}

/// A symbol; or the first symbol of a range, and the last.
struct Run(DigitSymbol, Option<DigitSymbol>);

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)?;
        self.1.map_or(Ok(()), |last| write!(f, " to {last:#}"))
    }
}

/// Rows or columns, such as `rows 1, 4 and 9`: a bit for each.
struct RowsOrColumns(&'static str, u32);

impl RowsOrColumns {
    fn rows<const N: usize>(cells: CellSet<N>) -> RowsOrColumns {
        RowsOrColumns("row", cells.fold(0, |rows, cell| rows | 1 << cell.row))
    }

    fn columns<const N: usize>(cells: CellSet<N>) -> RowsOrColumns {
        RowsOrColumns(
            "column",
            cells.fold(0, |columns, cell| columns | 1 << cell.column),
        )
    }
}

impl fmt::Display for RowsOrColumns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RowsOrColumns(kind, lines) = *self;
        let plural = if lines.is_power_of_two() { "" } else { "s" };
        write!(f, "{kind}{plural} ")?;
        let lines = (1..=32).filter(|line| lines >> (line - 1) & 1 == 1);
        write_list(f, ", ", lines)
    }
}

/// Cells of a unit, such as `columns 1 and 4` of a row.
struct CellsIn<const N: usize>(Unit, Cells<N>);

impl<const N: usize> fmt::Display for CellsIn<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CellsIn(unit, places) = self;
        match unit {
            Unit::Row(_) => RowsOrColumns::columns(places.cells).fmt(f),
            Unit::Column(_) => RowsOrColumns::rows(places.cells).fmt(f),
            _ => places.fmt(f),
        }
    }
}

/// Cells, such as `row 3, columns 1, 2 and 9`, or `row 1, column 2 and row 3, column 4`; briefly `12 cells of rows 1 to 6`.
struct Cells<const N: usize> {
    cells: CellSet<N>,
    detail: Detail,
}

impl<const N: usize> fmt::Display for Cells<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cells { cells, detail } = *self;
        let (rows, columns) = (RowsOrColumns::rows(cells), RowsOrColumns::columns(cells));
        if rows.1.is_power_of_two() {
            return write!(f, "{rows}, {columns}");
        }
        if columns.1.is_power_of_two() {
            return write!(f, "{columns}, {rows}");
        }
        match detail {
            // The text of a cell contains a comma.
            Detail::Cells => write_list(f, "; ", cells),
            Detail::Rows => {
                let rows = (0..N).filter(|row| rows.1 >> row & 1 == 1);
                let row_of = |row| {
                    let mut row_cells = CellSet::<N>::EMPTY;
                    { cells }
                        .filter(|cell| cell.row == row)
                        .for_each(|cell| row_cells.insert(cell));
                    Cells {
                        cells: row_cells,
                        detail,
                    }
                };
                write_list(f, "; ", rows.map(row_of))
            }
            Detail::Numbers => {
                let first = rows.1.trailing_zeros() + 1;
                let last = u32::BITS - rows.1.leading_zeros();
                write!(f, "{} cells of rows {first} to {last}", cells.count())
            }
        }
    }
}

/// Writes a list such as `2, 5 and 7`. (Symbols are in quotes in their `#` form; the other items have one form only.)
fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    separator: &str,
    items: impl Iterator<Item = T> + Clone,
) -> fmt::Result {
    let last = items.clone().count().saturating_sub(1);
    for (index, item) in items.enumerate() {
        let before = match index {
            0 => "",
            _ if index == last => " and ",
            _ => separator,
        };
        write!(f, "{before}{item:#}")?;
    }
    Ok(())
}
