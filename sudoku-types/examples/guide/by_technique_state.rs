//! A file that can be read only while it is open.

use std::marker::PhantomData;

enum Open {}
enum Closed {}

struct File<State>(String, PhantomData<State>);

impl File<Closed> {
    fn open(self) -> File<Open> {
        File(self.0, PhantomData)
    }
}
impl File<Open> {
    fn read(&self) -> &str {
        &self.0
    }
    fn close(self) -> File<Closed> {
        File(self.0, PhantomData)
    }
}

fn main() {
    let file = File::<Closed>("text".to_owned(), PhantomData).open();
    assert_eq!(file.read(), "text");
    let _ = file.close();
}
