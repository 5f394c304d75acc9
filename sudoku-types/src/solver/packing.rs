//! Where each cell's candidates are in the words of its grid, for both engines.

use super::node::Field;
use super::verdict::Rows;
use super::{classic, general};
use sudoku_notation::geometry::Groups;

/// Where a grid's cells are.
#[derive(Clone, Copy)]
pub(super) struct Packing {
    /// The units of the grid.
    pub(super) groups: Groups,
    /// Set where the grid is laid out with rows and columns exchanged.
    turned: bool,
    /// What propagates and branches on the words.
    pub(super) engine: Engine,
}

/// What a packing is for: the rules of the most usual shape, or those of any other.
#[derive(Clone, Copy)]
pub(super) enum Engine {
    Classic,
    General(general::Shape),
}

impl Packing {
    pub(super) const fn new(groups: Groups) -> Packing {
        let boxes = groups.boxes();
        if boxes.rows() == 3 && boxes.columns() == 3 {
            return Packing {
                groups,
                turned: false,
                engine: Engine::Classic,
            };
        }
        Packing::general(groups)
    }

    pub(super) const fn general(groups: Groups) -> Packing {
        let boxes = groups.boxes();
        let turned = boxes.rows() > boxes.columns();
        let (rows, columns) = if turned {
            (boxes.columns(), boxes.rows())
        } else {
            (boxes.rows(), boxes.columns())
        };
        Packing {
            groups,
            turned,
            engine: Engine::General(general::Shape::new(rows, columns)),
        }
    }

    /// Words of a grid.
    pub(super) const fn words(&self) -> usize {
        match self.engine {
            Engine::Classic => classic::WORDS,
            Engine::General(shape) => shape.words(),
        }
    }

    /// The field of a cell.
    pub(super) const fn field(&self, row: usize, column: usize) -> Field {
        match self.engine {
            Engine::Classic => {
                // A reference: an index into the constant itself would copy it.
                let fields = &classic::FIELDS;
                fields[row][column]
            }
            Engine::General(shape) => {
                let (row, column) = if self.turned {
                    (column, row)
                } else {
                    (row, column)
                };
                shape.field(row, column)
            }
        }
    }

    /// Words in which every given is its cell's only candidate, and a blank has all.
    pub(super) const fn write<const N: usize, const W: usize>(
        &self,
        givens: &Rows<N>,
    ) -> [u128; W] {
        let mut words = [self.live(); W];
        self.write_givens(givens, &mut words);
        words
    }

    /// All digits of all cells of a word.
    pub(super) const fn live(&self) -> u128 {
        match self.engine {
            Engine::Classic => classic::LIVE,
            Engine::General(shape) => shape.live,
        }
    }

    /// Makes every given its cell's only candidate.
    pub(super) const fn write_givens<const N: usize>(&self, givens: &Rows<N>, words: &mut [u128]) {
        let all = (1 << N) - 1;
        let mut row = 0;
        while row < N {
            let mut column = 0;
            while column < N {
                let digit = givens[row][column];
                if digit != 0 {
                    assert!(
                        digit as usize <= N,
                        "a digit is greater than the grid's size"
                    );
                    let Field { word, shift } = self.field(row, column);
                    let digit = 1 << (shift + digit as u32 - 1);
                    words[word] = (words[word] & !(all << shift)) | digit;
                }
                column += 1;
            }
            row += 1;
        }
    }

    /// The whole field of the cell that has this candidate.
    pub(super) const fn cell_of(&self, candidate: u128) -> u128 {
        let bit = candidate.trailing_zeros();
        let size = self.groups.size() as u32;
        let shift = match self.engine {
            Engine::Classic => {
                bit / classic::STACK * classic::STACK
                    + bit % classic::STACK / classic::BAND * classic::BAND
            }
            Engine::General(_) => bit / size * size,
        };
        ((1 << size) - 1) << shift
    }

    /// The digits of a solved grid: of each field the lowest bit, which is the only one.
    pub(super) const fn read<const N: usize>(&self, words: &[u128]) -> Rows<N> {
        let mut rows = [[0; N]; N];
        let mut row = 0;
        while row < N {
            let mut column = 0;
            while column < N {
                let Field { word, shift } = self.field(row, column);
                rows[row][column] = (words[word] >> shift).trailing_zeros() as u8 + 1;
                column += 1;
            }
            row += 1;
        }
        rows
    }
}
