//! Draws a solution in a constant: the same picture as `{}` draws at run time.

use super::text::Text;
use crate::grid::Grid;
use sudoku_notation::symbols::DigitSymbol;

/// Adds a full grid with borders around its boxes. In a constant there is no `Display`, but all columns are equally wide.
pub(super) const fn draw<const N: usize>(solution: &Grid<N>, text: &mut Text) {
    let mut row = 0;
    while row < N {
        if row.is_multiple_of(solution.boxes().rows()) {
            line(solution, text, None);
            text.push('\n', 1);
        }
        line(solution, text, Some(row));
        text.push('\n', 1);
        row += 1;
    }
    line(solution, text, None);
}

/// Adds a row, or the line between two.
const fn line<const N: usize>(solution: &Grid<N>, text: &mut Text, row: Option<usize>) {
    let (upright, space) = match row {
        Some(_) => ('|', ' '),
        None => ('+', '-'),
    };
    let symbols = solution.symbols();
    let mut column = 0;
    while column < N {
        if column.is_multiple_of(solution.boxes().columns()) {
            text.push(space, if column > 0 { 1 } else { 0 });
            text.push(upright, 1);
        }
        text.push(space, 1);
        match row {
            None => text.push(space, symbols.width()),
            Some(row) => match symbols.of(solution.rows()[row][column]) {
                Some(DigitSymbol::Number(number)) => {
                    text.push_number(number as usize, symbols.width())
                }
                Some(DigitSymbol::Character(character)) => text.push(character, 1),
                None => panic!("a solution has no blank"),
            },
        }
        column += 1;
    }
    text.push(space, 1);
    text.push(upright, 1);
}

#[cfg(test)]
mod tests {
    extern crate alloc;

    use super::{Text, draw};
    use crate::{BoxShape, Grid, Symbols};
    use alloc::string::ToString;

    fn drawn_alike<const N: usize>(rows: usize, columns: usize, symbols: Symbols<N>) {
        let boxes = BoxShape::new(rows, columns).unwrap();
        let mut grid = Grid::new([[0; N]; N], boxes, symbols);
        for cell in 0..N * N {
            let digit = (cell * 7 % N) as u8 + 1;
            grid.set(cell / N, cell % N, digit).unwrap();
        }
        let mut text = Text::new("");
        draw(&grid, &mut text);
        assert_eq!(text.as_str(), grid.to_string());
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
    }

    #[test]
    fn the_longest_text() {
        drawn_alike::<25>(25, 1, Symbols::NumbersFrom(75));
        drawn_alike::<25>(
            25,
            1,
            Symbols::Characters(core::array::from_fn(|index| {
                char::from_u32(0x1f600 + index as u32).unwrap()
            })),
        );
    }
}
