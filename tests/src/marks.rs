//! Marks, by a second definition, and random ones.

use crate::Dice;

/// A line of a mark.
#[derive(Clone, Debug)]
pub struct MarkedLine {
    /// The mark, as its option is written; `cages` or `regions` for one of a list.
    pub mark: &'static str,
    /// The sum of its digits, for `sums`, and for `cages` with one; the number of a mark with one; otherwise it is not used, or 0.
    pub sum: usize,
    /// Its cells, in order.
    pub cells: Vec<usize>,
}

/// Every mark: its name, its type, and words of what the judge says where it is broken.
pub const MARKS: [[&str; 3]; 17] = [
    ["thermometers", "Thermometers", "on a thermometer"],
    ["consecutive", "Consecutive", "do not differ by 1"],
    ["doubles", "Doubles", "neither is twice the other"],
    [
        "differences",
        "Differences",
        "have another difference than they should",
    ],
    ["ratios", "Ratios", "have another ratio than they should"],
    [
        "whispers",
        "Whispers",
        "too near to each other, on a whisper",
    ],
    [
        "renbans",
        "Renbans",
        "are the same, or too far from each other, on a renban",
    ],
    [
        "entropic",
        "Entropic",
        "near each other on an entropic line",
    ],
    ["modular", "Modular", "near each other on a modular line"],
    [
        "undrawn",
        "Undrawn",
        "would have a dot or a sign between them",
    ],
    ["palindromes", "Palindromes", "differ, on a palindrome"],
    ["sums", "Sums", "have another sum than they should"],
    ["arrows", "Arrows", "have different sums"],
    ["equal_sums", "EqualSums", "have different sums"],
    ["zippers", "Zippers", "than the middle of their zipper"],
    ["even", "Even", "is not even"],
    ["odd", "Odd", "is not odd"],
];

impl MarkedLine {
    /// Whether full rows, or rows with blanks, may keep the mark on this line.
    pub fn can_hold(&self, rows: &[u8], size: usize) -> bool {
        let digits: Vec<_> = self
            .cells
            .iter()
            .map(|cell| usize::from(rows[*cell]))
            .collect();
        let neighbours = |holds: &dyn Fn(usize, usize) -> bool| {
            let mut pairs = digits.windows(2);
            pairs.all(|pair| pair.contains(&0) || holds(pair[0], pair[1]))
        };
        let threes = |class: &dyn Fn(usize) -> usize| {
            let differ = |one: usize, other: usize| one * other == 0 || class(one) != class(other);
            let all: Vec<_> = digits.iter().copied().chain([0]).collect();
            let mut threes = all.windows(3);
            threes.all(|at| differ(at[0], at[1]) && differ(at[0], at[2]) && differ(at[1], at[2]))
        };
        let of_parity = |rest| digits.iter().all(|digit| *digit == 0 || digit % 2 == rest);
        let least = |digits: &[usize]| digits.iter().map(|digit| (*digit).max(1)).sum::<usize>();
        let most = |digits: &[usize]| {
            let most = |digit: &usize| if *digit == 0 { size } else { *digit };
            digits.iter().map(most).sum::<usize>()
        };
        let agree = |(one, other): (&[usize], &[usize])| {
            least(one) <= most(other) && least(other) <= most(one)
        };
        match self.mark {
            "thermometers" => neighbours(&|one, next| next > one),
            "consecutive" => neighbours(&|one, next| one.abs_diff(next) == 1),
            "doubles" => neighbours(&|one, next| one == 2 * next || next == 2 * one),
            "differences" => {
                neighbours(&|one, next| self.sum > 0 && one.abs_diff(next) == self.sum)
            }
            "ratios" => neighbours(&|one, next| {
                self.sum > 0 && (one == self.sum * next || next == self.sum * one)
            }),
            "whispers" if self.sum > 0 => neighbours(&|one, next| one.abs_diff(next) >= self.sum),
            "whispers" => neighbours(&|one, next| 2 * one.abs_diff(next) >= size),
            "renbans" => {
                let mut known: Vec<_> = digits.iter().filter(|digit| **digit > 0).collect();
                known.sort_unstable();
                let span = |all: &[&usize]| *all[all.len() - 1] - *all[0];
                known.windows(2).all(|pair| pair[0] < pair[1])
                    && (known.is_empty() || span(&known) < digits.len())
            }
            "entropic" => {
                let third = size.div_ceil(3);
                threes(&|digit| usize::from(digit > third) + usize::from(digit > 2 * third))
            }
            "modular" => threes(&|digit| digit % 3),
            "undrawn" => neighbours(&|one, next| {
                let has = [
                    one.abs_diff(next) == 1,
                    one == 2 * next || next == 2 * one,
                    [5, 10].contains(&(one + next)),
                ];
                (0..3).all(|bit| self.sum >> bit & 1 == 0 || !has[bit])
            }),
            "palindromes" => {
                let mut pairs = digits.iter().zip(digits.iter().rev());
                pairs.all(|(one, other)| one * other == 0 || one == other)
            }
            "sums" => least(&digits) <= self.sum && self.sum <= most(&digits),
            "arrows" => agree(digits.split_at(1)),
            "equal_sums" => agree(digits.split_at(self.sum.min(digits.len()))),
            "zippers" => {
                let (last, half) = (digits.len() - 1, digits.len() / 2);
                let middle = &digits[last / 2..=half];
                (0..last / 2).all(|at| agree((&[digits[at], digits[last - at]], middle)))
            }
            "cages" | "regions" => {
                let differs = |(place, digit): (usize, &usize)| {
                    *digit == 0 || !digits[..place].contains(digit)
                };
                digits.iter().enumerate().all(differs)
                    && (self.mark == "regions"
                        || self.sum == 0
                        || least(&digits) <= self.sum && self.sum <= most(&digits))
            }
            "even" => of_parity(0),
            "odd" => of_parity(1),
            mark => panic!("no mark {mark}"),
        }
    }

