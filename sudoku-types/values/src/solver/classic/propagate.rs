//! Propagation: locked candidates, hidden singles and naked singles, until nothing follows.
//!
//! The rules are unrolled and call nothing: in the compiler a call costs more than ten operations on words,
//! and each word operation works on the cells of nine boxes. The rules are macros for that reason.

use super::{GUARDS, LIVE};
use crate::effort::Effort;
use crate::solver::change::Outcome;
use crate::solver::failures::Failure;

/// Applies locked candidates, and everything else that follows from the three lines of every band (or stack) alone,
/// for all digits and bands at once.
///
/// `$s0`, `$s1` and `$s2` are the digits that each box has left in its first, second and third line. A digit is once in
/// each of the band's three boxes, and once in each line: that is one of six ways through the band. Places that are on
/// none of these ways are removed.
///
/// ```text
///           box 0 1 2    0 1 2    0 1 2        0 1 2    0 1 2    0 1 2
///  line 0:      x . .    . x .    . . x        x . .    . x .    . . x
///  line 1:      . x .    . . x    x . .        . . x    x . .    . x .
///  line 2:      . . x    x . .    . x .        . x .    . . x    x . .
///               └─────── falling ──────┘        └─────── rising ───────┘
/// ```
///
/// Shifts by `$near` and `$far` (which is twice `$near`) go one box on and one box back, around the
/// band's end.
macro_rules! lock_lines {
    ($s0:ident, $s1:ident, $s2:ident, $near:literal, $far:literal) => {
        let next0 = ($s0 >> $near) | ($s0 << $far);
        let last0 = ($s0 << $near) | ($s0 >> $far);
        let next1 = ($s1 >> $near) | ($s1 << $far);
        let last1 = ($s1 << $near) | ($s1 >> $far);
        let next2 = ($s2 >> $near) | ($s2 << $far);
        let last2 = ($s2 << $near) | ($s2 >> $far);
        $s0 &= (next1 & last2) | (last1 & next2);
        $s1 &= (next2 & last0) | (last2 & next0);
        $s2 &= (next0 & last1) | (last0 & next1);
    };
}

/// Places hidden singles: a digit of `$once`, which has a single place in its box, becomes its cell's only candidate.
/// (Of two such digits in one cell the lower is kept; the other has no place when the boxes are next counted.) A group
/// of words without any is skipped: one word at a time is best for the compiler, and three together for the processor,
/// which predicts these branches better.
///
/// `GUARDS - x` is, in every field, 512 - x: its guard stays up where x is empty, and x has only
/// its lowest bit in common with it. `none - (none >> 9)` makes whole fields of such guards.
macro_rules! hidden_singles {
    ($guards:ident $once:ident: $($($word:ident)*),*) => {$(
        if ($($word)|*) & $once != 0 {$(
            let place = $word & $once;
            let less = $guards - place;
            let none = less & $guards;
            $word &= (place & less) | (none - (none >> 9u32));
        )*}
    )*};
}

/// Finds naked singles: `$single` becomes the fields of the cells of `$word` with at most one candidate, and `$placed`
/// collects their digits. `$clash` collects the digits that a box has in two such cells, and `$empty` the guards of
/// cells without a candidate.
///
/// (Here and above, `$guards` is a variable that holds the constant: the compiler copies a variable faster than it
/// looks up a constant, and it would look up the constant at each mention, whenever the function is called.)
macro_rules! naked_singles {
    ($guards:ident $placed:ident $clash:ident $empty:ident: $($word:ident $single:ident)*) => {$(
        let less = $guards - $word;
        $empty |= less;
        let rest = $word & !less;
        let none = ($guards - rest) & $guards;
        let $single = none - (none >> 9u32);
        let digit = $word & $single;
        $clash |= $placed & digit;
        $placed |= digit;
    )*};
}

/// Checks that no cell is empty.
macro_rules! all_filled {
    ($guards:ident: $($word:ident)*) => {
        ($(($guards - $word))|*) & $guards == 0
    };
}

/// Checks that no two boxes of a band have a digit in the same row, if each box has each digit in one row only.
macro_rules! all_differ {
    ($($row:ident)*) => {
        $(($row & (($row >> 49u32) | ($row << 98u32))))|* == 0
    };
}

/// Places all naked singles. Ends the loop `$turns` if a cell has no candidate, or if a box has the same digit in two
/// naked singles; and also if the cells are not `$fresh` and no digit placed is in `$twice`, those with several places.
macro_rules! place_naked_singles {
    ($turns:lifetime $guards:ident $twice:ident $fresh:ident: $($word:ident $single:ident)*) => {
        let mut placed = 0;
        let mut clash = 0;
        let mut empty = 0;
        naked_singles!($guards placed clash empty: $($word $single)*);
        empty &= $guards;
        if empty != 0 || clash != 0 {
            break $turns failure(clash | (empty - (empty >> 9u32)));
        }
        // The placed digits that have other places in their box.
        placed &= $twice;
        if placed == 0 && !$fresh {
            break $turns Outcome::Stalled;
        }
        $fresh = false;
        let open = !placed;
        $twice &= open;
        $($word &= open | $single;)*
    };
}

