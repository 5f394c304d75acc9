//! Two solutions, with the cells marked in which they differ.
//!
//! ```text
//! +---------+---------+
//! | 1  3 | *2 *4 |           a star stands in the space before the symbol
//! ```

use sudoku_types::Grid;

/// The grid drawn with borders, and a star at each cell that is another one in `other`.
pub(crate) fn drawn<const N: usize>(grid: &Grid<N>, other: &Grid<N>) -> String {
    let mut rows = 0..N;
    let lines = grid.to_string();
    let lines = lines.lines().map(|line| match line.starts_with('+') {
        true => line.to_owned(),
        false => match rows.next() {
            Some(row) => marked(line, grid, other, row),
            None => line.to_owned(),
        },
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Marks the cells of a row.
///
/// ```text
/// | 1 . | . . |
///  ^ ^   ^ ^        the spaces before the cells: each cell takes its width and one more, each box
///                   two more
/// ```
fn marked<const N: usize>(line: &str, grid: &Grid<N>, other: &Grid<N>, row: usize) -> String {
    let width = width(grid);
    let mut line: Vec<char> = line.chars().collect();
    for column in 0..N {
        if grid.get(row, column) != other.get(row, column) {
            let stack = column / grid.boxes().columns();
            line[1 + column * (width + 1) + 2 * stack] = '*';
        }
    }
    line.into_iter().collect()
}

/// How many characters the widest symbol has.
fn width<const N: usize>(grid: &Grid<N>) -> usize {
    let symbols = (1..=N).filter_map(|digit| grid.symbols().of(digit as u8));
    symbols
        .map(|symbol| symbol.to_string().chars().count())
        .max()
        .unwrap_or(1)
}

/// What to write below the lines of two grids: a `^` below each cell that differs.
pub(crate) fn below_lines<const N: usize>(grid: &Grid<N>, other: &Grid<N>) -> String {
    let line = other.line().to_string();
    let apart = line.contains(' ');
    let cells: Vec<String> = match apart {
        true => line.split(' ').map(str::to_owned).collect(),
        false => line.chars().map(String::from).collect(),
    };
    let differ = grid
        .cells()
        .zip(other.cells())
        .map(|(one, other)| one != other);
    let marks = cells.iter().zip(differ).map(|(cell, differs)| {
        let mark = if differs { "^" } else { " " };
        mark.repeat(cell.chars().count())
    });
    let marks: Vec<String> = marks.collect();
    marks
        .join(if apart { " " } else { "" })
        .trim_end()
        .to_owned()
}
