//! Prints pencil marks: the candidates of every cell, in columns as wide as they must be.
//!
//! ```text
//! +--------+--------+
//! | 1  3   | 4  2   |      `.` for a cell with all, `!` for one without any
//! | 24 4   | 3  1   |      numbers of several characters are separated: 9,10,12
//! +--------+--------+
//! | …
//! ```

use core::fmt::{self, Write};

use super::{Candidates, DigitSet};
use crate::grid::border;

impl<const N: usize, const A: usize> fmt::Display for Candidates<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut widths = [1; N];
        for row in &self.cells {
            for (width, &cell) in widths.iter_mut().zip(row) {
                *width = self.length(cell).max(*width);
            }
        }
        border::draw(f, self.groups(), &widths, |f, cell| {
            let marks = self.at(cell);
            self.write_marks(f, marks)?;
            write!(f, "{:1$}", "", widths[cell.column] - self.length(marks))
        })
    }
}

impl<const N: usize, const A: usize> Candidates<N, A> {
    fn write_marks(&self, to: &mut impl Write, cell: DigitSet) -> fmt::Result {
        if cell.is_empty() {
            return to.write_char('!');
        }
        if N > 1 && cell.len() == N {
            return to.write_char('.');
        }
        let symbols = cell.iter().filter_map(|digit| self.symbols().of(digit));
        for (index, symbol) in symbols.enumerate() {
            if index > 0 && self.symbols().width() > 1 {
                to.write_char(',')?;
            }
            write!(to, "{symbol}")?;
        }
        Ok(())
    }

    /// Returns the number of characters of the marks of a cell.
    fn length(&self, cell: DigitSet) -> usize {
        struct Length(usize);

        impl Write for Length {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0 += text.chars().count();
                Ok(())
            }
        }

        let mut length = Length(0);
        match self.write_marks(&mut length, cell) {
            Ok(()) => length.0,
            Err(fmt::Error) => unreachable!("counting does not fail"),
        }
    }
}
