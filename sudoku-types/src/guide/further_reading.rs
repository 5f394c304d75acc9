//! Further reading: what else there is about programming with types.
//!
//! These are the texts that we would give to a reader of this guide, with a line about what to expect. Nothing here
//! depends on them. What Sudoku and this crate owe to others is in [chapter 28](super::ch28_sources).
//!
//! # In Rust
//!
//! - Cliff L. Biffle, [*The typestate pattern in Rust*](https://cliffle.com/blog/rust-typestate/) (2019): states in types, in
//!   all their forms; and Alexis King, [*Parse, don't
//!   validate*](https://lexi-lambda.github.io/blog/2019/11/05/parse-don-t-validate/) (2019, in Haskell): most of what one wants
//!   from types, without computing with them.
//! - Will Crichton, [*Type-level programming in Rust*](https://willcrichton.net/notes/type-level-programming/) (2020):
//!   state machines and lists as types; the shortest good introduction, and without macros or errors for users.
//! - Lloyd Chan, [*Gentle intro to type-level recursion in
//!   Rust*](https://beachape.com/blog/2017/03/12/gentle-intro-to-type-level-recursion-in-Rust-from-zero-to-frunk-hlist-sculpting/)
//!   (2017): how frunk picks elements out of a list by type, step by step.
//! - Shea Leffler, [*Rust's type system is
//!   Turing-complete*](https://sdleffler.github.io/RustTypeSystemTuringComplete/) (2017): an interpreter in traits;
//!   a proof that it can be done rather than a way to do it.
//! - [typenum](https://docs.rs/typenum), the numbers used here; [frunk](https://docs.rs/frunk), [lists with
//!   values](super::ch06_lists_with_values); [tlist](https://docs.rs/tlist), lists whose functions are
//!   [members](super::ch11_functions_as_members). Their sources can be read.
//! - [fortraith](https://github.com/Ashymad/fortraith), a Forth whose programs are evaluated as traits: for fun, and
//!   for an idea of what the macros then look like.
//! - David Tolnay, [*case studies*](https://github.com/dtolnay/case-studies): single tricks, each explained to the
//!   end, such as choosing a method by the receiver's type.
//! - Predrag Gruevski, [*A definitive guide to sealed traits in
//!   Rust*](https://predr.ag/blog/definitive-guide-to-sealed-traits-in-rust/) (2023): all ways to seal a trait, and
//!   what each leaves open.
//! - [*The little book of Rust macros*](https://veykril.github.io/tlborm/), by Daniel Keep and Lukas Wirth: token
//!   munchers and all that `macro_rules!` can do; not about types.
//! - [The Rust reference on the `diagnostic`
//!   attributes](https://doc.rust-lang.org/reference/attributes/diagnostics.html#the-diagnostic-tool-attribute-namespace):
//!   what `on_unimplemented` and `do_not_recommend` accept.
//! - [The chapters on trait solving of the rustc development
//!   guide](https://rustc-dev-guide.rust-lang.org/traits/resolution.html): what rustc does when it answers a question.
//!
//! # In other languages
//!
//! - Conrad Parker, *Type-level Instant Insanity*, in The Monad.Reader 8 (2007): a puzzle solved by Haskell's type
//!   classes, the nearest relative of this guide.
//! - Kyle Kingsbury, [*Typing the technical
//!   interview*](https://aphyr.com/posts/342-typing-the-technical-interview) (2017): the problem of the queens in
//!   Haskell's types, as a story. Read it for pleasure first.
//! - Oleg Kiselyov, Ralf Lämmel and Keean Schupke, *Strongly typed heterogeneous collections* (Haskell Workshop 2004):
//!   where lists of types with values come from.
//! - Oleg Kiselyov, Simon Peyton Jones and Chung-chieh Shan, *Fun with type functions* (2010): associated types, by
//!   people who invented them, with examples that are of use.
//! - Andrei Alexandrescu, *Modern C++ Design* (2001): lists of types and computing with templates; old, and still
//!   clear about the idea.
//! - Scott Owens, John Reppy and Aaron Turon, *Regular-expression derivatives re-examined* (Journal of Functional
//!   Programming, 2009): [chapter 29](super::ch29_regular_expressions) with all that makes it fast.
//! - Sandy Maguire, *Thinking with Types* (2018): a book on the same subject in Haskell, where the language helps more.
//! - [type-challenges](https://github.com/type-challenges/type-challenges): hundreds of exercises in TypeScript, whose
//!   types have conditions and recursion built in.
//!
//! # Other Sudokus of compilers
//!
//! (EzSudoku, in OCaml, with which this library began, is in [chapter 28](super::ch28_sources#ocaml-by-types).)
//!
//! - [typescript-sudoku](https://github.com/gruhn/typescript-sudoku) (gruhn) is a type of 9×9 grids whose wrong cells the
//!   TypeScript checker underlines; [sudoku-type-rs](https://github.com/QuarticCat/sudoku-type-rs) (QuarticCat) is the same
//!   in Rust, with a type parameter for each cell. Neither solves.
//! - [Sudoku in Coq](https://github.com/rocq-community/sudoku) (Laurent Théry, 2006) is a solver with a machine-checked
//!   proof that it finds the solutions.
//! - [dlx-constexpr](https://github.com/sraaphorst/dlx-constexpr) (Sebastian Raaphorst) has a C++17 compiler solve Sudoku by
//!   dancing links; nothing judges the result.
//! - [`sudoku`](https://docs.rs/sudoku) is a fast solver and generator of 9×9 for run time.
