//! Prints a grid.
//!
//! ```text
//! {}                           {:#}
//! +-----+-----+                ┌─────┬─────┐
//! | 1 . | . . |                │ 1 . │ . . │
//! | . . | 1 . |                │ . . │ 1 . │
//! +-----+-----+                ├─────┼─────┤
//! | . 1 | . 3 |                │ . 1 │ . 3 │
//! | . . | . . |                │ . . │ . . │
//! +-----+-----+                └─────┴─────┘
//! ```

use core::fmt::{self, Write};

use super::{Grid, border};
use sudoku_notation::symbols::DigitSymbol;

impl<const N: usize, const A: usize> fmt::Display for Grid<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.symbols.width();
        border::draw(f, self.groups(), &[width; N], |f, cell| {
            self.write_symbol(f, self.at(cell), width)
        })
    }
}

impl<const N: usize, const A: usize> fmt::Debug for Grid<N, A> {
    /// The rows as strings, so that even a 25×25 grid can be read in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Row<'grid, const N: usize, const A: usize>(&'grid Grid<N, A>, usize);

        impl<const N: usize, const A: usize> fmt::Debug for Row<'_, N, A> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let Row(grid, row) = *self;
                f.write_char('"')?;
                for (column, &digit) in grid.rows[row].iter().enumerate() {
                    if column > 0 && grid.symbols.width() > 1 {
                        f.write_char(' ')?;
                    }
                    grid.write_symbol(f, digit, 1)?;
                }
                f.write_char('"')
            }
        }

        f.write_str("Grid")?;
        f.debug_list()
            .entries((0..N).map(|row| Row(self, row)))
            .finish()
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// A digit's symbol, or a point for a blank, in at least `width` characters.
    fn write_symbol(&self, f: &mut fmt::Formatter<'_>, digit: u8, width: usize) -> fmt::Result {
        match self.symbols.of(digit) {
            None => write!(f, "{:>width$}", '.'),
            Some(DigitSymbol::Number(number)) => write!(f, "{number:>width$}"),
            Some(DigitSymbol::Character(character)) => f.write_char(character),
        }
    }
}
