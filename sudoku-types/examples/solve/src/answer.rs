//! Reads a puzzle, and prints what the arguments ask about it.

use std::fmt::Display;
use std::io::{self, BufWriter, Stdout, Write};

use sudoku_types::{Answer, Generate, Grid, ParseError, PuzzleText, Puzzles};

use crate::arguments::Arguments;
use crate::progress::Progress;

/// Before this many steps of the solver, which take seconds, the digits of all solutions are found
/// or are not asked for any more.
const PATIENCE: u64 = 1_000_000_000;

/// With `--all` and `--count`, this many solutions suffice.
const MOST_SOLUTIONS: u64 = 1_000_000;

/// Solves puzzles, as the arguments want it.
pub(crate) struct Answerer<'run> {
    arguments: &'run Arguments,
    pub(crate) out: BufWriter<Stdout>,
    /// The exit status so far.
    pub(crate) status: u8,
    /// The state of each puzzle so far, and of each text that could not be read.
    pub(crate) states: Vec<State>,
    /// True if nothing has been printed yet.
    is_first: bool,
    progress: Progress,
}

/// The state of a puzzle of the text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// It was answered. If its solution comes later, that is compared then.
    Answered,
    /// It was answered, and its solution compared.
    Compared,
}

/// `N` of a type is known when the program is built: one call for each size there is.
macro_rules! answer_of_size {
    ($size:expr, $answerer:ident, $puzzle:expr, $is_answered:expr; $($n:literal)*) => {
        match $size {
            $($n => $answerer.answer_of_size::<$n>($puzzle, $is_answered),)*
            size => unreachable!("there is no {size}×{size} grid"),
        }
    };
}

impl<'run> Answerer<'run> {
    pub(crate) fn new(arguments: &'run Arguments) -> Self {
        Answerer {
            arguments,
            out: BufWriter::new(io::stdout()),
            status: 0,
            states: Vec::new(),
            is_first: true,
            progress: Progress::default(),
        }
    }

    /// Reads and solves the puzzles of a text after those that have been answered. Before the input has ended, a puzzle waits
    /// for what may belong to it. An error is one of writing.
    pub(crate) fn answer(&mut self, text: &str, has_ended: bool) -> io::Result<()> {
        let ends_in_gap = text.ends_with("\n\n") || text.ends_with("\n\r\n");
        let mut puzzles = Puzzles::of(text).enumerate().peekable();
        while let Some((index, puzzle)) = puzzles.next() {
            // A puzzle on one line is whole, unless it may be a row.
            let is_line = text.ends_with('\n') && puzzle.text().lines().count() == 1;
            let is_whole = is_line && puzzle.size().is_some_and(|size| size > 5);
            if !(has_ended || puzzles.peek().is_some() || ends_in_gap || is_whole) {
                break;
            }
            let has_solution = puzzle.solution().is_some();
            let state = if has_solution {
                State::Compared
            } else {
                State::Answered
            };
            let before = self.states.get(index).copied();
            if before == Some(State::Compared) || before == Some(state) {
                continue;
            }
            self.states.truncate(index);
            self.states.push(state);
            // A text that is not a grid has its error whatever the size that it is read for.
            let size = puzzle.size().unwrap_or(1);
            answer_of_size!(size, self, &puzzle, before.is_some();
                1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25)?;
        }
        Ok(())
    }

    /// Reports bad input, after what was found before it.
    pub(crate) fn complain(&mut self, error: &str) -> io::Result<()> {
        self.status = 2;
        self.out.flush()?;
        crate::note(&format!("error: {error}"));
        Ok(())
    }

    fn answer_of_size<const N: usize>(
        &mut self,
        puzzle: &PuzzleText<'_>,
        is_answered: bool,
    ) -> io::Result<()> {
        let line = puzzle.line();
        let grid = match Grid::<N, 1>::try_from(puzzle) {
            Ok(grid) => grid,
            Err(error) => return self.complain(&located(line, &error)),
        };
        if let Err(error) = check_solution(&grid, puzzle) {
            self.complain(&error)?;
        }
        if is_answered {
            return Ok(());
        }
        let Arguments {
            show,
            steps,
            limit,
            seed,
            line: line_only,
            ..
        } = self.arguments;
        if !self.is_first && !line_only {
            writeln!(self.out)?;
        }
        self.is_first = false;
        let most = limit.unwrap_or(MOST_SOLUTIONS);
        let mut page = Page {
            grid: &grid,
            line,
            line_only: *line_only,
            steps: steps.unwrap_or(u64::MAX),
            out: &mut self.out,
        };
        let has_one_solution = self.progress.watch(line, show.work(), || {
            if show.count {
                page.count(most)
            } else if show.all {
                page.all(most)
            } else if show.candidates {
                page.candidates()
            } else if show.explain {
                page.explain()
            } else if show.grade {
                page.grade()
            } else if let Some(count) = show.generate {
                page.generate(count, *seed)
            } else {
                page.solution()
            }
        })?;
        if !has_one_solution {
            self.status = self.status.max(1);
        }
        Ok(())
    }
}

