//! A message is built, checked and sent, in this order, or the program does not compile.

use std::marker::PhantomData;

// What the builder still needs, and what it has got.
enum Missing {}
enum Given {}

/// An address and a text; the types say which of them have been given.
struct Builder<To, Text>(String, String, PhantomData<(To, Text)>);

impl Builder<Missing, Missing> {
    fn new() -> Self {
        Builder(String::new(), String::new(), PhantomData)
    }
}
impl<Text> Builder<Missing, Text> {
    fn to(self, address: &str) -> Builder<Given, Text> {
        Builder(address.to_owned(), self.1, PhantomData)
    }
}
impl<To> Builder<To, Missing> {
    fn text(self, text: &str) -> Builder<To, Given> {
        Builder(self.0, text.to_owned(), PhantomData)
    }
}
impl Builder<Given, Given> {
    fn build(self) -> Message<Draft> {
        Message(format!("{}: {}", self.0, self.1), PhantomData)
    }
}

// The states of a message.
enum Draft {}
enum Checked {}

struct Message<State>(String, PhantomData<State>);

impl Message<Draft> {
    fn check(self) -> Result<Message<Checked>, Message<Draft>> {
        match self.0.len() {
            ..=80 => Ok(Message(self.0, PhantomData)),
            _ => Err(self),
        }
    }
}
impl Message<Checked> {
    fn send(self) -> String {
        self.0
    }
}

fn main() {
    let draft = Builder::new().text("the 6 is wrong").to("Ada").build();
    if let Ok(message) = draft.check() {
        assert_eq!(message.send(), "Ada: the 6 is wrong");
    }
}
