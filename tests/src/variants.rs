//! Further rules, regions and cages, each by a second definition: which cells have to differ, and which sums some have.
//! With it, random puzzles and a simple solver, to test the library against.

use crate::marks::{MARKS, MarkedLine, drawn_over};
use crate::{Dice, line};
use std::sync::OnceLock;

/// A cell: its row and column, from 0.
type Place = (usize, usize);

/// Rows, columns, boxes or regions, and further rules and cages.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Rows and columns of a box.
    pub shape: (usize, usize),
    /// As they are written in the option.
    pub rules: Vec<&'static str>,
    /// For each cell the character of its region, in the place of boxes.
    pub regions: Option<Vec<u8>>,
    /// For each cell the character of its cage, or `.`.
    pub cages: Option<Vec<u8>>,
    /// Cages with sums.
    pub sums: Vec<(u8, usize)>,
    /// Cages are written as a list of their cells, not as a map.
    pub lists_cages: bool,
    /// Lines of marks, in the order of the marks.
    pub marks: Vec<MarkedLine>,
    /// For each cell, those that differ from it; then those whose digits do not follow its own, nor it them.
    links: OnceLock<[Vec<Vec<usize>>; 2]>,
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

/// Every further rule: its name, its type, and what the judge says where it is broken.
pub const RULES: [[&str; 3]; 6] = [
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
    [
        "anti_elephant",
        "AntiElephant",
        "a digit appears twice an elephant's move apart in this solution",
    ],
    [
        "non_consecutive",
        "NonConsecutive",
        "two digits that follow each other are side by side in this solution",
    ],
];

/// What the judge says where a rule is broken.
pub fn in_words(rule: &str) -> &'static str {
    match rule {
        "rows" => "a digit appears twice in a row of this solution",
        "columns" => "a digit appears twice in a column of this solution",
        "boxes" => "a digit appears twice in a box of this solution",
        "regions" => "a digit appears twice in a region of this solution",
        "cages" => "a digit appears twice in a cage of this solution",
        "sums" => "a cage of this solution has another sum than it should",
        "sums of lines" => in_words_of_mark("sums"),
        rule if RULES.iter().any(|[name, ..]| *name == rule) => named(rule)[2],
        mark => in_words_of_mark(mark),
    }
}

fn in_words_of_mark(mark: &str) -> &'static str {
    let mark = MARKS.into_iter().find(|[name, ..]| *name == mark);
    mark.expect("a mark of this name")[2]
}

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
        "anti_elephant" => apart == (2, 2),
        "non_consecutive" => false,
        _ => panic!("no rule {rule}"),
    };
    differ && one != other
}

/// Whether the digits of two cells must not follow each other by a rule.
pub fn are_apart(rule: &str, one: Place, other: Place) -> bool {
    rule == "non_consecutive" && one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
}

/// Returns true if rows keep the givens.
pub fn keeps(rows: &[u8], givens: &[u8]) -> bool {
    (givens.iter().zip(rows)).all(|(&given, &digit)| given == 0 || given == digit)
}

/// Returns a blank cell with at most one digit left, or with the fewest.
fn most_decided(grid: &[u8], left: &[u32]) -> Option<usize> {
    let (mut least, mut found) = (u32::MAX, None);
    for (cell, digits) in left.iter().enumerate() {
        if grid[cell] == 0 && digits.count_ones() < least {
            (least, found) = (digits.count_ones(), Some(cell));
            if least <= 1 {
                break;
            }
        }
    }
    found
}

/// What a region or a cage is called.
const NAMES: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

