//! One table of the techniques: the points of a step, where the technique looks, and by which function.

use super::{Found, Steps};
use sudoku_notation::technique::Technique;

/// The places at which a technique looks, one after the other.
#[derive(Clone, Copy)]
pub(super) enum Scope {
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
    /// At the places of `Lines` and at each unit, if there are cages or pairs of cells with relations.
    Fillings,
    /// At each rest of a unit.
    Rests,
}

macro_rules! techniques {
    ($($technique:ident $points:literal $scope:ident $look:ident($($size:literal)?);)*) => {
        const TABLE: [(Technique, u32, Scope); Technique::ALL.len()] =
            [$((Technique::$technique, $points, Scope::$scope)),*];

        impl<const N: usize, const A: usize> Steps<N, A> {
            /// Looks at the present place by the present technique.
            pub(super) const fn look_by_table(&mut self) -> Option<Found<N>> {
                match self.technique {
                    $(Technique::$technique => self.$look($($size)?),)*
                    _ => unreachable!(),
                }
            }
        }
    };
}

techniques! {
    // technique  points  looks at    looks by
    NakedSingle       1   Grid        naked_single();
    HiddenSingle      2   Units       hidden_single();
    LockedCandidate   10  BoxesFirst  locked_candidate();
    MissingPartner    10  Related     missing_partner();
    Combination       10  Lines       combination();
    RestOfUnit        20  Rests       rest_of_unit();
    Pair              20  Units       subset(2);
    Triple            30  Units       subset(3);
    Quad              50  Units       subset(4);
    XWing             40  Digits      fish(2);
    Swordfish         60  Digits      fish(3);
    Jellyfish         90  Digits      fish(4);
    Filling           70  Fillings    filling();
    XyWing            50  Grid        xy_wing();
    Chain             80  Grid        chain();
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
    while matches!(TABLE[count - 1].2, Scope::Grid) {
        count -= 1;
    }
    count
};

/// Returns the points of a step by a technique.
pub(in crate::human) const fn points(technique: Technique) -> u32 {
    TABLE[technique as usize].1
}

/// Returns where a technique looks.
pub(super) const fn scope(technique: Technique) -> Scope {
    TABLE[technique as usize].2
}
