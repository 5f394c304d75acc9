//! The engine for every other shape of boxes, in loops.
//!
//! A word holds, for one band and one place within a box, the cells at that place of the band's
//! boxes. Grids whose boxes are taller than wide are laid out with rows and columns exchanged, so
//! that R ≤ C and a band of R boxes fits one word even at 25 × 25 (5 fields of 25 bits).
//!
//! ```text
//!  boxes of R × C cells, N = R·C
//!  row    = R·a + b         a band 0..C,  b row within the band 0..R
//!  column = C·c + d         c stack 0..R, d column within the stack 0..C
//!
//!  word a·N + b·C + d    bit  R·N                N·2        N         0
//!                             ┌─────────┬───…───┬──────────┬──────────┐
//!                             │box R - 1│       │  box 1   │  box 0   │  of band a
//!                             └─────────┴───…───┴──────────┴──────────┘
//!  field: N candidate bits, digit 1 lowest; no guards, as 25 × 25 leaves no room for them
//! ```

/// Up to as many turns as there are dots, without a loop: `i` grows by one each time. The compiler counts the turns of
/// loops, not what is done in them, so a search gets several times as far.
macro_rules! unrolled {
    ($i:ident until $end:ident, $turn:block; $last:tt) => {
        $turn
        $i += 1;
    };
    ($i:ident until $end:ident, $turn:block; $next:tt $($others:tt)*) => {
        $turn
        $i += 1;
        if $i < $end {
            unrolled!($i until $end, $turn; $($others)*);
        }
    };
}

/// A turn that counts `d` up to a width besides, and in `a` how often it reached it.
macro_rules! and_count {
    ($a:ident, $d:ident of $width:expr, $turn:block) => {{
        $turn
        $d += 1;
        if $d == $width {
            $d = 0;
            $a += 1;
        }
    }};
}

/// A loop with up to nine turns in one.
macro_rules! by_nines {
    ($i:ident, $a:ident, $d:ident of $width:expr, in $end:expr => $turn:block) => {
        by_nines!($i in $end => { and_count!($a, $d of $width, $turn) })
    };
    ($i:ident in $end:expr => $turn:block) => {{
        let end = $end;
        while $i < end {
            unrolled!($i until end, $turn; . . . . . . . . .);
        }
    }};
}

/// The words of a band, from one on: there are 25 at most.
macro_rules! for_words {
    ($i:ident, $b:ident, $d:ident of $width:expr, in $end:ident => $turn:block) => {
        for_words!($i in $end => { and_count!($b, $d of $width, $turn) });
        let _ = ($b, $d);
    };
    ($i:ident in $end:ident => $turn:block) => {
        unrolled!($i until $end, $turn; . . . . . . . . . . . . . . . . . . . . . . . . .);
        let _ = $i;
    };
}

/// The rows of a box, from the first on: there are five at most.
macro_rules! for_rows {
    ($b:ident in $end:expr => $turn:block) => {{
        let (mut $b, end) = (0, $end);
        unrolled!($b until end, $turn; . . . . .);
        let _ = $b;
    }};
}

/// Turns of `by_nines!`.
const fn by_nines(count: usize) -> usize {
    count.div_ceil(9)
}

/// In every field, what any of the other fields of the word has. (No function: the compiler counts calls too.)
macro_rules! other_stacks {
    ($shape:ident, $word:ident) => {{
        let Shape {
            rows, size, live, ..
        } = $shape;
        let mut others = 0;
        if rows > 1 {
            others = ($word << size) | ($word >> size);
        }
        if rows > 2 {
            others |= ($word << (2 * size)) | ($word >> (2 * size));
        }
        if rows > 3 {
            others |= ($word << (3 * size)) | ($word >> (3 * size));
        }
        if rows > 4 {
            others |= ($word << (4 * size)) | ($word >> (4 * size));
        }
        others & live
    }};
}

/// Goes through all cells, with where their candidates are: that is cheaper than to ask [`Shape::field_of`] of each.
macro_rules! each_cell {
    ($shape:ident, $turned:ident: $cell:ident in $word:ident from $shift:ident => $turn:block) => {
        let Shape {
            rows,
            columns,
            size,
            ..
        } = $shape;
        let (across, down) = if $turned { (size, 1) } else { (1, size) };
        let mut row = 0;
        while row < size {
            let first = row / rows * size + row % rows * columns;
            let (mut $word, mut $shift, mut $cell) = (first, 0, row * down);
            let (end, all) = (first + columns, rows * size);
            while $shift < all {
                $turn
                $cell += across;
                $word += 1;
                if $word == end {
                    ($word, $shift) = (first, $shift + size);
                }
            }
            row += 1;
        }
    };
}