impl Variant {
    /// With boxes of this shape.
    pub fn new(shape: (usize, usize), rules: &[&'static str]) -> Variant {
        Variant {
            shape,
            rules: rules.to_vec(),
            regions: None,
            cages: None,
            sums: Vec::new(),
            lists_cages: false,
            marks: Vec::new(),
            links: OnceLock::new(),
        }
    }

    /// The same without further rules.
    pub fn without_rules(&self) -> Variant {
        Variant {
            rules: Vec::new(),
            links: OnceLock::new(),
            ..self.clone()
        }
    }

    /// The same with regions in the place of boxes that these full rows keep: at first the boxes, and then cells with
    /// equal digits change places.
    pub fn jigsaw(&self, full: &[u8], dice: &mut Dice) -> Variant {
        let (size, shape) = (self.size(), self.shape);
        let of_cell = |cell: usize| {
            let (row, column) = (cell / size, cell % size);
            NAMES[row / shape.0 * shape.0 + column / shape.1]
        };
        let mut map: Vec<_> = (0..size * size).map(of_cell).collect();
        for _ in 0..size * size {
            let (one, other) = (dice.below(full.len()), dice.below(full.len()));
            if full[one] == full[other] {
                map.swap(one, other);
            }
        }
        Variant {
            regions: Some(map),
            links: OnceLock::new(),
            ..self.clone()
        }
    }

    /// Adds cages that these full rows keep. Some of several cells have no sum, and some cells are in none.
    pub fn caged(&self, full: &[u8], dice: &mut Dice) -> Variant {
        let size = self.size();
        let mut map = vec![b'.'; size * size];
        let mut sums = Vec::new();
        let mut names = NAMES.iter();
        for start in dice.permutation(size * size) {
            if map[start] != b'.' || dice.below(8) == 0 {
                continue;
            }
            let Some(&name) = names.next() else { break };
            let mut cells = vec![start];
            map[start] = name;
            for _ in 0..dice.below(4) {
                let cell = cells[dice.below(cells.len())];
                let next = match dice.below(2) {
                    0 if cell % size + 1 < size => cell + 1,
                    _ => cell + size,
                };
                let is_free = map.get(next) == Some(&b'.');
                if is_free && cells.iter().all(|cell| full[*cell] != full[next]) {
                    cells.push(next);
                    map[next] = name;
                }
            }
            let sum = cells.iter().map(|cell| usize::from(full[*cell])).sum();
            if dice.below(6) > 0 || cells.len() == 1 {
                sums.push((name, sum));
            }
        }
        Variant {
            cages: Some(map),
            sums,
            links: OnceLock::new(),
            ..self.clone()
        }
    }

    /// The same with lines of these marks that these full rows keep, one to three of each.
    pub fn marked(&self, full: &[u8], marks: &[&str], dice: &mut Dice) -> Variant {
        let mut lines = Vec::new();
        for [mark, ..] in MARKS.into_iter().filter(|[name, ..]| marks.contains(name)) {
            let several = 0..1 + dice.below(3);
            lines.extend(several.filter_map(|_| MarkedLine::by_chance(mark, full, dice)));
        }
        // A grid has room for this number of numbers.
        let cages = self.cages().map(|cage| 2 + cage.cells.len());
        let regions = self.regions.iter().map(|_| self.size() * (self.size() + 2));
        let mut numbers: usize = cages.chain(regions).sum();
        lines.retain(|line| {
            numbers += line.room();
            numbers <= 8 * full.len()
        });
        Variant {
            marks: lines,
            ..self.clone()
        }
    }

    /// The same with lines that share cells: cages, and perhaps a region besides the boxes.
    pub fn drawn_over(&self, full: &[u8], dice: &mut Dice) -> Variant {
        let mut lines = self.marks.clone();
        lines.extend(drawn_over(full, dice));
        lines.retain(|line| self.regions.is_none() || line.mark != "regions");
        Variant {
            marks: lines,
            ..self.clone()
        }
    }

    /// A grid has room for this number of cells and lines: 8 for each cell, where a line counts two and each of its cells one.
    pub fn has_room(&self) -> bool {
        let map = |map: &Option<Vec<u8>>| {
            let mut cells: Vec<_> = map.iter().flatten().filter(|name| **name != b'.').collect();
            let count = cells.len();
            cells.sort_unstable();
            cells.dedup();
            count + 2 * cells.len()
        };
        let marks = self.marks.iter().map(MarkedLine::room);
        let numbers = map(&self.regions) + map(&self.cages) + marks.sum::<usize>();
        numbers <= 8 * self.size() * self.size()
    }

    /// The same with these regions and cages, by a character for each cell, and these sums of cages.
    pub fn with_areas(
        &self,
        regions: Option<Vec<u8>>,
        cages: Option<Vec<u8>>,
        sums: Vec<(u8, usize)>,
    ) -> Variant {
        Variant {
            regions,
            cages,
            sums,
            links: OnceLock::new(),
            ..self.clone()
        }
    }

    fn links(&self) -> &[Vec<Vec<usize>>; 2] {
        self.links.get_or_init(|| {
            let cells = || 0..self.size() * self.size();
            let linked = |are: fn(&Variant, &str, usize, usize) -> bool| {
                let of =
                    |one| move |other: &usize| self.all().any(|rule| are(self, rule, one, *other));
                cells()
                    .map(|one| cells().filter(of(one)).collect())
                    .collect()
            };
            [linked(Variant::differ), linked(Variant::are_apart)]
        })
    }

    /// The cells that have to differ from this one.
    pub fn peers(&self, cell: usize) -> &[usize] {
        &self.links()[0][cell]
    }

    /// What there is to keep, but for sums.
    fn all(&self) -> impl Iterator<Item = &'static str> {
        let areas = match self.regions {
            Some(_) => "regions",
            None => "boxes",
        };
        let cages = self.cages.as_ref().map(|_| "cages");
        let usual = ["rows", "columns", areas].into_iter();
        usual.chain(self.rules.iter().copied()).chain(cages)
    }

