//! The places of all digits: for each digit a set of cells.

use sudoku_notation::geometry::{Cell, CellSet};

/// The first digit above `digit` whose set contains the cell; the set of digit d is `sets[d - 1]`.
pub(super) const fn first_with<const N: usize>(
    sets: &[CellSet<N>; N],
    cell: Cell,
    digit: u8,
) -> Option<u8> {
    let index = cell.row * N + cell.column;
    let (word, bit, mut set) = (index / 128, 1 << (index % 128), digit as usize);
    while set < N {
        let cells = match word {
            0 => sets[set].low,
            _ => sets[set].high[word - 1],
        };
        if cells & bit != 0 {
            return Some(set as u8 + 1);
        }
        set += 1;
    }
    None
}

/// Returns the first digit whose set has none of the `cells`, or only one, which is `open`; and that cell.
pub(super) const fn first_short<const N: usize>(
    sets: &[CellSet<N>; N],
    cells: &CellSet<N>,
    open: &CellSet<N>,
) -> Option<(u8, Option<Cell>)> {
    let mut set = 0;
    while set < N {
        let low = sets[set].low & cells.low;
        let is_short = low == 0 || low & (low - 1) == 0 && low & open.low != 0;
        if N > 11 || is_short {
            let both = sets[set].and(cells);
            match both.single() {
                Some(cell) if open.contains(cell) => return Some((set as u8 + 1, Some(cell))),
                None if both.is_empty() => return Some((set as u8 + 1, None)),
                _ => {}
            }
        }
        set += 1;
    }
    None
}

/// The cells that are in just one of these sets.
pub(super) const fn in_one_of<const N: usize>(sets: &[CellSet<N>; N]) -> CellSet<N> {
    let (mut one, mut more, mut set) = (CellSet::<N>::EMPTY, CellSet::<N>::EMPTY, 0);
    while set < N {
        let low = sets[set].low;
        more.low |= one.low & low;
        one.low |= low;
        if N > 11 {
            let mut word = 0;
            while word < 4 {
                let high = sets[set].high[word];
                more.high[word] |= one.high[word] & high;
                one.high[word] |= high;
                word += 1;
            }
        }
        set += 1;
    }
    one.minus(&more)
}

/// The cells that none of these sets has.
pub(super) const fn in_none_of<const N: usize>(
    mut cells: CellSet<N>,
    sets: &[CellSet<N>; N],
) -> CellSet<N> {
    let mut set = 0;
    while set < N && (cells.low != 0 || N > 11) {
        cells.low &= !sets[set].low;
        if N > 11 {
            let mut word = 0;
            while word < 4 {
                cells.high[word] &= !sets[set].high[word];
                word += 1;
            }
        }
        set += 1;
    }
    cells
}
