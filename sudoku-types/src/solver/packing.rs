//! Where each cell's candidates are in the words of its grid, for both engines.

use super::general::units::Units;
use super::node::Guess;
use super::verdict::Rows;
use super::{classic, general};
use sudoku_notation::geometry::Groups;

/// What a digit is told that no grid of its size has.
pub(super) const TOO_GREAT: &str = "a digit is greater than the grid's size";

/// Where a grid's cells are.
#[derive(Clone, Copy)]
pub(super) struct Packing {
    /// The units of the grid.
    pub(super) groups: Groups,
    /// Set where the grid is laid out with rows and columns exchanged.
    pub(super) turned: bool,
    /// What propagates and branches on the words.
    pub(super) engine: Engine,
    /// Whether failures are counted. Not where pairs of cells differ by a rule: there a digit fails far from where it was placed, and to
    /// branch by failures leads the search astray.
    pub(super) learns: bool,
    /// Where the units of further rules are, for the general engine.
    pub(super) units: Units,
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
                learns: !groups.has_pairs(),
                units: Units::NONE,
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
        let shape = general::Shape::new(rows, columns);
        Packing {
            groups,
            turned,
            engine: Engine::General(shape),
            learns: !groups.has_pairs(),
            units: Units::of(groups, shape, turned),
        }
    }

    /// Words of a grid.
    pub(super) const fn words(&self) -> usize {
        match self.engine {
            Engine::Classic => classic::WORDS,
            Engine::General(shape) => shape.words(),
        }
    }

    /// Words of cells.
    pub(super) const fn words_of_cells(&self) -> usize {
        match self.engine {
            Engine::Classic => classic::CELLS,
            Engine::General(shape) => shape.words(),
        }
    }

    /// How many bits failures are counted in. In 9 × 9 grids the sooner they are forgotten the better: with six bits some sparse
    /// ones take ten times as long. Larger ones take half as long again with two.
    pub(super) const fn memory(&self) -> usize {
        match self.engine {
            Engine::Classic => 2,
            Engine::General(_) => 4,
        }
    }

    /// Whether a search that has lost itself begins anew. Larger grids gain nothing by it: they hardly have the time for one attempt.
    pub(super) const fn probes(&self) -> bool {
        matches!(self.engine, Engine::Classic)
    }

    /// Words in which every given is its cell's only candidate, and a blank has all.
    pub(super) const fn write<const N: usize, const W: usize>(
        &self,
        givens: &Rows<N>,
    ) -> [u128; W] {
        let mut words = [0; W];
        self.write_to(givens, &mut words);
        words
    }

    /// The same, into words that are there.
    pub(super) const fn write_to<const N: usize>(&self, givens: &Rows<N>, words: &mut [u128]) {
        let givens = givens.as_flattened();
        match self.engine {
            Engine::Classic => classic::write(givens, words),
            Engine::General(shape) => shape.write(givens, self.turned, words),
        }
    }

    /// The digits of a solved grid.
    pub(super) const fn read<const N: usize>(&self, words: &[u128]) -> Rows<N> {
        let mut rows = [[0; N]; N];
        let digits = rows.as_flattened_mut();
        match self.engine {
            Engine::Classic => classic::read(words, digits),
            Engine::General(shape) => shape.read(words, self.turned, digits),
        }
        rows
    }

    /// Places the candidate of a guess.
    pub(super) const fn place(&self, words: &mut [u128], guess: Guess) {
        match self.engine {
            Engine::Classic => classic::place(words, guess),
            Engine::General(_) => {
                words[guess.word] = (words[guess.word] & !guess.cell) | guess.candidate;
            }
        }
    }

    /// Loop turns and calls that it takes to place a guess in one branch and remove it from another.
    pub(super) const fn guess_steps(&self) -> u32 {
        match self.engine {
            Engine::Classic => 2 * classic::WORDS as u32 + 10,
            Engine::General(_) => 5,
        }
    }

    /// Takes the candidate of a guess away.
    pub(super) const fn remove(&self, words: &mut [u128], guess: Guess) {
        match self.engine {
            Engine::Classic => classic::remove(words, guess),
            Engine::General(_) => words[guess.word] &= !guess.candidate,
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
}
