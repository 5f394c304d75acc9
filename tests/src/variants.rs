//! Sudokus with further rules, by a second definition of each: whether two cells have to differ. Puzzles of them by chance, and a simple
//! solver that knows nothing but which cells differ.

use crate::Dice;

/// A cell: its row and column, from 0.
type Place = (usize, usize);

/// Rows, columns, boxes, and rules beside them.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Rows and columns of a box.
    pub shape: (usize, usize),
    /// As they are written in the option.
    pub rules: Vec<&'static str>,
    /// For each cell, those that differ from it.
    peers: Vec<Vec<usize>>,
}

/// How many solutions a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Exactly one.
    One,
    /// Two or more.
    Several,
    /// None.
    None,
}

/// Rules that a grid always has.
const USUAL: [&str; 3] = ["rows", "columns", "boxes"];

/// Every further rule: its name, its type, and what the judge says where it is broken.
pub const RULES: [[&str; 3]; 4] = [
    [
        "diagonals",
        "Diagonals",
        "a digit appears twice on a diagonal of this solution",
    ],
    [
        "windows",
        "Windows",
        "a digit appears twice in a window of this solution",
    ],
    [
        "anti_knight",
        "AntiKnight",
        "a digit appears twice a knight's move apart in this solution",
    ],
    [
        "anti_king",
        "AntiKing",
        "a digit appears twice a king's move apart in this solution",
    ],
];

/// The further rule of this name.
pub fn named(rule: &str) -> [&'static str; 3] {
    let rule = RULES.into_iter().find(|[name, ..]| *name == rule);
    rule.expect("a rule of this name")
}

/// Whether two cells have to differ by a rule, in a grid with boxes of this shape.
pub fn differ(rule: &str, shape: (usize, usize), one: Place, other: Place) -> bool {
    let size = shape.0 * shape.1;
    let apart = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    let both = |is_in: &dyn Fn(Place) -> bool| is_in(one) && is_in(other);
    let differ = match rule {
        "rows" => one.0 == other.0,
        "columns" => one.1 == other.1,
        "boxes" => one.0 / shape.0 == other.0 / shape.0 && one.1 / shape.1 == other.1 / shape.1,
        "diagonals" => both(&|(r, c)| r == c) || both(&|(r, c)| r + c == size - 1),
        "windows" => {
            // Each begins one cell behind the one before it ends.
            let starts = (1..size - shape.0).step_by(shape.0 + 1);
            let within = |start: usize, at: usize| (start..start + shape.0).contains(&at);
            starts.clone().any(|top| {
                starts
                    .clone()
                    .any(|left| both(&|(r, c)| within(top, r) && within(left, c)))
            })
        }
        "anti_knight" => apart == (1, 2) || apart == (2, 1),
        "anti_king" => apart.0 <= 1 && apart.1 <= 1,
        _ => panic!("no rule {rule}"),
    };
    differ && one != other
}

impl Variant {
    /// With boxes of this shape.
    pub fn new(shape: (usize, usize), rules: &[&'static str]) -> Variant {
        let size = shape.0 * shape.1;
        let place = |cell: usize| (cell / size, cell % size);
        let all: Vec<_> = USUAL.iter().chain(rules).copied().collect();
        let peers = |cell| {
            let differs = |other: &usize| {
                all.iter()
                    .any(|rule| differ(rule, shape, place(cell), place(*other)))
            };
            (0..size * size).filter(differs).collect()
        };
        Variant {
            shape,
            rules: rules.to_vec(),
            peers: (0..size * size).map(peers).collect(),
        }
    }

    /// Rows of a grid.
    pub fn size(&self) -> usize {
        self.shape.0 * self.shape.1
    }

    /// The options before a grid.
    pub fn options(&self) -> String {
        let (rows, columns) = self.shape;
        format!("boxes: {rows}x{columns}; rules: {};", self.rules.join(", "))
    }

    /// A grid in one word.
    pub fn line(&self, cells: &[u8]) -> String {
        let symbol = |&digit: &u8| char::from(b".123456789"[usize::from(digit)]);
        cells.iter().map(symbol).collect()
    }

    /// The rules that full rows break, whatever stands in them.
    pub fn broken(&self, cells: &[u8]) -> Vec<&'static str> {
        let size = self.size();
        let place = |cell: usize| (cell / size, cell % size);
        let all = USUAL.iter().chain(&self.rules).copied();
        all.filter(|rule| {
            (0..cells.len()).any(|one| {
                (0..one).any(|other| {
                    cells[one] == cells[other] && differ(rule, self.shape, place(one), place(other))
                })
            })
        })
        .collect()
    }

