//! Pairs of cells a move apart: if a cell sees all places of a digit in a box beside its own, the cell is not that digit.
//!
//! ```text
//!  · · · │ · · ·
//!  5 5 · │ · · ·      the upper box has 5 in one of three cells, and each of them is seen from ✗:
//!  · 5 · │ · · ·      by a knight's move, or along the column
//!  ──────┼──────
//!  · ✗ · │
//! ```
//!
//! (With one place this is the plain rule about a placed digit.) A word has one cell of all boxes, and the rule is
//! applied to all boxes at once. In the box to the right a cell sees its own row, and by moves some others:
//!
//! ```text
//!  a b c │ A B C      a knight on b sees D, and one on c sees E and G
//!  d e f │ D E F      a king on c sees D
//!  g h i │ G H I
//!  ──────┼──────
//!        │ A B C      a knight on f or h sees A, and one on i sees B and D
//!        │ D E F      a king on i sees A
//! ```
//!
//! To the other sides and corners it is the same with the words in another order. The moves themselves are data of the
//! rule, with which the tests compare what is unrolled here.

use super::{BAND, LIVE, STACK};
use crate::solver::further::Further;

/// In the cells of `$word` stay the digits that have a place out of their sight: `$unseen` are such cells of the other
/// box, whose fields the shift brings to this one's. Boxes at the edge have no such other box.
macro_rules! keep {
    ($($word:ident)*, $edge:ident $shift:tt $by:ident: $first:ident $($unseen:ident)*) => {
        let kept = $edge | (($first $(| $unseen)*) $shift $by);
        $($word &= kept;)*
    };
}

/// Three cells that see their own row in the box to the right, and the first cells of the rows beside it.
macro_rules! first_beside {
    ($edge:ident $shift:tt $by:ident: $top:ident $middle:ident $bottom:ident;
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        keep!($top, $edge $shift $by: $e $f $g $h $i);
        keep!($middle, $edge $shift $by: $b $c $h $i);
        keep!($bottom, $edge $shift $by: $a $b $c $e $f);
    };
}

/// What a knight sees in the box to the right.
macro_rules! knight_beside {
    ($edge:ident $shift:tt $by:ident:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        first_beside!($edge $shift $by: $b $e $h; $a $b $c $d $e $f $g $h $i);
        keep!($c, $edge $shift $by: $d $f $h $i);
        keep!($f, $edge $shift $by: $a $c $g $i);
        keep!($i, $edge $shift $by: $b $c $d $f);
    };
}

/// What a knight sees in the box below the one to the right.
macro_rules! knight_corner {
    ($edge:ident $shift:tt $by:ident:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        keep!($f $h, $edge $shift $by: $b $c $d $e $f $g $h $i);
        keep!($i, $edge $shift $by: $a $c $e $f $g $h $i);
    };
}

/// What a king sees in the box to the right.
macro_rules! king_beside {
    ($edge:ident $shift:tt $by:ident:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        first_beside!($edge $shift $by: $c $f $i; $a $b $c $d $e $f $g $h $i);
    };
}

/// What a king sees in the box below the one to the right.
macro_rules! king_corner {
    ($edge:ident $shift:tt $by:ident:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        keep!($i, $edge $shift $by: $b $c $d $e $f $g $h $i);
    };
}

/// From a box to the one below it at the right, and to the one above it at the right.
const DOWN: u32 = STACK + BAND;
const UP: u32 = STACK - BAND;

/// Boxes with none to the right, to the left, below and above, and at the corners.
const RIGHT: u128 = LIVE & !(LIVE >> STACK);
const LEFT: u128 = LIVE & !(LIVE << STACK);
const BELOW: u128 = LIVE & !(LIVE >> BAND);
const ABOVE: u128 = LIVE & !(LIVE << BAND);
const RIGHT_BELOW: u128 = LIVE & !(LIVE >> DOWN);
const LEFT_BELOW: u128 = LIVE & !(LIVE << UP);
const RIGHT_ABOVE: u128 = LIVE & !(LIVE >> UP);
const LEFT_ABOVE: u128 = LIVE & !(LIVE << DOWN);

/// A function that looks to all sides and corners.
macro_rules! look {
    ($(#[$doc:meta])* $name:ident: $beside:ident, $corner:ident) => {
        $(#[$doc])*
        // A king sees nothing from the centre of a box.
        #[allow(unused_mut)]
        pub(in super::super) const fn $name(words: &mut [u128]) -> Further {
            let [p, q, r, s, t, u, v, w, x, _] = words else {
                panic!("a classic grid has ten words")
            };
            let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h, mut i] =
                [*p, *q, *r, *s, *t, *u, *v, *w, *x];
            $beside!(RIGHT >> STACK: a b c d e f g h i);
            $beside!(LEFT << STACK: c b a f e d i h g);
            $beside!(BELOW >> BAND: a d g b e h c f i);
            $beside!(ABOVE << BAND: g d a h e b i f c);
            $corner!(RIGHT_BELOW >> DOWN: a b c d e f g h i);
            $corner!(LEFT_BELOW << UP: c b a f e d i h g);
            $corner!(RIGHT_ABOVE >> UP: g h i d e f a b c);
            $corner!(LEFT_ABOVE << DOWN: i h g f e d c b a);
            let changed = (a ^ *p) | (b ^ *q) | (c ^ *r) | (d ^ *s) | (e ^ *t)
                | (f ^ *u) | (g ^ *v) | (h ^ *w) | (i ^ *x);
            if changed == 0 {
                return Further::Nothing;
            }
            [*p, *q, *r, *s, *t, *u, *v, *w, *x] = [a, b, c, d, e, f, g, h, i];
            Further::Changed
        }
    };
}

look! {
    /// Looks at the cells a knight's move apart.
    knight: knight_beside, knight_corner
}
look! {
    /// Looks at the cells a king's move apart.
    king: king_beside, king_corner
}
