//! Project: a state machine from a table, with proofs about its runs.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! An afternoon, after chapters [3](super::ch03_states_and_builders), [4](super::ch04_lists) and [8](super::ch08_coherence). A
//! protocol, a player, an order in a shop: its specification is a table of states and events. You make rustc read the table.
//!
//! ```text
//! state      event     next state
//! Idle       Start     Playing
//! Playing    Pause     Paused
//! Paused     Resume    Playing
//! Playing    Stop      Idle
//! Paused     Stop      Idle
//! ```
//!
//! # Part one: a row of the table is an `impl`
//!
//! With [methods for each state](super::ch03_states_and_builders) an event is a name in several `impl`s. Here it is a type, and
//! there is one method for all of them.
//!
//! **1.** ★ `On<Event>` has the next state. Write the table, and give the trait the words of the test below.
//!
//! ```compile_fail,E0599
//! use std::marker::PhantomData;
//!
//! enum Idle {}
//! enum Playing {}
//! enum Paused {}
//! enum Start {}
//! enum Pause {}
//! enum Resume {}
//! enum Stop {}
//!
//! // Your lines go here.
//! trait On<Event> {
//!     type Next;
//! }
//!
//! struct Machine<State>(PhantomData<State>);
//!
//! impl<State> Machine<State> {
//!     fn on<Event>(self) -> Machine<State::Next>
//!     where
//!         State: On<Event>,
//!     {
//!         Machine(PhantomData)
//!     }
//! }
//!
//! fn main() {
//!     let game: Machine<Idle> = Machine(PhantomData);
//!     let game: Machine<Playing> = game.on::<Start>().on::<Pause>().on::<Resume>();
//!     let _: Machine<Idle> = game.on::<Stop>();
//! }
//! ```
//!
//! ```diff
//! -    let _: Machine<Idle> = game.on::<Stop>();
//! +    let _: Machine<Idle> = game.on::<Resume>();
//! ```
//!
//! ```text
//! error[E0277]: `Resume` is not possible in the state `Playing`
//! ```
//!
//! <details><summary>Hint</summary>A row is an <code>impl</code>. A message may name <code>Self</code> and the parameter.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl On<Start> for Idle {
//!     type Next = Playing;
//! }
//! impl On<Pause> for Playing {
//!     type Next = Paused;
//! }
//! impl On<Resume> for Paused {
//!     type Next = Playing;
//! }
//! impl On<Stop> for Playing {
//!     type Next = Idle;
//! }
//! impl On<Stop> for Paused {
//!     type Next = Idle;
//! }
//!
//! #[diagnostic::on_unimplemented(message = "`{Event}` is not possible in the state `{Self}`")]
//! ```
//!
//! </details>
//!
//! # Part two: the table itself
//!
//! That is five times the same. And the table is what people read.
//!
//! **2.** ★★ Write the macro; as it is, it reads everything and writes nothing. That a row is there twice is refused by
//! [coherence](super::ch08_coherence#1-one-type-one-impl), without a line of yours.
//!
//! ```compile_fail,E0425
//! use std::marker::PhantomData;
//!
//! trait On<Event> {
//!     type Next;
//! }
//!
//! macro_rules! machine {
//!     // Your lines go here.
//!     ($($token:tt)*) => {};
//! }
//!
//! machine! {
//!     states: Idle Playing Paused;
//!     events: Start Pause Resume Stop;
//!     Idle, Start => Playing;
//!     Playing, Pause => Paused;
//!     Paused, Resume => Playing;
//!     Playing, Stop => Idle;
//!     Paused, Stop => Idle;
//! }
//!
//! fn after<State: On<Event>, Event>(_: PhantomData<Event>) -> PhantomData<State::Next> {
//!     PhantomData
//! }
//!
//! fn main() {
//!     let _: PhantomData<Playing> = after::<Idle, Start>(PhantomData);
//!     let _: PhantomData<Idle> = after::<Paused, Stop>(PhantomData);
//! }
//! ```
//!
//! ```diff
//!      Paused, Stop => Idle;
//! +    Paused, Stop => Playing;
//! ```
//!
//! ```text
//! error[E0119]: conflicting implementations of trait `On<Stop>` for type `Paused`
//! ```
//!
//! <details><summary>Hint</summary>Three repetitions: of states, of events, and of rows, each of which becomes an <code>impl</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! (
//!     states: $($state:ident)*;
//!     events: $($event:ident)*;
//!     $($from:ident, $on:ident => $to:ident;)*
//! ) => {
//!     $(enum $state {})*
//!     $(enum $event {})*
//!     $(impl On<$on> for $from {
//!         type Next = $to;
//!     })*
//! };
//! ```
//!
//! </details>
//!
//! # Part three: runs
//!
//! A specification also says what must happen: "after a start and a stop nothing is left". A run is a list of events, and what
//! it leads to is a walk.
//!
//! **3.** ★★ Write `After`, the state after a list of events. Why is the error of the second test that of the table?
//!
//! ```compile_fail,E0405
//! enum Idle {}
//! enum Playing {}
//! enum Start {}
//! enum Stop {}
//!
//! #[diagnostic::on_unimplemented(message = "`{Event}` is not possible in the state `{Self}`")]
//! trait On<Event> {
//!     type Next;
//! }
//! impl On<Start> for Idle {
//!     type Next = Playing;
//! }
//! impl On<Stop> for Playing {
//!     type Next = Idle;
//! }
//!
//! // Your lines go here.
//!
//! fn leads<From: After<Events, State = To>, Events, To>() {}
//!
//! fn main() {
//!     leads::<Idle, (), Idle>();
//!     leads::<Idle, (Start, (Stop, (Start, ()))), Playing>();
//! }
//! ```
//!
//! ```diff
//! -    leads::<Idle, (Start, (Stop, (Start, ()))), Playing>();
//! +    leads::<Idle, (Start, (Stop, (Start, ()))), Idle>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<Idle as After<(Start, …)>>::State == Idle`
//! ```
//!
//! ```diff
//! -    leads::<Idle, (Start, (Stop, (Start, ()))), Playing>();
//! +    leads::<Idle, (Start, (Start, (Stop, ()))), Playing>();
//! ```
//!
//! ```text
//! error[E0277]: `Start` is not possible in the state `Playing`
//! ```
//!
//! <details><summary>Hint</summary>The end of the list leads nowhere. A step needs the next state, and what that leads to.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! trait After<Events> {
//!     type State;
//! }
//! impl<State> After<()> for State {
//!     type State = State;
//! }
//! impl<State, Event, Events> After<(Event, Events)> for State
//! where
//!     State: On<Event, Next: After<Events>>,
//! {
//!     type State = <State::Next as After<Events>>::State;
//! }
//! ```
//!
//! The bound that fails is the innermost one, and `On` has the words.
//!
//! </details>
//!
//! # Further
//!
//! Let a machine hold values, so that `Playing` has a clock. Write the macro so that it also makes an `enum` with a function
//! `step`, for events that come while the program runs, and a test that both agree. And where the table is really a pattern,
//! "open, then write as often as you like, then close", [chapter 29](super::ch29_regular_expressions) makes a state of the
//! pattern itself.
//!
//! ----
//!
//! [All chapters](super)
