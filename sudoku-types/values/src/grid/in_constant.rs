//! Draws a solution in a constant, as `{}` draws it at run time.

use super::Grid;
use super::border::{ASCII, DOWN, RIGHT, has_room_above, has_room_before, lines};
use sudoku_notation::messages::Text;
use sudoku_notation::symbols::DigitSymbol;

/// Adds a line break and a full grid with borders around its boxes or regions, as `{}` does.
pub const fn draw<const N: usize, const A: usize>(solution: &Grid<N, A>, text: &mut Text) {
    let mut row = 0;
    while row <= N {
        if has_room_above(solution.groups(), row) {
            push_border(solution, row, text);
        }
        if row < N {
            push_row(solution, row, text);
        }
        row += 1;
    }
}

/// Adds a line break and the lines above a row.
const fn push_border<const N: usize, const A: usize>(
    solution: &Grid<N, A>,
    row: usize,
    text: &mut Text,
) {
    let (groups, width) = (solution.groups(), solution.symbols().width());
    let areas = groups.areas();
    text.push('\n', 1);
    let mut column = 0;
    while column <= N {
        let lines = lines(&areas, N, row, column);
        text.push(ASCII[lines], has_room_before(groups, column) as usize);
        column += 1;
        if column <= N {
            let room = has_room_before(groups, column) as usize;
            text.push(ASCII[lines & RIGHT], width + 1 + room);
        }
    }
}

/// Adds a line break and a row.
const fn push_row<const N: usize, const A: usize>(
    solution: &Grid<N, A>,
    row: usize,
    text: &mut Text,
) {
    let groups = solution.groups();
    let areas = groups.areas();
    text.push('\n', 1);
    let mut column = 0;
    while column <= N {
        if has_room_before(groups, column) {
            text.push(' ', (column > 0) as usize);
            text.push(ASCII[lines(&areas, N, row, column) & DOWN], 1);
        }
        if column < N {
            text.push(' ', 1);
            push_digit(solution, row, column, text);
        }
        column += 1;
    }
}

/// Adds the digit of a cell.
const fn push_digit<const N: usize, const A: usize>(
    solution: &Grid<N, A>,
    row: usize,
    column: usize,
    text: &mut Text,
) {
    let symbols = solution.symbols();
    match symbols.of(solution.rows()[row][column]) {
        Some(DigitSymbol::Number(number)) => text.push_number(number as usize, symbols.width()),
        Some(DigitSymbol::Character(character)) => text.push(character, 1),
        None => unreachable!(),
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;

    use super::{Text, draw};
    use crate::{BoxShape, Grid, Symbols};
    use alloc::format;
    use alloc::string::String;
    use sudoku_notation::geometry::Frame;

    fn drawn_alike<const N: usize>(rows: usize, columns: usize, symbols: Symbols<N>) {
        let digits = |row| core::array::from_fn(|column| ((row * N + column) * 7 % N) as u8 + 1);
        let frame = Frame::<N>::of(BoxShape::new(rows, columns).unwrap());
        let grid = Grid::new(core::array::from_fn(digits), frame, symbols);
        let mut text = Text::new("");
        draw(&grid, &mut text);
        assert_eq!(text.as_str(), format!("\n{grid}"));
    }

    #[test]
    fn as_at_run_time() {
        drawn_alike::<1>(1, 1, Symbols::Standard);
        drawn_alike::<4>(2, 2, Symbols::Characters(['♠', '♥', '♦', '♣']));
        drawn_alike::<6>(3, 2, Symbols::NumbersFrom(0));
        drawn_alike::<7>(1, 7, Symbols::NumbersFrom(7));
        drawn_alike::<16>(4, 4, Symbols::Standard);
        drawn_alike::<25>(5, 5, Symbols::NumbersFrom(1));
        drawn_alike::<25>(1, 25, Symbols::NumbersFrom(75));
        // The longest texts.
        drawn_alike::<25>(25, 1, Symbols::NumbersFrom(75));
        let emoji = |index| char::from_u32(0x1f600 + index as u32).unwrap();
        drawn_alike::<25>(25, 1, Symbols::Characters(core::array::from_fn(emoji)));
    }

    /// A grid with these options, and the same digit in each cell.
    fn jigsaw_drawn_alike<const N: usize>(options: &str, digit: &str) {
        let cells = [digit; N].join(" ");
        let grid: Grid<N, 1> = format!("{options} {}", [cells.as_str(); N].join("\n"))
            .parse()
            .unwrap();
        let mut text = Text::new("");
        draw(&grid, &mut text);
        assert_eq!(
            format!("{}\n// with regions", text.as_str()),
            format!("\n{grid}")
        );
    }

    #[test]
    fn regions_as_at_run_time() {
        jigsaw_drawn_alike::<4>("regions: \"aaab accb dccb dddb\";", "1");
        // The longest text: there is a line around each cell.
        let name = |cell: usize| char::from(b'a' + ((cell / 25 + cell) % 25) as u8);
        let names: String = (0..625).map(name).collect();
        let options = format!("regions: \"{names}\"; symbols: 75..=99;");
        jigsaw_drawn_alike::<25>(&options, "75");
    }
}
