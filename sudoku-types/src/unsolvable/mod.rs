//! `unsolvable! { … }` as a constant, which is an error that shows the solution
//! if the puzzle has one.
//!
//! ```text
//! const _: () = unsolvable::<Puzzle<4, Boxes<U2, U2>, …>, ByConst<6>>();
//!                                                         │
//!                   the engine finds                      ▼
//!                   no solution             REFUTED_BY = None: this compiles
//!                   a solution              Some(…), an error with its picture
//!                   no end                  Some(…), an error that it takes too long
//! ```

mod by_const;
mod by_search;
mod by_types;
mod engine;

pub use by_const::ByConst;
pub use by_search::{BySearch, refuted};
pub use by_types::ByTypes;
use engine::Engine;

/// Returns true if the engine has not refuted the claim, so that the types have to check it.
pub const fn is_claimed<Puzzle, By: Engine<Puzzle>>() -> bool {
    By::REFUTED_BY.is_none()
}

/// The claim that a puzzle has no solution, as an expression of a constant.
#[track_caller]
pub const fn unsolvable<Puzzle, By: Engine<Puzzle>>() {
    if let Some(text) = By::REFUTED_BY {
        panic!("{}", text.as_str());
    }
}
