//! Code that leaves open how its values are collected.

trait Collection {
    type Of<T>: FromIterator<T> + IntoIterator<Item = T>;
}
enum InOrder {}
enum Stacked {}
impl Collection for InOrder {
    type Of<T> = Vec<T>;
}
impl Collection for Stacked {
    type Of<T> = std::collections::LinkedList<T>;
}

fn lengths<C: Collection>(words: C::Of<&str>) -> C::Of<usize> {
    words.into_iter().map(str::len).collect()
}

fn main() {
    assert_eq!(lengths::<InOrder>(vec!["row", "box"]), [3, 3]);
    assert_eq!(lengths::<Stacked>(["row"].into()).len(), 1);
}
