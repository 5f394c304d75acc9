//! Chooses the candidate to try next where cells differ by moves: in a cell with the fewest candidates, as near to the
//! centre of the grid as there is one.
//!
//! ```text
//!  boxes     3 2 3       in a box     2 1 2      first those in the box of the centre, and in a box those in its middle:
//!            2 1 2                    1 0 1      from there moves reach most cells; from a corner of the grid they
//!            3 2 3                    2 1 2      reach a fourth as many
//! ```
//!
//! That is worth more than to see first which digits have two places in a box: with these rules they leave as much open
//! as they settle.

use super::branch::guess;
use super::{BAND, GUARDS, STACK};
use crate::solver::effort::Effort;
use crate::solver::engine::Guess;

/// The guards of the box at the centre, and of those beside it.
const CENTRE: u128 = 1 << (STACK + BAND + 9);
const BESIDE: u128 = (CENTRE << STACK) | (CENTRE >> STACK) | (CENTRE << BAND) | (CENTRE >> BAND);

/// A candidate to try, in a stalled grid.
pub(in super::super) const fn branch(words: &[u128], effort: &mut Effort) -> Guess {
    let &[a, b, c, d, e, f, g, h, i, open] = words else {
        panic!("a classic grid has ten words")
    };
    let guards = GUARDS;
    /// All words without the lowest candidate of each cell, and then without the lowest two, and so on.
    macro_rules! first {
        ($($word:ident $rest:ident)*) => { $(let mut $rest = without_lowest!($word);)* };
    }
    /// Takes the next; the guards of cells that have none left, and are not placed, are among `$found`.
    macro_rules! next {
        ($any:ident: $($word:ident $rest:ident $found:ident)*) => {$(
            $rest &= !(guards - $rest);
            let $found = (guards - $rest) & !(guards - ($word & open));
            $any |= $found;
        )*};
    }
    /// Ends the function with a cell of the first word that has one.
    macro_rules! choose {
        ($boxes:ident: $($index:literal $word:ident $found:ident)*) => {$(
            let cells = $found & $boxes;
            if cells != 0 {
                return guess($index, $word & open & (cells - (cells >> 9u32)));
            }
        )*};
    }
    first!(a ra b rb c rc d rd e re f rf g rg h rh i ri);
    // With two calls, and at most nine turns.
    effort.spend(12);
    loop {
        let mut any = 0;
        next!(any: a ra fa b rb fb c rc fc d rd fd e re fe f rf ff g rg fg h rh fh i ri fi);
        let mut boxes = any & guards;
        if boxes & CENTRE != 0 {
            boxes = CENTRE;
        } else if boxes & BESIDE != 0 {
            boxes = BESIDE;
        }
        if boxes != 0 {
            choose!(boxes: 4 e fe 1 b fb 3 d fd 5 f ff 7 h fh 0 a fa 2 c fc 6 g fg 8 i fi);
        }
    }
}
