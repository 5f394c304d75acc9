//! Symmetries: changes of a grid, such as exchanging two rows of a band, that keep the rules and the number of
//! solutions.

/// Numbers from a seed, the same everywhere.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The same seed gives the same numbers.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number from 0 to `limit - 1`.
    pub fn below(&mut self, limit: usize) -> usize {
        // Knuth's linear congruential generator for 64 bits; its high bits are the better ones.
        let product = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = product.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    /// The numbers from 0 to `length - 1` in any order.
    pub fn permutation(&mut self, length: usize) -> Vec<usize> {
        let mut order: Vec<_> = (0..length).collect();
        for i in (1..length).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }

    /// An order of lines that keeps the bands (or stacks) together.
    fn lines(&mut self, bands: usize, height: usize) -> Vec<usize> {
        let order = self.permutation(bands);
        let lines = order.into_iter().flat_map(|band| {
            let inner = self.permutation(height);
            inner.into_iter().map(move |line| band * height + line)
        });
        lines.collect()
    }
}

/// Digits permuted, rows and columns permuted within and among their bands and stacks, and perhaps
/// rows and columns exchanged.
#[derive(Clone, Debug)]
pub struct Symmetry {
    digits: Vec<usize>,
    rows: Vec<usize>,
    columns: Vec<usize>,
    turned: bool,
}

impl Symmetry {
    /// Any change of grids with boxes of `shape`, rows and columns.
    pub fn new(dice: &mut Dice, shape: (usize, usize)) -> Symmetry {
        let turned = dice.below(2) == 1;
        Symmetry {
            turned,
            ..Symmetry::without_turning(dice, shape)
        }
    }

    /// A change that keeps the shape of the boxes.
    pub fn without_turning(dice: &mut Dice, (rows, columns): (usize, usize)) -> Symmetry {
        let digits = dice.permutation(rows * columns);
        Symmetry {
            digits: [0]
                .into_iter()
                .chain(digits.iter().map(|digit| digit + 1))
                .collect(),
            rows: dice.lines(columns, rows),
            columns: dice.lines(rows, columns),
            turned: false,
        }
    }

    /// The grid, changed.
    pub fn apply<const N: usize>(&self, grid: &[[u8; N]; N]) -> [[u8; N]; N] {
        in_rows(&self.apply_to(grid.as_flattened()))
    }

    /// Changes a grid of any size.
    pub fn apply_to(&self, cells: &[u8]) -> Vec<u8> {
        let size = self.rows.len();
        let changed = |cell| {
            let (mut row, mut column) = (cell / size, cell % size);
            if self.turned {
                (row, column) = (column, row);
            }
            let digit = cells[self.rows[row] * size + self.columns[column]];
            self.digits[usize::from(digit)] as u8
        };
        (0..size * size).map(changed).collect()
    }

    /// Returns the shape of boxes after the change.
    pub fn shape(&self, (rows, columns): (usize, usize)) -> (usize, usize) {
        if self.turned {
            (columns, rows)
        } else {
            (rows, columns)
        }
    }
}

/// A full grid with boxes of `rows` × `columns`.
pub fn full<const N: usize>(shape: (usize, usize)) -> [[u8; N]; N] {
    in_rows(&full_cells(shape))
}

/// A full grid with boxes of `rows` × `columns`, of any size.
pub fn full_cells((rows, columns): (usize, usize)) -> Vec<u8> {
    let size = rows * columns;
    let digit = |row: usize, column: usize| (row % rows * columns + row / rows + column) % size + 1;
    let digits = (0..size * size).map(|cell| digit(cell / size, cell % size) as u8);
    digits.collect()
}

fn in_rows<const N: usize>(cells: &[u8]) -> [[u8; N]; N] {
    let rows = cells.as_chunks().0;
    rows.try_into().expect("a square grid")
}
