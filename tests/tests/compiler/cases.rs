//! Makes full grids with a few cells changed, and writes them as types, and what is broken in them, by the second definition
//! of each rule in [`Variant`].

use std::collections::BTreeSet;
use sudoku_tests::marks::MARKS;
use sudoku_tests::variants::{Variant, in_words, keeps, named};
use sudoku_tests::{Dice, Symmetry, digit, read_set};

/// The ways in which a grid is changed.
#[derive(Clone, Copy)]
pub(crate) enum Change {
    OneCell,
    TwoCells,
    /// Two cells exchanged: anywhere; in a row of a box, which breaks only columns; in a column of a
    /// box, which breaks only rows.
    Exchange,
    ExchangeInRow,
    ExchangeInColumn,
    /// Two lines exchanged, which breaks only boxes, and within a band or stack nothing but further rules.
    Rows,
    RowsOfBand,
    Columns,
    ColumnsOfStack,
    /// Two digits exchanged everywhere, which breaks only what depends on more than equal digits.
    Digits,
    /// A cell that holds no digit of the grid.
    NoDigit,
    /// Other boxes for these rows.
    Boxes,
    /// The same rows, another given, or none other.
    Given,
}

/// Changes of usual grids.
const ALL: [Change; 13] = [
    Change::OneCell,
    Change::TwoCells,
    Change::Exchange,
    Change::ExchangeInRow,
    Change::ExchangeInColumn,
    Change::Rows,
    Change::RowsOfBand,
    Change::Columns,
    Change::ColumnsOfStack,
    Change::Digits,
    Change::NoDigit,
    Change::Boxes,
    Change::Given,
];

/// Changes that mostly keep rows, columns and boxes, so that further rules decide.
pub(crate) const FEW: [Change; 6] = [
    Change::RowsOfBand,
    Change::ColumnsOfStack,
    Change::Digits,
    Change::OneCell,
    Change::ExchangeInRow,
    Change::Given,
];

/// Full rows, and a puzzle that they may or may not solve.
pub(crate) struct Case {
    pub(crate) variant: Variant,
    pub(crate) givens: Vec<u8>,
    pub(crate) rows: Vec<u8>,
}

/// Solutions of sets of every size and shape, in any of their symmetries, changed in every way in turn.
pub(crate) fn usual_cases(times: usize) -> Vec<Case> {
    let dice = &mut Dice::new(15);
    let mut cases: Vec<Case> = Vec::new();
    for (set, shape, count) in [
        ("gen_4x4_minimal", (2, 2), ALL.len()),
        ("gen_6x6_box2x3_minimal", (2, 3), ALL.len()),
        ("gen_6x6_box3x2_minimal", (3, 2), 7),
        ("gen_8x8_box2x4_minimal", (2, 4), ALL.len()),
        ("gen_9x9_minimal", (3, 3), ALL.len()),
        ("gen_12x12_box3x4_minimal", (3, 4), 1),
        ("gen_12x12_box4x3_minimal", (4, 3), 1),
        ("gen_15x15_box3x5_100clues", (3, 5), 1),
        ("gen_16x16_105clues", (4, 4), 1),
    ] {
        let solutions = read_set(set).into_iter().filter_map(|entry| entry.solution);
        for solution in Vec::from_iter(solutions).iter().cycle().take(count * times) {
            let full: Vec<_> = solution.chars().filter_map(digit).collect();
            let full = Symmetry::without_turning(dice, shape).apply_to(&full);
            let change = ALL[cases.len() % ALL.len()];
            cases.push(Case::changed(
                &Variant::new(shape, &[]),
                &full,
                change,
                dice,
            ));
        }
    }
    cases
}

impl Case {
    pub(crate) fn changed(variant: &Variant, full: &[u8], change: Change, dice: &mut Dice) -> Case {
        let size = variant.size();
        let (height, width) = variant.shape;
        let (row, column) = (dice.below(size), dice.below(size));
        let [other_row, other_column] =
            [row, column].map(|line| (line + 1 + dice.below(size - 1)) % size);
        let row_of_band = row / height * height + (row + 1) % height;
        let column_of_stack = column / width * width + (column + 1) % width;
        let at = |row: usize, column: usize| row * size + column;
        let cell = at(row, column);
        let other_digit = |digit: u8, dice: &mut Dice| {
            ((usize::from(digit) + dice.below(size - 1)) % size + 1) as u8
        };
        let mut variant = variant.clone();
        let mut rows = full.to_vec();
        let mut swap_rows =
            |other| (0..size).for_each(|column| rows.swap(at(row, column), at(other, column)));
        match change {
            Change::Rows => swap_rows(other_row),
            Change::RowsOfBand => swap_rows(row_of_band),
            Change::Columns => {
                (0..size).for_each(|row| rows.swap(at(row, column), at(row, other_column)))
            }
            Change::ColumnsOfStack => {
                (0..size).for_each(|row| rows.swap(at(row, column), at(row, column_of_stack)))
            }
            Change::OneCell => rows[cell] = other_digit(rows[cell], dice),
            Change::TwoCells => {
                for cell in [cell, at(other_row, other_column)] {
                    rows[cell] = other_digit(rows[cell], dice);
                }
            }
            Change::Exchange => rows.swap(cell, at(other_row, other_column)),
            Change::ExchangeInRow => rows.swap(cell, at(row, column_of_stack)),
            Change::ExchangeInColumn => rows.swap(cell, at(row_of_band, column)),
            Change::Digits => {
                let digits = [rows[cell], rows[at(row, other_column)]];
                for cell in &mut rows {
                    let place = digits.iter().position(|digit| digit == cell);
                    *cell = place.map_or(*cell, |place| digits[1 - place]);
                }
            }
            Change::NoDigit => rows[cell] = [0, size as u8 + 1][dice.below(2)],
            Change::Boxes => variant = Variant::new((width, height), &variant.rules),
            Change::Given => {}
        }
        // Mostly the givens fit the changed rows, so that the rules decide and not the givens.
        let fit = dice.below(4) > 0;
        let mut givens = if fit { &rows[..] } else { full }.to_vec();
        givens
            .iter_mut()
            .for_each(|given| *given *= u8::from(dice.below(3) == 0));
        if matches!(change, Change::Given) && dice.below(2) > 0 {
            givens[cell] = other_digit(rows[cell], dice);
        }
        Case {
            variant,
            givens,
            rows,
        }
    }

