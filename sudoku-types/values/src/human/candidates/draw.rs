//! Prints pencil marks: the candidates of every cell, in columns as wide as they must be.
//!
//! ```text
//! +--------+--------+
//! | 1  3   | 4  2   |      `.` for a cell with all, `!` for one without any
//! | 24 4   | 3  1   |      numbers of several characters are separated: 9,10,12
//! +--------+--------+
//! | …
//! ```
//!
//! Where nothing is noted in any cell, a blank is a `.` too, unless the digits leave nothing for it.

use core::fmt::{self, Write};

use super::{Candidates, DigitSet};
use crate::grid::border;

impl<const N: usize, const A: usize> fmt::Display for Candidates<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut blanks = self
            .givens
            .cells()
            .filter(|(cell, _)| self.digit(*cell) == 0);
        let has_notes = blanks.any(|(cell, _)| !self.at(cell).is_empty());
        let left = (!has_notes).then(|| self.grid().candidates());
        let marks = |cell| match &left {
            Some(left) if self.digit(cell) == 0 && !left.at(cell).is_empty() => None,
            _ => Some(self.at(cell)),
        };
        let mut widths = [1; N];
        for (cell, _) in self.givens.cells() {
            let width = &mut widths[cell.column];
            *width = self.length(marks(cell)).max(*width);
        }
        border::draw(f, self.groups(), &widths, |f, cell| {
            let marks = marks(cell);
            self.write_marks(f, marks)?;
            write!(f, "{:1$}", "", widths[cell.column] - self.length(marks))
        })
    }
}

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// Writes the candidates of a cell, or `.` if there is nothing to note.
    fn write_marks(&self, to: &mut impl Write, marks: Option<DigitSet>) -> fmt::Result {
        let Some(cell) = marks.filter(|cell| N == 1 || cell.len() < N) else {
            return to.write_char('.');
        };
        if cell.is_empty() {
            return to.write_char('!');
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
    fn length(&self, marks: Option<DigitSet>) -> usize {
        struct Length(usize);

        impl Write for Length {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0 += text.chars().count();
                Ok(())
            }
        }

        let mut length = Length(0);
        match self.write_marks(&mut length, marks) {
            Ok(()) => length.0,
            Err(fmt::Error) => unreachable!("counting does not fail"),
        }
    }
}
