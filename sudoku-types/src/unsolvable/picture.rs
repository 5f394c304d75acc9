//! A grid drawn in a constant: the same picture as `{}` draws at run time.

use super::text::Text;
use crate::DigitSymbol;
use crate::grid::Grid;
use crate::grid::border::{Stroke, Strokes};

impl<const N: usize> Grid<N> {
    /// Adds the grid with borders around its boxes.
    pub(super) const fn draw_in(&self, text: &mut Text) {
        let width = self.symbols().width();
        let widths = [width; N];
        let mut strokes = Strokes::ascii(self.boxes(), &widths);
        while let Some(stroke) = strokes.next() {
            match stroke {
                Stroke::Mark(mark, times) => push(text, mark, times),
                Stroke::Cell(row, column) => match self.symbols().of(self.rows()[row][column]) {
                    None => {
                        push(text, ' ', width - 1);
                        text.push('.');
                    }
                    Some(DigitSymbol::Number(number)) => {
                        push(text, ' ', width - digits(number));
                        text.push_number(number as usize);
                    }
                    Some(DigitSymbol::Character(character)) => text.push(character),
                },
            }
        }
    }
}

const fn push(text: &mut Text, mark: char, times: usize) {
    let mut pushed = 0;
    while pushed < times {
        text.push(mark);
        pushed += 1;
    }
}

/// How many digits a number has.
const fn digits(number: u16) -> usize {
    match number.checked_ilog10() {
        Some(log) => log as usize + 1,
        None => 1,
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;

    use super::Text;
    use crate::{BoxShape, Grid, Symbols};
    use alloc::string::ToString;

    fn drawn_alike<const N: usize>(rows: usize, columns: usize, symbols: Symbols<N>) {
        let boxes = BoxShape::new(rows, columns).unwrap();
        let mut grid = Grid::new([[0; N]; N], boxes, symbols);
        for cell in 0..N * N {
            let digit = (cell * 7 % (N + 1)) as u8;
            grid.set(cell / N, cell % N, digit).unwrap();
        }
        let mut text = Text::new("");
        grid.draw_in(&mut text);
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
