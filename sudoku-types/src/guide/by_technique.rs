//! By technique: the tricks of this guide without Sudoku, each in the smallest program that shows it.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! Each program is complete, and fits on a screen. Below it are a change that rustc refuses, the cost, the limits, and
//! the chapter that explains it. Words are in the [glossary](super::glossary).
//!
//! | you want | section |
//! |---|---|
//! | a method that exists only after another call | [State](#a-state-as-a-type) |
//! | a trait that others use, and nobody else implements | [Sealed trait](#sealed-trait) |
//! | a bound that proves what generic code relies on | [Proof](#a-proof-as-a-sealed-trait) |
//! | to compute something of a list of types | [List and fold](#a-list-of-types-and-a-fold) |
//! | a list of values, each of another type | [List with values](#a-list-with-values) |
//! | as many elements as there are marks | [Counting](#counting) |
//! | many small functions, and no `where` | [Functions as members](#functions-as-members) |
//! | a type that is still open, such as `Vec` without its elements | [Family](#a-family-of-types) |
//! | two `impl`s that overlap | [Way](#a-parameter-for-the-way) |
//! | one of two types, of which the other may not exist | [Choice](#choosing-by-a-bit) |
//! | a second try after a first one that fails | [Lazy branch](#a-lazy-branch) |
//! | a loop that is longer than `recursion_limit` | [Steps](#bounded-steps) |
//! | yes or no, where a bound would be an error | [Does a bound hold?](#does-a-bound-hold) |
//! | the result of a `const fn` as a type, and back | [Constants and types](#constants-and-types) |
//! | an error in your own words | [Messages](#messages) |
//! | the numbers of the case in that error | [Located message](#a-located-message) |
//! | one error for one mistake | [One error](#one-fault-one-error) |
//! | a wrong alias refused where it is written | [Checked, though unused](#checked-though-unused) |
//! | one path as a type and as a value | [Type and value](#a-type-and-a-value-of-one-name) |
//! | the error of a macro at the user's token | [Tokens with spans](#tokens-with-spans) |
//! | to know what rustc spends its time on | [Measuring](#measuring) |
//!
//! # A state as a type
//!
//! A call makes sense only after another one.
//!
#![doc = program!("by_technique_state")]
//!
//! A method is in the `impl` of the state in which it exists, and takes `self` if it leads to another one.
//!
//! ```diff
//! -    let _ = file.close();
//! +    let _ = file.close().read();
//! ```
//!
//! ```text
//! error[E0599]: no method named `read` found for struct `File<Closed>` in the current scope
//! ```
//!
//! **Cost**: none. **Limits**: the state must be known when the code is written; nobody can be forced to call anything.
//! **Chapter** [3](super::ch03_states_and_builders)
//!
//! # Sealed trait
//!
//! Others use your trait, and you rely on what its types do. So nobody else may implement it.
//!
#![doc = program!("by_technique_sealed_trait")]
//!
//! `Sealed` is `pub`, as a part of a public trait has to be, but its module is private. So it has no name outside
//! of `unit`, and what cannot be named cannot be implemented.
//!
//! ```diff
//! +struct Mile;
//! +impl Unit for Mile {
//! +    const NAME: &'static str = "mi";
//! +}
//! +
//!  fn main() {
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Mile: Sealed` is not satisfied
//! ```
//!
//! **Cost**: none. **Limits**: it seals against other modules, not against your own. **Chapter**
//! [7](super::ch07_the_judge)
//!
//! # A proof as a sealed trait
//!
//! Generic code relies on a fact about a type. A bound has to prove that fact.
//!
#![doc = program!("by_technique_proof")]
//!
//! The sealed trait has one `impl`, with a condition. `set` is checked once, for all `N`, and the bound is all that
//! it needs to know.
//!
//! ```diff
//! -use typenum::{U0, U7};
//! +use typenum::{U0, U7, U8};
//!
//! -    assert_eq!(set::<U7>(1), 129);
//! +    assert_eq!(set::<U8>(1), 129);
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsLess>::Output == B1`
//! ```
//!
//! **Cost**: the check, once for each type. **Limits**: it proves as much as its condition. If a foreign type can pose as
//! a number, the condition has to exclude it, as `Unsigned` does here. **Chapter** [7](super::ch07_the_judge)
//!
//! # A list of types, and a fold
//!
//! Something is computed of any number of types.
//!
#![doc = program!("by_technique_list_and_fold")]
//!
//! A list has two forms, so a function of a list has two `impl`s. Each computes its result from that of the tail.
//!
//! ```diff
//! -type Header = list![u32, u16, [u8; 2]];
//! +type Header = list![u32, u16, u8];
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: assertion failed: Header::BYTES == 8
//! ```
//!
//! **Cost**: a question for each element that is new to rustc. **Limits**: each element is a level of
//! [depth](super::ch27_what_it_costs#depth). **Chapter** [4](super::ch04_lists)
//!
//! # A list with values
//!
//! Any number of values of different types, in one value.
//!
#![doc = program!("by_technique_values")]
//!
//! The walk is that of a list of types, and each step also does something with a value.
//!
//! ```diff
//! -    let list = Cons("text", Cons(vec![1, 2], Cons([7], Nil)));
//! +    let list = Cons("text", Cons(vec![1, 2], Cons(7, Nil)));
//! ```
//!
//! ```text
//! error[E0599]: the method `length` exists for struct `Cons<…>`, but its trait bounds were not satisfied
//! ```
//!
//! **Cost**: a function for each list. **Limits**: no index that is computed; the type is printed whole in each error.
//! **Chapter** [6](super::ch06_lists_with_values)
//!
//! # Counting
//!
//! An `impl` has to take as many elements as a number says, neither more nor fewer.
//!
#![doc = program!("by_technique_counting")]
//!
//! A number in unary is a list of marks. An `impl` takes one mark and one element off, so nothing is subtracted.
//!
//! ```diff
//! -type List = tarr![u8, char, bool];
//! +type List = tarr![u8];
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: Take<TArr<(), ATerm>>` is not satisfied
//! ```
//!
//! **Cost**: less than counting down a number of typenum's, which needs a subtraction at each step. **Limits**: each
//! mark is a level of depth. **Chapter** [21](super::ch21_a_judge_for_all_sizes#counting)
//!
//! # Functions as members
//!
//! There are many small functions of types, and each caller would need a `where` for each.
//!
#![doc = program!("by_technique_members")]
//!
//! `: Bool` after a member is a promise: the result has all these functions again. So `Or` calls four of them, and no
//! bound is written. rustc checks the promise at each `impl`:
//!
//! ```diff
//! -    type And<Other: Bool> = No;
//! +    type And<Other: Bool> = bool;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `bool: Bool` is not satisfied
//! ```
//!
//! **Cost**: less than that of bounds if types are large. **Limits**: all functions are in one trait, so others cannot add
//! one; arguments are worked out before they are handed over. **Chapter** [11](super::ch11_functions_as_members)
//!
//! # A family of types
//!
//! Code should not decide which container, pointer or lifetime its values have.
//!
#![doc = program!("by_technique_family")]
//!
//! A trait cannot have `Vec` as its parameter, but an associated type can have the parameter `T` of a `Vec`.
//!
//! ```diff
//! -    assert_eq!(lengths::<Stacked>(["row"].into()).len(), 1);
//! +    assert_eq!(lengths::<Stacked>(vec!["row"]).len(), 1);
//! ```
//!
//! ```text
//! error[E0308]: mismatched types
//! ```
//!
//! **Cost**: none. **Limits**: what is not in the bound of the member cannot be used; callers name the family.
//! **Chapter** [11](super::ch11_functions_as_members#a-family-of-types)
//!
//! # A parameter for the way
//!
//! One trait, and two `impl`s for all types that would overlap.
//!
#![doc = program!("by_technique_way")]
//!
//! `Text<Shown>` and `Text<Debugged>` are different traits. rustc finds the way if there is only one:
//!
//! ```diff
//! -    assert_eq!(Text::<Shown>::text(&3), "3"); // it has two
//! +    assert_eq!(3.text(), "3"); // it has two
//! ```
//!
//! ```text
//! error[E0283]: type annotations needed
//! ```
//!
//! **Cost**: none. **Limits**: nothing is chosen for you; generic code has to carry the parameter. **Chapter**
//! [8](super::ch08_coherence)
//!
//! # Choosing by a bit
//!
//! The answer to a question decides which of two types is the result, and the other one may not exist.
//!
#![doc = program!("by_technique_choice")]
//!
//! The answer, `B1` or `B0`, is the type that implements `Choose`. The `impl` for `B1` does not name `A - B`, which
//! does not exist if `A` is less. A function with both results as its arguments would need both:
//!
//! ```diff
//! -impl<A, B> Choose<A, B> for B1 {
//! +impl<A: Sub<B, Output: Remainder<B>>, B> Choose<A, B> for B1 {
//! ```
//!
//! ```text
//! error[E0277]: cannot subtract …
//! ```
//!
//! **Cost**: one question for each answer. **Limits**: each choice that goes on in another way needs a trait of its own.
//! **Chapter** [12](super::ch12_choice_and_failure)
//!
//! # A lazy branch
//!
//! One computation is tried, and another one only if the first fails.
//!
#![doc = program!("by_technique_lazy_branch")]
//!
//! A type is a computation that waits: nothing happens before its `Outcome` is named. After a success the outcome of
//! `Second` is never named, so it need not exist: a `char` cannot be run. After a failure it has to exist:
//!
//! ```diff
//! -    let _: <Either<Found<u8>, char> as Run>::Outcome = Found::<u8>(PhantomData);
//! +    let _: <Either<Fail, char> as Run>::Outcome = Found::<u8>(PhantomData);
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Run` is not satisfied
//! ```
//!
//! **Cost**: what is run. **Limits**: each branch is a level of depth; for long searches see the next section. **Chapter**
//! [12](super::ch12_choice_and_failure)
//!
//! # Bounded steps
//!
//! A computation takes more steps than `recursion_limit` allows levels.
//!
#![doc = program!("by_technique_steps")]
//!
//! The second half of the steps begins where the first half has ended, so it is no deeper. Steps that a finished
//! machine has left are looked up, and cost nothing. From the other state 256 steps lead back to it, and not to `Tick`:
//!
//! ```diff
//! -type Many = Four<Four<Four<Four<Four<One>>>>>;
//! +type Many = Four<Four<Four<Four<One>>>>;
//!
//! -    run::<Many, Tick, Tick>();
//! +    run::<Many, <Tick as Machine>::Step, Tick>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<Four<Four<Four<…>>> as Steps>::Run<Tock> == Tick`
//! ```
//!
//! **Cost**: time for each new state, and memory that is not freed. **Limits**: the greatest number of steps is fixed
//! beforehand. **Chapter** [14](super::ch14_many_steps_little_depth)
//!
//! # Does a bound hold?
//!
//! A bound that does not hold is an error, but the program needs a yes or no.
//!
#![doc = program!("by_technique_holds")]
//!
//! Rust looks for `HOLDS` in the type first, where it has a condition, and then in its traits, where it has none.
//!
//! ```diff
//! -const _: () = assert!(holds!(u8: Copy));
//! +const _: () = assert!(holds!(Vec<u8>: Copy));
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: assertion failed: holds!(Vec<u8>: Copy)
//! ```
//!
//! **Cost**: a constant. **Limits**: the type must be known where the macro is written. For a parameter `T` the answer does
//! not depend on the type that it becomes. **Chapter** [22](super::ch22_a_rule_said_twice#how-to-ask-whether-a-bound-holds)
//!
//! # Constants and types
//!
//! A `const fn` finds a number, which is needed as a type; or the other way round.
//!
#![doc = program!("by_technique_constants")]
//!
//! rustc runs the function when it needs to know the type. typenum's `U<…>` is a table from const generics to its
//! numbers.
//!
//! ```diff
//! -type Width = U<{ longest(&["row", "column", "digit 5"]) }>;
//! +type Width = U<{ longest(&["row", "column", "digit 5"]) + 2000 }>;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `…Const<2007>: ToUInt` is not satisfied
//! ```
//!
//! **Cost**: a constant. **Limits**: the table ends at 1024, with some larger numbers; the expression in braces may
//! not name a generic parameter. **Chapters** [9](super::ch09_from_constants_to_types), [25](super::ch25_reading_a_type)
//!
//! # Messages
//!
//! A bound fails, and rustc reports a reason that your users cannot know.
//!
#![doc = program!("by_technique_message")]
//!
//! `on_unimplemented` has the words. They go on the outermost trait, the one in the bound that your users see (here
//! `Plain`, of `send`): only there is the whole mistake known. `do_not_recommend` goes on its `impl`. Without it rustc
//! reports the innermost bound that fails, here that a `String` is not `Copy`.
//!
//! ```diff
//! -    send(Record((5, ("five", ()))));
//! +    send(Record((5, ("five".to_owned(), ()))));
//! ```
//!
//! ```text
//! error[E0277]: this record owns memory
//! ```
//!
//! **Cost**: none. **Limits**: only for a trait of your own that fails as a whole: `Output = B1` is a mismatch, which has no
//! words. **Chapter** [10](super::ch10_messages)
//!
//! # A located message
//!
//! The message should have the numbers of the case in it.
//!
#![doc = program!("by_technique_located_message")]
//!
//! A const generic is printed as a plain number, so the numbers are there for the words only; the verdict is
//! typenum's `Output`. rustc underlines the first argument that the bound names, `PIN`, which is the user's token.
//!
//! ```diff
//! -    pins!(4, 13, 7);
//! +    pins!(4, 13, 4);
//! ```
//!
//! ```text
//! error[E0277]: pin 4 is used twice: by parts 1 and 3
//! ```
//!
//! **Cost**: a new question for each place. So check without numbers first, and with numbers only what failed. **Limits**:
//! the numbers are const generics, not types. **Chapter** [10](super::ch10_messages)
//!
//! # One fault, one error
//!
//! One mistake breaks several bounds, and each has its error.
//!
#![doc = program!("by_technique_one_error")]
//!
//! Bounds have no order, and rustc reports each that fails. But it checks no bound on a type that does not exist:
//! `Checked<D>` is `D`, and exists only for digits.
//!
//! ```diff
//! -    rising::<U3, U5>();
//! +    rising::<char, U5>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Digit` is not satisfied
//! ```
//!
//! Without the gate, with `A: IsLess<B, Output = B1>`, a second error says that a `char` cannot be compared.
//!
//! **Cost**: one projection for each gate. **Limits**: the arrows of the error may point at the second bound. **Chapter**
//! [18](super::ch18_spans_and_messages#one-fault-one-error)
//!
//! # Checked, though unused
//!
//! rustc does not check a type alias before it is used, so a mistake in it is found late.
//!
#![doc = program!("by_technique_unused")]
//!
//! The bounds of an alias are not checked before it is used. But a const generic's argument in braces is a body, and
//! rustc checks the types in every body. (It does not run the body: a panic in it would go unnoticed.)
//!
//! ```diff
//! -type Wider = cast!(u8, u32);
//! +type Wider = cast!(u32, u8);
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `u8: From<u32>` is not satisfied
//! ```
//!
//! **Cost**: a constant. **Limits**: it proves nothing, because anyone can write `Cast<u32, u8, true>`. **Chapter**
//! [19](super::ch19_checked_though_unused)
//!
//! # A type and a value of one name
//!
//! A macro may be written as a type or as an expression, and has to write the same tokens for both.
//!
#![doc = program!("by_technique_type_and_value")]
//!
//! Types and values have names in two namespaces. The variant comes by `*`, so the enum's own name hides it among the
//! types. Without that import there is no value:
//!
//! ```diff
//! -use unit::Unit::*; // its variant, as a value
//! ```
//!
//! ```text
//! error[E0423]: expected value, found enum `Unit`
//! ```
//!
//! **Cost**: none, because the value has no size. **Limits**: an alias of it is only a type. **Chapter**
//! [20](super::ch20_a_type_and_its_value)
//!
//! # Tokens with spans
//!
//! An error in what a macro has written is shown at the whole macro call, not at the token that is wrong.
//!
#![doc = program!("by_technique_tokens")]
//!
//! The macro hands on the user's own token, `$side`, as an argument of a function with a bound. rustc underlines the
//! argument that the bound is about: the 7.
//!
//! ```diff
//! -    assert_eq!(dice![6 1 3 6].iter().sum::<u8>(), 16);
//! +    assert_eq!(dice![6 1 3 7].iter().sum::<u8>(), 17);
//! ```
//!
//! ```text
//! error[E0277]: a die has no such side
//! ```
//!
//! **Cost**: one question for each token. **Limits**: a `macro_rules!` cannot look inside a token, or give another place to
//! a token that it writes itself; a procedural macro can do both. **Chapters** [10](super::ch10_messages),
//! [17](super::ch17_reading_tokens)
//!
//! # Measuring
//!
//! A build has become slow. You have to know which types make it slow.
//!
#![doc = program!("by_technique_measuring")]
//!
//! `rustc +nightly -Ztime-passes --emit=metadata --edition 2024 main.rs` prints how long `type_check_crate` took. Now make each
//! second question one that has been answered, and compare:
//!
//! ```diff,run
//! -    (T, u16): Ask<Marks>,
//! +    (T, u8): Ask<Marks>,
//! ```
//!
//! There are as many questions as before, and of each level only one is new. So count the questions that are new, and compare
//! two programs rather than believe one figure.
//!
//! **Cost**: a nightly compiler. **Limits**: it is a figure of the whole crate; `-Zself-profile` divides it by queries, and
//! `cargo build --timings` compares crates. **Chapters** [16](super::ch16_when_not_to_do_this#what-it-costs),
//! [27](super::ch27_what_it_costs)
