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
//!
//! `{:#}` writes unusual boxes, symbols, rules, regions, cages and marks above the grid, as options. `{}` names rules and lines in a
//! line below: `// with diagonals, cages`, which the reader skips as a comment.

use core::fmt::{self, Display, Write};

use super::{Grid, border};
use sudoku_notation::geometry::Groups;
use sudoku_notation::options::OptionName;
use sudoku_notation::symbols::DigitSymbol;

impl<const N: usize, const A: usize> fmt::Display for Grid<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.symbols.width();
        if f.alternate() {
            self.write_options(f, true)?;
        }
        border::draw(f, self.groups(), &[width; N], |f, cell| {
            self.write_symbol(f, self.at(cell), width)
        })?;
        if !f.alternate() {
            self.write_more(f)?;
        }
        Ok(())
    }
}

impl<const N: usize, const A: usize> fmt::Debug for Grid<N, A> {
    /// Writes the rows as strings, so that even a 25×25 grid can be read in a log.
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
    /// Names the rules and lines of the grid, if it has any, in a comment.
    fn write_more(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Groups {
            boxes: _,
            rules,
            lines,
        } = self.groups();
        let mut before = "\n// with ";
        let mut write = |name: &dyn Display| {
            write!(f, "{before}{name}")?;
            before = ", ";
            Ok(())
        };
        rules.iter().try_for_each(|rule| write(&rule))?;
        let mut last = None;
        for line in lines
            .iter()
            .filter(|line| last.replace(line.kind) != Some(line.kind))
        {
            write(&OptionName::from(line.kind))?;
        }
        Ok(())
    }

    /// Writes the symbol of a digit, or a point for a blank, in at least `width` characters.
    fn write_symbol(&self, f: &mut fmt::Formatter<'_>, digit: u8, width: usize) -> fmt::Result {
        match self.symbols.of(digit) {
            None => write!(f, "{:>width$}", '.'),
            Some(DigitSymbol::Number(number)) => write!(f, "{number:>width$}"),
            Some(DigitSymbol::Character(character)) => f.write_char(character),
        }
    }
}
