//! The story of a search: a scene for each state, with what the machine does there in words.

use sudoku_types::BoxShape;
use sudoku_types::watch::{Choice, Law, Rounds, Settled, State, Turn};

/// Rows of planes, with a bit for each column.
pub(crate) type Planes = [[u32; 25]; 25];

/// A candidate: a digit, a row and a column, each from 0.
pub(crate) type Candidate = (usize, usize, usize);

/// The search for all solutions of a puzzle.
pub(crate) struct Story {
    pub(crate) title: &'static str,
    pub(crate) boxes: BoxShape,
    pub(crate) givens: Vec<u8>,
    pub(crate) scenes: Vec<Scene>,
}

/// The words of a story, in two lines with which it begins.
pub(crate) const LEGEND: [&str; 2] = [
    "A square (in text, a digit) is a candidate: its cell may have that digit. A plane has the candidates of one digit.",
    "A sweep removes candidates in all planes at once, by the laws below. The machine sweeps until nothing follows.",
];

/// A state of the search.
pub(crate) struct Scene {
    /// The number of digits, rows and columns; 0 if there is no grid.
    pub(crate) size: usize,
    pub(crate) planes: Planes,
    /// The candidates that the machine removes, each with the reason, in the order in which it removes them.
    pub(crate) removed: Vec<(Candidate, Reason)>,
    /// The digits that have no place after this, each with the reason.
    pub(crate) dead: Vec<(usize, Reason)>,
    /// The candidate on which it branches.
    pub(crate) chosen: Option<Candidate>,
    /// The branches that wait, the next one last.
    pub(crate) waiting: Vec<Waiting>,
    /// A few words.
    pub(crate) heading: &'static str,
    /// A sentence or two.
    pub(crate) sentence: String,
}

/// A grid that waits: the grid of the state with this number, without a candidate.
#[derive(Clone, Copy)]
pub(crate) struct Waiting {
    pub(crate) state: usize,
    pub(crate) candidate: Candidate,
}

/// The reason for which a candidate is removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// Another digit is placed in the cell, or the digit has to be in another cell.
    Cells,
    /// It is on the way to a branch.
    Branch,
    Law(Law),
}

/// All reasons: the letter for the terminal, the name, and the law.
pub(crate) const REASONS: [(Reason, char, &str, &str); 10] = [
    (
        Reason::Branch,
        'x',
        "branch",
        "the row has the digit where the branch places it",
    ),
    (Reason::Cells, 'c', "cells", "each cell has one digit"),
    (
        Reason::Law(Law::RowsInBoxes),
        'b',
        "boxes",
        "each row of a band has its own box",
    ),
    (
        Reason::Law(Law::Columns),
        'l',
        "columns",
        "each band has its own column in a stack",
    ),
    (
        Reason::Law(Law::Units),
        'u',
        "units",
        "a unit has each digit once",
    ),
    (
        Reason::Law(Law::RowsInRegions),
        'r',
        "regions",
        "each row has its own region",
    ),
    (
        Reason::Law(Law::ColumnsInRegions),
        'r',
        "regions",
        "each column has its own region",
    ),
    (
        Reason::Law(Law::Moves),
        'm',
        "moves",
        "all places of a row see the cell, by a king's or a knight's move",
    ),
    (
        Reason::Law(Law::MovesToNext),
        'n',
        "next digit",
        "all places of the next digit in a row are beside the cell",
    ),
    (
        Reason::Law(Law::Links),
        's',
        "cages and marks",
        "no digits that the cage or mark allows have it there",
    ),
];

impl Reason {
    /// Its number in [`REASONS`].
    pub(crate) fn number(self) -> usize {
        let is_this = |(reason, ..): &(Reason, _, _, _)| *reason == self;
        REASONS.iter().position(is_this).expect("a reason")
    }

    pub(crate) fn name(self) -> &'static str {
        REASONS[self.number()].2
    }
}

