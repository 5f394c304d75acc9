//! Missing partners: candidates that every candidate of another cell rules out, by the relation of the two cells.
//!
//! ```text
//!  3 5 │ 4 7 9        digits side by side must not follow each other: 4 goes,
//!                     because it leaves neither 3 nor 5
//! ```

use super::{Chain, Pattern, Seen, Steps};
use crate::human::candidates::DigitSet;
use sudoku_notation::geometry::{Cell, CellSet, Relation};

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Returns the cell to look at.
    pub(super) const fn cell_to_look_at(&self) -> Cell {
        Cell {
            row: self.place / N,
            column: self.place % N,
        }
    }

    /// Removes the candidates of other cells that every candidate of a cell rules out.
    pub(super) const fn missing_partner(&mut self) -> Option<Seen<N>> {
        let cell = self.cell_to_look_at();
        let digits = self.now.at(cell);
        let (mut next, mut any) = (self.units.partners.of(cell), false);
        // The kind of relation of all pairs that lose digits; 0 if they have different ones.
        let mut relation = 0;
        let (peers, mut cost) = (self.units.peers(cell), 10);
        while let Some(partner) = self.units.partners.take_next(&mut next) {
            let (mut left, mut allowed) = (digits, 0);
            while let Some(digit) = left.take_first() {
                let own = 1 << (digit - 1);
                let is_taken = peers.contains(partner.cell);
                allowed |= partner.allowed[digit as usize - 1] & if is_taken { !own } else { !0 };
            }
            let mut lost = DigitSet::all(N).difference(DigitSet::of_bits(allowed));
            while let Some(digit) = lost.take_first() {
                if self.lose(digit, &CellSet::one(partner.cell)) {
                    let kind = partner.relation.kind();
                    relation = if any && relation != kind { 0 } else { kind };
                    any = true;
                }
            }
            cost += 10 + 6 * digits.len() + 10 * N;
        }
        self.spend_on_sets(cost);
        if !any {
            return None;
        }
        Some(Seen {
            pattern: Pattern::MissingPartner {
                cell,
                mark: Relation::mark_of(relation),
            },
            digits,
            cells: CellSet::one(cell),
            chain: Chain::NONE,
        })
    }
}