    /// Whether two cells have to differ by a rule.
    pub fn differ(&self, rule: &str, one: usize, other: usize) -> bool {
        let size = self.size();
        let place = |cell: usize| (cell / size, cell % size);
        let map = match rule {
            "regions" => &self.regions,
            "cages" => &self.cages,
            _ => return differ(rule, self.shape, place(one), place(other)),
        };
        let map = map.as_ref().expect("a map");
        one != other && map[one] == map[other] && map[one] != b'.'
    }

    /// Whether the digits of two cells must not follow each other by a rule.
    fn are_apart(&self, rule: &str, one: usize, other: usize) -> bool {
        let place = |cell: usize| (cell / self.size(), cell % self.size());
        are_apart(rule, place(one), place(other))
    }

    /// The cages as lines, as they are in a list.
    pub fn cages(&self) -> impl Iterator<Item = MarkedLine> {
        let is_used = |name: &u8| self.cages.iter().flatten().any(|other| other == name);
        let names = NAMES.iter().copied().filter(is_used);
        names.map(|name| {
            let sum = self.sums.iter().find(|cage| cage.0 == name);
            MarkedLine {
                mark: "cages",
                sum: sum.map_or(0, |cage| cage.1),
                cells: self.cage(name).collect(),
            }
        })
    }

    /// The cells of a cage.
    fn cage(&self, name: u8) -> impl Iterator<Item = usize> {
        let cages = self.cages.iter().flatten().enumerate();
        let cells = cages.filter(move |(_, other)| **other == name);
        cells.map(|(cell, _)| cell)
    }

    /// Whether a cage may have its sum, as far as its cells are filled.
    fn can_have(&self, cells: &[u8], name: u8, sum: usize) -> bool {
        let digits = self.cage(name).map(|cell| usize::from(cells[cell]));
        let (mut blanks, mut so_far) = (0, 0);
        for digit in digits {
            blanks += usize::from(digit == 0);
            so_far += digit;
        }
        if blanks == 0 {
            so_far == sum
        } else {
            so_far + blanks <= sum && sum <= so_far + blanks * self.size()
        }
    }

    /// Rows of a grid.
    pub fn size(&self) -> usize {
        self.shape.0 * self.shape.1
    }

    /// The options before a grid.
    pub fn options(&self) -> String {
        let (rows, columns) = self.shape;
        let text = |map: &[u8]| String::from_utf8_lossy(map).into_owned();
        let of = |name: &'static str| self.marks.iter().filter(move |line| line.mark == name);
        let list = |lines: &mut dyn Iterator<Item = MarkedLine>| {
            let lines: Vec<_> = lines.map(|line| line.text(self.size())).collect();
            lines.join(", ")
        };
        let mut options = match &self.regions {
            Some(regions) => format!("regions: {:?};", text(regions)),
            None => format!("boxes: {rows}x{columns};"),
        };
        if of("regions").next().is_some() {
            options += &format!(" regions: {};", list(&mut of("regions").cloned()));
        }
        if !self.rules.is_empty() {
            options += &format!(" rules: {};", self.rules.join(", "));
        }
        let mut cages = self.cages().chain(of("cages").cloned()).peekable();
        if cages.peek().is_some() && (self.lists_cages || of("cages").next().is_some()) {
            options += &format!(" cages: {};", list(&mut cages));
        } else if let Some(cages) = &self.cages {
            options += &format!(" cages: {:?}", text(cages));
            for (name, sum) in &self.sums {
                options += &format!(", {} = {sum}", char::from(*name));
            }
            options += ";";
        }
        for [mark, ..] in MARKS {
            let lines = self.marks.iter().filter(|line| line.mark == mark);
            let lines: Vec<_> = lines.map(|line| line.text(self.size())).collect();
            if !lines.is_empty() {
                options += &format!(" {mark}: {};", lines.join(", "));
            }
        }
        options
    }

    /// A grid in one word.
    pub fn line(&self, cells: &[u8]) -> String {
        line(cells)
    }

