//! An element of a list: what it has for cells, lines and a number, in both formats.

use serde_json::Value;

use super::puzzle::{Cell, is_empty, list, no_rule, number};

/// An element of the list that a key has, in a grid of this size.
#[derive(Clone, Copy)]
pub(super) struct Element<'json> {
    pub(super) key: &'json str,
    pub(super) json: &'json Value,
    pub(super) size: usize,
}

impl Element<'_> {
    /// Returns the cells, or the only cell.
    pub(super) fn cells(&self) -> Result<Vec<Cell>, String> {
        match &self.json["cell"] {
            Value::Null => self.cells_of(&self.json["cells"]),
            cell => Ok(vec![self.cell(cell)?]),
        }
    }

    /// Returns the lines; the cells are one line where there are no lines.
    pub(super) fn lines(&self) -> Result<Vec<Vec<Cell>>, String> {
        match list(&self.json["lines"]) {
            [] => Ok(vec![self.cells()?]),
            lines => lines.iter().map(|line| self.cells_of(line)).collect(),
        }
    }

    /// Returns the number that is written with it.
    pub(super) fn number(&self) -> Result<Option<u64>, String> {
        let value = &self.json["value"];
        match number(value) {
            None if !is_empty(value) => Err(self.wrong(&format!("with {value}"))),
            number => Ok(number),
        }
    }

    pub(super) fn cells_of(&self, all: &Value) -> Result<Vec<Cell>, String> {
        match list(all) {
            [] => Err(format!("`{}` has an element without cells", self.key)),
            all => all.iter().map(|cell| self.cell(cell)).collect(),
        }
    }

    fn cell(&self, name: &Value) -> Result<Cell, String> {
        let Element { key, size, .. } = self;
        match place_of(name) {
            None => Err(format!(
                "`{key}` has {name} for a cell: expected a row and a column, as in \"R1C2\" or [0,1]"
            )),
            Some(place) => self.inside(place).ok_or_else(|| {
                format!("`{key}` has the cell {name}, which a {size}×{size} grid does not have")
            }),
        }
    }

    /// Returns the cell at this row and column, if the grid has it.
    pub(super) fn inside(&self, (row, column): (isize, isize)) -> Option<Cell> {
        let inside = |at: isize| usize::try_from(at).ok().filter(|at| *at < self.size);
        inside(row).zip(inside(column))
    }

    /// Returns the error of a rule that has no counterpart.
    pub(super) fn wrong(&self, what: &str) -> String {
        no_rule(&format!("`{}` {what}", self.key), self.json)
    }
}

/// Returns the row and the column from 0 of `R1C2` or `[0, 1]`, which may be outside of the grid.
pub(super) fn place_of(cell: &Value) -> Option<(isize, isize)> {
    let place = |value: &Value| number(value)?.try_into().ok();
    if let [row, column] = list(cell) {
        return place(row).zip(place(column));
    }
    let (row, column) = cell.as_str()?.strip_prefix('R')?.split_once('C')?;
    let (row, column): (isize, isize) = place(&row.into()).zip(place(&column.into()))?;
    Some((row - 1, column - 1))
}
