//! Pairs of cells a move apart: if a cell sees all places of a digit in a box beside its own, it does not have the
//! digit.
//!
//! ```text
//!  · · · │ · · ·
//!  5 5 · │ · · ·      the upper box has 5 in one of three cells, and ✗ sees each of them
//!  · 5 · │ · · ·      by a knight's move or along the column
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
//! For the other sides and corners the words are in another order. The moves themselves are data of the rule, and the
//! tests compare the unrolled moves with them.
//!
//! Nearly all that follows in a grid with such a rule follows by this rule. So it has a propagation of its own, which
//! applies the moves between two turns of the usual rules, and does not wait until nothing follows by these. When it
//! stalls, some moves may not have been applied: to apply them costs more steps than it saves.

use super::propagate::{
    failure, hidden_singles, lines_and_boxes, lock_lines, naked_singles, place_naked_singles,
};
use super::{BAND, GUARDS, LIVE, STACK};
use crate::solver::change::Outcome;
use crate::solver::effort::Effort;
use sudoku_notation::geometry::{Groups, Rule};

/// The rules about moves that a grid has.
#[derive(Clone, Copy, PartialEq)]
pub(in super::super) enum Moves {
    None,
    Knight,
    King,
    Both,
}

impl Moves {
    /// Returns the rules about moves of a grid, if this engine supports its shape and all of its rules.
    pub(in super::super) const fn of(groups: &Groups<'_>) -> Option<Moves> {
        let Groups {
            boxes,
            rules,
            lines,
        } = groups;
        if boxes.rows() != 3 || boxes.columns() != 3 || !lines.is_empty() {
            return None;
        }
        let (mut rules, mut moves) = (*rules, Moves::None);
        while let Some(rule) = rules.take() {
            moves = match (rule, moves) {
                (Rule::AntiKnight, Moves::None) => Moves::Knight,
                (Rule::AntiKing, Moves::None) => Moves::King,
                (Rule::AntiKing, Moves::Knight) => Moves::Both,
                _ => return None,
            };
        }
        Some(moves)
    }
}

/// Keeps in the cells `$word` the digits that have a place out of their sight. The other box has such places in the
/// cells `$first` and `$unseen`, whose fields the shift brings to those of this box. Boxes at the edge have no other
/// box.
macro_rules! keep {
    ($($word:ident)*, $edge:expr, $shift:tt $by:literal: $first:ident $($unseen:ident)*) => {
        // These are separate statements, because an expression in parentheses costs the compiler more.
        let mut kept = $first;
        $(kept |= $unseen;)*
        kept $shift $by;
        kept |= $edge;
        $($word &= kept;)*
    };
}

/// Applies the knight's moves into the box to the right.
macro_rules! knight_beside {
    ($edge:expr, $shift:tt $by:literal:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        let (bc, df, ef, hi) = ($b | $c, $d | $f, $e | $f, $h | $i);
        keep!($b, $edge, $shift $by: ef $g hi);
        keep!($e, $edge, $shift $by: bc hi);
        keep!($h, $edge, $shift $by: $a bc ef);
        keep!($c, $edge, $shift $by: df hi);
        keep!($f, $edge, $shift $by: $a $c $g $i);
        keep!($i, $edge, $shift $by: bc df);
    };
}

/// Applies the knight's moves into the box at the lower right corner.
macro_rules! knight_corner {
    ($edge:expr, $shift:tt $by:literal:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        let others = $c | $e | $f | $g | $h | $i;
        keep!($f $h, $edge, $shift $by: $b $d others);
        keep!($i, $edge, $shift $by: $a others);
    };
}

/// Applies the king's moves into the box to the right.
macro_rules! king_beside {
    ($edge:expr, $shift:tt $by:literal:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        let (bc, ef, hi) = ($b | $c, $e | $f, $h | $i);
        keep!($c, $edge, $shift $by: ef $g hi);
        keep!($f, $edge, $shift $by: bc hi);
        keep!($i, $edge, $shift $by: $a bc ef);
    };
}

/// Applies the king's move into the box at the lower right corner.
macro_rules! king_corner {
    ($edge:expr, $shift:tt $by:literal:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        keep!($i, $edge, $shift $by: $b $c $d $e $f $g $h $i);
    };
}

/// The shifts from a box to the one at its lower right corner, and to the one at its upper right corner.
const DOWN: u32 = STACK + BAND;
const UP: u32 = STACK - BAND;

