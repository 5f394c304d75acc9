//! What there is to print about a puzzle.

use std::fmt::Display;
use std::io::{self, Write};

use sudoku_types::{Answer, Grid, Outline, ParseError};

use crate::arguments::Arguments;
use crate::marks;
use crate::puzzles::PuzzleText;
use crate::tally::Found;

/// Before this many steps of the solver, which take seconds, the digits of all solutions are found
/// or are not asked for any more.
const PATIENCE: u64 = 1_000_000_000;

/// Why a text is no puzzle, in words.
pub(crate) struct Unread(pub(crate) String);

/// Solves puzzles, as the arguments want it.
pub(crate) struct Answerer<'run> {
    arguments: &'run Arguments,
    /// Whether nothing has been printed yet.
    is_first: bool,
}

/// `N` of a type is known when the program is built: one call for each size there is.
macro_rules! answer_of_size {
    ($size:expr, $answerer:ident, $puzzle:ident, $out:ident: $($n:literal)*) => {
        match $size {
            $($n => $answerer.answer_of_size::<$n>($puzzle, $out),)*
            size => unreachable!("there is no {size}×{size} grid"),
        }
    };
}

impl<'run> Answerer<'run> {
    pub(crate) fn new(arguments: &'run Arguments) -> Self {
        let is_first = true;
        Answerer {
            arguments,
            is_first,
        }
    }

    /// Reads and solves a puzzle. The outer error is one of writing.
    pub(crate) fn answer(
        &mut self,
        puzzle: &PuzzleText,
        out: &mut impl Write,
    ) -> io::Result<Result<Found, Unread>> {
        // A text that is no grid has its error whatever the size that it is read for.
        let size = Outline::of(&puzzle.text).size.unwrap_or(1);
        answer_of_size!(size, self, puzzle, out:
            1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25)
    }

    fn answer_of_size<const N: usize>(
        &mut self,
        puzzle: &PuzzleText,
        out: &mut impl Write,
    ) -> io::Result<Result<Found, Unread>> {
        let grid = match Grid::<N>::parse(&puzzle.text) {
            Ok(grid) => grid,
            Err(error) => return Ok(Err(not_read(puzzle, error))),
        };
        let line_only = self.arguments.line;
        if !self.is_first && !line_only {
            writeln!(out)?;
        }
        self.is_first = false;
        let mut page = Page {
            grid: &grid,
            line: puzzle.line,
            line_only,
            out,
        };
        let (show, limit) = (&self.arguments.show, self.arguments.limit);
        Ok(Ok(if show.count {
            page.count(limit)?
        } else if show.all {
            page.all(limit)?
        } else if show.candidates {
            page.candidates()?
        } else if show.steps {
            page.steps()?
        } else {
            page.solution()?
        }))
    }
}

/// What is printed about one puzzle.
struct Page<'page, const N: usize, Out> {
    grid: &'page Grid<N>,
    /// Where the puzzle begins.
    line: usize,
    line_only: bool,
    out: &'page mut Out,
}

