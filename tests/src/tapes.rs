//! A second checker for tapes of proofs, which runs at run time and shares nothing with the one made of types, and a
//! prover that is as simple as can be.

use crate::Dice;
use crate::variants::Variant;
use std::collections::BTreeSet;

/// A step: the constraint that it names, which need not be one of the grid.
pub type Step = Constraint;

/// A constraint: its kind (cell, row, column, unit), and two numbers.
type Constraint = (usize, usize, usize);

/// What a tape shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// At most one solution; not that there is one.
    One,
    /// None.
    None,
    /// Nothing.
    Nothing,
}

/// A digit, from 0, in a row and a column.
type Candidate = (usize, usize, usize);

/// The units of a grid besides rows and columns.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Rows of the grid.
    pub size: usize,
    /// The cells of boxes or regions, and of the units of further rules.
    units: Vec<Vec<usize>>,
    /// For each cell the units that it is in.
    units_of: Vec<Vec<usize>>,
}

impl Layout {
    /// Boxes of so many rows and columns.
    pub fn boxes((height, width): (usize, usize)) -> Layout {
        Layout::of(&Variant::new((height, width), &[]))
    }

    /// What a variant has, all of whose rules have units.
    pub fn of(variant: &Variant) -> Layout {
        let (height, width) = variant.shape;
        let size = height * width;
        let mut units = Vec::new();
        let mut collect = |count: usize, is_in: &dyn Fn(usize, usize, usize) -> bool| {
            units.extend((0..count).map(|unit| {
                let cells = 0..size * size;
                let cells = cells.filter(|cell| is_in(unit, cell / size, cell % size));
                cells.collect::<Vec<_>>()
            }));
        };
        match &variant.regions {
            Some(map) => {
                let names: Vec<_> = BTreeSet::from_iter(map).into_iter().collect();
                collect(size, &|unit, row, column| {
                    map[row * size + column] == *names[unit]
                });
            }
            None => collect(size, &|unit, row, column| {
                row / height * height + column / width == unit
            }),
        }
        for rule in &variant.rules {
            match *rule {
                "diagonals" => collect(2, &|unit, row, column| match unit {
                    0 => row == column,
                    _ => row + column == size - 1,
                }),
                "windows" => {
                    let starts: Vec<_> = (1..size - height).step_by(height + 1).collect();
                    let count = starts.len();
                    collect(count * count, &|unit, row, column| {
                        let (top, left) = (starts[unit / count], starts[unit % count]);
                        (top..top + height).contains(&row)
                            && (left..left + height).contains(&column)
                    });
                }
                _ => panic!("{rule} has no units"),
            }
        }
        assert!(units.iter().all(|cells| cells.len() == size));
        let units_of = |cell| {
            let all = units.iter().enumerate();
            let with_it = all.filter(|(_, cells)| cells.contains(&cell));
            with_it.map(|(unit, _)| unit).collect()
        };
        Layout {
            size,
            units_of: (0..size * size).map(units_of).collect(),
            units,
        }
    }

    /// How many rows, columns or units a kind of constraints is about.
    fn count(&self, kind: usize) -> usize {
        if kind == 3 {
            self.units.len()
        } else {
            self.size
        }
    }

    /// All constraints.
    fn constraints(&self) -> impl Iterator<Item = Constraint> {
        let of_kind = move |kind| {
            let all = 0..self.count(kind) * self.size;
            all.map(move |xy| (kind, xy / self.size, xy % self.size))
        };
        (0..4).flat_map(of_kind)
    }
}

/// What is known of a constraint.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    Satisfied,
    /// Two givens satisfy it, or another one of its [four](Cover::four).
    Clash,
}

/// The constraints of a grid.
#[derive(Clone)]
pub struct Cover<'layout> {
    layout: &'layout Layout,
    /// By kind and the two numbers.
    states: Vec<State>,
}

impl<'layout> Cover<'layout> {
    /// A blank grid.
    fn blank(layout: &'layout Layout) -> Self {
        Cover {
            layout,
            states: vec![State::Open; layout.constraints().count()],
        }
    }

    /// The grid of these givens, 0 for a blank.
    fn of(givens: &[u8], layout: &'layout Layout) -> Self {
        let mut cover = Cover::blank(layout);
        let size = layout.size;
        for (cell, given) in givens.iter().enumerate().filter(|(_, given)| **given > 0) {
            let candidate = (cell / size, cell % size, usize::from(*given) - 1);
            cover = cover.with(candidate);
        }
        cover
    }

    fn index(&self, (kind, x, y): Constraint) -> usize {
        let size = self.layout.size;
        (kind * size + x) * size + y
    }

    /// What is no constraint is satisfied, but where others of its four clash.
    fn state(&self, constraint: Constraint) -> State {
        let (kind, x, y) = constraint;
        let is_digit = y < self.layout.size;
        if is_digit && x < self.layout.count(kind) {
            return self.states[self.index(constraint)];
        }
        let clashes = |other| self.states[self.index(other)] == State::Clash;
        if is_digit && self.four(constraint).any(clashes) {
            State::Clash
        } else {
            State::Satisfied
        }
    }

