//! Solves the puzzles of a file or of standard input, and says whether each has one solution.
//!
//! ```text
//! cargo run --example solve -- puzzles.txt
//! echo '1.....3....4.2..' | cargo run --example solve
//! cargo run --example solve -- --help
//! ```
//!
//! ```text
//! bytes ─ puzzles ─► the text of one puzzle ─ answer ─► what there is to print
//! ```
//!
//! It is a debug build unless asked otherwise: for thousands of puzzles, or to count a million
//! solutions, add `--release`.

mod answer;
mod arguments;
mod marks;
mod progress;
mod puzzles;
mod tally;

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use answer::{Answerer, Unread};
use arguments::Arguments;
use clap::Parser;
use progress::Progress;
use puzzles::{PuzzleText, Puzzles};
use tally::Tally;

/// What a puzzle is read in, and printed from, at a time.
const BUFFER: usize = 1 << 16;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut tally = Tally::default();
    match run(&arguments, &mut tally) {
        Ok(()) => {}
        // Whoever reads has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        Err(error) => {
            complain(&format_args!("cannot write: {error}"));
            tally.bad += 1;
        }
    }
    tally.status()
}

/// Solves all puzzles. An error is one of writing.
fn run(arguments: &Arguments, tally: &mut Tally) -> io::Result<()> {
    let (source, name) = match open(arguments.file.as_deref()) {
        Ok(opened) => opened,
        Err(error) => {
            complain(&error);
            tally.bad += 1;
            return Ok(());
        }
    };
    let mut source = BufReader::with_capacity(BUFFER, source);
    let mut run = Run {
        answerer: Answerer::new(arguments),
        out: BufWriter::with_capacity(BUFFER, io::stdout()),
        progress: Progress::new(),
        tally,
    };
    let mut puzzles = Puzzles::default();
    let mut line = Vec::new();
    loop {
        // Nobody should wait for an answer that is known while the program waits for a line.
        if !source.buffer().contains(&b'\n') {
            run.out.flush()?;
        }
        line.clear();
        match source.read_until(b'\n', &mut line) {
            Ok(0) => break,
            Ok(_) => run.take(puzzles.line(&String::from_utf8_lossy(&line)))?,
            Err(error) => {
                run.complain(&format_args!("cannot read {name}: {error}"))?;
                break;
            }
        }
    }
    run.take(puzzles.end())?;
    run.out.flush()?;
    run.progress.end(run.tally);
    Ok(())
}

/// The file, or standard input, and what to call it.
fn open(file: Option<&Path>) -> Result<(Box<dyn Read>, String), String> {
    match file {
        Some(path) if path != "-" => match File::open(path) {
            Ok(file) => Ok((Box::new(file), path.display().to_string())),
            Err(error) => Err(format!("cannot open {}: {error}", path.display())),
        },
        _ => {
            let input = io::stdin();
            if input.is_terminal() {
                let hint = "puzzles, please: a line each, or a blank line after each";
                note(&format_args!("{hint}; Ctrl-D ends the input"));
            }
            Ok((Box::new(input), "standard input".to_owned()))
        }
    }
}

/// What a run writes to.
struct Run<'run> {
    answerer: Answerer<'run>,
    out: BufWriter<io::Stdout>,
    progress: Progress,
    tally: &'run mut Tally,
}

impl Run<'_> {
    /// Solves these puzzles.
    fn take(&mut self, puzzles: Vec<PuzzleText>) -> io::Result<()> {
        for puzzle in puzzles {
            self.progress.make_room();
            match self.answerer.answer(&puzzle, &mut self.out)? {
                Ok(found) => self.tally.count(found),
                Err(Unread(error)) => self.complain(&error)?,
            }
            if self.progress.is_due(self.tally) {
                self.out.flush()?;
                self.progress.show(self.tally);
            }
        }
        Ok(())
    }

    /// Reports bad input, after what was found before it.
    fn complain(&mut self, error: &dyn std::fmt::Display) -> io::Result<()> {
        self.out.flush()?;
        self.progress.clear();
        complain(error);
        self.tally.bad += 1;
        Ok(())
    }
}

fn complain(error: &dyn std::fmt::Display) {
    note(&format_args!("error: {error}"));
}

/// Writes a line to standard error. If even that is closed, there is nobody to tell.
fn note(line: &dyn std::fmt::Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