/// The error of the puzzle in this line.
fn located(line: usize, error: &ParseError) -> String {
    let what = error.message();
    match (error.line(), error.column()) {
        (Some(line), Some(column)) => format!("line {line}, column {column}: {what}"),
        _ => format!("line {line}: {what}"),
    }
}

/// Checks the solution that is written after a puzzle, if there is one.
fn check_solution<const N: usize>(
    grid: &Grid<N, 1>,
    puzzle: &PuzzleText<'_>,
) -> Result<(), String> {
    let Some((claimed, (line, column))) = puzzle.solution() else {
        return Ok(());
    };
    let digits = claimed.digits();
    let mut filled = *grid;
    let mut keeps_givens = true;
    for ((cell, given), digit) in grid.cells().zip(digits) {
        keeps_givens &= given == 0 || given == *digit;
        let set = filled.set(cell.row, cell.column, *digit);
        set.expect("a digit of a grid of this size");
    }
    match keeps_givens && filled.is_solved() {
        true => Ok(()),
        false => {
            let what = difference(grid, &filled);
            Err(format!("line {line}, column {column}: {what}"))
        }
    }
}

/// Says where a wrong solution differs from the right one, if there is only one.
fn difference<const N: usize>(puzzle: &Grid<N, 1>, wrong: &Grid<N, 1>) -> String {
    let right = puzzle.solve_within(PATIENCE).and_then(Answer::unique);
    let mut pairs = right
        .iter()
        .flat_map(|right| right.cells().zip(wrong.cells()));
    let Some(((cell, digit), (_, wrong))) = pairs.find(|(right, wrong)| right != wrong) else {
        return "this is not a solution of the puzzle before it".to_owned();
    };
    let symbol = |digit| puzzle.symbols().of(digit).expect("no blank");
    format!(
        "this is not the solution of the puzzle before it: row {}, column {} is {}, not {}",
        cell.row + 1,
        cell.column + 1,
        symbol(digit),
        symbol(wrong)
    )
}

/// What is printed about one puzzle. Each way to do it says whether there is exactly one solution.
struct Page<'page, const N: usize, Out> {
    grid: &'page Grid<N, 1>,
    /// Where the puzzle begins.
    line: usize,
    line_only: bool,
    /// After this many steps the search is given up.
    steps: u64,
    out: &'page mut Out,
}

