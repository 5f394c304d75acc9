//! One table of the techniques: what a step of each counts, where it looks, how, and the most that this takes.
//!
//! The compiler counts turns and calls while it evaluates a constant, and none of these costs may be too low: the tests
//! have rustc count each technique alone. They are for sets of cells of one word.

use super::{Seen, Steps};
use sudoku_notation::technique::Technique;

/// The places at which a technique looks, one after the other.
#[derive(Clone, Copy)]
pub(super) enum Places {
    /// At the whole grid at once.
    Grid,
    /// At each unit.
    Units,
    /// At each unit, and at rows and columns last: elsewhere it is easier to see.
    BoxesFirst,
    /// At all places of each digit.
    Digits,
    /// At each cell, if there are pairs of cells with another relation than to differ.
    Related,
    /// At the cells of each cage, and of lines.
    Lines,
    /// At these and, if pairs of cells have relations, at each unit.
    Fillings,
    /// At each rest of a unit.
    Rests,
}

macro_rules! techniques {
    ($steps:ident, $put:ident, $lose:ident:
     $($technique:ident $points:literal $places:ident $look:ident($($size:literal)?) $cost:expr, $found:expr;)*) => {
        const TABLE: [(Technique, u32, Places); Technique::ALL.len()] =
            [$((Technique::$technique, $points, Places::$places)),*];

        impl<const N: usize, const A: usize> Steps<N, A> {
            /// Looks at the place reached, as the technique does.
            pub(super) const fn look_by_table(&mut self) -> Option<Seen<N>> {
                match self.technique {
                    $(Technique::$technique => self.$look($($size)?),)*
                    _ => unreachable!(),
                }
            }

            /// Returns the most that it takes to look at one place.
            pub(super) const fn cost_of_look(&self) -> usize {
                let $steps = self;
                match self.technique {
                    $(Technique::$technique => $cost,)*
                    _ => unreachable!(),
                }
            }

            /// Returns the most that it takes to take what follows from what is seen: `put` to place a digit, `lose`
            /// for cells to lose one.
            pub(super) const fn cost_of_found(&self, $put: usize, $lose: usize) -> usize {
                match self.technique {
                    $(Technique::$technique => $found,)*
                    _ => unreachable!(),
                }
            }
        }
    };
}

techniques! { steps, put, lose:
    // technique  points  looks at    looks by             a look costs        what follows costs
    NakedSingle       1   Grid        naked_single()       10,                 put;
    HiddenSingle      2   Units       hidden_single()      N,                  put + 6 * N + N * lose;
    LockedCandidate   10  BoxesFirst  locked_candidate()   N * (12 + 7 * steps.units.with_cages + (steps.units.with_cages - steps.units.layers) * (3 * N + 20)), lose + 50;
    MissingPartner    10  Related     missing_partner()    N * (14 + 3 * N),   4 * N * (lose + 12);
    Combination       10  Lines       combination()        0,                  N * N * (lose + 12);
    RestOfUnit        20  Rests       rest_of_unit()       0,                  N * N * (lose + 12);
    Pair              20  Units       subset(2)            12 * N,             4 * N * (lose + 12);
    Triple            30  Units       subset(3)            12 * N,             4 * N * (lose + 12);
    Quad              50  Units       subset(4)            12 * N,             4 * N * (lose + 12);
    XWing             40  Digits      fish(2)              0,                  4 * N * (lose + 12);
    Swordfish         60  Digits      fish(3)              0,                  4 * N * (lose + 12);
    Jellyfish         90  Digits      fish(4)              0,                  4 * N * (lose + 12);
    Filling           70  Fillings    filling()            0,                  N * N * (lose + 12);
    XyWing            50  Grid        xy_wing()            0,                  400 + N * lose;
    Chain             80  Grid        chain()              0,                  400 + N * lose;
}

// The rows are in the order of the scale, and all of it.
const _: () = {
    let mut row = 0;
    while row < TABLE.len() {
        assert!(TABLE[row].0 as usize == row);
        row += 1;
    }
};

/// The number of techniques up to the last that looks only where something has changed.
pub(super) const LOOKING_WHERE_CHANGED: usize = {
    let mut count = TABLE.len();
    while matches!(TABLE[count - 1].2, Places::Grid) {
        count -= 1;
    }
    count
};

/// Returns what a step of a technique counts.
pub(in crate::human) const fn points(technique: Technique) -> u32 {
    TABLE[technique as usize].1
}

/// Returns where a technique looks.
pub(super) const fn places(technique: Technique) -> Places {
    TABLE[technique as usize].2
}