impl Story {
    pub(crate) fn new(
        title: &'static str,
        boxes: BoxShape,
        givens: &[u8],
        states: &[State],
        solutions: usize,
    ) -> Self {
        let mut waiting: Vec<Waiting> = Vec::new();
        let mut scenes: Vec<Scene> = Vec::new();
        for (number, state) in (1..).zip(states) {
            let mut scene = Scene::new(state);
            scene.waiting.clone_from(&waiting);
            match (state.next, scene.chosen) {
                (Turn::Branch { .. }, Some(candidate)) => waiting.push(Waiting {
                    state: number,
                    candidate,
                }),
                (Turn::Dead | Turn::Solution, _) => scene.say_what_is_next(waiting.pop()),
                (Turn::Nothing, _) => {
                    scene.say_what_was_found(solutions);
                    // The solution that was found before is shown once more.
                    if let Some(solution) = scenes.iter().find(|scene| scene.is_solution()) {
                        (scene.size, scene.planes) = (solution.size, solution.planes);
                    }
                }
                _ => {}
            }
            scenes.push(scene);
        }
        // A search ends as well when it has found two solutions.
        if let (2, Some(last)) = (solutions, scenes.last_mut()) {
            last.sentence =
                "A second solution. The search ends: the puzzle has more than one.".into();
        }
        Story {
            title,
            boxes,
            givens: givens.to_vec(),
            scenes,
        }
    }
}

/// The heading of a solution.
const SOLUTION: &str = "a solution";

impl Scene {
    fn is_solution(&self) -> bool {
        self.heading == SOLUTION
    }

    fn new(state: &State) -> Self {
        let mut scene = Scene {
            size: state.size,
            planes: state.planes,
            removed: Vec::new(),
            dead: Vec::new(),
            chosen: None,
            waiting: Vec::new(),
            heading: "",
            sentence: String::new(),
        };
        match state.next {
            Turn::Sweep(settled) => {
                scene.heading = "a sweep";
                scene.settle(settled, |_| Reason::Cells);
            }
            Turn::Between(removed, settled) => {
                scene.heading = "between planes";
                scene.sentence = "Nothing follows in a plane, so each looks at the others.".into();
                let mut laws = Vec::new();
                removed.each(&mut |law, without| laws.push((law, *without)));
                scene.settle(settled, |(digit, row, column)| {
                    let takes = |(_, left): &&(Law, Planes)| left[digit][row] >> column & 1 == 0;
                    let law = laws.iter().find(takes).expect("a law that removes it");
                    Reason::Law(law.0)
                });
            }
            Turn::Branch {
                without,
                choice,
                placed,
            } => {
                scene.heading = "a branch";
                let all = candidates(&state.planes);
                let removed = all
                    .into_iter()
                    .find(|&(digit, row, column)| without[digit][row] >> column & 1 == 0);
                let candidate = removed.expect("a candidate on which it branches");
                scene.chosen = Some(candidate);
                scene.sentence = format!(
                    "Nothing follows. The machine places the {}, {}, and removes it in another grid, which waits.",
                    named(candidate),
                    because(choice)
                );
                scene.settle(placed, |_| Reason::Branch);
            }
            Turn::Dead => {
                scene.heading = "dead";
                scene.sentence = scene.contradiction();
            }
            Turn::Solution => {
                scene.heading = SOLUTION;
                scene.sentence = "Each row of each plane has one place.".into();
            }
            Turn::Nothing => scene.heading = "the end",
        }
        scene
    }

    /// Notes what is removed: by a change of the planes, and then by laws in several rounds.
    fn settle(&mut self, settled: &Settled, change: impl Fn(Candidate) -> Reason) {
        let mut digit = 0;
        settled.each(&mut |rows, rounds: &Rounds| {
            let mut left = self.planes[digit];
            self.remove(digit, &mut left, rows, &change);
            rounds.each(&mut |law, rows| {
                if rows.iter().all(|row| *row == 0) {
                    self.dead.push((digit, Reason::Law(law)))
                } else {
                    self.remove(digit, &mut left, rows, |_| Reason::Law(law))
                }
            });
            digit += 1;
        });
        for (digit, reason) in &self.dead {
            let dead = format!(" The {} has no place, by {}.", digit + 1, reason.name());
            self.sentence += &dead;
        }
    }