    fn constraints_of(
        &self,
        (row, column, digit): Candidate,
    ) -> impl Iterator<Item = Constraint> + use<'layout> {
        let units = &self.layout.units_of[row * self.layout.size + column];
        let usual = [(0, row, column), (1, row, digit), (2, column, digit)];
        let of_units = units.iter().map(move |&unit| (3, unit, digit));
        usual.into_iter().chain(of_units)
    }

    fn is_live(&self, candidate: Candidate) -> bool {
        let mut constraints = self.constraints_of(candidate);
        constraints.all(|constraint| self.state(constraint) == State::Open)
    }

    fn with(&self, candidate: Candidate) -> Self {
        let mut cover = self.clone();
        for constraint in self.constraints_of(candidate) {
            if self.state(constraint) == State::Open {
                let index = self.index(constraint);
                cover.states[index] = State::Satisfied;
            } else {
                for constraint in self.four(constraint) {
                    let index = self.index(constraint);
                    cover.states[index] = State::Clash;
                }
            }
        }
        cover
    }

    /// The rows, columns or units of which the types know only together that givens clash: each four, from the first on.
    fn four(&self, (kind, x, y): Constraint) -> impl Iterator<Item = Constraint> + use<> {
        let first = x / 4 * 4;
        let end = self.layout.count(kind).min(first + 4);
        (first..end).map(move |x| (kind, x, y))
    }

    /// The live candidates of a constraint: in order of digits, of columns, of rows, and of the cells of a unit.
    fn live(&self, (kind, x, y): Constraint) -> Vec<Candidate> {
        let size = self.layout.size;
        let candidate = |place: usize| match kind {
            0 => (x, y, place),
            1 => (x, place, y),
            2 => (place, x, y),
            _ => {
                let cell = self.layout.units[x][place];
                (cell / size, cell % size, y)
            }
        };
        let all = (0..size).map(candidate);
        all.filter(|&candidate| self.is_live(candidate)).collect()
    }

    /// Whether there is a row with two blanks: where there is none, what is left follows from the rows.
    fn has_two_blanks_in_a_row(&self) -> bool {
        let size = self.layout.size;
        let is_blank = |row, column| self.state((0, row, column)) == State::Open;
        let blanks = |row: usize| (0..size).filter(|&column| is_blank(row, column)).count();
        (0..size).any(|row| blanks(row) > 1)
    }

    /// What a tape shows of the puzzle with these givens.
    pub fn check(givens: &[u8], layout: &'layout Layout, tape: &[Step]) -> Shown {
        let (mut branches, mut solutions) = (vec![Cover::of(givens, layout)], 0);
        for &step in tape {
            let Some(branch) = branches.pop() else {
                break;
            };
            match branch.state(step) {
                State::Open => {
                    let live = branch.live(step);
                    branches.extend(live.into_iter().map(|candidate| branch.with(candidate)));
                }
                State::Clash => {}
                State::Satisfied if branch.has_two_blanks_in_a_row() || solutions > 0 => {
                    return Shown::Nothing;
                }
                State::Satisfied => solutions += 1,
            }
        }
        match solutions {
            _ if !branches.is_empty() => Shown::Nothing,
            0 => Shown::None,
            _ => Shown::One,
        }
    }

    /// A tape that goes through all branches, with the fewest candidates first, or through some of them if there are
    /// very many. Branches with a solution end when they can, or later.
    pub fn prove(givens: &[u8], layout: &'layout Layout, dice: &mut Dice) -> Vec<Step> {
        let (mut branches, mut tape) = (vec![Cover::of(givens, layout)], Vec::new());
        while let Some(branch) = branches.pop().filter(|_| tape.len() < 300) {
            let is_satisfied = |&c: &_| branch.state(c) == State::Satisfied;
            let (satisfied, open): (Vec<_>, Vec<_>) = layout.constraints().partition(is_satisfied);
            let may_end = !branch.has_two_blanks_in_a_row() && !satisfied.is_empty();
            if open.is_empty() || may_end && dice.below(4) == 0 {
                tape.push(satisfied[dice.below(satisfied.len())]);
                continue;
            }
            let fewest = |&constraint: &_| (branch.live(constraint).len(), dice.below(4));
            let constraint = open
                .into_iter()
                .min_by_key(fewest)
                .expect("one is not satisfied");
            tape.push(constraint);
            let live = branch.live(constraint);
            branches.extend(live.into_iter().map(|candidate| branch.with(candidate)));
        }
        tape
    }
}

/// A tape as a type, in a balanced tree.
pub fn tape_type(tape: &[Step]) -> String {
    match tape {
        &[(kind, x, y)] => {
            let kinds = [
                "CellHasDigit",
                "RowHasPlace",
                "ColumnHasPlace",
                "UnitHasPlace",
            ];
            format!("{}<I{x}, I{y}>", kinds[kind])
        }
        _ => {
            let (first, second) = tape.split_at(tape.len() / 2);
            format!("({}, {})", tape_type(first), tape_type(second))
        }
    }
}
