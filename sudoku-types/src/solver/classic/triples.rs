//! Triples in the lines of boxes: the three cells that a row, or a column, has in a box hold three digits.
//!
//! ```text
//!  naked      1 2 .  ╲                     three candidates in a line of a box:
//!             . 2 3   the only digits      the box has them nowhere else
//!             1 . 3  ╱ of these cells
//!
//!  hidden     . 4 . | 5 3 . | . . .        3, 4 and 5 are in the first two rows of two boxes: in the third box
//!             . . . | 3 5 . | . 4 .        all of them are in the third row, and so nothing else is:
//!             . . . | . . . | 6 . .        the 6 makes this a contradiction
//! ```
//!
//! Neither locked candidates nor singles see that before most of the box is filled, so a search would go through all of
//! its guesses elsewhere to find it again and again. It takes as long as two thirds of a turn of the other rules. That
//! pays where a search fails often, and most searches end before.
//!
//! T. Dillon's solver Tdoku (2019) is built on these groups of three cells, which it calls triads.

use super::{GUARDS, LIVE};
use crate::solver::failures::Failure;

/// All digits of the fields of `$word` in which there is none.
macro_rules! empty_fields {
    ($word:ident) => {{
        let guards = (GUARDS - $word) & GUARDS;
        guards - (guards >> 9u32)
    }};
}

/// Looks at one line of every box, with the digits `$line`; the boxes' other lines have `$other1` and `$other2`. What
/// may stay is taken from `$keep` and, for the other lines, `$keep1` and `$keep2`; boxes with too many digits for the
/// line, or too few, come to `$wrong`.
macro_rules! triples {
    ($line:ident $keep:ident, $other1:ident $keep1:ident, $other2:ident $keep2:ident, $wrong:ident) => {
        let here_only = $line & !($other1 | $other2);
        let after_first = without_lowest!(here_only);
        let after_second = without_lowest!(after_first);
        let less_than_three = empty_fields!(after_second);
        $keep &= here_only | less_than_three;
        let too_many = without_lowest!(after_second);
        let after_first = without_lowest!($line);
        let after_second = without_lowest!(after_first);
        $wrong |= too_many | empty_fields!(after_second);
        let after_third = without_lowest!(after_second);
        let triple = $line & empty_fields!(after_third);
        $keep1 &= !triple;
        $keep2 &= !triple;
    };
}

/// Looks at the lines `$a`, `$b` and `$c` of all boxes, each of three words.
macro_rules! lines {
    ($changed:ident: $($a:ident)*, $($b:ident)*, $($c:ident)*) => {
        let (a, b, c) = ($(*$a)|*, $(*$b)|*, $(*$c)|*);
        let (mut keep_a, mut keep_b, mut keep_c, mut wrong) = (LIVE, LIVE, LIVE, 0);
        triples!(a keep_a, b keep_b, c keep_c, wrong);
        triples!(b keep_b, a keep_a, c keep_c, wrong);
        triples!(c keep_c, a keep_a, b keep_b, wrong);
        if wrong != 0 {
            return Err(Failure { line: 0, bits: wrong });
        }
        let gone = (a & !keep_a) | (b & !keep_b) | (c & !keep_c);
        if gone != 0 {
            $(*$a &= keep_a;)*
            $(*$b &= keep_b;)*
            $(*$c &= keep_c;)*
            $changed = true;
        }
    };
}

/// Applies triples to all rows of boxes, and then to all columns. Returns whether a candidate went.
pub(super) const fn look(words: &mut [u128]) -> Result<bool, Failure> {
    let [p, q, r, s, t, u, v, w, x, _] = words else {
        panic!("a classic grid has ten words")
    };
    let mut changed = false;
    lines!(changed: p q r, s t u, v w x);
    lines!(changed: p s v, q t w, r u x);
    Ok(changed)
}