impl<const N: usize, Out: Write> Page<'_, N, Out> {
    fn solution(&mut self) -> io::Result<Found> {
        let answer = self.grid.solve();
        self.verdict(&answer)?;
        match &answer {
            Answer::None(_) => {}
            Answer::Unique(solution) => self.print(solution)?,
            Answer::Several(one, other) if self.line_only => {
                let marks = marks::below_lines(one, other);
                writeln!(self.out, "{}\n{}\n{marks}", one.line(), other.line())?;
            }
            Answer::Several(one, other) => {
                writeln!(self.out, "{}", marks::drawn(one, other))?;
                writeln!(self.out, "{}", marks::drawn(other, one))?;
            }
        }
        Ok(found(&answer))
    }

    fn all(&mut self, limit: u64) -> io::Result<Found> {
        let mut count = 0;
        for solution in self.grid.solutions() {
            if count == limit {
                return self.number(&format!("≥{limit}"), false, Found::Several);
            }
            if count == 0 {
                self.heading(&"solutions")?;
            }
            self.print(&solution)?;
            count += 1;
        }
        if count == 0 {
            return self.solution();
        }
        self.number(&count, false, how_many(count))
    }

    fn count(&mut self, limit: u64) -> io::Result<Found> {
        // Whether there are more is known from one more.
        let count = self.grid.count_solutions_up_to(limit.saturating_add(1));
        if count > limit {
            return self.number(&format!("≥{limit}"), true, Found::Several);
        }
        self.number(&count, true, how_many(count))
    }

    fn candidates(&mut self) -> io::Result<Found> {
        let answer = self.grid.solve();
        self.verdict(&answer)?;
        let candidates = self.grid.candidates();
        writeln!(
            self.out,
            "after singles and locked candidates:\n{candidates}"
        )?;
        if let Answer::Several(..) = answer {
            match self.grid.possible_digits_within(PATIENCE) {
                Some(possible) => writeln!(self.out, "in some solution:\n{possible}")?,
                None => writeln!(
                    self.out,
                    "in some solution: that takes too long to find out"
                )?,
            }
        }
        Ok(found(&answer))
    }

    fn steps(&mut self) -> io::Result<Found> {
        let answer = self.grid.solve();
        self.verdict(&answer)?;
        let mut round = 0;
        for step in self.grid.steps() {
            if step.round > round {
                round = step.round;
                writeln!(self.out, "round {round}")?;
            }
            writeln!(self.out, "    {step}")?;
        }
        let end = self.grid.propagate();
        match end.contradiction {
            Some(contradiction) => writeln!(self.out, "{contradiction}")?,
            None if end.unsolved == 0 => writeln!(self.out, "solved")?,
            None => writeln!(self.out, "{} cells still unsolved", end.unsolved)?,
        }
        writeln!(self.out, "{}", end.candidates)?;
        Ok(found(&answer))
    }

    /// Says how many solutions there are, or why there is none.
    fn verdict(&mut self, answer: &Answer<N>) -> io::Result<()> {
        match answer {
            Answer::Unique(_) => self.heading(&"one solution"),
            Answer::Several(..) => self.heading(answer),
            Answer::None(_) if self.grid.has_conflicts() => {
                let conflicts: Vec<_> = self.grid.conflicts().map(|it| it.to_string()).collect();
                let conflicts = conflicts.join("; ");
                self.refusal(&format_args!("this puzzle has no solution: {conflicts}"))
            }
            Answer::None(reason) => self.refusal(reason),
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

    fn number(&mut self, count: &dyn Display, heads: bool, found: Found) -> io::Result<Found> {
        let plural = if matches!(found, Found::One) { "" } else { "s" };
        match (self.line_only, heads) {
            (true, true) => writeln!(self.out, "{count}")?,
            (false, true) => writeln!(self.out, "line {}: {count} solution{plural}", self.line)?,
            (_, false) => writeln!(self.out, "{count} solution{plural}")?,
        }
        Ok(found)
    }

    fn print(&mut self, solution: &Grid<N>) -> io::Result<()> {
        match self.line_only {
            true => writeln!(self.out, "{}", solution.line()),
            false => writeln!(self.out, "{solution}"),
        }
    }
}

fn found<const N: usize>(answer: &Answer<N>) -> Found {
    match answer {
        Answer::None(_) => Found::None,
        Answer::Unique(_) => Found::One,
        Answer::Several(..) => Found::Several,
    }
}

fn how_many(count: u64) -> Found {
    match count {
        0 => Found::None,
        1 => Found::One,
        _ => Found::Several,
    }
}

/// The error with its line counted from the beginning of all puzzles.
fn not_read(puzzle: &PuzzleText, error: ParseError) -> Unread {
    let what = error.message();
    let (Some(line), Some(column)) = (error.line(), error.column()) else {
        return Unread(format!("line {}: {what}", puzzle.line));
    };
    let line = puzzle.line + line - 1;
    Unread(format!("line {line}, column {column}: {what}"))
}
