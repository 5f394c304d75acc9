//! Printing a grid.
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

use super::Grid;
use crate::symbols::Symbols;
use core::fmt::{self, Write};

/// A horizontal line: left end, line, crossing, right end.
type Ruler = [char; 4];

/// The characters borders are drawn with.
struct Lines {
    top: Ruler,
    middle: Ruler,
    bottom: Ruler,
    upright: char,
}

const ASCII: Lines = Lines {
    top: ['+', '-', '+', '+'],
    middle: ['+', '-', '+', '+'],
    bottom: ['+', '-', '+', '+'],
    upright: '|',
};

const UNICODE: Lines = Lines {
    top: ['┌', '─', '┬', '┐'],
    middle: ['├', '─', '┼', '┤'],
    bottom: ['└', '─', '┴', '┘'],
    upright: '│',
};

impl<const N: usize> fmt::Display for Grid<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = if f.alternate() { &UNICODE } else { &ASCII };
        for (index, row) in self.rows.iter().enumerate() {
            if index == 0 {
                self.draw_ruler(f, lines.top)?;
            } else if index % self.boxes.rows() == 0 {
                self.draw_ruler(f, lines.middle)?;
            }
            self.draw_row(f, lines.upright, row)?;
        }
        // The last line is not ended, as with any other `Display`.
        self.draw_ruler_line(f, lines.bottom)
    }
}

impl<const N: usize> fmt::Debug for Grid<N> {
    /// The rows as strings, so that even a 25×25 grid can be read in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Row<'grid, const N: usize>(&'grid Grid<N>, usize);

        impl<const N: usize> fmt::Debug for Row<'_, N> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let Row(grid, row) = *self;
                f.write_char('"')?;
                for (column, &digit) in grid.rows[row].iter().enumerate() {
                    if column > 0 && grid.symbol_width() > 1 {
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

impl<const N: usize> Grid<N> {
    fn draw_ruler(&self, f: &mut fmt::Formatter<'_>, ruler: Ruler) -> fmt::Result {
        self.draw_ruler_line(f, ruler)?;
        f.write_char('\n')
    }

    fn draw_ruler_line(&self, f: &mut fmt::Formatter<'_>, ruler: Ruler) -> fmt::Result {
        let [left, line, crossing, right] = ruler;
        let columns = self.boxes.columns();
        // Each cell is a space and its symbol; one more space ends the box.
        let width = columns * (self.symbol_width() + 1) + 1;
        for stack in 0..N / columns {
            f.write_char(if stack == 0 { left } else { crossing })?;
            for _ in 0..width {
                f.write_char(line)?;
            }
        }
        f.write_char(right)
    }

    fn draw_row(&self, f: &mut fmt::Formatter<'_>, upright: char, row: &[u8; N]) -> fmt::Result {
        for (column, &digit) in row.iter().enumerate() {
            if column == 0 {
                f.write_char(upright)?;
            } else if column % self.boxes.columns() == 0 {
                f.write_char(' ')?;
                f.write_char(upright)?;
            }
            f.write_char(' ')?;
            self.write_symbol(f, digit, self.symbol_width())?;
        }
        f.write_char(' ')?;
        f.write_char(upright)?;
        f.write_char('\n')
    }

    /// How many characters the widest symbol has.
    fn symbol_width(&self) -> usize {
        match self.symbols {
            Symbols::NumbersFrom(first) if usize::from(first) + N > 10 => 2,
            _ => 1,
        }
    }

    fn write_symbol(&self, f: &mut fmt::Formatter<'_>, digit: u8, width: usize) -> fmt::Result {
        match (digit, &self.symbols) {
            (0, _) => write!(f, "{:>width$}", '.'),
            (_, Symbols::NumbersFrom(first)) => write!(f, "{:>width$}", first + digit - 1),
            (_, Symbols::Characters(characters)) => {
                f.write_char(characters[usize::from(digit) - 1])
            }
            (1..=9, Symbols::Standard) => f.write_char(char::from(b'0' + digit)),
            (_, Symbols::Standard) => f.write_char(char::from(b'A' + digit - 10)),
        }
    }
}
