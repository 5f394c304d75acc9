//! The places of the cells of a grid, for the engine of constraints.

use super::further::Further;
use crate::effort::Effort;
use crate::units::Units;
use sudoku_notation::geometry::{BoxShape, Cell, Expansion, Groups};

/// The index of the layer of boxes or regions among the units.
const BOXES: usize = 2;

/// The place of a cell: its units, as numbers and as bits, and the bit of its number in its box or region.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) area: usize,
    pub(super) row_bit: u32,
    pub(super) column_bit: u32,
    pub(super) area_bit: u32,
    pub(super) number_bit: u32,
}

/// The places of all cells.
#[derive(Clone)]
pub struct Layout<const N: usize> {
    pub(super) places: [[Place; N]; N],
    /// The row and column of each cell of each box or region.
    pub(super) areas: [[[u8; 2]; N]; N],
    /// Rules besides rows, columns, and boxes or regions.
    pub(super) further: Further<N>,
}

impl<const N: usize> Layout<N> {
    /// The layout of the usual grids, computed once in a crate.
    const USUAL: Option<(BoxShape, Self)> = match BoxShape::default_for(N) {
        Some(boxes) => Some((
            boxes,
            Self::of_constraints(
                Groups::of(boxes),
                Groups::of(boxes).constraints(),
                &mut Effort::new(u64::MAX),
            ),
        )),
        None => None,
    };

    /// Returns it, in a function of its own: the compiler evaluates what a function mentions whenever the function is called.
    const fn usual() -> &'static Option<(BoxShape, Self)> {
        &Self::USUAL
    }

    pub(in super::super) const fn of(groups: &Groups<'_>, effort: &mut Effort) -> Self {
        if groups.is_usual()
            && let Some((boxes, layout)) = Self::usual()
            && groups.boxes.rows() == boxes.rows()
        {
            return Layout { ..*layout };
        }
        Self::of_constraints(*groups, groups.constraints(), effort)
    }

    /// Returns the layout of a grid with these constraints.
    pub(in super::super) const fn of_constraints(
        groups: Groups<'_>,
        constraints: Expansion<'_, N>,
        effort: &mut Effort,
    ) -> Self {
        let units = Units::of_constraints(groups, constraints);
        let nowhere = Place {
            row: 0,
            column: 0,
            area: 0,
            row_bit: 0,
            column_bit: 0,
            area_bit: 0,
            number_bit: 0,
        };
        let (mut places, mut areas) = ([[nowhere; N]; N], [[[0; 2]; N]; N]);
        let mut area = 0;
        while area < N {
            let (mut cells, mut number) = (units.of_layer(BOXES)[area], 0);
            while let Some(Cell { row, column }) = cells.take_first() {
                areas[area][number] = [row as u8, column as u8];
                places[row][column] = Place {
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
            places,
            areas,
            further: Further::of(groups, units, effort),
        }
    }
}
