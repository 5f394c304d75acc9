//! One table of the techniques: the points of a step, where the technique looks, by which function, and what this costs.
//!
//! Costs are turns of loops and calls, which the compiler counts while it evaluates a constant, for sets of cells of one word.
//! No cost may be too low: the tests have rustc count each technique alone.

use super::{Seen, Steps};
use sudoku_notation::technique::Technique;

/// The places at which a technique looks, one after the other.
#[derive(Clone, Copy)]
pub(super) enum Places {
    /// At the whole grid at once.
    Grid,
    /// At each unit.
    Units,
    /// At each unit, but at rows and columns last, as a pattern in a box is easier to see.
    BoxesFirst,
    /// At all places of each digit.
    Digits,
    /// At each cell, if there are pairs of cells with another relation than to differ.
    Related,
    /// At each cage, each line with a mark, and each group of lines.
    Lines,
    /// At the places of `Lines` and, if pairs of cells have relations, at each unit.
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
            /// Looks at the present place by the present technique.
            pub(super) const fn look_by_table(&mut self) -> Option<Seen<N>> {
                match self.technique {
                    $(Technique::$technique => self.$look($($size)?),)*
                    _ => unreachable!(),
                }
            }

            /// Returns the most that a look at one place costs.
            pub(super) const fn cost_of_look(&self) -> usize {
                let $steps = self;
                match self.technique {
                    $(Technique::$technique => $cost,)*
                    _ => unreachable!(),
                }
            }

            /// Returns the most that it costs to take a step after its pattern was found, where `put` is the cost of
            /// placing a digit, and `lose` that of removing a digit from cells.
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
    LockedCandidate   10  BoxesFirst  locked_candidate()   N * (13 + 7 * steps.units.with_cages + (steps.units.with_cages - steps.units.layers) * (3 * N + 20)), lose + 50;
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

// The table has a row for each technique, in the order of the scale.
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

/// Returns the points of a step by a technique.
pub(in crate::human) const fn points(technique: Technique) -> u32 {
    TABLE[technique as usize].1
}

/// Returns where a technique looks.
pub(super) const fn places(technique: Technique) -> Places {
    TABLE[technique as usize].2
}
