//! Chapter 14: functions that need no `where`.
//!
//! In the [last chapter](super::a_search_in_traits) every function was a trait of its own.
//! Whoever calls it must say so in a `where`, and whoever calls the caller gets the bound,
//! and so on up. In a large program there is more `where` than anything else.
//!
//! There is another form. Where all arguments are of *one kind*, the kind can be a trait
//! and the functions its members: associated types with parameters.
//!
//! ```
//! trait Answer {
//!     type And<Other: Answer>: Answer;
//!     type Not: Answer;
//! }
//!
//! enum Yes {}
//! enum No {}
//! impl Answer for Yes {
//!     type And<Other: Answer> = Other;
//!     type Not = No;
//! }
//! impl Answer for No {
//!     type And<Other: Answer> = No;
//!     type Not = Yes;
//! }
//!
//! // Of any two answers, and without a `where`:
//! type Nor<A, B> = <<A as Answer>::Not as Answer>::And<<B as Answer>::Not>;
//! # use std::any::TypeId;
//! # assert_eq!(TypeId::of::<Nor<No, No>>(), TypeId::of::<Yes>());
//! # assert_eq!(TypeId::of::<Nor<No, Yes>>(), TypeId::of::<No>());
//! ```
//!
//! `: Answer` behind the member is a promise: whatever comes out is an answer again, so it
//! has `And` and `Not` too. rustc checks it once, at each `impl`, and nobody has to ask
//! again. And the members are lazy: a member that nobody names is not computed.
//!
//! # Two arguments
//!
//! An `impl` sees one type, `Self`. To look at two, ask twice. The first argument asks the
//! second, through a member that already knows what the first was. Here are the candidates of a
//! cell as marks, one for each digit, and the candidates that two sets have in common. (They
//! are pencil marks. Those of a [number in unary](super::boxes) say nothing; these are `In` or `Out`.)
//!
//! ```text
//!                            1    2    3    4
//! free in the row           In < In < Out< In <End>>>>
//! free in the column        Out< In < In < In <End>>>>
//! in both                   Out< In < Out< In <End>>>>
//! ```
//!
//! ```
//! use std::any::TypeId;
//! use std::marker::PhantomData;
//!
//! struct In<Rest>(PhantomData<Rest>); //  the digit of this place is a candidate
//! struct Out<Rest>(PhantomData<Rest>); // it is not
//! enum End {}
//!
//! trait Marks {
//!     /// The candidates of both.
//!     type Both<Other: Marks>: Marks;
//!     /// The same, where the other one is `In<Rest>`.
//!     type BothIn<Rest: Marks>: Marks;
//!     /// The same, where the other one is `Out<Rest>`.
//!     type BothOut<Rest: Marks>: Marks;
//! }
//! impl<M: Marks> Marks for In<M> {
//!     type Both<Other: Marks> = Other::BothIn<M>; //  "you, and I am In"
//!     type BothIn<Rest: Marks> = In<Rest::Both<M>>;
//!     type BothOut<Rest: Marks> = Out<Rest::Both<M>>;
//! }
//! impl<M: Marks> Marks for Out<M> {
//!     type Both<Other: Marks> = Other::BothOut<M>;
//!     type BothIn<Rest: Marks> = Out<Rest::Both<M>>;
//!     type BothOut<Rest: Marks> = Out<Rest::Both<M>>;
//! }
//! impl Marks for End {
//!     type Both<Other: Marks> = End;
//!     type BothIn<Rest: Marks> = End;
//!     type BothOut<Rest: Marks> = End;
//! }
//!
//! type Row = In<In<Out<In<End>>>>;
//! type Column = Out<In<In<In<End>>>>;
//! type Cell = <Row as Marks>::Both<Column>;
//! assert_eq!(TypeId::of::<Cell>(), TypeId::of::<Out<In<Out<In<End>>>>>());
//! ```
//!
//! A mark holds the marks behind it, and is not put into a list. rustc looks for an `impl` by
//! the outermost type, and here that is the mark itself.
//!
//! [`type_solver`](crate::type_solver) writes candidates like this, with one refinement. A
//! cell of a 9×9 grid has three short lines of marks rather than a long one, as one pencils
//! them in: 1 2 3, 4 5 6, 7 8 9. There are 512 different lines of nine marks, but only 8 of
//! three; whatever is asked of a line, rustc has mostly answered before. In the crate:
//! `type_solver/notes.rs`, and the functions in `type_solver/functions/`.
//!
//! # Try
//!
//! Ask for the candidates of something that has none:
//!
//! ```compile_fail,E0277
//! # use std::marker::PhantomData;
//! # enum End {}
//! # trait Marks {
//! #     type Both<Other: Marks>: Marks;
//! # }
//! # impl Marks for End {
//! #     type Both<Other: Marks> = End;
//! # }
//! fn both<A: Marks, B: Marks>() {
//!     let _both: PhantomData<A::Both<B>>;
//! }
//! both::<End, char>(); // the trait bound `char: Marks` is not satisfied
//! ```
//!
//! Next: [many steps, little depth](super::many_steps_little_depth).