    /// A line that full rows keep, if chance finds one.
    pub fn by_chance(mark: &'static str, full: &[u8], dice: &mut Dice) -> Option<MarkedLine> {
        let size = full.len().isqrt();
        let tries = 50;
        (0..tries).find_map(|_| {
            let length = 1 + dice.below(5);
            let mut cells = match mark {
                "even" | "odd" | "sums" | "equal_sums" => {
                    dice.permutation(full.len())[..length + 1].to_vec()
                }
                _ => path(size, length + 1, reach(mark), dice),
            };
            loop {
                let digits: Vec<_> = cells.iter().map(|cell| usize::from(full[*cell])).collect();
                let sum = number_of(mark, &digits, size, dice);
                let line = MarkedLine { mark, sum, cells };
                if line.cells.len() < least_cells(mark) {
                    return None;
                }
                if line.can_hold(full, size) {
                    return Some(line);
                }
                cells = line.cells;
                cells.pop();
            }
        })
    }

    /// The line as a type of this kind.
    pub fn line_type(&self, kind: &str, size: usize) -> String {
        let cell = |cell: &usize| format!("RC<{}, {}>", cell / size + 1, cell % size + 1);
        let cells: Vec<_> = self.cells.iter().map(cell).collect();
        let sum = self.written_sum();
        let sum = sum.map_or(String::new(), |sum| format!(", U{sum}"));
        format!("{kind}<tarr![{}]{sum}>", cells.join(", "))
    }

    /// The sum or number before its cells.
    pub fn written_sum(&self) -> Option<usize> {
        let numbered = ["sums", "equal_sums", "differences", "ratios", "undrawn"];
        let needed = numbered.contains(&self.mark);
        let allowed = ["cages", "whispers"].contains(&self.mark);
        (needed || allowed && self.sum > 0).then_some(self.sum)
    }

    /// What it takes of the room for lines.
    pub fn room(&self) -> usize {
        let cells = self.cells.len();
        match self.mark {
            "renbans" => 2 + cells * cells / 2,
            "entropic" | "modular" => 2 + 3 * cells,
            "zippers" => 2 + 2 * cells,
            _ => 2 + cells,
        }
    }