    /// The rules that full rows break, whatever is in them.
    pub fn broken(&self, cells: &[u8]) -> Vec<&'static str> {
        let broken = self.all().filter(|rule| {
            (0..cells.len()).any(|one| {
                (0..one).any(|other| match cells[one].abs_diff(cells[other]) {
                    0 => self.differ(rule, one, other),
                    1 => self.are_apart(rule, one, other),
                    _ => false,
                })
            })
        });
        let mut sums = self.sums.iter();
        let wrong = sums.any(|&(name, sum)| !self.can_have(cells, name, sum));
        let marks = self
            .marks
            .iter()
            .filter(|line| !line.can_hold(cells, self.size()));
        let marks = marks.flat_map(|line| {
            let digits = line.cells.iter().map(|&cell| usize::from(cells[cell]));
            let is_other = line.sum > 0 && digits.sum::<usize>() != line.sum;
            let any_sum = MarkedLine {
                sum: 0,
                ..line.clone()
            };
            match line.mark {
                "sums" => [Some("sums of lines"), None],
                // Its digits may be equal and have another sum, too.
                "cages" => {
                    let is_equal = !any_sum.can_hold(cells, self.size());
                    [is_equal.then_some("cages"), is_other.then_some("sums")]
                }
                mark => [Some(mark), None],
            }
        });
        let marks = marks.flatten();
        broken.chain(wrong.then_some("sums")).chain(marks).collect()
    }

    /// Returns true if full rows keep the givens and all rules.
    pub fn is_solution(&self, rows: &[u8], givens: &[u8]) -> bool {
        let is_digit = |digit: u8| (1..=self.size()).contains(&usize::from(digit));
        rows.iter().all(|&digit| is_digit(digit))
            && keeps(rows, givens)
            && self.broken(rows).is_empty()
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
        let mut sums = self.sums.iter();
        if !sums.all(|&(name, sum)| self.can_have(&grid, name, sum)) {
            return Vec::new();
        }
        if !self.marks.iter().all(|line| line.can_hold(&grid, size)) {
            return Vec::new();
        }
        let mut found = Vec::new();
        self.search(grid, left, most, dice, &mut found);
        found
    }

    fn place(&self, grid: &mut [u8], left: &mut [u32], cell: usize, digit: u8) {
        grid[cell] = digit;
        let [peers, neighbours] = self.links();
        for &peer in &peers[cell] {
            left[peer] &= !(1 << (digit - 1));
        }
        for &neighbour in &neighbours[cell] {
            left[neighbour] &= !(5 << digit >> 2);
        }
    }

    fn search(
        &self,
        mut grid: Vec<u8>,
        mut left: Vec<u32>,
        most: usize,
        dice: &mut Dice,
        found: &mut Vec<Vec<u8>>,
    ) {
        while let Some(cell) = most_decided(&grid, &left) {
            let digits = left[cell];
            if digits.count_ones() != 1 {
                for digit in dice.permutation(self.size()) {
                    if digits & 1 << digit != 0 && found.len() < most {
                        let mut left = left.clone();
                        left[cell] = 1 << digit;
                        self.search(grid.clone(), left, most, dice, found);
                    }
                }
                return;
            }
            self.place(&mut grid, &mut left, cell, digits.ilog2() as u8 + 1);
            let name = self.cages.as_ref().map(|map| map[cell]);
            let mut sums = self.sums.iter().filter(|cage| Some(cage.0) == name);
            let mut marks = self.marks.iter().filter(|line| line.cells.contains(&cell));
            if !sums.all(|&(name, sum)| self.can_have(&grid, name, sum))
                || !marks.all(|line| line.can_hold(&grid, self.size()))
            {
                return;
            }
        }
        found.push(grid);
    }

    /// A full grid, if there is one.
    pub fn full(&self, dice: &mut Dice) -> Option<Vec<u8>> {
        let blank = vec![0; self.size() * self.size()];
        self.solutions(&blank, 1, dice).pop()
    }

    /// A puzzle with `count` solutions, of this full grid: in a grid of at most six rows without a given to spare, in a
    /// larger one with the givens of three cells in ten and few more; with fewer givens for several solutions, and with
    /// another digit for none. `None` if chance does not find one.
    pub fn puzzle(&self, full: &[u8], count: Count, dice: &mut Dice) -> Option<Vec<u8>> {
        let mut cells = full.to_vec();
        // With fewer givens in a larger grid a solver as simple as this one takes too long.
        let tried = match self.size() {
            0..=6 => cells.len(),
            _ => cells.len() * 7 / 10,
        };
        for &cell in &dice.permutation(cells.len())[..tried] {
            let digit = cells[cell];
            cells[cell] = 0;
            if self.solutions(&cells, 2, dice).len() > 1 {
                cells[cell] = digit;
            }
        }
        let mut givens: Vec<_> = (0..cells.len()).filter(|&cell| cells[cell] != 0).collect();
        if givens.is_empty() {
            // The cages leave nothing open.
            givens = (0..cells.len()).collect();
        }
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