/// Applies moves to all sides and corners, by the shifts of a stack, of a band, and of both.
macro_rules! look {
    ($beside:ident $corner:ident $edges:ident:
     $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident) => {
        $beside!($edges.right, >>= 49u32: $a $b $c $d $e $f $g $h $i);
        $beside!($edges.left, <<= 49u32: $c $b $a $f $e $d $i $h $g);
        $beside!($edges.below, >>= 10u32: $a $d $g $b $e $h $c $f $i);
        $beside!($edges.above, <<= 10u32: $g $d $a $h $e $b $i $f $c);
        $corner!($edges.right_below, >>= 59u32: $a $b $c $d $e $f $g $h $i);
        $corner!($edges.left_below, <<= 39u32: $c $b $a $f $e $d $i $h $g);
        $corner!($edges.right_above, >>= 39u32: $g $h $i $d $e $f $a $b $c);
        $corner!($edges.left_above, <<= 59u32: $i $h $g $f $e $d $c $b $a);
    };
}

/// The boxes that have no other box to a side, or at a corner.
#[derive(Clone, Copy)]
pub(super) struct Edges {
    pub(super) right: u128,
    pub(super) left: u128,
    pub(super) below: u128,
    pub(super) above: u128,
    pub(super) right_below: u128,
    pub(super) left_below: u128,
    pub(super) right_above: u128,
    pub(super) left_above: u128,
}

pub(super) const EDGES: Edges = Edges {
    right: LIVE & !(LIVE >> STACK),
    left: LIVE & !(LIVE << STACK),
    below: LIVE & !(LIVE >> BAND),
    above: LIVE & !(LIVE << BAND),
    right_below: LIVE & !(LIVE >> DOWN),
    left_below: LIVE & !(LIVE << UP),
    right_above: LIVE & !(LIVE >> UP),
    left_above: LIVE & !(LIVE << DOWN),
};

/// Defines a function that applies the usual rules, and those about moves, until a round of them places no other digit.
///
/// ```text
///  lines and boxes ─▶ moves ─▶ lines and boxes ─▶ naked singles
///    ▲                             │ placed?          │ placed?
///    └─────────────────────────────┴──────────────────┘
/// ```
macro_rules! propagation {
    ($(#[$doc:meta])* $name:ident: $(($beside:ident $corner:ident))*) => {
        $(#[$doc])*
        pub(super) const fn $name(
            words: &mut [u128],
            fresh: bool,
            effort: &mut Effort,
        ) -> Outcome {
            let [p, q, r, s, t, u, v, w, x, y, ..] = words else {
                panic!("a classic grid has ten words")
            };
            let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h, mut i, mut twice] =
                [*p, *q, *r, *s, *t, *u, *v, *w, *x, *y];
            let (guards, live, edges) = (GUARDS, LIVE, EDGES);
            let mut fresh = fresh;
            let mut naked_turn = fresh;
            let mut moved = false;
            let mut turns = 1;
            let outcome = 'turns: loop {
                turns += 1;
                if naked_turn {
                    naked_turn = false;
                    place_naked_singles!('turns guards twice fresh: a za b zb c zc d zd e ze f zf g zg h zh i zi);
                }
                let before = twice;
                lines_and_boxes!('turns live twice: a b c d e f g h i);
                let once = before ^ twice;
                if once != 0 {
                    hidden_singles!(guards once: a, b, c, d, e, f, g, h, i);
                }
                if !moved {
                    moved = true;
                    $(look!($beside $corner edges: a b c d e f g h i);)*
                    continue;
                }
                moved = false;
                if once == 0 {
                    // Every digit has had one place since before the moves were applied.
                    if twice == 0 {
                        break Outcome::Solved;
                    }
                    naked_turn = true;
                }
            };
            effort.spend(turns);
            [*p, *q, *r, *s, *t, *u, *v, *w, *x, *y] = [a, b, c, d, e, f, g, h, i, twice];
            outcome
        }
    };
}

propagation! {
    /// Propagates in grids whose cells a knight's move apart differ.
    knight: (knight_beside knight_corner)
}
propagation! {
    /// Propagates in grids whose cells a king's move apart differ.
    king: (king_beside king_corner)
}
propagation! {
    /// Propagates in grids whose cells a knight's move or a king's move apart differ.
    both: (knight_beside knight_corner) (king_beside king_corner)
}

#[cfg(test)]
pub(super) use {keep, king_beside, king_corner, knight_beside, knight_corner, look};
