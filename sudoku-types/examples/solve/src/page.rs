//! Prints what the arguments ask about one puzzle.

use std::fmt::Display;
use std::io::{self, Write};

use sudoku_solve::solutions::PATIENCE;
use sudoku_values::{Answer, Candidates, Generate, Grid, Propagation, Puzzles};

use crate::pictures::{Sheet, escaped};
use crate::progress::Progress;

/// What is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Grids in several lines, with headings.
    Text,
    /// Each grid in one line, and no headings.
    Line,
    /// One document of pictures, with headings.
    Svg,
    /// A page with a picture of each step.
    Html,
}

/// Prints one puzzle. Each way to print it returns whether there is exactly one solution.
pub(crate) struct Page<'page, const N: usize, Out> {
    pub(crate) grid: &'page Grid<N, 1>,
    /// The line of the input in which the puzzle begins.
    pub(crate) line: usize,
    pub(crate) name: Option<&'page str>,
    pub(crate) form: Form,
    pub(crate) sheet: &'page mut Sheet,
    pub(crate) progress: &'page Progress,
    /// After this many steps the search is given up.
    pub(crate) steps: u64,
    pub(crate) out: &'page mut Out,
}

impl<const N: usize, Out: Write> Page<'_, N, Out> {
    /// Prints the puzzle itself, with its name.
    pub(crate) fn puzzle(&mut self) -> io::Result<()> {
        if self.form == Form::Svg {
            let colon = if self.name.is_some() { ": " } else { "" };
            let heading = format!("line {}{colon}{}", self.line, self.name.unwrap_or_default());
            self.sheet.text(&heading);
            self.draw(None);
            return Ok(());
        }
        let named = |name: &str| match self.form {
            Form::Line if name.is_empty() => format!("{:#}", self.grid.line()),
            Form::Line => format!("{:#} # {name}", self.grid.line()),
            _ if name.is_empty() => format!("{:#}", self.grid),
            _ => format!("# {name}\n{:#}", self.grid),
        };
        let name = self.name.unwrap_or_default().replace(char::is_control, " ");
        let is_read = |text: &String| Puzzles::of(text).any(|puzzle| puzzle.size() == Some(N));
        // What is nearly an option would not be read again.
        let plain = || named(&name.replace([':', '='], " "));
        let text = Some(named(&name))
            .filter(|text| name.is_empty() || is_read(text))
            .unwrap_or_else(plain);
        writeln!(self.out, "{text}")
    }

    pub(crate) fn solution(&mut self) -> io::Result<bool> {
        let answer = self.verdict()?;
        match &answer {
            Some(Answer::Unique(solution)) => self.print(solution)?,
            Some(Answer::Several(one, other)) => {
                self.print(one)?;
                self.print(other)?;
            }
            // A document shows the puzzle that has no solution.
            _ if self.form == Form::Svg => self.draw(None),
            _ => {}
        }
        Ok(answer.and_then(Answer::unique).is_some())
    }

    pub(crate) fn all(&mut self, limit: u64) -> io::Result<bool> {
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

    pub(crate) fn count(&mut self, limit: u64) -> io::Result<bool> {
        // One solution more than the limit shows that there are more.
        let mut all = self.grid.solutions_within(self.steps);
        let most = usize::try_from(limit.saturating_add(1)).unwrap_or(usize::MAX);
        let count = all.by_ref().take(most).count() as u64;
        if all.gave_up() {
            self.give_up_after(count)?;
            return Ok(false);
        }
        match self.form {
            Form::Line => writeln!(self.out, "{}", number(count, limit))?,
            _ => self.heading(&solutions(count, limit))?,
        }
        Ok(count == 1)
    }

    pub(crate) fn candidates(&mut self) -> io::Result<bool> {
        let Some(answer) = self.verdict()? else {
            return Ok(false);
        };
        self.progress.now("looking for steps");
        let candidates = self.grid.propagate().candidates;
        writeln!(self.out, "after all steps:\n{candidates}")?;
        let mut cells = candidates.rows().iter().flatten();
        if cells.any(|cell| cell.is_empty()) {
            writeln!(self.out, "(!: no digit is left)")?;
        }
        if let Answer::Several(..) = answer {
            self.progress.now("looking for the digits of all solutions");
            write!(self.out, "in some solution:")?;
            match self.grid.possible_digits_within(PATIENCE.min(self.steps)) {
                Some(possible) => writeln!(self.out, "\n{possible}")?,
                None => writeln!(self.out, " that takes too long to find out")?,
            }
        }
        Ok(answer.unique().is_some())
    }

    pub(crate) fn explain(&mut self) -> io::Result<bool> {
        let Some(answer) = self.verdict()? else {
            return Ok(false);
        };
        self.progress.now("looking for steps");
        if self.form == Form::Html {
            writeln!(self.out, "{}", self.grid.candidates().slides())?;
            return Ok(answer.unique().is_some());
        }
        let mut round = 0;
        for step in self.grid.steps() {
            if step.round > round {
                round = step.round;
                writeln!(self.out, "round {round}")?;
            }
            writeln!(self.out, "    {}: {step}", step.pattern)?;
        }
        let propagation = self.grid.propagate();
        writeln!(
            self.out,
            "{}\n{}",
            end(&propagation),
            propagation.candidates
        )?;
        Ok(answer.unique().is_some())
    }

    pub(crate) fn grade(&mut self) -> io::Result<bool> {
        let Some(answer) = self.verdict()? else {
            return Ok(false);
        };
        self.progress.now("looking for steps");
        match &answer {
            Answer::Unique(_) => writeln!(self.out, "{}", self.grid.grade())?,
            // Bare lines have no heading, so the line itself names the two solutions.
            Answer::Several(..) if self.form == Form::Line => self.refusal(&answer)?,
            _ => {}
        }
        Ok(answer.unique().is_some())
    }

    pub(crate) fn generate(&mut self, count: u64, seed: u64) -> io::Result<bool> {
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
        match self.form {
            Form::Line => Ok(()),
            _ => self.refusal(words),
        }
    }

    /// A heading that is needed among bare lines as well.
    fn refusal(&mut self, words: &dyn Display) -> io::Result<()> {
        let heading = format!("line {}: {words}", self.line);
        match self.form {
            Form::Text => writeln!(self.out, "{heading}")?,
            Form::Line => writeln!(self.out, "{words}")?,
            Form::Svg => self.sheet.text(&heading),
            Form::Html => writeln!(self.out, "<h2>{}</h2>", escaped(&heading))?,
        }
        Ok(())
    }

    fn print(&mut self, solution: &Grid<N, 1>) -> io::Result<()> {
        match self.form {
            Form::Line => writeln!(self.out, "{}", solution.line())?,
            Form::Svg => self.draw(Some(solution)),
            _ => writeln!(self.out, "{solution}")?,
        }
        Ok(())
    }

    /// Draws the puzzle with the digits of a solution, or without.
    fn draw(&mut self, solution: Option<&Grid<N, 1>>) {
        let mut digits = Candidates::empty(self.grid);
        for (cell, solution) in self.grid.blanks().zip(solution.into_iter().cycle()) {
            let set = digits.place(cell, solution[cell]);
            set.expect("a digit of a grid of this size");
        }
        self.sheet.picture(&digits.picture().unstyled().to_string());
    }
}

/// Says how far the steps came.
fn end<const N: usize>(propagation: &Propagation<N, 1>) -> String {
    match (&propagation.contradiction, propagation.unsolved) {
        (Some(contradiction), _) => contradiction.to_string(),
        (None, 0) => "solved".to_owned(),
        (None, unsolved) => format!("{unsolved} cells still unsolved"),
    }
}

/// `3`, or `≥100` where counting stopped.
fn number(count: u64, limit: u64) -> String {
    if count > limit {
        format!("≥{limit}")
    } else {
        count.to_string()
    }
}

fn solutions(count: u64, limit: u64) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} solution{plural}", number(count, limit))
}