    fn remove(
        &mut self,
        digit: usize,
        left: &mut [u32; 25],
        rows: &[u32; 25],
        reason: impl Fn(Candidate) -> Reason,
    ) {
        for row in 0..self.size {
            for column in 0..self.size {
                if (left[row] & !rows[row]) >> column & 1 == 1 {
                    let candidate = (digit, row, column);
                    self.removed.push((candidate, reason(candidate)));
                }
            }
        }
        *left = *rows;
    }

    /// The number of removed candidates for each reason, in the order of [`REASONS`].
    pub(crate) fn counts(&self) -> impl Iterator<Item = (Reason, usize)> + '_ {
        REASONS.iter().filter_map(|&(reason, ..)| {
            let count = self.removed.iter().filter(|(_, by)| *by == reason).count();
            (count > 0).then_some((reason, count))
        })
    }

    /// Says how many candidates go, and by which laws.
    pub(crate) fn losses(&self) -> Option<String> {
        let by = self
            .counts()
            .map(|(reason, count)| format!("{} {count}", reason.name()));
        let by: Vec<_> = by.collect();
        let go = if self.removed.len() == 1 {
            "candidate goes"
        } else {
            "candidates go"
        };
        (!by.is_empty()).then(|| format!("{} {go}: {}.", self.removed.len(), by.join(", ")))
    }

    fn say_what_is_next(&mut self, waiting: Option<Waiting>) {
        let next = match waiting {
            Some(Waiting { state, candidate }) => {
                format!(
                    " Next is the grid that waits since state {state}, without the {}.",
                    named(candidate)
                )
            }
            None => " No grid waits.".into(),
        };
        self.sentence += &next;
    }

    fn say_what_was_found(&mut self, solutions: usize) {
        self.sentence = match solutions {
            0 => "Nothing waits, so the puzzle has no solution.".into(),
            _ => "Nothing waits, so the puzzle has no other solution.".into(),
        };
    }

    /// Says why no solution is in this grid.
    fn contradiction(&self) -> String {
        let planes = &self.planes[..self.size];
        for (digit, plane) in (1..).zip(planes) {
            if let Some(row) = plane[..self.size].iter().position(|row| *row == 0) {
                return if plane.iter().all(|row| *row == 0) {
                    format!("The {digit} has no place.")
                } else {
                    format!("The {digit} has no place in row {}.", row + 1)
                };
            }
        }
        for row in 0..self.size {
            for column in 0..self.size {
                let may = planes.iter().filter(|plane| plane[row] >> column & 1 == 1);
                let placed = may
                    .clone()
                    .filter(|plane| plane[row].count_ones() == 1)
                    .count();
                let cell = format!("r{}c{}", row + 1, column + 1);
                match (may.count(), placed) {
                    (0, _) => return format!("{cell} has no digit."),
                    (_, 2..) => return format!("{cell} is the only place of two digits."),
                    _ => {}
                }
            }
        }
        unreachable!("a dead grid has a contradiction")
    }
}

/// The candidates of planes.
fn candidates(planes: &Planes) -> Vec<Candidate> {
    let all = (0..25).flat_map(|digit| (0..25).map(move |row| (digit, row)));
    let cells = all.flat_map(|(digit, row)| (0..25).map(move |column| (digit, row, column)));
    cells
        .filter(|&(digit, row, column)| planes[digit][row] >> column & 1 == 1)
        .collect()
}

/// Names a candidate, as in "3 in r4c5".
pub(crate) fn named((digit, row, column): Candidate) -> String {
    format!("{} in r{}c{}", digit + 1, row + 1, column + 1)
}

fn because(choice: Choice) -> &'static str {
    match choice {
        Choice::Advised => "as the solver advises",
        Choice::TwoInCell => "because the cell has two candidates",
        Choice::TwoInRow => "because it has two places in the row",
        Choice::ThreeInRow => "because it has three places in the row",
        Choice::First => "because it is the first one that is open",
    }
}
