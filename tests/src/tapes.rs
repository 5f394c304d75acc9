//! Tapes of proofs, checked and written at run time: a second checker, which shares nothing with the one made of types, and a prover
//! that is as simple as can be.

use crate::Dice;

/// A step: one number, or two where a box has more than four rows or columns.
pub type Step = (usize, usize);

/// What a tape shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Exactly one solution.
    One,
    /// None.
    None,
    /// Nothing.
    Nothing,
}

/// A constraint: its kind (cell, row, column, box), and two numbers.
type Constraint = (usize, usize, usize);

/// A digit, from 0, in a row and a column.
type Candidate = (usize, usize, usize);

/// The constraints of a grid.
#[derive(Clone)]
pub struct Cover {
    height: usize,
    width: usize,
    /// By kind and the two numbers.
    is_open: Vec<bool>,
}

impl Cover {
    /// A blank grid of these boxes.
    fn blank((height, width): (usize, usize)) -> Cover {
        Cover {
            height,
            width,
            is_open: vec![true; 4 * (height * width).pow(2)],
        }
    }

    /// The grid of these givens, 0 for a blank; nothing if they clash.
    fn of(givens: &[u8], shape: (usize, usize)) -> Option<Cover> {
        let mut cover = Cover::blank(shape);
        let size = cover.size();
        for (cell, given) in givens.iter().enumerate().filter(|(_, given)| **given > 0) {
            let candidate = (cell / size, cell % size, usize::from(*given) - 1);
            if !cover.is_live(candidate) {
                return None;
            }
            cover = cover.with(candidate);
        }
        Some(cover)
    }

    /// All constraints.
    fn constraints(&self) -> impl Iterator<Item = Constraint> + use<> {
        let size = self.size();
        (0..4).flat_map(move |kind| (0..size * size).map(move |xy| (kind, xy / size, xy % size)))
    }

    fn size(&self) -> usize {
        self.height * self.width
    }

    fn index(&self, (kind, x, y): Constraint) -> usize {
        (kind * self.size() + x) * self.size() + y
    }

    fn constraints_of(&self, (row, column, digit): Candidate) -> [Constraint; 4] {
        let place = row / self.height * self.height + column / self.width;
        [
            (0, row, column),
            (1, row, digit),
            (2, column, digit),
            (3, place, digit),
        ]
    }

    fn is_live(&self, candidate: Candidate) -> bool {
        let constraints = self.constraints_of(candidate);
        constraints
            .iter()
            .all(|&constraint| self.is_open[self.index(constraint)])
    }

    fn with(&self, candidate: Candidate) -> Cover {
        let mut cover = self.clone();
        for constraint in self.constraints_of(candidate) {
            let index = self.index(constraint);
            cover.is_open[index] = false;
        }
        cover
    }

    /// The live candidates of a constraint: in order of digits, of columns, of rows, and of the cells of a box.
    fn live(&self, (kind, x, y): Constraint) -> Vec<Candidate> {
        let (height, width) = (self.height, self.width);
        let candidate = |place: usize| match kind {
            0 => (x, y, place),
            1 => (x, place, y),
            2 => (place, x, y),
            _ => (
                x / height * height + place / width,
                x % height * width + place % width,
                y,
            ),
        };
        let all = (0..self.size()).map(candidate);
        all.filter(|&candidate| self.is_live(candidate)).collect()
    }

    fn is_wide(&self) -> bool {
        self.height > 4 || self.width > 4
    }

    /// The numbers of the step that names this constraint.
    fn step(&self, (kind, x, y): Constraint) -> Step {
        let in_pairs = |number: usize, inner: usize| (number / inner, number % inner);
        let (a, b) = in_pairs(x, if kind == 2 { self.width } else { self.height });
        let (c, d) = in_pairs(y, if kind == 0 { self.width } else { 4 });
        if self.is_wide() {
            let number = |a: usize, b: usize| a / 4 + a % 4 * 4 + b / 4 * 16 + b % 4 * 64;
            (kind + 4 * number(a, b), number(c, d))
        } else {
            (kind + 4 * a + 16 * b + 64 * c + 256 * d, 0)
        }
    }

    /// The constraint that a step names, if there is one.
    fn named_by(&self, step: Step) -> Option<Constraint> {
        self.constraints()
            .find(|&constraint| self.step(constraint) == step)
    }

    /// What a tape shows of the puzzle with these givens.
    pub fn check(givens: &[u8], shape: (usize, usize), tape: &[Step]) -> Shown {
        let Some(start) = Cover::of(givens, shape) else {
            return Shown::None;
        };
        let (mut branches, mut solutions) = (vec![start], 0);
        for &step in tape {
            let Some(branch) = branches.pop() else {
                break;
            };
            let constraint = branch.named_by(step);
            match constraint.filter(|&constraint| branch.is_open[branch.index(constraint)]) {
                Some(constraint) => {
                    let live = branch.live(constraint);
                    branches.extend(live.into_iter().map(|candidate| branch.with(candidate)));
                }
                None if branch.is_open.contains(&true) || solutions > 0 => return Shown::Nothing,
                None => solutions += 1,
            }
        }
        match solutions {
            _ if !branches.is_empty() => Shown::Nothing,
            0 => Shown::None,
            _ => Shown::One,
        }
    }

    /// A tape that goes through all branches, with the fewest candidates first, or through some of them if there are very many.
    pub fn prove(givens: &[u8], shape: (usize, usize), dice: &mut Dice) -> Vec<Step> {
        let (mut branches, mut tape) = (Vec::from_iter(Cover::of(givens, shape)), Vec::new());
        while let Some(branch) = branches.pop().filter(|_| tape.len() < 300) {
            let open = branch
                .constraints()
                .filter(|&constraint| branch.is_open[branch.index(constraint)]);
            match open.min_by_key(|&constraint| (branch.live(constraint).len(), dice.below(4))) {
                Some(constraint) => {
                    tape.push(branch.step(constraint));
                    let live = branch.live(constraint);
                    branches.extend(live.into_iter().map(|candidate| branch.with(candidate)));
                }
                None => tape.push((0, 0)),
            }
        }
        tape
    }
}

/// A tape as a type, in a balanced tree.
pub fn tape_type(tape: &[Step], (height, width): (usize, usize)) -> String {
    match tape {
        [(first, second)] if height > 4 || width > 4 => format!("Wide<U<{first}>, U<{second}>>"),
        [(number, _)] => format!("U<{number}>"),
        _ => {
            let (first, second) = tape.split_at(tape.len() / 2);
            format!(
                "({}, {})",
                tape_type(first, (height, width)),
                tape_type(second, (height, width))
            )
        }
    }
}
