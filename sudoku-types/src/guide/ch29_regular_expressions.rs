//! Chapter 29: no Sudoku at all. The order of calls as a regular expression, which rustc matches.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! "Call `open` first, then `write` as often as you like, and `close` at the end." In most code that is a comment, and
//! a panic for those who have not read it. It is also a regular expression, `open write* close`, and its letters are calls.
//! So this chapter makes it a bound: a file has the type of the calls that may still come.
//!
//! # Derivatives
//!
//! A regular expression is usually made into a machine with numbered states. Janusz Brzozowski found a way without numbers
//! (*Derivatives of Regular Expressions*, Journal of the ACM, 1964): what is left of an expression after a letter is an
//! expression again, its *derivative*. So the expression itself is the state.
//!
//! ```text
//! open write* close  ── open ──►  write* close  ── close ──►  nothing more
//!                                    │   ▲
//!                                    write
//! ```
//!
//! There is a rule for each form. `A` and `B` are expressions, `c` is a call:
//!
//! | form | after `c` | may end |
//! |---|---|---|
//! | `Never` | `Never` | no |
//! | `Empty` | `Never` | yes |
//! | a call | `Empty` if it is `c`, otherwise `Never` | no |
//! | `A` then `B` | (`A` after `c`) then `B`; if `A` may end, or `B` after `c` | if both may |
//! | `A` or `B` | (`A` after `c`) or (`B` after `c`) | if one may |
//! | `A` many times | (`A` after `c`) then `A` many times | yes |
//!
//! The program is this table, with [functions as members](super::ch11_functions_as_members):
//!
#![doc = program!("ch29_regular_expressions")]
//!
//! In each `impl` of `Regex`, `After` and `End` are the row of the table. The other three lines put two expressions
//! together.
//!
//! # An `if` without a bit
//!
//! `End` could be a bit. Here it is `Empty` or `Never`, as in Brzozowski's article, because these two calculate like 1 and
//! 0: `Empty` then `B` is `B`, and `Never` then `B` is `Never`. So `InTurn<A::End, B::After<C>>` is the "if `A` may end".
//! `Is` does the same for two calls.
//!
//! For that the rules have to be worked out, and not only written down: `Then<Never, B>` would be a type like others, and a
//! wrong call would be accepted. `Never::Then` and `Never::Or` leave out what can never match, so what is left after a wrong
//! call is always `Never`. That is also why the loop in `main` compiles: after a `Write` the file has the same type again.
//!
//! # Try
//!
//! Write to a closed file:
//!
//! ```diff
//! -    let _closed: File<Empty> = file.call::<Close>();
//! +    file.call::<Close>().call::<Write>();
//! ```
//!
//! ```text
//! error[E0277]: `Write` cannot come here: what may come is `Empty`
//! ```
//!
//! The words are on `Allows`, the bound that the caller sees, with `do_not_recommend` on its `impl`. Otherwise rustc would
//! say that `Never` is not `Possible`. The bound belongs to the method. On the `impl` of `File` rustc would say that there is
//! no such method (E0599), and not in your words.
//!
//! Allow a file to be opened again. Then a closed file is not `Empty`:
//!
//! ```diff
//! -type Calls = Then<Open, Then<Many<Write>, Close>>;
//! +type Calls = Many<Then<Open, Then<Many<Write>, Close>>>;
//! ```
//!
//! ```text
//! error[E0308]: mismatched types
//! ```
//!
//! Allow at most one `Write`. The first is accepted. Now the type after it is another one, so the loop is refused:
//!
//! ```diff
//! -type Calls = Then<Open, Then<Many<Write>, Close>>;
//! +type Calls = Then<Open, Then<Or<Empty, Write>, Close>>;
//! ```
//!
//! ```text
//! error[E0308]: mismatched types
//! ```
//!
//! # At work
//!
//! Builders, handshakes, transactions and drivers have such an order. The usual way is [a state in the
//! type](super::ch03_states_and_builders), with the methods that lead to others. An expression has it in one line, which can be
//! read and compared with the specification, and a new rule is a change of that line.
//!
//! The order has to be known when the program is compiled. Where it comes from outside, as with the bytes of a message, match
//! at run time. A text in the source needs no types either, because a `const fn` can match it. A file may also be dropped at
//! any time, and no bound can prevent that. And nothing here sees that `Or<A, A>` is `A`, so types can grow with each call:
//! those of `Many<Many<Write>>` do.
//!
//! # Exercises
//!
//! **1.** ★ A file may be dropped at any time, but `end` is to exist only if nothing has to come. Without `Or` that needs
//! no `End`: a trait without items is enough.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//!
//! enum Empty {}
//! struct Then<A, B>(PhantomData<(A, B)>);
//! struct Many<A>(PhantomData<A>);
//! enum Write {}
//! enum Close {}
//!
//! #[diagnostic::on_unimplemented(message = "`{Self}` has to come before the end")]
//! trait MayEnd {}
//! // Your lines go here.
//!
//! struct File<R>(PhantomData<R>);
//! impl<R> File<R> {
//!     fn end(self)
//!     where
//!         R: MayEnd,
//!     {
//!     }
//! }
//!
//! fn main() {
//!     File::<Empty>(PhantomData).end();
//!     File::<Then<Many<Write>, Many<Then<Write, Close>>>>(PhantomData).end();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    File::<Then<Many<Write>, Many<Then<Write, Close>>>>(PhantomData).end();
//! +    File::<Then<Many<Write>, Close>>(PhantomData).end();
//! ```
//!
//! ```text
//! error[E0277]: `Close` has to come before the end
//! ```
//!
//! <details><summary>Hint</summary>The last column of the table: one line for each form that may end.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl MayEnd for Empty {}
//! impl<A> MayEnd for Many<A> {}
//! impl<A: MayEnd, B: MayEnd> MayEnd for Then<A, B> {}
//! ```
//!
//! For `Or` there would be two `impl`s, one if `A` may end and one if `B` may, and they overlap. That is why the program has
//! a member for it. Here the message is about the innermost bound, and says which call is missing, so there is no
//! `do_not_recommend`.
//!
//! </details>
//!
//! **2.** ★★ The same table for values matches any text at run time. Write the arms for `Or` and `Then`.
//!
//! ```compile_fail,E0004
//! use Regex::*;
//!
//! #[derive(Clone)]
//! enum Regex {
//!     One(char),
//!     Never,
//!     Empty,
//!     Then(Box<Regex>, Box<Regex>),
//!     Or(Box<Regex>, Box<Regex>),
//!     Many(Box<Regex>),
//! }
//!
//! fn may_end(regex: &Regex) -> bool {
//!     match regex {
//!         One(_) | Never => false,
//!         Empty | Many(_) => true,
//!         Then(a, b) => may_end(a) && may_end(b),
//!         Or(a, b) => may_end(a) || may_end(b),
//!     }
//! }
//!
//! fn after(c: char, regex: &Regex) -> Box<Regex> {
//!     Box::new(match regex {
//!         One(letter) if *letter == c => Empty,
//!         One(_) | Never | Empty => Never,
//!         Many(a) => Then(after(c, a), Box::new(regex.clone())),
//!         // Your lines go here.
//!     })
//! }
//!
//! fn matches(regex: &Regex, text: &str) -> bool {
//!     let left = text.chars().fold(regex.clone(), |left, c| *after(c, &left));
//!     may_end(&left)
//! }
//!
//! fn main() {
//!     // (a | b)* a
//!     let [a, b] = ['a', 'b'].map(|letter| Box::new(One(letter)));
//!     let regex = Then(Box::new(Many(Box::new(Or(a.clone(), b)))), a);
//!     assert!(matches(&regex, "a") && matches(&regex, "abba"));
//!     assert!(!matches(&regex, "") && !matches(&regex, "ab") && !matches(&regex, "ca"));
//! }
//! ```
//!
//! <details><summary>Hint</summary>A guard of an arm can ask whether the first part may end.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//!         Or(a, b) => Or(after(c, a), after(c, b)),
//!         Then(a, b) if may_end(a) => {
//!             Or(Box::new(Then(after(c, a), b.clone())), after(c, b))
//!         }
//!         Then(a, b) => Then(after(c, a), b.clone()),
//! ```
//!
//! With values an `if` is an `if`. The rules are the same, so each program is a test of the other, as in [chapter
//! 22](super::ch22_a_rule_said_twice).
//!
//! </details>
//!
//! ----
//!
//! Previous: [28. Sources, and their puzzles](super::ch28_sources) ·
//! [All chapters](super)
