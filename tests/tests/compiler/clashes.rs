//! Tests which error aliases of full grids have that nobody uses, by a walk over every pair of equal digits in a unit.

use crate::cases::{Case, usual_cases};
use sudoku_tests::{GeneratedCrate, line};

/// This number of clashes of a grid are distinguished; the others are counted.
const READ: usize = 10;

/// Returns each place of a digit that appeared before in a row, column or box, with the message and the label of the error,
/// in which `name` is the name of the digit. A pair of cells is named by its row, else its column, else its box.
fn clashes(case: &Case, name: impl Fn(u8) -> String) -> Vec<(usize, String)> {
    let Case { variant, rows, .. } = case;
    let place = |cell: usize| (cell / variant.size() + 1, cell % variant.size() + 1);
    let mut clashes = Vec::new();
    for (cell, &digit) in rows.iter().enumerate() {
        let mut named = Vec::new();
        for unit in ["rows", "columns", "boxes"] {
            let clashes_with =
                |other: &usize| rows[*other] == digit && variant.differ(unit, *other, cell);
            let Some(first) = (0..cell).rev().find(clashes_with) else {
                continue;
            };
            if named.contains(&first) {
                continue;
            }
            named.push(first);
            let ((row, column), (later_row, later_column)) = (place(first), place(cell));
            let (places, first) = match unit {
                "rows" => (
                    format!("row {row}: columns {column} and {later_column}"),
                    format!("column {column}"),
                ),
                "columns" => (
                    format!("column {column}: rows {row} and {later_row}"),
                    format!("row {row}"),
                ),
                _ => {
                    let (height, width) = variant.shape;
                    // As many boxes are side by side as a box is high.
                    let number = (row - 1) / height * height + (column - 1) / width + 1;
                    let first = format!("row {row}, column {column}");
                    let later = format!("row {later_row}, column {later_column}");
                    (format!("box {number}: {first} and {later}"), first)
                }
            };
            let name = name(digit);
            let message =
                format!("digit {name} appears twice in {places}: the first one is in {first}");
            clashes.push((cell, message));
        }
    }
    clashes
}

/// An alias that nobody uses, with the columns and messages of its errors. In one string, digits above 9 are named by their
/// letters, in quotes.
fn alias(case: &Case) -> (String, Vec<(usize, String)>) {
    let (height, width) = case.variant.shape;
    let mut source = format!("const _: () = {{ type T = sudoku! {{ boxes: {height}x{width}; ");
    let mut columns = vec![source.len() + 1; case.rows.len()];
    // Either notation, as it falls.
    let is_string = !case.rows[0].is_multiple_of(2);
    if is_string {
        source += &format!("{:?} ", line(&case.rows));
    } else {
        for (digit, column) in case.rows.iter().zip(&mut columns) {
            *column = source.len() + 1;
            source += &format!("{digit} ");
        }
    }
    let clashes = clashes(case, |digit| match digit {
        10.. if is_string => format!("'{}'", line(&[digit])),
        _ => digit.to_string(),
    });
    let read = clashes.iter().take(READ).cloned();
    let next = clashes.get(READ).map(|(cell, _)| {
        let more = clashes.len() - READ;
        (
            *cell,
            format!("{more} more digits of this grid clash: the next one"),
        )
    });
    let errors = read
        .chain(next)
        .map(|(cell, message)| (columns[cell], message));
    let mut errors: Vec<_> = errors.collect();
    errors.sort();
    (source + "}; };\n", errors)
}

#[test]
fn aliases_nobody_uses_have_one_error_for_each_clashing_pair() {
    let cases = usual_cases(1).into_iter().filter(Case::holds_digits);
    let lines: Vec<_> = cases.step_by(2).map(|case| alias(&case)).collect();
    let sources = lines.iter().map(|(source, _)| source.as_str());
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "aliases")
        .check_lines(sources, "use sudoku_types::sudoku;\n");
    for (number, (source, expected)) in (1..).zip(&lines) {
        let errors = errors.iter().filter(|error| error.line == number);
        let errors: Vec<_> = errors
            .map(|error| (error.column, error.message.clone()))
            .collect();
        assert_eq!(errors, *expected, "{source}");
    }
    let expected = lines.iter().map(|(_, errors)| errors.len());
    assert_eq!(errors.len(), expected.sum::<usize>());
}
