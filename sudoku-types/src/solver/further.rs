//! Applies further rules, regions and cages, when nothing more follows from rows, columns and boxes.
//!
//! ```text
//!                  units                              pairs of cells
//!  9 × 9           classic/diagonals, classic/windows    by the propagation itself: classic/moves
//!  other shapes    general/units, cell by cell           general/moves, on all cells of a word at once
//! ```
//!
//! Regions and cages are looked at here only in grids of more than 11 rows, or less than 3: `general/units`,
//! `general/cages`. The others have an engine of their own, `boards`.

use super::effort::Effort;
use super::node::Failure;
use super::packing::{Engine, Packing, Tables};
use super::{classic, general};
use sudoku_notation::geometry::Rule;

/// The result of applying them.
pub(super) enum Further {
    Contradiction(Failure),
    /// Some candidates went. It may be that some cell has none left.
    Changed,
    Nothing,
}

impl Packing {
    /// Applies the further rules, one after the other, to a grid in which every cell has a candidate, until one of them
    /// changes something.
    pub(super) const fn look_further<const W: usize>(
        &self,
        words: &mut [u128; W],
        effort: &mut Effort,
    ) -> Further {
        let mut rules = self.rules;
        while let Some(rule) = rules.take() {
            effort.spend(12);
            let further = match (self.engine, rule) {
                (Engine::Classic(_), Rule::Diagonals) => classic::diagonals::look(words, effort),
                (Engine::Classic(_), Rule::Windows) => classic::windows::look(words, effort),
                // Its propagation has looked at moves.
                (Engine::Classic(_), Rule::AntiKnight | Rule::AntiKing) => Further::Nothing,
                (Engine::Classic(_), _) => panic!("the engine for 9 × 9 does not know this rule"),
                _ if rule.moves().is_empty() => Further::Nothing,
                (Engine::Boards, _) => Further::Nothing,
                (Engine::General(shape), _) => {
                    general::moves::look(words, shape, self.turned, rule.moves(), effort)
                }
            };
            if !matches!(further, Further::Nothing) {
                return further;
            }
        }
        effort.spend(5);
        match (self.engine, &self.tables) {
            (Engine::General(shape), Tables::Units(units, cages)) => {
                match general::units::look(words, shape, units, effort) {
                    Further::Nothing => general::cages::look(words, shape, cages, effort),
                    further => further,
                }
            }
            _ => Further::Nothing,
        }
    }
}
