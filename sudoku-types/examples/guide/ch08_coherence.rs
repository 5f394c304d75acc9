//! What Rust allows of `impl`s, and what to do about what it does not.

use std::fmt::{Debug, Display, Formatter, Result};

// One `impl` for a type and a trait. With a parameter, one for each way.
enum AsText {}
enum AsCode {}

trait Show<Way> {
    fn show(&self) -> String;
}
impl<T: Display> Show<AsText> for T {
    fn show(&self) -> String {
        format!("{self}")
    }
}
impl<T: Debug> Show<AsCode> for T {
    fn show(&self) -> String {
        format!("{self:?}")
    }
}

// No foreign trait for a foreign type. A struct around it is your own type.
struct Row(Vec<u8>);

impl Display for Row {
    fn fmt(&self, f: &mut Formatter) -> Result {
        self.0.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}

// What is not implemented counts only for your own traits: a `Blank` is no `Digit`.
trait Digit {}
impl Digit for u8 {}
struct Blank;

trait Cell {
    const IS_GIVEN: bool;
}
impl<D: Digit> Cell for D {
    const IS_GIVEN: bool = true;
}
impl Cell for Blank {
    const IS_GIVEN: bool = false;
}

fn main() {
    assert_eq!(Show::<AsText>::show(&"a"), "a");
    assert_eq!(Show::<AsCode>::show(&"a"), "\"a\"");
    assert_eq!(Row(vec![3, 1, 2]).show(), "312"); // it has one way only

    const { assert!(u8::IS_GIVEN && !Blank::IS_GIVEN) };
}
