//! Draws a solution in a constant: the same picture as `{}` draws at run time.

use crate::bridge::text::Text;
use crate::grid::Grid;
use sudoku_notation::symbols::DigitSymbol;

/// Adds a line break and a full grid with borders around its boxes.
pub(super) const fn draw<const N: usize, const A: usize>(solution: &Grid<N, A>, text: &mut Text) {
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

/// Adds a line break and a row, or the line between two. All columns are equally wide.
const fn line<const N: usize, const A: usize>(
    solution: &Grid<N, A>,
    row: Option<usize>,
    text: &mut Text,
) {
    let (upright, space) = match row {
        Some(_) => ('|', ' '),
        None => ('+', '-'),
    };
    let (symbols, width) = (solution.symbols(), solution.symbols().width());
    text.push('\n', 1);
    text.push(upright, 1);
    let mut column = 0;
    while column < N {
        text.push(space, 1);
        match row {
            None => text.push(space, width),
            Some(row) => match symbols.of(solution.rows()[row][column]) {
                Some(DigitSymbol::Number(number)) => text.push_number(number as usize, width),
                Some(DigitSymbol::Character(character)) => text.push(character, 1),
                None => unreachable!(),
            },
        }
        column += 1;
        if column.is_multiple_of(solution.boxes().columns()) {
            text.push(space, 1);
            text.push(upright, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;

    use super::{Text, draw};
    use crate::{BoxShape, Grid, Symbols};
    use alloc::format;
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
}
