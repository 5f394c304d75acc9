//! What the game (`game.rs`) and the page for setters (`check.rs`) share: proven puzzles, and room for a text of the page.
//!
//! The pages call the functions that each program exports, and read texts from its memory.
//! (Giving a function the name by which the page calls it is all that is `unsafe` here: no other function may have it.)

mod puzzles;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use puzzles::{Kind, difficulty};

/// A text, which the page writes.
pub static LOADED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

pub fn lock<T>(mutex: &'static Mutex<T>) -> MutexGuard<'static, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a text of this number of bytes, and returns its place in memory.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut loaded = lock(&LOADED);
    *loaded = vec![0; length];
    loaded.as_mut_ptr()
}
