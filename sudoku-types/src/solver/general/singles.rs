//! The singles of a band.
//!
//! A digit with one place in its box (a hidden single) is alone in its cell, and so is a cell's
//! only candidate (a naked single). Both leave the box's other cells when the rows are
//! read; rows and columns lose them as locked candidates.
//!
//! (Macros, here and in `rows`: in the compiler a call takes the longer the longer the function is.)

/// `$once` becomes the digits that each box of a band has in one cell only; the words of the band are those from `$first`
/// to `$end`. Ends the block `$bands` where a box has no place for a digit.
macro_rules! once_in_boxes {
    ($bands:lifetime $words:ident $first:ident to $end:ident, $shape:ident: $once:ident) => {
        let (mut some, mut twice) = (0, 0);
        let mut i = $first;
        for_words!(i in $end => {
            let word = $words[i];
            twice |= some & word;
            some |= word;
        });
        if some != $shape.live {
            break $bands $shape.live ^ some;
        }
        let $once = some ^ twice;
    };
}

/// Makes digits of `$once` their cells' only candidates. For each word of the band, `$cells` becomes the digits of cells
/// that have no other candidate, and `$placed` those that each box has in such a cell; candidates that went come to
/// `$changed`. Ends the block `$bands` where a cell has no candidate, or a box a digit in two cells.
macro_rules! place_singles {
    ($bands:lifetime $words:ident $first:ident to $end:ident, $shape:ident, $once:ident:
     $cells:ident $placed:ident $changed:ident) => {
        let Shape { live, top, .. } = $shape;
        let low = live ^ top;
        let width = $shape.size as u32 - 1;
        let ones = top >> width;
        let mut $cells = [0; COLUMNS];
        let mut $placed = 0;
        let mut wrong = 0;
        let mut i = $first;
        for_words!(i in $end => {
            let mut word = $words[i];
            let before = word;
            let hidden = word & $once;
            if hidden != 0 {
                let found = (((hidden & low) + low) | hidden) & top;
                word &= !((found - (found >> width)) | found) | hidden;
            }
            let empty = top & !(((word & low) + low) | word);
            if empty != 0 {
                break $bands (empty - (empty >> width)) | empty;
            }
            let rest = word & (word - ones);
            let open = (((rest & low) + low) | rest) & top;
            let open = (open - (open >> width)) | open;
            wrong |= hidden & open;
            let digits = word & !open;
            wrong |= $placed & digits;
            $placed |= digits;
            $cells[i - $first] = digits;
            $changed |= before ^ word;
            $words[i] = word;
        });
        if wrong != 0 {
            break $bands wrong;
        }
    };
}

pub(super) use {once_in_boxes, place_singles};
