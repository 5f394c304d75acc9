//! Four constraints as one short type, named by those that are open: of what the rows, columns or units need.
//!
//! ```text
//! (M15, M11, M1)      1111 1101 1: of nine rows, the seventh has its digit. In a number, the four count 1, 2, 4 and 8.
//! ```
//!
//! There are few of them, so that rustc has worked out most of what is asked of one already.

use super::blanks::{Blanks, MoreBlanks};
use super::candidates::{Candidates, Nonsense};
use super::index::Index;
use super::machine::{Machine, Stuck};
use super::question::Question;
use super::rules::Layout;
use super::set::{
    Clash, Open, Satisfied, Set, childless, no_cell, no_need, no_node, no_unit, places,
};
use super::units::NoUnit;

/// For each four what is known of its constraints, and the four in which a given satisfies one.
macro_rules! fours {
    ($(
        $four:ident [$bit0:ident $give0:ident] [$bit1:ident $give1:ident]
            [$bit2:ident $give2:ident] [$bit3:ident $give3:ident];
    )*) => { $(
        /// These.
        pub enum $four {}

        impl Set for $four {
            type Bit0 = $bit0;
            type Bit1 = $bit1;
            type Bit2 = $bit2;
            type Bit3 = $bit3;
            type Give0 = $give0;
            type Give1 = $give1;
            type Give2 = $give2;
            type Give3 = $give3;
            type Ask<L: Layout, Q: Question, Cells: Set, Planes: Set, Rest: Machine> = Stuck;
            type AddTo<B: Blanks> = MoreBlanks;
            no_node! {}
            no_need! {}
            no_cell! {}
            no_unit! {}
        }
    )* };
}

fours! {
    M0 [Satisfied Clashes] [Satisfied Clashes] [Satisfied Clashes] [Satisfied Clashes];
    M1 [Open M0] [Satisfied Clashes] [Satisfied Clashes] [Satisfied Clashes];
    M2 [Satisfied Clashes] [Open M0] [Satisfied Clashes] [Satisfied Clashes];
    M3 [Open M2] [Open M1] [Satisfied Clashes] [Satisfied Clashes];
    M4 [Satisfied Clashes] [Satisfied Clashes] [Open M0] [Satisfied Clashes];
    M5 [Open M4] [Satisfied Clashes] [Open M1] [Satisfied Clashes];
    M6 [Satisfied Clashes] [Open M4] [Open M2] [Satisfied Clashes];
    M7 [Open M6] [Open M5] [Open M3] [Satisfied Clashes];
    M8 [Satisfied Clashes] [Satisfied Clashes] [Satisfied Clashes] [Open M0];
    M9 [Open M8] [Satisfied Clashes] [Satisfied Clashes] [Open M1];
    M10 [Satisfied Clashes] [Open M8] [Satisfied Clashes] [Open M2];
    M11 [Open M10] [Open M9] [Satisfied Clashes] [Open M3];
    M12 [Satisfied Clashes] [Satisfied Clashes] [Open M8] [Open M4];
    M13 [Open M12] [Satisfied Clashes] [Open M9] [Open M5];
    M14 [Satisfied Clashes] [Open M12] [Open M10] [Open M6];
    M15 [Open M14] [Open M13] [Open M11] [Open M7];
    Clashes [Clash Clashes] [Clash Clashes] [Clash Clashes] [Clash Clashes];
}
