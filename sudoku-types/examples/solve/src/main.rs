//! Solves the puzzles of a file or of standard input, and says whether each has one solution.
//!
//! ```text
//! sudoku-solve puzzles.txt
//! echo '1.....3....4.2..' | sudoku-solve
//! sudoku-solve --generate 10
//! sudoku-solve --help
//! ```
//!
//! ```text
//! bytes ─ links ─► our notation ─ Puzzles ─► the text of one puzzle ─ answer ─► what there is to print
//! ```

mod answer;
mod arguments;
mod page;
mod pictures;
mod progress;

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use answer::Answerer;
use arguments::{Arguments, Show};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use page::Form;
use sudoku_solve::MARKS;
use sudoku_solve::links::{self, Text};
use sudoku_values::{Mark, Puzzles, Rule};

fn main() -> ExitCode {
    let arguments = Arguments::read().unwrap_or_else(|error| match of_puzzle(&error) {
        Some(error) => {
            note(&format!("error: {error}"));
            std::process::exit(2)
        }
        None => error.exit(),
    });
    let mut answerer = Answerer::new(&arguments);
    let is_drawn = arguments.form == Form::Svg;
    let ran = match (&arguments.file, arguments.show) {
        (_, Show::Marks) if is_drawn => answerer.answer(MARKS, true),
        (_, Show::Marks) => answerer.out.write_all(MARKS.as_bytes()),
        (None, Show::Generate(_)) => answerer.answer(&".".repeat(81), true),
        (file, _) => run(file.as_deref(), &mut answerer),
    };
    match ran.and_then(|()| answerer.finish()) {
        Ok(()) => ExitCode::from(answerer.status),
        // Whoever reads has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(answerer.status),
        Err(error) => {
            note(&format!("error: cannot write: {error}"));
            ExitCode::from(2)
        }
    }
}

/// Returns the error of an argument that is a rule or an option of a puzzle.
fn of_puzzle(error: &clap::Error) -> Option<String> {
    let ContextValue::String(argument) = error.get(ContextKind::InvalidArg)? else {
        return None;
    };
    if error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    let name = argument.trim_start_matches('-').replace('-', "_");
    let is_option = |name: &str| ["boxes", "symbols", "regions", "cages"].contains(&name);
    let line = match &*name {
        name if Rule::ALL.iter().any(|rule| rule.name() == name) => format!("rules: {name};"),
        name if Mark::ALL.iter().any(|mark| mark.name() == name) => format!("{name}: …;"),
        name if is_option(name) => format!("{name}: …;"),
        _ => return None,
    };
    Some(format!(
        "`{name}` belongs to a puzzle, not to the command: write `{line}` before the grid"
    ))
}

/// The longest input, in bytes, that is answered before it ends: for each line it is read again from its beginning.
const SHORT: usize = 1 << 16;

/// Solves all puzzles. An error is one of writing.
fn run(file: Option<&Path>, answerer: &mut Answerer) -> io::Result<()> {
    let (source, name) = match open(file) {
        Ok(opened) => opened,
        Err(error) => return answerer.complain(&error),
    };
    let mut source = BufReader::new(source);
    let (mut text, mut line, mut is_utf8) = (String::new(), Vec::new(), true);
    let mut json = String::new();
    loop {
        // Nobody should wait for an answer that is known while the program waits for a line.
        if !source.buffer().contains(&b'\n') && text.len() <= SHORT {
            answerer.answer(&text, false)?;
            answerer.out.flush()?;
        }
        line.clear();
        match source.read_until(b'\n', &mut line) {
            Ok(0) => break,
            Ok(_) => match str::from_utf8(&line) {
                Ok(line) => {
                    json += line;
                    answerer.add(&mut text, &mut json)?;
                }
                Err(_) => {
                    text += &std::mem::take(&mut json);
                    if is_utf8 {
                        let line = text.lines().count() + 1;
                        let what = "this is not UTF-8: save the file as UTF-8";
                        answerer.complain(&format!("line {line}: {what}"))?;
                    }
                    is_utf8 = false;
                    text += "#\n";
                }
            },
            Err(error) => {
                answerer.complain(&format!("cannot read {name}: {error}"))?;
                break;
            }
        }
    }
    text += &json;
    answerer.answer(&text, true)?;
    if answerer.states.is_empty() && answerer.status == 0 {
        answerer.complain(&format!("there is no puzzle in {name}"))?;
    }
    Ok(())
}

/// The file, or standard input, and what to call it.
fn open(file: Option<&Path>) -> Result<(Box<dyn Read>, String), String> {
    match file {
        Some(path) if path != Path::new("-") => match File::open(path) {
            Ok(file) => Ok((Box::new(file), path.display().to_string())),
            Err(_) if is_puzzle(path) => Err(format!(
                "the puzzle is not a file: write it to standard input, as in `echo '{}' | sudoku-solve`",
                path.display()
            )),
            Err(error) => Err(format!("cannot open {}: {error}", path.display())),
        },
        _ => {
            let input = io::stdin();
            if input.is_terminal() {
                note(
                    "puzzles, please: a line each, or a blank line after each; Ctrl-D ends the input",
                );
            }
            Ok((Box::new(input), "standard input".to_owned()))
        }
    }
}

fn is_puzzle(path: &Path) -> bool {
    let text = path.to_string_lossy();
    let is_link = !matches!(links::read(&text, true), Text::Other);
    is_link || Puzzles::of(&text).any(|puzzle| puzzle.size().is_some_and(|size| size > 1))
}

/// Writes a line to standard error. If even that is closed, nothing is written.
fn note(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
