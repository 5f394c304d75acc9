//! The layout of a grid in words, for all engines: where each cell's candidates are.

use super::boards::{self, Boards};
use super::classic::moves::Moves;
use super::general::cages::Cages;
use super::general::units::Units;
use super::node::Guess;
use super::verdict::Rows;
use super::{classic, general};
use sudoku_notation::geometry::{Groups, Rules};

/// The panic message for a digit that no grid of its size has.
pub(super) const TOO_GREAT: &str = "a digit is greater than the grid's size";

/// Where a grid's cells are.
#[derive(Clone, Copy)]
pub(super) struct Packing {
    /// Rows of the grid.
    size: usize,
    /// The rules besides rows, columns and boxes.
    pub(super) rules: Rules,
    /// Whether there is something besides rows, columns and boxes that the engine does not know.
    pub(super) has_further: bool,
    /// Set where the grid is laid out with rows and columns exchanged.
    pub(super) turned: bool,
    /// What propagates and branches on the words.
    pub(super) engine: Engine,
    /// Whether failures are counted. Not where pairs of cells differ by a rule: there a digit fails far from where it
    /// was placed, and to branch by failures leads the search astray.
    pub(super) learns: bool,
    /// Where the units are, for the engines that do not know them.
    pub(super) tables: Tables,
}

/// What a packing is for: the rules of the most usual shape, or those of any other.
#[derive(Clone, Copy)]
pub(super) enum Engine {
    /// With these rules about moves.
    Classic(Moves),
    General(general::Shape),
    Boards,
}

/// What an engine has to know of the units. (In a constant there is no heap to put the largest on.)
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Copy)]
pub(super) enum Tables {
    None,
    /// Those of further rules, regions and cages, for the general engine.
    Units(Units, Cages),
    /// All of them, for the engine of regions and cages.
    Boards(Boards),
}

impl Packing {
    pub(super) const fn new(groups: &Groups<'_>) -> Packing {
        if Boards::are_for(groups) {
            return Packing {
                size: groups.size(),
                rules: groups.rules(),
                has_further: false,
                turned: false,
                engine: Engine::Boards,
                learns: true,
                tables: Tables::Boards(Boards::of(groups)),
            };
        }
        let boxes = groups.boxes();
        if boxes.rows() == 3 && boxes.columns() == 3 {
            return Packing {
                size: 9,
                rules: groups.rules(),
                has_further: groups.count() > 3 * groups.size(),
                turned: false,
                engine: Engine::Classic(Moves::of(groups.rules())),
                learns: !groups.has_pairs(),
                tables: Tables::None,
            };
        }
        Packing::general(groups)
    }

    pub(super) const fn general(groups: &Groups<'_>) -> Packing {
        let boxes = groups.boxes();
        let turned = boxes.rows() > boxes.columns();
        let (rows, columns) = if turned {
            (boxes.columns(), boxes.rows())
        } else {
            (boxes.rows(), boxes.columns())
        };
        let shape = general::Shape::new(rows, columns);
        Packing {
            size: groups.size(),
            rules: groups.rules(),
            has_further: !groups.is_usual(),
            turned,
            engine: Engine::General(shape),
            learns: !groups.has_pairs(),
            tables: if groups.is_usual() {
                Tables::None
            } else {
                Tables::Units(
                    Units::of(groups, shape, turned),
                    Cages::of(groups, shape, turned),
                )
            },
        }
    }

    /// The tables of the engine of regions and cages.
    pub(super) const fn boards(&self) -> &Boards {
        match &self.tables {
            Tables::Boards(boards) => boards,
            _ => panic!("another engine has other tables"),
        }
    }

    /// Words of a grid.
    pub(super) const fn words(&self) -> usize {
        match self.engine {
            Engine::Classic(_) => classic::WORDS,
            Engine::General(shape) => shape.words(),
            Engine::Boards => Boards::words(self.size),
        }
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
            Engine::Classic(_) => classic::write(givens, words),
            Engine::General(shape) => shape.write(givens, self.turned, words),
            Engine::Boards => self.boards().write(givens, words),
        }
    }

    /// The digits of a solved grid.
    pub(super) const fn read<const N: usize>(&self, words: &[u128]) -> Rows<N> {
        let mut rows = [[0; N]; N];
        let digits = rows.as_flattened_mut();
        match self.engine {
            Engine::Classic(_) => classic::read(words, digits),
            Engine::General(shape) => shape.read(words, self.turned, digits),
            Engine::Boards => self.boards().read(words, digits),
        }
        rows
    }

    /// Places the candidate of a guess.
    pub(super) const fn place(&self, words: &mut [u128], guess: Guess) {
        match self.engine {
            Engine::Classic(_) => classic::place(words, guess),
            Engine::General(_) => {
                words[guess.word] = (words[guess.word] & !guess.cell) | guess.candidate;
            }
            Engine::Boards => boards::place(words, guess, self.size),
        }
    }

    /// Loop turns and calls that it takes to place a guess in one branch and remove it from another.
    pub(super) const fn guess_steps(&self) -> u32 {
        match self.engine {
            Engine::Classic(_) => classic::WORDS as u32 + 10,
            Engine::General(_) => 5,
            Engine::Boards => 2 * self.size as u32 + 10,
        }
    }

    /// Takes the candidate of a guess away.
    pub(super) const fn remove(&self, words: &mut [u128], guess: Guess) {
        match self.engine {
            Engine::Classic(_) => classic::remove(words, guess),
            Engine::General(_) => words[guess.word] &= !guess.candidate,
            Engine::Boards => boards::remove(words, guess, self.size),
        }
    }

    /// The whole field of the cell that has this candidate.
    pub(super) const fn cell_of(&self, candidate: u128) -> u128 {
        let bit = candidate.trailing_zeros();
        let size = self.size as u32;
        let shift = match self.engine {
            Engine::Classic(_) => {
                bit / classic::STACK * classic::STACK
                    + bit % classic::STACK / classic::BAND * classic::BAND
            }
            Engine::General(_) => bit / size * size,
            // A cell has no field there, but a bit on each board.
            Engine::Boards => return candidate,
        };
        ((1 << size) - 1) << shift
    }
}
