//! The sum of the lengths of values of different types.

struct Nil;
struct Cons<Head, Tail>(Head, Tail);

trait Length {
    fn length(&self) -> usize;
}
impl Length for Nil {
    fn length(&self) -> usize {
        0
    }
}
impl<Head: AsRef<[u8]>, Tail: Length> Length for Cons<Head, Tail> {
    fn length(&self) -> usize {
        self.0.as_ref().len() + self.1.length()
    }
}

fn main() {
    let list = Cons("text", Cons(vec![1, 2], Cons([7], Nil)));
    assert_eq!(list.length(), 7);
}
