//! A list of values of different types: printed one after the other, and read by type.

use std::fmt::Display;
use std::marker::PhantomData;

struct Nil;
struct Cons<Head, Tail>(Head, Tail);

macro_rules! list {
    () => { Nil };
    ($head:expr $(, $tail:expr)*) => { Cons($head, list![$($tail),*]) };
}

/// A list of things that can be printed.
trait Lines {
    fn lines(&self) -> Vec<String>;
}
impl Lines for Nil {
    fn lines(&self) -> Vec<String> {
        Vec::new()
    }
}
impl<Head: Display, Tail: Lines> Lines for Cons<Head, Tail> {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.0.to_string()];
        lines.extend(self.1.lines());
        lines
    }
}

// The place of an element: the head, or a place in the tail.
enum Here {}
struct There<Place>(PhantomData<Place>);

/// A list with a `T` at this place.
trait Get<T, Place> {
    fn get(&self) -> &T;
}
impl<T, Tail> Get<T, Here> for Cons<T, Tail> {
    fn get(&self) -> &T {
        &self.0
    }
}
impl<T, Head, Tail: Get<T, Place>, Place> Get<T, There<Place>> for Cons<Head, Tail> {
    fn get(&self) -> &T {
        self.1.get()
    }
}

fn main() {
    let puzzle = list!["Daily", 12_u16, true];
    assert_eq!(puzzle.lines(), ["Daily", "12", "true"]);

    let number: &u16 = puzzle.get();
    let is_hard: &bool = puzzle.get();
    assert_eq!((*number, *is_hard), (12, true));
}
