//! Propagation on boards: singles and locked candidates, until nothing follows; and then cages.

use super::Boards;
use super::place::{keep, take};
use crate::solver::effort::Effort;
use crate::solver::node::{Failure, Outcome};

/// A contradiction about these cells.
const fn failure(cells: u128) -> Outcome {
    Outcome::Contradiction(Failure {
        bands: 1,
        digits: cells,
    })
}

/// Applies the rules to boards, of which those that have changed are marked.
pub(in super::super) const fn propagate(
    words: &mut [u128],
    boards: &Boards,
    effort: &mut Effort,
) -> Outcome {
    let size = boards.size;
    // Since the last turn. Counted there: in the compiler a call takes long.
    let mut steps = 0;
    loop {
        effort.spend(steps + size as u32 + 4);
        if effort.is_spent() {
            return Outcome::Spent;
        }
        let (mut once, mut twice) = (0, 0);
        macro_rules! count {
            ($($board:ident)*) => {$(
                twice |= once & *$board;
                once |= *$board;
            )*};
        }
        // As in `keep`, an index would take longer.
        if size == 9
            && let [a, b, c, d, e, f, g, h, i, ..] = words
        {
            count!(a b c d e f g h i);
        } else {
            let mut digit = 0;
            while digit < size {
                let board = &words[digit];
                count!(board);
                digit += 1;
            }
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
        steps = 2 * size as u32;
        let mut looked = false;
        /// Looks at a digit, whose lost cells are in that word, if it has some.
        macro_rules! look {
            ($($digit:tt $lost:expr),*) => {$(
                if words[$lost] != 0 {
                    looked = true;
                    if let Err(unit) = look_at(words, boards, $digit, &mut steps) {
                        effort.spend(steps);
                        return failure(unit);
                    }
                }
            )*};
        }
        if size == 9 {
            look!(0 9, 1 10, 2 11, 3 12, 4 13, 5 14, 6 15, 7 16, 8 17);
        } else {
            let mut digit = 0;
            while digit < size {
                look!(digit size + digit);
                digit += 1;
            }
        }
        if looked {
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

/// Takes the digits of these cells from their peers. Returns loop turns and calls.
const fn take_from_peers(words: &mut [u128], boards: &Boards, cells: u128) -> u32 {
    let size = boards.size;
    let mut steps = size as u32 + 2;
    let mut digit = 0;
    while digit < size {
        let board = words[digit];
        let mut left = board & cells;
        if left != 0 {
            let mut gone = 0;
            while left != 0 {
                gone |= boards.peers[left.trailing_zeros() as usize];
                left &= left - 1;
                // A turn, and two calls: that of `trailing_zeros`, and one in it.
                steps += 3;
            }
            take(words, digit, gone, size);
            steps += 1;
        }
        digit += 1;
    }
    steps
}

/// Looks for hidden singles and locked candidates of a digit in every unit that it has lost cells of; or gives one that has no place for
/// it. Adds loop turns and calls to the `steps`.
const fn look_at(
    words: &mut [u128],
    boards: &Boards,
    digit: usize,
    steps: &mut u32,
) -> Result<(), u128> {
    let size = boards.size;
    let done = words[2 * size];
    let before = words[digit];
    let mut board = before;
    let lost = words[size + digit];
    words[size + digit] = 0;
    // Its cells differ from each other: so it has one in every unit.
    if board & !done == 0 && board.count_ones() as usize == size {
        *steps += 3;
        return Ok(());
    }
    // Cells that have this digit and are to lose all others.
    let mut singles = 0;
    let placed = board & done;
    // With those behind the loop.
    *steps += (boards.count / 9 + size) as u32 + 8;
    /// Looks at a unit, if it has lost cells. Where the digit is placed in it, it has no other place there.
    macro_rules! look_at {
        ($unit:ident) => {
            if $unit & lost != 0 && $unit & placed == 0 {
                let places = board & $unit;
                if places == 0 {
                    return Err($unit);
                }
                let others = places & (places - 1);
                if others == 0 {
                    singles |= places;
                } else {
                    let third = others & (others - 1);
                    // More than three hardly ever have a peer in common, and all of them would have to be looked up.
                    if third == 0 || third & (third - 1) == 0 {
                        let mut seen = boards.peers[places.trailing_zeros() as usize]
                            & boards.peers[others.trailing_zeros() as usize];
                        if third != 0 {
                            seen &= boards.peers[third.trailing_zeros() as usize];
                        }
                        board &= !seen;
                        // Two calls for each of the three: that of `trailing_zeros`, and one in it.
                        *steps += 6;
                    }
                }
            }
        };
    }
    let mut units: &[u128] = &boards.units;
    // By nine, because a turn takes longer than most units, which have lost no cell.
    while let &[a, b, c, d, e, f, g, h, i, ref more @ ..] = units {
        if a == 0 {
            break;
        }
        look_at!(a);
        look_at!(b);
        look_at!(c);
        look_at!(d);
        look_at!(e);
        look_at!(f);
        look_at!(g);
        look_at!(h);
        look_at!(i);
        units = more;
    }
    if board != before {
        take(words, digit, before ^ board, size);
    }
    if singles != 0 {
        keep(words, digit, singles, size);
    }
    Ok(())
}
