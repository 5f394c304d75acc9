//! Marks, by a second definition, and random ones.

use crate::Dice;

/// A line of a mark.
#[derive(Clone, Debug)]
pub struct MarkedLine {
    /// The mark, as its option is written; `cages` or `regions` for one of a list.
    pub mark: &'static str,
    /// The sum of its digits, for `sums`, and for `cages` with one; otherwise it is not used, or 0.
    pub sum: usize,
    /// Its cells, in order.
    pub cells: Vec<usize>,
}

/// Every mark: its name, its type, and words of what the judge says where it is broken.
pub const MARKS: [[&str; 3]; 9] = [
    ["thermometers", "Thermometers", "on a thermometer"],
    ["consecutive", "Consecutive", "do not differ by 1"],
    ["doubles", "Doubles", "neither is twice the other"],
    [
        "whispers",
        "Whispers",
        "too near to each other, on a whisper",
    ],
    ["palindromes", "Palindromes", "differ, on a palindrome"],
    ["sums", "Sums", "have another sum than they should"],
    [
        "arrows",
        "Arrows",
        "is not the sum of the others on its arrow",
    ],
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
        let of_parity = |rest| digits.iter().all(|digit| *digit == 0 || digit % 2 == rest);
        let least = |digits: &[usize]| digits.iter().map(|digit| (*digit).max(1)).sum::<usize>();
        let most = |digits: &[usize]| {
            let most = |digit: &usize| if *digit == 0 { size } else { *digit };
            digits.iter().map(most).sum::<usize>()
        };
        match self.mark {
            "thermometers" => neighbours(&|one, next| next > one),
            "consecutive" => neighbours(&|one, next| one.abs_diff(next) == 1),
            "doubles" => neighbours(&|one, next| one == 2 * next || next == 2 * one),
            "whispers" => neighbours(&|one, next| 2 * one.abs_diff(next) >= size),
            "palindromes" => {
                let mut pairs = digits.iter().zip(digits.iter().rev());
                pairs.all(|(one, other)| one * other == 0 || one == other)
            }
            "sums" => least(&digits) <= self.sum && self.sum <= most(&digits),
            "arrows" => {
                let (first, others) = digits.split_at(1);
                least(others) <= most(first) && least(first) <= most(others)
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
                "even" | "odd" | "sums" => dice.permutation(full.len())[..length + 1].to_vec(),
                _ => path(size, length + 1, reach(mark), dice),
            };
            loop {
                let sum = cells.iter().map(|cell| usize::from(full[*cell])).sum();
                let line = MarkedLine { mark, sum, cells };
                let least = if ["even", "odd"].contains(&mark) {
                    1
                } else {
                    2
                };
                if line.cells.len() < least {
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

    /// The sum before its cells.
    fn written_sum(&self) -> Option<usize> {
        (self.mark == "sums" || self.mark == "cages" && self.sum > 0).then_some(self.sum)
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

/// How far two cells that follow each other on a line of a mark are apart at most, in rows and columns together.
pub fn reach(mark: &str) -> usize {
    match mark {
        "consecutive" | "doubles" => 1,
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
