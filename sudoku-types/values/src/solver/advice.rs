//! Advice for the machine of types: the candidates on which it should branch first.
//!
//! ```text
//!            piece 0
//!    placed /       \ removed
//!      piece 1     piece 2        both branches of each candidate that is tried are looked at one step ahead
//!       /   \       /   \
//!      3     4     5     6
//! ```
//!
//! The machine chooses well by itself in most grids, but badly in a few of the hardest: one that takes 40 steps with
//! advice takes 7,000 without, which is too deep. A wrong piece of advice can cost time, but never change a verdict.

use super::boards::{self, Boards};
use super::change::{Change, Guess, Outcome};
use super::verdict::Rows;
use crate::effort::{COMPILER, Effort};
use sudoku_notation::geometry::Groups;
use sudoku_notation::options::ProofOption;

/// The most candidates that are tried for one piece.
const MOST_TRIED: u32 = 24;

/// The number of further candidates that doubles the expected cost of a branch.
const DOUBLE: u32 = 12;

/// Pieces of advice, each a digit, a row and a column, counted from 1. After piece `n` comes piece `2n + 1` if it is
/// placed, and `2n + 2` if it is removed. Pieces that are not needed are arbitrary.
pub struct Advice(pub [[u8; 3]; ProofOption::PIECES]);

type Words = [u128; boards::WORDS];

impl Advice {
    /// Pieces that need not make sense: the machine takes none that is not a candidate.
    pub const NONE: Advice = Advice([[1; 3]; ProofOption::PIECES]);
}

/// Returns advice on a grid of at most nine rows.
pub const fn advise<const N: usize>(givens: &Rows<N>, groups: Groups<'_>) -> Advice {
    let mut advice = Advice::NONE;
    if N > ProofOption::LARGEST_ADVISED {
        return advice;
    }
    let effort = &mut Effort::new(COMPILER);
    let boards = Boards::of_constraints::<N>(groups, groups.constraints(), effort);
    let mut grids = [[0; boards::WORDS]; ProofOption::PIECES];
    let mut is_open = [false; ProofOption::PIECES];
    boards.write(givens.as_flattened(), &mut grids[0], effort);
    is_open[0] = leads_on(boards.follow(&mut grids[0], Change::Written, effort));
    let mut piece = 0;
    while piece < ProofOption::PIECES {
        if is_open[piece]
            && let Some(guess) = choose::<N>(&boards, &grids[piece], effort)
        {
            let (digit, cell) = (guess.word(), guess.place());
            advice.0[piece] = [digit as u8 + 1, (cell / N) as u8 + 1, (cell % N) as u8 + 1];
            let mut next = 2 * piece + 1;
            while next <= 2 * piece + 2 && next < ProofOption::PIECES {
                grids[next] = grids[piece];
                let change = if next % 2 == 1 {
                    Change::Placed(guess)
                } else {
                    Change::Removed(guess)
                };
                is_open[next] = leads_on(boards.follow(&mut grids[next], change, effort));
                next += 1;
            }
        }
        piece += 1;
    }
    advice
}

/// Returns true if a grid with this outcome needs a branch.
const fn leads_on(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Stalled)
}

/// Returns the candidate with the lowest expected cost of its two branches. It is in a cell with two candidates, or in
/// a unit with two places for its digit; if there is no such candidate, in a cell with three.
const fn choose<const N: usize>(
    boards: &Boards,
    words: &Words,
    effort: &mut Effort,
) -> Option<Guess> {
    let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
    let mut digit = 0;
    while digit < N {
        four |= three & words[digit];
        three |= two & words[digit];
        two |= one & words[digit];
        one |= words[digit];
        digit += 1;
    }
    let (pairs, triples) = (two & !three, three & !four);
    let (mut few, mut digit) = ([0; N], 0);
    while digit < N {
        few[digit] = words[digit] & pairs | boards.in_pairs(words[digit]);
        digit += 1;
    }
    match least(boards, words, &few, effort) {
        None => {
            let mut digit = 0;
            while digit < N {
                few[digit] = words[digit] & triples;
                digit += 1;
            }
            least(boards, words, &few, effort)
        }
        best => best,
    }
}

/// Returns the best of these candidates, which are a set of cells for each digit.
const fn least<const N: usize>(
    boards: &Boards,
    words: &Words,
    few: &[u128; N],
    effort: &mut Effort,
) -> Option<Guess> {
    let (mut best, mut least, mut tried) = (None, u64::MAX, 0);
    let mut digit = 0;
    while digit < N {
        let mut cells = few[digit];
        while cells != 0 && tried < MOST_TRIED && !effort.is_spent() {
            let guess = Guess::new(digit, cells.trailing_zeros() as usize);
            cells &= cells - 1;
            tried += 1;
            let placed = expected::<N>(boards, words, Change::Placed(guess), effort);
            if placed < least {
                let removed = expected::<N>(boards, words, Change::Removed(guess), effort);
                if placed + removed < least {
                    (best, least) = (Some(guess), placed + removed);
                }
            }
        }
        digit += 1;
    }
    best
}

/// Returns the expected cost of a branch: 0 if it ends at once.
const fn expected<const N: usize>(
    boards: &Boards,
    words: &Words,
    change: Change,
    effort: &mut Effort,
) -> u64 {
    let mut words = *words;
    match boards.follow(&mut words, change, effort) {
        Outcome::Contradiction(_) | Outcome::Solved => return 0,
        Outcome::Stalled | Outcome::Spent => {}
    }
    let (mut open, mut digit) = (0, 0);
    while digit < N {
        open += words[digit].count_ones();
        digit += 1;
    }
    // If the effort was spent on the way to a contradiction, a cell may have no candidate left.
    let more = open.saturating_sub((N * N) as u32);
    ((DOUBLE + more % DOUBLE) as u64) << (more / DOUBLE)
}
