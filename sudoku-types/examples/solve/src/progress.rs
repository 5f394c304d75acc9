//! Says on standard error that a puzzle takes long.

use std::cell::Cell;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The first note comes after this time, and each further one when the time has doubled.
const FIRST: Duration = Duration::from_secs(2);

/// The present work.
struct Work {
    line: usize,
    words: &'static str,
    start: Instant,
    /// The time after which there is a note.
    wait: Duration,
}

/// A thread that looks at what is done: one for all puzzles, because a thread for each would take longer than most of
/// them do.
#[derive(Default)]
pub(crate) struct Progress {
    now: Arc<Mutex<Option<Work>>>,
    is_watched: Cell<bool>,
}

impl Progress {
    /// Does the work for the puzzle in this line, and notes that it goes on if it takes long.
    pub(crate) fn watch<T>(&self, line: usize, words: &'static str, work: impl FnOnce() -> T) -> T {
        self.set(Some(Work {
            line,
            words,
            start: Instant::now(),
            wait: FIRST,
        }));
        if !self.is_watched.replace(true) {
            let now = Arc::clone(&self.now);
            thread::spawn(move || {
                loop {
                    thread::sleep(FIRST / 20);
                    note(&mut now.lock().unwrap_or_else(PoisonError::into_inner));
                }
            });
        }
        let done = work();
        self.set(None);
        done
    }

    /// Says what is done now for the puzzle.
    pub(crate) fn now(&self, words: &'static str) {
        if let Some(work) = &mut *self.now.lock().unwrap_or_else(PoisonError::into_inner) {
            work.words = words;
        }
    }

    fn set(&self, work: Option<Work>) {
        *self.now.lock().unwrap_or_else(PoisonError::into_inner) = work;
    }
}

/// Writes a note if it is time for it.
fn note(work: &mut Option<Work>) {
    if let Some(work) = work
        && work.start.elapsed() >= work.wait
    {
        let seconds = work.start.elapsed().as_secs();
        crate::note(&format!(
            "line {}: {}, for {seconds} s",
            work.line, work.words
        ));
        work.wait = 2 * work.start.elapsed();
    }
}