/// Applies the rules about lines once, and counts the places in boxes: `$twice` becomes the digits of boxes with
/// several places. Ends the loop `$turns` if a digit has no place in a box.
macro_rules! lines_and_boxes {
    ($turns:lifetime $live:ident $twice:ident:
     $w00:ident $w01:ident $w02:ident $w10:ident $w11:ident $w12:ident $w20:ident $w21:ident $w22:ident) => {
        // Rows.
        let mut s0 = $w00 | $w01 | $w02;
        let mut s1 = $w10 | $w11 | $w12;
        let mut s2 = $w20 | $w21 | $w22;
        lock_lines!(s0, s1, s2, 49u32, 98u32);
        $w00 &= s0;
        $w01 &= s0;
        $w02 &= s0;
        $w10 &= s1;
        $w11 &= s1;
        $w12 &= s1;
        $w20 &= s2;
        $w21 &= s2;
        $w22 &= s2;
        // Columns.
        let above0 = $w00 | $w10;
        let above1 = $w01 | $w11;
        let above2 = $w02 | $w12;
        s0 = above0 | $w20;
        s1 = above1 | $w21;
        s2 = above2 | $w22;
        lock_lines!(s0, s1, s2, 10u32, 20u32);
        $w00 &= s0;
        $w10 &= s0;
        $w20 &= s0;
        $w01 &= s1;
        $w11 &= s1;
        $w21 &= s1;
        $w02 &= s2;
        $w12 &= s2;
        $w22 &= s2;
        // Boxes, from their columns: digits with a place, and with a second one. (A digit that is gone from a column is
        // gone from its last cell too.)
        let beside = s0 | s1;
        $twice = (s0 & s1) | (beside & s2);
        $twice |= ($w00 & $w10) | (above0 & $w20);
        $twice |= ($w01 & $w11) | (above1 & $w21);
        $twice |= ($w02 & $w12) | (above2 & $w22);
        let once = beside | s2;
        if once != $live {
            break $turns failure($live ^ once);
        }
    };
}

#[cfg(test)]
pub(super) use {hidden_singles, lock_lines, naked_singles};

/// Applies the rules to `words` until they place no other digit. If the words are `fresh`, naked singles may be
/// anywhere in them; otherwise a guess was the last change.
///
/// Word `wbd` is that of row b and column d of the boxes, and `twice` is the last word. Naked singles cost most, so
/// they are looked for only after all hidden ones. The other cells of the row and column lose a digit so
/// placed by locked candidates.
pub(super) const fn propagate(words: &mut [u128], fresh: bool, effort: &mut Effort) -> Outcome {
    let [p, q, r, s, t, u, v, w, x, y, ..] = words else {
        panic!("a classic grid has ten words")
    };
    let [
        mut w00,
        mut w01,
        mut w02,
        mut w10,
        mut w11,
        mut w12,
        mut w20,
        mut w21,
        mut w22,
        mut twice,
    ] = [*p, *q, *r, *s, *t, *u, *v, *w, *x, *y];
    let (guards, live) = (GUARDS, LIVE);
    let mut fresh = fresh;
    let mut naked_turn = fresh;
    // The turns are counted here and spent once at the end, because a call costs the compiler more than ten operations
    // on words.
    let mut turns = 1;
    let outcome = 'turns: loop {
        turns += 1;
        if naked_turn {
            place_naked_singles!('turns guards twice fresh: w00 z00 w01 z01 w02 z02 w10 z10 w11 z11 w12 z12 w20 z20 w21 z21 w22 z22);
        }
        naked_turn = true;
        loop {
            turns += 1;
            let before = twice;
            lines_and_boxes!('turns live twice: w00 w01 w02 w10 w11 w12 w20 w21 w22);
            if twice == 0 && all_filled!(guards: w00 w01 w02 w10 w11 w12 w20 w21 w22) {
                // Each digit has one place in each box. The grid is solved if the rows differ. (The columns differ
                // since the rules about lines were last applied to them.)
                let (first, second, third) = (w00 | w01 | w02, w10 | w11 | w12, w20 | w21 | w22);
                if all_differ!(first second third) {
                    break 'turns Outcome::Solved;
                }
            } else if twice == before {
                break;
            }
            // Digits that had several places until now. (Others were placed when they lost the last place but one.)
            let once = before ^ twice;
            hidden_singles!(guards once: w00 w01 w02, w10 w11 w12, w20 w21 w22);
        }
    };
    effort.spend(turns);
    // The words are assigned one by one, because a call that copies a slice costs the compiler more.
    [*p, *q, *r, *s, *t, *u, *v, *w, *x, *y] = [w00, w01, w02, w10, w11, w12, w20, w21, w22, twice];
    outcome
}

/// Returns a contradiction about these digits.
const fn failure(digits: u128) -> Outcome {
    Outcome::Contradiction(Failure {
        line: 0,
        bits: digits,
    })
}
