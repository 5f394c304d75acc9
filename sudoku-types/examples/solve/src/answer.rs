//! Reads puzzles, and answers each as the arguments want it.

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Stdout, Write};
use std::{iter, mem};

use sudoku_solve::{links, solutions};
use sudoku_values::{Grid, ParseError, ParseErrorKind, PuzzleText, Puzzles};

use crate::arguments::{Arguments, Show};
use crate::page::{Form, Page};
use crate::pictures::{HTML, Sheet};
use crate::progress::Progress;

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
    /// The lines that were links, with their titles.
    links: BTreeMap<usize, Option<String>>,
    sheet: Sheet,
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
            links: BTreeMap::new(),
            sheet: Sheet::default(),
            progress: Progress::default(),
        }
    }

    /// Adds the lines that are waiting to the text, and a link in our notation. JSON waits for its end.
    pub(crate) fn add(&mut self, text: &mut String, waiting: &mut String) -> io::Result<()> {
        let as_read = self.arguments.rules_as_read;
        let Some((line, translation)) = links::add(text, waiting, as_read) else {
            return Ok(());
        };
        match translation {
            Ok(translation) => {
                self.links.insert(line, translation.title);
                if let Some(words) = translation.words {
                    crate::note(&format!(
                        "line {line}: rules in words, which are not read: {words}"
                    ));
                }
                Ok(())
            }
            Err(error) => {
                self.answer(text, true)?;
                self.complain(&format!("line {line}: {error}"))
            }
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

    /// Writes the document of pictures, if there is one.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        let document = self.sheet.document();
        self.out
            .write_all(document.unwrap_or_default().as_bytes())?;
        self.out.flush()
    }

    /// Reports bad input, after what was found before it.
    pub(crate) fn complain(&mut self, error: &str) -> io::Result<()> {
        self.status = 2;
        self.out.flush()?;
        crate::note(&format!("error: {error}"));
        Ok(())
    }

    /// Reports the error of a puzzle, and all of its options that are wrong too.
    fn refuse(&mut self, puzzle: &PuzzleText<'_>, error: &ParseError) -> io::Result<()> {
        let more = puzzle.errors().iter().skip(1);
        let more = more.filter(|error| error.kind() == ParseErrorKind::BadOption);
        let mut errors = iter::once(error).chain(more);
        errors.try_for_each(|error| self.complain(&located(puzzle.line(), error)))
    }

    fn answer_of_size<const N: usize>(
        &mut self,
        puzzle: &PuzzleText<'_>,
        is_answered: bool,
    ) -> io::Result<()> {
        let line = puzzle.line();
        let grid = match Grid::<N, 1>::try_from(puzzle) {
            Ok(grid) => grid,
            // A link has no columns.
            Err(error) if self.links.contains_key(&line) => {
                return self.complain(&format!("line {line}: {}", error.message()));
            }
            Err(error) => return self.refuse(puzzle, &error),
        };
        let checked = self.progress.watch(line, "comparing the solution", || {
            solutions::check(&grid, puzzle)
        });
        if let Err((line, column, what)) = checked {
            self.complain(&format!("line {line}, column {column}: {what}"))?;
        }
        // A list of options has each beside what it means.
        let option = puzzle.text().rsplit_once(';').map_or("", |text| text.0);
        let name = match puzzle.name() {
            Some(name) if self.arguments.show == Show::Marks => Some(&*format!("{option}; {name}")),
            name => name,
        };
        match is_answered {
            true => Ok(()),
            false => self.print(&grid, line, name),
        }
    }

    /// Prints what the arguments ask about a puzzle.
    fn print<const N: usize>(
        &mut self,
        grid: &Grid<N, 1>,
        line: usize,
        name: Option<&str>,
    ) -> io::Result<()> {
        let Arguments { show, form, .. } = *self.arguments;
        match (form, mem::take(&mut self.is_first)) {
            (Form::Html, true) => writeln!(self.out, "{HTML}")?,
            (Form::Text, false) => writeln!(self.out)?,
            _ => {}
        }
        let link = self.links.get(&line);
        let mut page = Page {
            grid,
            line,
            name: name.or(link.and_then(Option::as_deref)),
            form,
            sheet: &mut self.sheet,
            progress: &self.progress,
            steps: self.arguments.steps.unwrap_or(u64::MAX),
            out: &mut self.out,
        };
        let is_printed = matches!(show, Show::Print | Show::Marks);
        if is_printed || link.is_some() && form == Form::Text {
            page.puzzle()?;
        }
        let most = self.arguments.limit.unwrap_or(MOST_SOLUTIONS);
        let has_one_solution = self.progress.watch(line, show.work(), || match show {
            Show::Print | Show::Marks => Ok(true),
            Show::Count => page.count(most),
            Show::All => page.all(most),
            Show::Candidates => page.candidates(),
            Show::Explain => page.explain(),
            Show::Grade => page.grade(),
            Show::Generate(count) => page.generate(count, self.arguments.seed),
            Show::Solution => page.solution(),
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
