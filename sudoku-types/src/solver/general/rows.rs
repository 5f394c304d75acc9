//! Locked candidates in the rows of a band.
//!
//! A digit that a row has in one box only goes from the box's other rows (claiming); one that a box
//! has in one row only goes from the row's other boxes (pointing).

/// Takes the singles from the other cells of their boxes, and reads the rows of the band: `$any` becomes what each box has
/// in its first row, its second row and so on.
macro_rules! read_rows {
    ($words:ident $first:ident to $end:ident, $shape:ident, $cells:ident $placed:ident: $any:ident $changed:ident) => {
        let mut $any = [0; ROWS];
        let (mut i, mut b, mut d) = ($first, 0, 0);
        for_words!(i, b, d of $shape.columns, in $end => {
            let word = $words[i];
            let kept = (word & !$placed) | $cells[i - $first];
            $any[b] |= kept;
            $changed |= word ^ kept;
            $words[i] = kept;
        });
    };
}

/// `$kept` becomes what may stay in each row: all but what is locked elsewhere. Ends the block `$bands` where a row has no
/// place for a digit, or several rows claim one in the same box.
macro_rules! lock_rows {
    ($bands:lifetime $shape:ident, $any:ident: $kept:ident) => {
        // What no other box has in the same row, what some row claims, and what a box has in more than one row.
        let mut claim = [0; ROWS];
        let (mut claimed, mut once, mut twice) = (0, 0, 0);
        let mut wrong = 0;
        for_rows!(b in $shape.rows => {
            let any = $any[b];
            let others = other_stacks!($shape, any);
            if any | others != $shape.live {
                break $bands $shape.live ^ (any | others);
            }
            twice |= once & any;
            once |= any;
            let mine = any & !others;
            wrong |= claimed & mine;
            claimed |= mine;
            claim[b] = mine;
        });
        let _ = once;
        if wrong != 0 {
            break $bands wrong;
        }
        let mut $kept = [0; ROWS];
        for_rows!(b in $shape.rows => {
            let elsewhere = claimed & !claim[b];
            let pointing = $any[b] & !twice;
            $kept[b] = !(elsewhere | other_stacks!($shape, pointing));
        });
    };
}

/// Keeps that, and leaves what the boxes of band `$a` then have in each of their columns in `$columns`, at a·C + d.
macro_rules! keep_rows {
    ($words:ident $first:ident to $end:ident, $shape:ident, $kept:ident, $a:ident: $columns:ident $changed:ident) => {
        let start = $a * $shape.columns;
        let (mut i, mut b, mut d) = ($first, 0, 0);
        for_words!(i, b, d of $shape.columns, in $end => {
            let word = $words[i];
            let left = word & $kept[b];
            $changed |= word ^ left;
            $words[i] = left;
            let before = if b == 0 { 0 } else { $columns[start + d] };
            $columns[start + d] = before | left;
        });
    };
}

pub(super) use {keep_rows, lock_rows, read_rows};
