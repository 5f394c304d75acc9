//! How many puzzles there were, and of which kind.

use std::process::ExitCode;

/// How many solutions a puzzle was found to have.
#[derive(Clone, Copy)]
pub(crate) enum Found {
    None,
    One,
    Several,
}

#[derive(Default)]
pub(crate) struct Tally {
    unique: u64,
    several: u64,
    none: u64,
    /// Puzzles, or whole files, that could not be read.
    pub(crate) bad: u64,
}

impl Tally {
    pub(crate) fn count(&mut self, found: Found) {
        match found {
            Found::None => self.none += 1,
            Found::One => self.unique += 1,
            Found::Several => self.several += 1,
        }
    }

    /// How many puzzles there were so far.
    pub(crate) fn puzzles(&self) -> u64 {
        self.unique + self.several + self.none + self.bad
    }

    pub(crate) fn status(&self) -> ExitCode {
        ExitCode::from(match self {
            Tally { bad: 1.., .. } => 2,
            Tally {
                several: 0,
                none: 0,
                ..
            } => 0,
            _ => 1,
        })
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} puzzles: {} with one solution, {} with several, {} with none, {} not read",
            self.puzzles(),
            self.unique,
            self.several,
            self.none,
            self.bad
        )
    }
}
