//! Progress on standard error, if that is a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use crate::tally::Tally;

/// So many puzzles are many.
const MANY: u64 = 100;

/// A person cannot read faster than this.
const PAUSE: Duration = Duration::from_millis(100);

/// A line that is written again and again in its place.
pub(crate) struct Progress {
    is_wanted: bool,
    /// Whether answers appear on the same terminal.
    shares_terminal: bool,
    last_shown: Option<Instant>,
    is_visible: bool,
}

impl Progress {
    pub(crate) fn new() -> Self {
        Progress {
            is_wanted: io::stderr().is_terminal(),
            shares_terminal: io::stdout().is_terminal(),
            last_shown: None,
            is_visible: false,
        }
    }

    pub(crate) fn is_due(&self, tally: &Tally) -> bool {
        self.is_wanted
            && tally.puzzles() >= MANY
            && self.last_shown.is_none_or(|last| last.elapsed() >= PAUSE)
    }

    pub(crate) fn show(&mut self, tally: &Tally) {
        self.write(format_args!("\r{tally}\x1b[K"));
        self.last_shown = Some(Instant::now());
        self.is_visible = true;
    }

    /// Before an answer is written.
    pub(crate) fn make_room(&mut self) {
        if self.shares_terminal {
            self.clear();
        }
    }

    pub(crate) fn clear(&mut self) {
        if self.is_visible {
            self.write(format_args!("\r\x1b[K"));
            self.is_visible = false;
        }
    }

    /// The last state stays.
    pub(crate) fn end(&mut self, tally: &Tally) {
        if self.last_shown.is_some() {
            self.write(format_args!("\r{tally}\x1b[K\n"));
        }
    }

    /// Progress that cannot be written is no loss.
    fn write(&self, line: std::fmt::Arguments<'_>) {
        let mut terminal = io::stderr().lock();
        let _ = terminal.write_fmt(line).and_then(|()| terminal.flush());
    }
}
