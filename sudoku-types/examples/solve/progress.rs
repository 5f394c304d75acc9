//! Says on a terminal that a puzzle takes long.

use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Does the work for the puzzle in this line. If standard error is a terminal, it is noted there after one second, and
/// whenever the time has doubled, that the work goes on.
pub(crate) fn watched<T>(line: usize, work: impl FnOnce() -> T) -> T {
    if !io::stderr().is_terminal() {
        return work();
    }
    let (_done, is_done) = mpsc::channel::<()>();
    thread::spawn(move || {
        let (start, mut wait) = (Instant::now(), Duration::from_secs(1));
        while is_done.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
            let seconds = start.elapsed().as_secs();
            crate::note(&format!("line {line}: searching for {seconds} s"));
            wait = start.elapsed();
        }
    });
    // The channel is closed at the end, and the thread ends.
    work()
}
