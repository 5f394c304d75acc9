//! Glossary: the words of this guide, in one sentence each.
//!
//! # Types as programs
//!
//! | word | meaning | chapter |
//! |---|---|---|
//! | bound | a condition on types, `A: Trait`, that rustc checks | [2](super::ch02_different_as_a_bound) |
//! | function | a trait with an associated type: `Self` and the parameters are its arguments, the associated type is its result | [1](super::ch01_a_digit_is_a_type) |
//! | arm | an `impl`, for the types of one form; arms have no order, so they may not overlap | [1](super::ch01_a_digit_is_a_type) |
//! | rule | a trait without items, which holds for a type or does not; its `impl … where` is read as "if" | [2](super::ch02_different_as_a_bound) |
//! | projection | the call of a function, `<A as Trait>::Output`; rustc works it out where it needs to know the type | [27](super::ch27_what_it_costs#parameters-rather-than-projections) |
//! | promise | a bound on an associated type, `type Step: Machine`, which each `impl` has to keep and no caller repeats | [11](super::ch11_functions_as_members) |
//! | generic associated type | an associated type with parameters: a member of a kind, or a family such as `Vec` without its elements | [11](super::ch11_functions_as_members) |
//! | kind | a trait whose members are all functions of one sort of types, such as bits or rows | [11](super::ch11_functions_as_members) |
//! | member | a function that is an associated type with parameters of such a trait | [11](super::ch11_functions_as_members) |
//! | state | a type parameter that says what may be done with a value; a method is in the `impl` of its states | [3](super::ch03_states_and_builders) |
//! | coherence | the law that a type has a trait in one way, whatever crates are in a program; overlap and orphans follow from it | [8](super::ch08_coherence) |
//! | list | `ATerm`, which is empty, or `TArr<Head, Tail>`, where the tail is a list | [4](super::ch04_lists) |
//! | walk | a recursion along a list: an arm for the end, and an arm that looks at the head and calls itself for the tail | [4](super::ch04_lists) |
//! | mark | `()` as the element of a list that is only counted; a list of marks is a number in unary | [4](super::ch04_lists#walking-along-two-lists), [21](super::ch21_a_judge_for_all_sizes#counting) |
//! | canonical | of a number: without zeros in front, so that equal numbers are equal types | [1](super::ch01_a_digit_is_a_type#a-trap-more-than-one-1) |
//! | question | a bound with its types, as rustc has to answer it; an answer about closed types is remembered | [27](super::ch27_what_it_costs) |
//! | closed type | a type without open parameters | [2](super::ch02_different_as_a_bound#why-it-has-a-name) |
//! | depth | how many questions are waiting for the answer to another one, at most 128 unless the crate says more | [27](super::ch27_what_it_costs#depth) |
//! | lazy | of a computation: a type that waits, until its result is named | [12](super::ch12_choice_and_failure) |
//! | machine | a state with a function to the next state, so that something else decides how many steps are made | [14](super::ch14_many_steps_little_depth) |
//!
//! # typenum
//!
//! | name | meaning | chapter |
//! |---|---|---|
//! | `U0`, `U1`, `U2` … | a number as a type; `U<3>`, if it is written as a constant | [1](super::ch01_a_digit_is_a_type), [9](super::ch09_from_constants_to_types) |
//! | `UInt<UInt<UTerm, B1>, B0>` | the same number by its bits, here 1 and 0, which is 2 | [1](super::ch01_a_digit_is_a_type) |
//! | `B1`, `B0` | the bits, and the answers yes and no | [1](super::ch01_a_digit_is_a_type), [2](super::ch02_different_as_a_bound) |
//! | `tarr![A, B]` | a list, `TArr<A, TArr<B, ATerm>>`, where `ATerm` is the end | [4](super::ch04_lists) |
//! | `A: IsLess<B>`, `IsEqual`, `IsNotEqual` … | a question, with the answer as its `Output` | [2](super::ch02_different_as_a_bound) |
//! | `Le<A, B>`, `Eq`, `NotEq` … | that answer as a type, `<A as IsLess<B>>::Output`, if the question is a bound above | [12](super::ch12_choice_and_failure) |
//! | `A: Sub<B>`, `Diff<A, B>` | arithmetic by the traits of `std::ops`, and its result as a type | [by technique](super::by_technique#choosing-by-a-bit) |
//! | `<N as Unsigned>::USIZE`, `U8` … | the number as a value | [25](super::ch25_reading_a_type) |
//! | `Const<3>: ToUInt` | from a const generic to a number | [9](super::ch09_from_constants_to_types) |
//!
//! # Proofs and errors
//!
//! | word | meaning | chapter |
//! |---|---|---|
//! | judge | the bounds that decide whether rows complete a puzzle | [7](super::ch07_the_judge) |
//! | sealed | of a trait: with a part that has no name outside of its module, so that others cannot implement it | [7](super::ch07_the_judge#why-nobody-can-cheat) |
//! | witness | a type, or its only value, for which a sealed trait holds | [7](super::ch07_the_judge) |
//! | refutation | a search to the end that finds nothing: a proof that there is no solution | [15](super::ch15_refutation) |
//! | advice | places where a search should branch first; it cannot change what the search finds | [24](super::ch24_advice_that_is_not_trusted) |
//! | plane | for one digit, the cells that it may be in | [23](super::ch23_planes) |
//! | token | a name, literal or punctuation mark, as rustc's lexer has cut the source | [17](super::ch17_reading_tokens) |
//! | span | the place of a token in the source; an error is shown there | [17](super::ch17_reading_tokens) |
//! | gate | a name for a type that exists only if a rule holds, so that no other rule is checked before | [18](super::ch18_spans_and_messages#one-fault-one-error) |
//! | error constant | the value of a constant whose body has an error; rustc reports nothing more about types that contain it | [19](super::ch19_checked_though_unused) |
//!
//! # Sudoku
//!
//! | word | meaning |
//! |---|---|
//! | unit | a row, a column or a box, or cells that a further rule makes one |
//! | band, stack | boxes side by side; boxes one above the other |
//! | given, blank | a cell with a digit from the start; a cell without one |
//! | candidate | a digit that a blank may still have |
//! | naked single | a blank with one candidate |
//! | hidden single | the only cell of a unit that may have some digit |
//! | locked candidates | all cells of a box that may have a digit are in one row, which takes it from the rest of that row |
