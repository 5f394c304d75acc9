//! Chains of candidates, each of which follows from the one before, so that one of the two ends must be true.
//!
//! ```text
//!   a ═══ b ─── c ═══ d ─── e ═══ f        ═══  if one is false, the other is true: the two candidates of a cell,
//!                                                or the two places for a digit in a unit
//!  not a  so b  not c  so d  not e  so f    ───  if one is true, the other is false: two candidates of a cell, or
//!                                                one digit in two cells that see each other
//! ```
//! From "not a" follows f: so a or f is true, and candidates that see both are false. The two kinds of links alternate,
//! so they are called alternating inference chains. Short forms have names of their own:
//!
//! ```text
//!  skyscraper         one digit, two strong links in parallel lines       ═══ ─── ═══
//!  simple colouring   one digit, and the weak links are strong ones too
//!  X-chain            one digit
//!  XY-wing            three cells of two candidates each                  each ═══ in a cell
//!  W-wing             two cells of the same two candidates, and a strong link between them
//!  XY-chain           cells of two candidates
//! ```
//!
//! One search finds them all, the shortest first: breadth first, from every candidate that has a strong link. Chains of
//! candidates as one family: D. Berthier, "The Hidden Logic of Sudoku", 2007. The names are those of players.

use super::links::{Candidate, Links, Lost, MOST_NODES};
use super::{ChainForm, Found, Pattern, Steps};
use sudoku_notation::geometry::CellSet;

/// The most strong links of a chain. Longer chains hardly ever remove another candidate.
const MOST_LINKS: usize = 12;

/// The candidates of a chain in order: if the first is false, the second is true, so the third is false, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    candidates: [Candidate; 2 * MOST_LINKS],
    length: u8,
}

impl Chain {
    /// The chain of a pattern that is not a chain.
    pub(crate) const NONE: Chain = Chain {
        candidates: [Candidate::NONE; 2 * MOST_LINKS],
        length: 0,
    };

    pub(crate) const fn len(&self) -> usize {
        self.length as usize
    }

    pub(crate) const fn at(&self, index: usize) -> Candidate {
        self.candidates[index]
    }
}

/// A candidate `on` that must be true because `off` is false, which follows from the entry `before`. `links` is the number of
/// strong links of the chain so far.
#[derive(Clone, Copy)]
struct Entry {
    on: u16,
    off: u16,
    before: u16,
    links: u16,
}

/// How far the search for a chain has come, so that it can be interrupted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    /// The number of strong links of the chains that are looked for.
    pub(super) length: usize,
    /// The candidate from which the next chains begin.
    pub(super) start: usize,
    /// True if no chain of this length has been reached so far: if it stays true, there are no longer ones.
    is_last: bool,
}

impl Progress {
    /// The beginning of the search: the shortest chains have two strong links.
    pub(super) const NOTHING: Self = Progress::of(2);

    const fn of(length: usize) -> Self {
        Progress {
            length,
            start: 0,
            is_last: true,
        }
    }
}

/// The candidates that a search from one candidate has reached.
pub(super) struct Search<const N: usize> {
    entries: [Entry; MOST_NODES],
    count: usize,
    /// The number of the first candidate, from 1.
    start: u16,
    /// The turns and calls of the search.
    pub(super) effort: usize,
    /// The candidates, by digit, that have not been found to be false if the first candidate is false.
    left: [CellSet<N>; N],
    /// For each candidate the last search that found it to be true, by the number of its first candidate, from 1.
    on: [u16; MOST_NODES],
}

impl<const N: usize> Search<N> {
    const NONE: Self = Search {
        entries: [Entry {
            on: 0,
            off: 0,
            before: 0,
            links: 0,
        }; MOST_NODES],
        count: 0,
        start: 0,
        effort: 0,
        left: [CellSet::EMPTY; N],
        on: [0; MOST_NODES],
    };

    /// Starts again from a candidate that is assumed to be false.
    const fn begin(&mut self, links: &Links<N>, start: usize) {
        (self.count, self.effort) = (0, 20);
        self.left = links.linked;
        let Candidate { digit, .. } = links.candidates[start];
        self.left[digit as usize - 1].remove(links.candidates[start].cell());
        self.start = start as u16 + 1;
        self.follow(links, start, 0, 1);
    }