pub(super) mod branch;
pub(super) mod cages;
mod columns;
pub(super) mod moves;
pub(super) mod propagate;
mod rows;
mod singles;
#[cfg(test)]
mod tests;
pub(super) mod units;

use super::packing::TOO_GREAT;

/// The largest grid's columns, and the largest box's rows where R ≤ C.
const COLUMNS: usize = 25;
const ROWS: usize = 5;

/// Some cell has no candidate or some digit no place: digits of the boxes where that is.
struct Contradiction(u128);

/// The numbers that a shape's rules need. How cells are packed by bands and stacks is this engine's
/// own layout; which cells form a unit is said by `Groups` alone, and tests hold the two together.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// Rows of a box, boxes of a band.
    rows: usize,
    /// Columns of a box, bands of the grid.
    columns: usize,
    size: usize,
    /// All digits of all cells of a word.
    pub(super) live: u128,
    /// The highest bit of every field.
    top: u128,
    steps: Steps,
}

/// Loop turns and calls that the rules take at most. (Not worked out each time: that takes calls.)
#[derive(Clone, Copy)]
struct Steps {
    /// To settle a band. That is no loop and calls nothing, but it takes long: so it counts a turn more for nine words, or it
    /// would be still longer until a search gives up.
    band: u32,
    /// To read a band's columns.
    reading: u32,
    /// To look for locked columns, and to go through the bands before that.
    columns: u32,
    /// To look in a band for what to try next.
    branch: u32,
    /// To look through all words for it once.
    fewest: u32,
}

impl Shape {
    pub(super) const fn new(rows: usize, columns: usize) -> Shape {
        let size = rows * columns;
        let mut ones = 0;
        let mut c = 0;
        while c < rows {
            ones |= 1 << (c * size);
            c += 1;
        }
        let top = ones << (size - 1);
        Shape {
            rows,
            columns,
            size,
            live: top | (top - ones),
            top,
            steps: Steps {
                band: (1 + size / 9) as u32,
                reading: (by_nines(columns) + by_nines(size - columns) + 1) as u32,
                columns: (3 * by_nines(columns * columns) + by_nines(columns) + columns + 4) as u32,
                branch: (2 * by_nines(size) + 1) as u32,
                fewest: (by_nines(columns * size) + 2) as u32,
            },
        }
    }

    pub(super) const fn words(self) -> usize {
        self.columns * self.size
    }

    /// Writes a grid into its words, with rows and columns exchanged where it is `turned`.
    pub(super) const fn write(self, givens: &[u8], turned: bool, words: &mut [u128]) {
        let mut word = 0;
        while word < words.len() {
            words[word] = self.live;
            word += 1;
        }
        let (size, all) = (self.size, (1 << self.size) - 1);
        each_cell!(self, turned: cell in word from shift => {
            let given = givens[cell] as usize;
            if given != 0 {
                assert!(given <= size, "{}", TOO_GREAT);
                words[word] &= !(all << shift);
                words[word] |= 1 << (shift + given - 1);
            }
        });
    }

    /// Reads the digits of a solved grid: of each field the lowest bit, which is the only one.
    pub(super) const fn read(self, words: &[u128], turned: bool, digits: &mut [u8]) {
        each_cell!(self, turned: cell in word from shift => {
            digits[cell] = (words[word] >> shift).trailing_zeros() as u8 + 1;
        });
    }

    /// Where a cell's candidates are: the word, and the first bit. The cell has this number.
    const fn field_of(self, cell: usize, turned: bool) -> (usize, usize) {
        let Shape {
            rows,
            columns,
            size,
            ..
        } = self;
        let (mut row, mut column) = (cell / size, cell % size);
        if turned {
            (row, column) = (column, row);
        }
        let word = row / rows * size + row % rows * columns + column % columns;
        (word, column / columns * size)
    }

    /// The bands to propagate, bit a for band a: that of the word that has changed, or all bands.
    pub(super) const fn bands_of(self, changed: Option<usize>) -> u32 {
        match changed {
            Some(word) => 1 << (word / self.size),
            None => (1 << self.columns) - 1,
        }
    }
}
