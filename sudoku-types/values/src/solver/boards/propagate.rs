//! Propagation on boards: singles and locked candidates until they find nothing more, then pairs, then cages.

use super::remove::{keep, take};
use super::{Boards, slot};
use crate::effort::Effort;
use crate::solver::change::Outcome;
use crate::solver::failures::Failure;

/// Returns a contradiction about these cells.
const fn failure(cells: u128) -> Outcome {
    Outcome::Contradiction(Failure {
        line: 0,
        bits: cells,
    })
}

/// Removes the first of these cells. (This is not a function, because the compiler counts calls.)
macro_rules! drop_lowest {
    ($cells:ident) => {
        let all = $cells;
        $cells -= 1;
        $cells &= all;
    };
}

/// Returns the cells that the entries of all these cells in a table have in common.
macro_rules! of_all {
    ($table:ident: $first:expr $(, $cell:expr)*) => {{
        let mut all = $table[slot!($first)];
        $(all &= $table[slot!($cell)];)*
        all
    }};
}

/// Checks the units that have lost cells. If `$has_near`, `$beside` collects the cells that are near all places of the digit in a
/// unit: this saves a quarter of the steps for puzzles with `non_consecutive`. (For the compiler `a & b` is seven statements, and
/// `a &= b` four; a `match` on a number is one statement, and an `if` five.)
macro_rules! look_at {
    ($peers:ident, $near:ident, $has_near:ident, $lost:ident, $board:ident, $singles:ident, $beside:ident: $($unit:ident)*) => {$(
        match $unit & $lost {
            0 => {}
            _ => {
                let mut places = $board;
                places &= $unit;
                match places {
                    0 => return Err($unit),
                    _ => {}
                }
                let mut others = places;
                drop_lowest!(others);
                match others {
                    0 => $singles |= places,
                    _ => {
                        let mut third = others;
                        drop_lowest!(third);
                        match third {
                            0 => {
                                $board &= !of_all!($peers: places ^ others, others);
                                if $has_near {
                                    $beside |= of_all!($near: places ^ others, others);
                                }
                            }
                            _ => {
                                let mut fourth = third;
                                drop_lowest!(fourth);
                                match fourth {
                                    0 => {
                                        $board &= !of_all!($peers: places ^ others, others ^ third, third);
                                        if $has_near {
                                            $beside |= of_all!($near: places ^ others, others ^ third, third);
                                        }
                                    }
                                    // More than three cells rarely have a common peer, which is not worth the steps to
                                    // look up their peers.
                                    _ => {}
                                }
                            }
                        }
                    }
                }
            }
        }
    )*};
}

impl Boards {
    /// Applies the rules to boards. The words have marks for the cells that have changed.
    pub(super) const fn propagate(&self, words: &mut [u128], effort: &mut Effort) -> Outcome {
        let boards = self;
        let size = boards.size;
        // The steps since the last loop turn. They are spent together, because a call is expensive in the compiler.
        let mut steps = 0;
        loop {
            effort.spend(steps + size as u32 + 4);
            if effort.is_spent() {
                return Outcome::Spent;
            }
            let (mut once, mut twice) = (0, 0);
            let mut digit = 0;
            while digit < size {
                let board = words[digit];
                twice |= once & board;
                once |= board;
                digit += 1;
            }
            if once != boards.all {
                return failure(boards.all & !once);
            }
            let done = words[2 * size];
            let single = once & !twice & !done;
            if single != 0 {
                words[2 * size] = done | single;
                steps = take_from_peers(words, boards, single);
                continue;
            }
            // The loop turns and three calls.
            steps = size as u32 + 3;
            match look(words, boards, &mut steps) {
                Ok(true) => continue,
                Ok(false) => {}
                Err(unit) => {
                    effort.spend(steps);
                    return failure(unit);
                }
            }
            if !boards.pairs.is_empty() && boards.look_at_pairs(words, &mut steps) {
                continue;
            }
            if words[2 * size + 1] == 0 {
                effort.spend(steps);
                return if done == boards.all {
                    Outcome::Solved
                } else {
                    Outcome::Stalled
                };
            }
            if let Err(cage) = boards.look_at_cages(words, effort) {
                return failure(cage);
            }
        }
    }
}

/// Removes the digits of these cells from their peers. Returns the number of loop turns and calls.
const fn take_from_peers(words: &mut [u128], boards: &Boards, cells: u128) -> u32 {
    let size = boards.size;
    let peers = &boards.peers;
    let (mut steps, mut all, mut digit) = (size as u32 + 1, 0, 0);
    while digit < size {
        let board = words[digit];
        let (mut left, mut gone) = (board & cells, 0);
        while left != 0 {
            let cell = left;
            drop_lowest!(left);
            gone |= peers[slot!(cell ^ left)];
            steps += 1;
        }
        gone &= board;
        words[digit] ^= gone;
        words[size + digit] |= gone;
        all |= gone;
        digit += 1;
    }
    words[2 * size + 1] |= all;
    steps
}

/// Finds hidden singles and locked candidates of every digit that has lost cells, in the units of these cells. Returns true
/// if some digit has lost cells. If a unit has no place for a digit, the unit is the error. Adds loop turns and calls to the
/// `steps`. (There is no function for one digit, because a call of a long function is expensive in the compiler.)
const fn look(words: &mut [u128], boards: &Boards, steps: &mut u32) -> Result<bool, u128> {
    let size = boards.size;
    let (peers, near, has_near) = (&boards.peers, &boards.near, boards.has_near);
    let open = !words[2 * size];
    let turns = boards.count.div_ceil(9) as u32;
    let mut looked = false;
    let mut digit = 0;
    while digit < size {
        let lost = words[size + digit];
        if lost == 0 {
            digit += 1;
            continue;
        }
        looked = true;
        words[size + digit] = 0;
        let before = words[digit];
        if before & open == 0 {
            *steps += 2;
            // A digit in `size` cells without other candidates has a place in every unit.
            if before.count_ones() as usize == size {
                digit += 1;
                continue;
            }
        }
        *steps += turns;
        let mut board = before;
        // Cells that have this digit and must lose all others.
        let mut singles = 0;
        // Cells that must lose the digits before and after this one.
        let mut beside = 0;
        let mut units: &[u128] = &boards.units;
        // Nine units at a time, because a loop turn costs more than the check of a unit that has lost no cell.
        while let &[a, b, c, d, e, f, g, h, i, ref more @ ..] = units {
            if a == 0 {
                break;
            }
            look_at!(peers, near, has_near, lost, board, singles, beside: a b c d e f g h i);
            units = more;
        }
        if board != before {
            let gone = before ^ board;
            words[digit] = board;
            words[size + digit] = gone;
            words[2 * size + 1] |= gone;
        }
        if beside != 0 {
            *steps += 2;
            if digit > 0 {
                take(words, digit - 1, beside, size);
            }
            if digit + 1 < size {
                take(words, digit + 1, beside, size);
            }
        }
        singles &= open;
        if singles != 0 {
            *steps += size as u32 + 1;
            keep(words, digit, singles, size);
        }
        digit += 1;
    }
    Ok(looked)
}
