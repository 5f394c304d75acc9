//! The constants of a usual 9×9 puzzle whose givens are two words, as those of most are: short to write in each of them,
//! and rustc has nothing to prove of it.
//!
//! ```text
//! Three<{ nine::three::<0x1c51…, 0x19…>(2) }, …>
//! ```

use crate::bridge::const_proposal::{ConstProposal, Words};
use crate::bridge::proposal::Unique;
use crate::bridge::{advice, digit_packs};
use crate::puzzle::Boxes;
use typenum::U3;

/// The proposal of such a puzzle.
pub type Nine<const A: u128, const B: u128> =
    ConstProposal<Boxes<U3, U3>, Words<A, Words<B, Unique>>>;

macro_rules! constants {
    ($($of:ident::$constant:ident, $what:literal;)*) => { $(
        #[doc = $what]
        pub const fn $constant<const A: u128, const B: u128>(number: usize) -> usize {
            $of::$constant::<Nine<A, B>>(number)
        }
    )* };
}

constants! {
    digit_packs::one, "The digit proposed for this cell.";
    digit_packs::two, "The digits proposed for this cell and the next.";
    digit_packs::three, "The digits proposed for this cell and the next two.";
    advice::piece, "The piece of advice with this number.";
}
