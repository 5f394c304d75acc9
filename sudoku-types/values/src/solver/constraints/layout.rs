//! The units of each cell of a grid, for the engine of constraints.

use super::further::Further;
use crate::effort::Effort;
use crate::units::Units;
use sudoku_notation::geometry::{Cell, Expansion, Groups};

/// The index of the layer of boxes or regions among the units.
const BOXES: usize = 2;

/// The units of a cell, as numbers and as bits, and the bit of its number in its box or region.
#[derive(Clone, Copy)]
pub(super) struct UnitsOfCell {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) area: usize,
    pub(super) row_bit: u32,
    pub(super) column_bit: u32,
    pub(super) area_bit: u32,
    pub(super) number_bit: u32,
}

/// The units of all cells.
#[derive(Clone, Copy)]
pub struct Layout<const N: usize> {
    pub(super) units: [[UnitsOfCell; N]; N],
    /// The row and column of each cell of each box or region.
    pub(super) areas: [[[u8; 2]; N]; N],
    /// Rules besides rows, columns, and boxes or regions.
    pub(super) further: Further<N>,
}

impl<const N: usize> Layout<N> {
    /// Returns the layout of a grid with these constraints.
    pub(in super::super) const fn of_constraints(
        groups: Groups<'_>,
        constraints: Expansion<'_, N>,
        effort: &mut Effort,
    ) -> Self {
        let all = Units::of_constraints(groups, constraints);
        let none = UnitsOfCell {
            row: 0,
            column: 0,
            area: 0,
            row_bit: 0,
            column_bit: 0,
            area_bit: 0,
            number_bit: 0,
        };
        let (mut units, mut areas) = ([[none; N]; N], [[[0; 2]; N]; N]);
        let mut area = 0;
        while area < N {
            let (mut cells, mut number) = (all.of_layer(BOXES)[area], 0);
            while let Some(Cell { row, column }) = cells.take_first() {
                areas[area][number] = [row as u8, column as u8];
                units[row][column] = UnitsOfCell {
                    row,
                    column,
                    area,
                    row_bit: 1 << row,
                    column_bit: 1 << column,
                    area_bit: 1 << area,
                    number_bit: 1 << number,
                };
                number += 1;
            }
            area += 1;
        }
        Layout {
            units,
            areas,
            further: Further::of(groups, all, effort),
        }
    }
}
