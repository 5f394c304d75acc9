//! Functions that the game (`game.rs`) and the page for setters (`check.rs`) share.
//!
//! The pages call the functions that each program exports, and read texts from its memory.
//! (Giving a function the name by which the page calls it is all that is `unsafe` there: no other function may have it.)

mod puzzles;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use puzzles::{Kind, difficulty};

pub fn lock<T>(mutex: &'static Mutex<T>) -> MutexGuard<'static, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
