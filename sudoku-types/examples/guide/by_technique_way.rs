//! Two `impl`s that would overlap, each with a way of its own.

use std::fmt::{Debug, Display};

enum Shown {}
enum Debugged {}

trait Text<Way> {
    fn text(&self) -> String;
}
impl<T: Display> Text<Shown> for T {
    fn text(&self) -> String {
        self.to_string()
    }
}
impl<T: Debug> Text<Debugged> for T {
    fn text(&self) -> String {
        format!("{self:?}")
    }
}

fn main() {
    assert_eq!(Some(3).text(), "Some(3)"); // it has one way
    assert_eq!(Text::<Shown>::text(&3), "3"); // it has two
}
