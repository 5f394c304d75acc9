//! Draws a solution in a constant, as `{}` draws it at run time.

use crate::bridge::text::Text;
use crate::grid::Grid;
use crate::grid::border::{self, ASCII_CROSSINGS, DOWN, RIGHT};
use sudoku_notation::symbols::DigitSymbol;

/// Adds a line break and a full grid with borders around its boxes or regions.
pub(super) const fn draw<const N: usize, const A: usize>(solution: &Grid<N, A>, text: &mut Text) {
    if !solution.groups().regions().is_empty() {
        return draw_regions(solution, text);
    }
    let mut row = 0;
    while row <= N {
        if row.is_multiple_of(solution.boxes().rows()) {
            line(solution, None, text);
        }
        if row < N {
            line(solution, Some(row), text);
        }
        row += 1;
    }
}

/// Adds a line break and a row, or the line between two rows. All columns are equally wide.
const fn line<const N: usize, const A: usize>(
    solution: &Grid<N, A>,
    row: Option<usize>,
    text: &mut Text,
) {
    let (upright, space) = match row {
        Some(_) => ('|', ' '),
        None => ('+', '-'),
    };
    text.push('\n', 1);
    text.push(upright, 1);
    let mut column = 0;
    while column < N {
        text.push(space, 1);
        match row {
            None => text.push(space, solution.symbols().width()),
            Some(row) => push_digit(solution, row, column, text),
        }
        column += 1;
        if column.is_multiple_of(solution.boxes().columns()) {
            text.push(space, 1);
            text.push(upright, 1);
        }
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

/// Like [`draw`], with a line between any two cells of different regions.
const fn draw_regions<const N: usize, const A: usize>(solution: &Grid<N, A>, text: &mut Text) {
    let (groups, width) = (solution.groups(), solution.symbols().width());
    let mut row = 0;
    loop {
        text.push('\n', 1);
        let mut column = 0;
        while column <= N {
            let lines = border::lines(groups, row, column);
            text.push(ASCII_CROSSINGS[lines], 1);
            if column < N {
                text.push(if lines & RIGHT != 0 { '-' } else { ' ' }, width + 2);
            }
            column += 1;
        }
        if row == N {
            return;
        }
        text.push('\n', 1);
        let mut column = 0;
        while column <= N {
            let is_border = border::lines(groups, row, column) & DOWN != 0;
            text.push(if is_border { '|' } else { ' ' }, 1);
            if column < N {
                text.push(' ', 1);
                push_digit(solution, row, column, text);
                text.push(' ', 1);
            }
            column += 1;
        }
        row += 1;
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
        assert_eq!(text.as_str(), format!("\n{grid}"));
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