    /// Solutions of a grid, no more than so many; digits are tried in the order of the dice.
    pub fn solutions(&self, cells: &[u8], most: usize, dice: &mut Dice) -> Vec<Vec<u8>> {
        let size = self.size();
        let all = (1u32 << size) - 1;
        let mut left = vec![all; cells.len()];
        let mut grid = vec![0; cells.len()];
        for (cell, &digit) in cells.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            if left[cell] & 1 << (digit - 1) == 0 {
                return Vec::new();
            }
            self.place(&mut grid, &mut left, cell, digit);
        }
        let mut found = Vec::new();
        self.search(&grid, &left, most, dice, &mut found);
        found
    }

    fn place(&self, grid: &mut [u8], left: &mut [u32], cell: usize, digit: u8) {
        grid[cell] = digit;
        for &peer in &self.peers[cell] {
            left[peer] &= !(1 << (digit - 1));
        }
    }

    fn search(
        &self,
        grid: &[u8],
        left: &[u32],
        most: usize,
        dice: &mut Dice,
        found: &mut Vec<Vec<u8>>,
    ) {
        let blanks = (0..grid.len()).filter(|&cell| grid[cell] == 0);
        let Some(cell) = blanks.min_by_key(|&cell| left[cell].count_ones()) else {
            found.push(grid.to_vec());
            return;
        };
        for digit in dice.permutation(self.size()) {
            if left[cell] & 1 << digit != 0 && found.len() < most {
                let (mut grid, mut left) = (grid.to_vec(), left.to_vec());
                self.place(&mut grid, &mut left, cell, digit as u8 + 1);
                self.search(&grid, &left, most, dice, found);
            }
        }
    }

    /// A full grid, if there is one.
    pub fn full(&self, dice: &mut Dice) -> Option<Vec<u8>> {
        let blank = vec![0; self.size() * self.size()];
        self.solutions(&blank, 1, dice).pop()
    }

    /// A puzzle with so many solutions, of this full grid: the givens of three cells in ten, and few more, with one solution; some of them
    /// less; or one of them another digit. `None` if chance does not come to it.
    pub fn puzzle(&self, full: &[u8], count: Count, dice: &mut Dice) -> Option<Vec<u8>> {
        let mut cells = full.to_vec();
        // With fewer givens a solver as simple as this one takes too long.
        for &cell in &dice.permutation(cells.len())[..cells.len() * 7 / 10] {
            let digit = cells[cell];
            cells[cell] = 0;
            if self.solutions(&cells, 2, dice).len() > 1 {
                cells[cell] = digit;
            }
        }
        let givens: Vec<_> = (0..cells.len()).filter(|&cell| cells[cell] != 0).collect();
        for _ in 0..20 {
            let mut changed = cells.clone();
            match count {
                Count::One => return Some(cells),
                Count::Several => {
                    for _ in 0..givens.len() / 10 + 1 {
                        changed[givens[dice.below(givens.len())]] = 0;
                    }
                }
                Count::None => {
                    changed[givens[dice.below(givens.len())]] = dice.below(self.size()) as u8 + 1;
                }
            }
            if self.count(&changed, dice) == count {
                return Some(changed);
            }
        }
        None
    }

    /// How many solutions a grid has.
    pub fn count(&self, cells: &[u8], dice: &mut Dice) -> Count {
        match self.solutions(cells, 2, dice).len() {
            0 => Count::None,
            1 => Count::One,
            _ => Count::Several,
        }
    }
}
