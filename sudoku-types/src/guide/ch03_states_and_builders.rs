//! Chapter 3: a type that says what may be done with a value: states, and builders.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! This is the most useful of all techniques here, and it needs nothing but structs. A value goes through states: a file is
//! open or closed, a request has an address or not, a Sudoku is full or has blanks. Some methods make sense in one state only.
//! If the state is a *parameter of the type*, a call in the wrong state does not compile.
//!
//! ```text
//! Builder<Missing, Missing>  ── to ──►  Builder<Given, Missing>
//!           │                                    │
//!          text                                 text
//!           ▼                                    ▼
//! Builder<Missing, Given>    ── to ──►  Builder<Given, Given>  ── build ──►  Message<Draft>
//!                                                                               │
//!                                                                             check ──► Message<Checked> ── send
//! ```
//!
#![doc = program!("ch03_states_and_builders")]
//!
//! # How to read it
//!
//! - A **state** is a type without values, as a digit is in [chapter 0](super::ch00_the_whole_idea). `Message<State>` has the
//!   same bytes in each state: `PhantomData` has no size, so nothing of this exists while the program runs.
//! - A method is in the `impl` of the **states in which it exists**. `impl<Text> Builder<Missing, Text>` is for a builder that
//!   has no address yet, with or without a text.
//! - A method that leads to another state **takes `self`** and returns another type. The old value is gone, so nobody can use
//!   it in its old state.
//! - What is known only while the program runs is a **`Result` of states**: `check` returns a `Message<Checked>`, or the draft
//!   again. After the `match` the type has the answer, and nobody has to check again.
//!
//! The second half of the program is called *typestate*, and the first is the same for a *builder*: its state is what has been
//! given to it.
//!
//! # Try
//!
//! Leave out the address:
//!
//! ```diff
//! -    let draft = Builder::new().text("the 6 is wrong").to("Ada").build();
//! +    let draft = Builder::new().text("the 6 is wrong").build();
//! ```
//!
//! ```text
//! error[E0599]: no method named `build` found for struct `Builder<Missing, Given>` in the current scope
//! ```
//!
//! The type says what is wrong: the first parameter is `Missing`. A note below adds that the method exists for
//! `Builder<Given, Given>`. Give it twice:
//!
//! ```diff
//! -    let draft = Builder::new().text("the 6 is wrong").to("Ada").build();
//! +    let draft = Builder::new().text("the 6 is wrong").to("Ada").to("Bob").build();
//! ```
//!
//! ```text
//! error[E0599]: no method named `to` found for struct `Builder<Given, Given>` in the current scope
//! ```
//!
//! Send a message that nobody has checked:
//!
//! ```diff
//! -    if let Ok(message) = draft.check() {
//! -        assert_eq!(message.send(), "Ada: the 6 is wrong");
//! -    }
//! +    assert_eq!(draft.send(), "Ada: the 6 is wrong");
//! ```
//!
//! ```text
//! error[E0599]: no method named `send` found for struct `Message<Draft>` in the current scope
//! ```
//!
//! Send it twice. This is not typestate but ownership, which does the other half of the work:
//!
//! ```diff
//!          assert_eq!(message.send(), "Ada: the 6 is wrong");
//! +        message.send();
//! ```
//!
//! ```text
//! error[E0382]: use of moved value: `message`
//! ```
//!
//! # At work
//!
//! You have used this already. In rustls, a `ConfigBuilder` has a type for what it still needs; in the crates for
//! microcontrollers, a pin is a `PA5<Input>` or a `PA5<Output>`, and only the latter can be set. Some crates derive such
//! builders.
//!
//! It fits where the order is known when the code is written: setup, handshakes, transactions, money. It does not fit in these
//! cases:
//!
//! - The state is decided while the program runs, in a loop or by a user. A `Vec` of messages in several states needs an enum
//!   with a variant for each, and a `match`; then an enum alone may be the simpler program.
//! - There are many states and each method is for several of them. Each needs an `impl`, and the types of variables become
//!   long. If the order is a pattern, a [regular expression](super::ch29_regular_expressions) can be the state.
//! - Something has to be *done*: nobody can be forced to call `send`. A value may be dropped in any state (`#[must_use]`
//!   warns).
//!
//! # Exercises
//!
//! **1.** ★ A door is open, closed or locked. Write the methods: an open one can be closed, a closed one opened or locked,
//! a locked one unlocked, which closes it.
//!
//! ```compile_fail,E0599
//! use std::marker::PhantomData;
//!
//! enum Open {}
//! enum Closed {}
//! enum Locked {}
//!
//! struct Door<State>(PhantomData<State>);
//!
//! // Your lines go here.
//!
//! fn main() {
//!     let door: Door<Open> = Door(PhantomData);
//!     let door: Door<Locked> = door.close().lock();
//!     let _door: Door<Open> = door.unlock().open();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    let _door: Door<Open> = door.unlock().open();
//! +    let _door: Door<Open> = door.open();
//! ```
//!
//! ```text
//! error[E0599]: no method named `open` found for struct `Door<Locked>` in the current scope
//! ```
//!
//! <details><summary>Hint</summary>Three <code>impl</code>s, one for each state. Each method takes <code>self</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Door<Open> {
//!     fn close(self) -> Door<Closed> {
//!         Door(PhantomData)
//!     }
//! }
//! impl Door<Closed> {
//!     fn open(self) -> Door<Open> {
//!         Door(PhantomData)
//!     }
//!     fn lock(self) -> Door<Locked> {
//!         Door(PhantomData)
//!     }
//! }
//! impl Door<Locked> {
//!     fn unlock(self) -> Door<Closed> {
//!         Door(PhantomData)
//!     }
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★★ "No method named `build`" does not say what to do. If the method exists always, but has a *bound*, the error can
//! have your words. Write the trait `Complete`, which holds for what has been given.
//! (`#[diagnostic::on_unimplemented(message = "…")]` above a trait has the words; [chapter 10](super::ch10_messages) has more
//! about it.)
//!
//! ```compile_fail,E0405
//! use std::marker::PhantomData;
//!
//! enum Missing {}
//! enum Given {}
//!
//! // Your lines go here.
//!
//! struct Builder<To>(String, PhantomData<To>);
//!
//! impl<To> Builder<To> {
//!     fn build(self) -> String
//!     where
//!         To: Complete,
//!     {
//!         self.0
//!     }
//! }
//!
//! fn main() {
//!     let builder: Builder<Given> = Builder("Ada".to_owned(), PhantomData);
//!     assert_eq!(builder.build(), "Ada");
//! }
//! ```
//!
//! This change has to be refused, with these words:
//!
//! ```diff
//! -    let builder: Builder<Given> = Builder("Ada".to_owned(), PhantomData);
//! +    let builder: Builder<Missing> = Builder("Ada".to_owned(), PhantomData);
//! ```
//!
//! ```text
//! error[E0277]: a message needs an address: call `to` before `build`
//! ```
//!
//! <details><summary>Hint</summary>A trait without items, and one <code>impl</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! #[diagnostic::on_unimplemented(message = "a message needs an address: call `to` before `build`")]
//! trait Complete {}
//! impl Complete for Given {}
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [2. Different, as a bound](super::ch02_different_as_a_bound) ·
//! Next: [4. Lists](super::ch04_lists) ·
//! [All chapters](super)