    /// The line as it is written in an option.
    pub fn text(&self, size: usize) -> String {
        let cell = |cell: &usize| format!("r{}c{}", cell / size + 1, cell % size + 1);
        let cells: Vec<_> = self.cells.iter().map(cell).collect();
        let sum = self.written_sum();
        let sum = sum.map_or(String::new(), |sum| format!("{sum} "));
        sum + &cells.join(" ")
    }
}

/// A number for a line of a mark with these digits, which may keep it, or 0; their sum where there is none.
fn number_of(mark: &str, digits: &[usize], size: usize, dice: &mut Dice) -> usize {
    match (mark, digits) {
        ("differences", [one, other, ..]) => one.abs_diff(*other),
        ("ratios", [one, other, ..]) if one % other == 0 => one / other,
        ("ratios", [one, other, ..]) => other / one,
        ("undrawn", _) => 1 + dice.below(7),
        ("equal_sums", _) => {
            let sum = |digits: &[usize]| digits.iter().sum::<usize>();
            let mut parts = 1..digits.len();
            let equal = parts.find(|first| sum(&digits[..*first]) == sum(&digits[*first..]));
            equal.unwrap_or(1)
        }
        ("whispers", _) => dice.below(2) * (1 + dice.below(size - 1)),
        _ => digits.iter().sum(),
    }
}

/// The least number of cells of a line of a mark.
pub fn least_cells(mark: &str) -> usize {
    match mark {
        "even" | "odd" => 1,
        "zippers" => 3,
        _ => 2,
    }
}

/// How far two cells that follow each other on a line of a mark are apart at most, in rows and columns together.
pub fn reach(mark: &str) -> usize {
    match mark {
        "consecutive" | "doubles" | "differences" | "ratios" | "undrawn" => 1,
        _ => 2,
    }
}

/// Cells side by side, or corner to corner if their reach is 2; at most `length` of them.
pub fn path(size: usize, length: usize, reach: usize, dice: &mut Dice) -> Vec<usize> {
    let mut cells = vec![dice.below(size * size)];
    for _ in 0..2 * reach.max(2) * length {
        let last = cells[cells.len() - 1];
        let (down, right) = (dice.below(3), dice.below(3));
        let (row, column) = (last / size + down, last % size + right);
        let is_inside = (1..=size).contains(&row) && (1..=size).contains(&column);
        let is_near = down.abs_diff(1) + right.abs_diff(1) <= reach;
        if is_inside && is_near && cells.len() < length {
            let next = (row - 1) * size + column - 1;
            if !cells.contains(&next) {
                cells.push(next);
            }
        }
    }
    cells
}

/// Lines that share cells, which full rows keep: one to three cages, some with their sum, and perhaps a region besides the boxes.
pub fn drawn_over(full: &[u8], dice: &mut Dice) -> Vec<MarkedLine> {
    let size = full.len().isqrt();
    let differ = |cells: &[usize]| {
        let digits = cells.iter().map(|cell| full[*cell]);
        digits.collect::<std::collections::HashSet<_>>().len() == cells.len()
    };
    let mut lines = Vec::new();
    let mut region = Vec::new();
    if dice.below(2) == 0 {
        for digit in 1..=size as u8 {
            let places = dice.permutation(full.len());
            region.extend(places.into_iter().find(|cell| full[*cell] == digit));
        }
        let (mark, sum) = ("regions", 0);
        lines.push(MarkedLine {
            mark,
            sum,
            cells: region,
        });
    }
    for _ in 0..1 + dice.below(3) {
        let mut cells = path(size, 2 + dice.below(size - 1), 1, dice);
        while !differ(&cells) {
            cells.pop();
        }
        let sum: usize = cells.iter().map(|cell| usize::from(full[*cell])).sum();
        let sum = if cells.len() == 1 || dice.below(4) > 0 {
            sum
        } else {
            0
        };
        let mark = "cages";
        lines.push(MarkedLine { mark, sum, cells });
    }
    lines
}