impl<const N: usize, Out: Write> Page<'_, N, Out> {
    fn solution(&mut self) -> io::Result<bool> {
        let Some(answer) = self.verdict()? else {
            return Ok(false);
        };
        match &answer {
            Answer::Unique(solution) => self.print(solution)?,
            Answer::Several(one, other) => {
                self.print(one)?;
                self.print(other)?;
            }
            _ => {}
        }
        Ok(answer.unique().is_some())
    }

    fn all(&mut self, limit: u64) -> io::Result<bool> {
        let (mut count, mut all) = (0, self.grid.solutions_within(self.steps));
        for solution in all.by_ref() {
            count += 1;
            if count > limit {
                break;
            }
            if count == 1 {
                self.heading(&"solutions")?;
            }
            self.print(&solution)?;
        }
        if all.gave_up() {
            self.give_up_after(count)?;
        } else if count == 0 {
            return self.solution();
        } else {
            writeln!(self.out, "{}", solutions(count, limit))?;
        }
        Ok(count == 1 && !all.gave_up())
    }

    fn count(&mut self, limit: u64) -> io::Result<bool> {
        // Whether there are more is known from one more.
        let mut all = self.grid.solutions_within(self.steps);
        let most = usize::try_from(limit.saturating_add(1)).unwrap_or(usize::MAX);
        let count = all.by_ref().take(most).count() as u64;
        if all.gave_up() {
            self.give_up_after(count)?;
            return Ok(false);
        }
        match self.line_only {
            true => writeln!(self.out, "{}", number(count, limit))?,
            false => self.heading(&solutions(count, limit))?,
        }
        Ok(count == 1)
    }

    fn candidates(&mut self) -> io::Result<bool> {
        let Some(answer) = self.verdict()? else {
            return Ok(false);
        };
        let candidates = self.grid.propagate().candidates;
        writeln!(self.out, "after all steps:\n{candidates}")?;
        let mut cells = candidates.rows().iter().flatten();
        if cells.any(|cell| cell.is_empty()) {
            writeln!(self.out, "(!: no digit is left)")?;
        }
        if let Answer::Several(..) = answer {
            write!(self.out, "in some solution:")?;
            match self.grid.possible_digits_within(PATIENCE.min(self.steps)) {
                Some(possible) => writeln!(self.out, "\n{possible}")?,
                None => writeln!(self.out, " that takes too long to find out")?,
            }
        }
        Ok(answer.unique().is_some())
    }

    fn explain(&mut self) -> io::Result<bool> {
        let Some(answer) = self.verdict()? else {
            return Ok(false);
        };
        let mut round = 0;
        for step in self.grid.steps() {
            if step.round > round {
                round = step.round;
                writeln!(self.out, "round {round}")?;
            }
            writeln!(self.out, "    {}: {step}", step.pattern)?;
        }
        let end = self.grid.propagate();
        match end.contradiction {
            Some(contradiction) => writeln!(self.out, "{contradiction}")?,
            None if end.unsolved == 0 => writeln!(self.out, "solved")?,
            None => writeln!(self.out, "{} cells still unsolved", end.unsolved)?,
        }
        writeln!(self.out, "{}", end.candidates)?;
        Ok(answer.unique().is_some())
    }

    fn grade(&mut self) -> io::Result<bool> {
        let Some(answer) = self.verdict()? else {
            return Ok(false);
        };
        match &answer {
            Answer::Unique(_) => writeln!(self.out, "{}", self.grid.grade())?,
            // Bare lines have no heading, so the line itself names the two solutions.
            Answer::Several(..) if self.line_only => self.refusal(&answer)?,
            _ => {}
        }
        Ok(answer.unique().is_some())
    }

    fn generate(&mut self, count: u64, seed: u64) -> io::Result<bool> {
        for number in 0..count {
            let seed = seed.wrapping_add(number);
            match Generate::like(self.grid).steps(self.steps).puzzle(seed) {
                Ok(puzzle) => writeln!(self.out, "{:#}", puzzle.line())?,
                Err(_) => {
                    match self.grid.solve_within(self.steps) {
                        Some(Answer::None(reason)) => self.refusal(&reason)?,
                        _ => self.give_up()?,
                    }
                    return Ok(false);
                }
            }
            self.out.flush()?;
        }
        Ok(true)
    }

    /// Solves the puzzle, and prints the number of solutions or the reason why there is none. Returns `None` if the puzzle
    /// was given up.
    fn verdict(&mut self) -> io::Result<Option<Answer<N, 1>>> {
        let Some(answer) = self.grid.solve_within(self.steps) else {
            self.give_up()?;
            return Ok(None);
        };
        match &answer {
            Answer::Unique(_) => self.heading(&"one solution")?,
            Answer::None(_) if self.grid.has_conflicts() => {
                let conflicts: Vec<_> = self.grid.conflicts().map(|it| it.to_string()).collect();
                self.refusal(&format!(
                    "this puzzle has no solution: {}",
                    conflicts.join("; ")
                ))?;
            }
            Answer::None(reason) => self.refusal(reason)?,
            _ => self.heading(&answer)?,
        }
        Ok(Some(answer))
    }

    fn give_up(&mut self) -> io::Result<()> {
        self.refusal(&format!("given up after {} steps", self.steps))
    }

    /// Gives up with this number of solutions found.
    fn give_up_after(&mut self, count: u64) -> io::Result<()> {
        match count {
            0 => self.give_up(),
            _ => {
                let found = solutions(count, u64::MAX);
                self.refusal(&format!(
                    "given up after {} steps, with {found}",
                    self.steps
                ))
            }
        }
    }

    fn heading(&mut self, words: &dyn Display) -> io::Result<()> {
        match self.line_only {
            true => Ok(()),
            false => self.refusal(words),
        }
    }

    /// A heading that is needed among bare lines as well.
    fn refusal(&mut self, words: &dyn Display) -> io::Result<()> {
        match self.line_only {
            true => writeln!(self.out, "{words}"),
            false => writeln!(self.out, "line {}: {words}", self.line),
        }
    }

    fn print(&mut self, solution: &Grid<N, 1>) -> io::Result<()> {
        match self.line_only {
            true => writeln!(self.out, "{}", solution.line()),
            false => writeln!(self.out, "{solution}"),
        }
    }
}

/// `3`, or `≥100` where counting stopped.
fn number(count: u64, limit: u64) -> String {
    match count > limit {
        true => format!("≥{limit}"),
        false => count.to_string(),
    }
}

fn solutions(count: u64, limit: u64) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} solution{plural}", number(count, limit))
}