    /// Adds what follows if a digit is false in these cells, because the entry `before` is true.
    const fn rule_out(&mut self, links: &Links<N>, digit: u8, cells: &CellSet<N>, before: usize) {
        let left = &mut self.left[digit as usize - 1];
        let mut more = left.and(cells);
        *left = left.minus(cells);
        self.effort += if N > 11 { 30 } else { 8 };
        let length = self.entries[before].links as usize + 1;
        while let Some(cell) = more.take_first() {
            self.follow(links, links.number_of(cell, digit), before, length);
        }
    }

    /// Adds the candidates that must be true because `off` is false, which follows from the entry `before`.
    const fn follow(&mut self, links: &Links<N>, off: usize, before: usize, length: usize) {
        let (strong, count) = links.strong(off);
        self.effort += 4 * count + if N > 11 { 12 } else { 8 };
        let mut index = 0;
        while index < count {
            let on = strong[index] as usize;
            if self.on[on] != self.start {
                self.on[on] = self.start;
                self.entries[self.count] = Entry {
                    on: on as u16,
                    off: off as u16,
                    before: before as u16,
                    links: length as u16,
                };
                self.count += 1;
            }
            index += 1;
        }
    }

    /// Returns the chain that ends with an entry.
    const fn chain_to(&self, links: &Links<N>, end: usize) -> Chain {
        let mut chain = Chain::NONE;
        chain.length = 2 * self.entries[end].links as u8;
        let (mut index, mut place) = (chain.length as usize, end);
        while index > 0 {
            let entry = self.entries[place];
            chain.candidates[index - 1] = links.candidates[entry.on as usize];
            chain.candidates[index - 2] = links.candidates[entry.off as usize];
            index -= 2;
            place = entry.before as usize;
        }
        chain
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Finds the shortest chain that rules out a candidate, and removes the candidates that it rules out.
    pub(super) const fn chain(&mut self) -> Option<Found<N>> {
        let mut links = Links::new();
        self.link_all(&mut links, true);
        loop {
            if let Some((chain, taken)) = self.chain_of(&mut links, false) {
                self.chains = Progress::NOTHING;
                return Some(self.take_by(&links, chain, taken));
            }
            if self.chains.start < links.count {
                return None;
            }
            let Progress {
                length, is_last, ..
            } = self.chains;
            if is_last || length == MOST_LINKS {
                self.chains = Progress::NOTHING;
                return None;
            }
            self.chains = Progress::of(length + 1);
        }
    }

    /// Finds an XY-wing that rules out a candidate, and removes the candidates that it rules out.
    pub(super) const fn xy_wing(&mut self) -> Option<Found<N>> {
        let mut links = Links::new();
        self.link_all(&mut links, false);
        self.chains.length = 3;
        let found = self.chain_of(&mut links, true);
        if found.is_some() || self.chains.start == links.count {
            self.chains = Progress::NOTHING;
        }
        match found {
            Some((chain, taken)) => Some(self.take_by(&links, chain, taken)),
            None => None,
        }
    }

    /// Goes on to the next chain of the present length that rules out a candidate. Returns it, and what it rules out.
    const fn chain_of(&mut self, links: &mut Links<N>, is_wing: bool) -> Option<(Chain, Lost<N>)> {
        let mut search = Search::NONE;
        let length = self.chains.length;
        while self.chains.start < links.count && !self.effort.is_spent() {
            let start = self.chains.start;
            if links.is_short[start] {
                self.spend(1);
                self.chains.start += 1;
                continue;
            }
            search.begin(links, start);
            links.is_short[start] = true;
            let (mut place, mut found) = (0, None);
            while place < search.count && found.is_none() {
                let Entry {
                    on: end,
                    links: so_far,
                    ..
                } = search.entries[place];
                let (one, on) = (links.candidates[start], links.candidates[end as usize]);
                if (so_far as usize) < length {
                    self.go_on_from(links, &mut search, on, place);
                } else {
                    self.chains.is_last = false;
                    links.is_short[start] = false;
                    // From an earlier candidate the chain was found in the other direction.
                    let taken = if (end as usize) < start || is_wing && one.digit != on.digit {
                        None
                    } else if self.units.most_taken > 1 {
                        search.effort += 3 * (self.units.cost_of_peers as usize + 16 * N);
                        self.lost_by(one, on)
                    } else {
                        search.effort += if N > 11 { 60 } else { 24 };
                        self.taken(links, one, on)
                    };
                    if let Some(taken) = taken {
                        found = Some((search.chain_to(links, place), taken));
                    }
                }
                place += 1;
            }
            self.spend(20 + search.effort);
            if found.is_some() {
                return found;
            }
            self.chains.start += 1;
        }
        None
    }

    /// Goes on from a candidate that is true, by the entry in this place, so that those that it has weak links to are false.
    const fn go_on_from(
        &self,
        links: &Links<N>,
        search: &mut Search<N>,
        on: Candidate,
        place: usize,
    ) {
        search.effort += 16;
        let cell = on.cell();
        if self.units.most_taken > 1 {
            search.effort += self.units.cost_of_peers as usize;
            let mut taken = self.units.taken(cell, on.digit);
            while let Some((digit, cells)) = self.units.take_next(&mut taken) {
                search.rule_out(links, digit, &cells, place);
            }
        } else {
            let cells = &links.sees[cell.row][cell.column];
            search.rule_out(links, on.digit, cells, place);
        }
        let mut others = links.digits[cell.row][cell.column].bits() & !(1 << (on.digit - 1));
        while others != 0 {
            let other = others.trailing_zeros() as u8 + 1;
            others &= others - 1;
            search.effort += 8;
            search.rule_out(links, other, &CellSet::one(cell), place);
        }
    }

    /// Removes the candidates that a chain rules out, and returns the chain as a pattern.
    const fn take_by(&mut self, links: &Links<N>, chain: Chain, lost: Lost<N>) -> Found<N> {
        let all = self.lose_all(&lost);
        self.spend(40 * chain.len() + 60);
        let mut cells = CellSet::EMPTY;
        let mut link = 0;
        while link < chain.len() {
            cells.insert(chain.at(link).cell());
            link += 1;
        }
        Found {
            pattern: Pattern::Chain(form(links, &chain)),
            digits: all,
            cells,
            chain,
        }
    }
}

/// Returns the name that players have for a chain.
const fn form<const N: usize>(links: &Links<N>, chain: &Chain) -> ChainForm {
    let strong_links = chain.len() / 2;
    let (mut one_digit, mut in_cells, mut all_strong) = (true, true, true);
    let mut index = 1;
    while index < chain.len() {
        let (before, after) = (chain.at(index - 1), chain.at(index));
        one_digit &= before.digit == after.digit;
        if index % 2 == 1 {
            in_cells &= before.digit != after.digit;
        } else {
            all_strong &= links.are_strong(before, after);
        }
        index += 1;
    }
    let first = chain.at(0);
    let is_closed = first.digit == chain.at(chain.len() - 1).digit;
    if one_digit {
        if strong_links == 2 && is_skyscraper(chain) {
            ChainForm::Skyscraper
        } else if all_strong {
            ChainForm::SimpleColouring
        } else {
            ChainForm::XChain
        }
    } else if in_cells {
        if strong_links == 3 && is_closed {
            ChainForm::XyWing
        } else {
            ChainForm::XyChain
        }
    } else if strong_links == 3
        && is_closed
        && first.digit != chain.at(1).digit
        && chain.at(2).digit == chain.at(3).digit
        && chain.at(4).digit != chain.at(5).digit
    {
        ChainForm::WWing
    } else {
        ChainForm::Alternating
    }
}

/// Returns true if the two strong links are in rows and the weak link is in a column, or the other way round.
const fn is_skyscraper(chain: &Chain) -> bool {
    let [a, b] = [chain.at(0), chain.at(1)];
    let [c, d] = [chain.at(2), chain.at(3)];
    (a.row == b.row && c.row == d.row && b.column == c.column)
        || (a.column == b.column && c.column == d.column && b.row == c.row)
}