    pub(crate) fn holds_digits(&self) -> bool {
        let digits = 1..=self.variant.size() as u8;
        self.rows.iter().all(|digit| digits.contains(digit))
    }

    /// The rules that are broken, in the judge's words.
    pub(crate) fn broken(&self) -> BTreeSet<&'static str> {
        let mut broken = BTreeSet::new();
        if self.holds_digits() {
            broken.extend(self.variant.broken(&self.rows).into_iter().map(in_words));
        } else {
            // What is no digit is not compared with others.
            broken.insert("a cell of this solution does not hold a digit of the grid");
        }
        let size = self.variant.size();
        if self.givens.iter().any(|digit| usize::from(*digit) > size) {
            broken.insert("a cell of this puzzle is neither a digit of the grid nor `Blank`");
        }
        if !keeps(&self.rows, &self.givens) {
            broken.insert("this solution does not keep the givens of the puzzle");
        }
        broken
    }

    /// Asks whether the case's types, written out, are `Solved`.
    pub(crate) fn by_hand(&self) -> String {
        let rows = rows_type(&self.rows, self.variant.size(), "U0");
        let puzzle = puzzle_type(&self.variant, &self.givens);
        format!("const _: () = solved::<Solution<{puzzle}, {rows}>>();\n")
    }
}

/// Rows of so many cells as a type, in which a 0 is written like `zero`.
pub(crate) fn rows_type(cells: &[u8], size: usize, zero: &str) -> String {
    let list = |elements: Vec<String>| format!("tarr![{}]", elements.join(", "));
    let cell = |&digit: &u8| match digit {
        0 => zero.to_owned(),
        _ => format!("U{digit}"),
    };
    let row = |row: &[u8]| list(row.iter().map(cell).collect());
    list(cells.chunks(size).map(row).collect())
}

/// A puzzle as a type.
pub(crate) fn puzzle_type(variant: &Variant, givens: &[u8]) -> String {
    let size = variant.size();
    let (rules, givens) = (rules_type(variant), rows_type(givens, size, "Blank"));
    format!("Puzzle<{size}, {rules}, {givens}>")
}

/// The rules of a variant as a type.
fn rules_type(variant: &Variant) -> String {
    let size = variant.size();
    let (height, width) = match variant.regions {
        Some(_) => (1, size),
        None => variant.shape,
    };
    let boxes = format!("Boxes<U{height}, U{width}>");
    let rules = variant.rules.iter();
    let rules = rules.map(|rule| format!(", {}", named(rule)[1]));
    let regions = variant.regions.iter().flat_map(|map| {
        let names = BTreeSet::from_iter(map.iter().copied());
        names.into_iter().map(|name| {
            let cells = (0..map.len()).filter(|cell| map[*cell] == name);
            let cells = cells.map(|cell| format!("RC<{}, {}>", cell / size + 1, cell % size + 1));
            format!(", Region<tarr![{}]>", Vec::from_iter(cells).join(", "))
        })
    });
    let cages = variant.cages();
    let cages = cages.map(|cage| format!(", {}", cage.line_type("Cage", size)));
    let over = variant.marks.iter().filter_map(|line| {
        let mut kinds = [("regions", "Region"), ("cages", "Cage")].into_iter();
        let (_, kind) = kinds.find(|(name, _)| line.mark == *name)?;
        Some(format!(", {}", line.line_type(kind, size)))
    });
    let marks = MARKS.iter().flat_map(|[name, mark, _]| {
        let lines = variant.marks.iter().filter(|line| line.mark == *name);
        lines.map(|line| format!(", {}", line.line_type(mark, size)))
    });
    let further: String = rules
        .chain(regions)
        .chain(cages)
        .chain(over)
        .chain(marks)
        .collect();
    match further.as_str() {
        "" => boxes,
        further => format!("tarr![{boxes}{further}]"),
    }
}
