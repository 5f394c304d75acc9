//! Chapter 16: functions that need no `where`.
//!
//! A type-level function can be written in a second way. So far each was a trait of its own, with
//! the first argument as `Self`. Whoever calls it must say so in a `where`, and whoever calls the
//! caller gets the bound, and so on up. In the [last chapter](super::a_search_in_traits) `Sees`
//! asked five questions to give one answer. In a large program there is more `where` than anything
//! else.
//!
//! Where all arguments are of *one kind*, the kind can be a trait and the functions its members:
//! associated types with parameters. Here the kind is "an answer", yes or no:
//!
//! ```
//! trait Answer {
//!     type Or<Other: Answer>: Answer;
//!     type Not: Answer;
//! }
//!
//! enum Yes {}
//! enum No {}
//! impl Answer for Yes {
//!     type Or<Other: Answer> = Yes;
//!     type Not = No;
//! }
//! impl Answer for No {
//!     type Or<Other: Answer> = Other;
//!     type Not = Yes;
//! }
//!
//! /// Do two cells see each other? Three answers, and what follows from them.
//! trait Pair {
//!     type Sees: Answer;
//! }
//! impl<SameRow: Answer, SameColumn: Answer, SameBox: Answer> Pair
//!     for (SameRow, SameColumn, SameBox)
//! {
//!     type Sees = <SameRow::Or<SameColumn> as Answer>::Or<SameBox>;
//! }
//!
//! fn sees<Cells: Pair<Sees = YesOrNo>, YesOrNo>() {}
//!
//! fn main() {
//!     sees::<(No, Yes, No), Yes>();
//!     sees::<(No, No, No), No>();
//!     sees::<(No, No, <Yes as Answer>::Not), No>();
//! }
//! ```
//!
//! `: Answer` behind the member is a promise: whatever comes out is an answer again, so it
//! has `Or` and `Not` too. rustc checks it once, at each `impl`, and nobody has to ask
//! again: the line `type Sees = …` calls two functions, and there is no `where`. All that is said of
//! the arguments is their kind. And the members are lazy: one that nobody names is not computed.
//!
//! # Two arguments
//!
//! An `impl` sees one type, `Self`. `Or` gets by with that: a yes need not look at the other
//! answer, a no hands it on. To look at two, ask twice. The first argument asks the second, through
//! a member that already knows what the first was.
//!
//! Here are the candidates of a cell once more, not as a list of digits but as marks, one for each
//! digit, and the candidates that two sets have in common. (They are pencil marks. Those of a
//! [number in unary](super::boxes) say nothing; these are `In` or `Out`.)
//!
//! ```text
//!                            1    2    3    4
//! free in the row           In < In < Out< In <End>>>>
//! free in the column        Out< In < In < In <End>>>>
//! in both                   Out< In < Out< In <End>>>>
//! ```
//!
#![doc = program!("functions_as_members")]
//!
//! Follow one mark. `In<M>` is asked for `Both<Other>`. It knows itself but not the other one, so it
//! calls `Other::BothIn<M>`: the name says "I am `In`", and the argument is what is behind it. The
//! other one knows itself too. If it is `In<M>`, both have the candidate, and it writes `In`. In front
//! of what? Of the same question about the rest, `Rest::Both<M>`.
//!
//! A mark holds the marks behind it, so no list is needed around them: the outermost type is the
//! first mark, and it says which `impl` is meant.
//!
//! # Try
//!
//! Give the box marks that do not end as marks do:
//!
//! ```diff
//! -    type InBox = In<In<In<Out<End>>>>; //    1 2 3 ·
//! +    type InBox = In<In<In<Out<char>>>>; //    1 2 3 ·
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Marks` is not satisfied
//! ```
//!
//! A `char` is not of the kind. The note "required for `Out<char>` to implement `Marks`" shows where
//! it was: marks are `Marks` only if the rest of them is.
//!
//! Then break the promise:
//!
//! ```diff
//!  impl Marks for End {
//!      type Both<Other: Marks> = End;
//! -    type BothIn<Rest: Marks> = End;
//! +    type BothIn<Rest: Marks> = char;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Marks` is not satisfied
//! ```
//!
//! The words are the same, and the place is another one: the error is in the `impl`, where the
//! mistake is, and not at some caller.
//!
//! # When to use which
//!
//! A kind is closed: who wants one more function of marks must add a member to the trait, and write
//! it in each `impl`. And a promise holds for all arguments. A function that is only sometimes
//! defined, or that must *not* ask about an argument before its turn has come, such as a
//! [choice](super::choice_and_failure), stays a trait with a `where`.
//!
//! In the crate: the grid and all that is worked out from it are members, in `type_solver/grid.rs` and
//! `type_solver/functions/`, and the search has bounds, in `type_solver/search.rs`. The candidates, in
//! `type_solver/notes.rs`, are marks as here, but in three short lines, 1 2 3, 4 5 6, 7 8 9: there are
//! 512 different lines of nine marks and only 8 of three, so whatever is asked of a line, rustc has
//! mostly answered before.
//!
//! # Exercises
//!
//! **1.** Two cells of a row together: which digits are candidates of one *or* the other? Two `impl`s
//! are there, and the one for `Out` is missing.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//!
//! struct In<Rest>(PhantomData<Rest>);
//! struct Out<Rest>(PhantomData<Rest>);
//! enum End {}
//!
//! trait Marks {
//!     /// The candidates of either.
//!     type Either<Other: Marks>: Marks;
//!     type EitherIn<Rest: Marks>: Marks;
//!     type EitherOut<Rest: Marks>: Marks;
//! }
//! impl<M: Marks> Marks for In<M> {
//!     type Either<Other: Marks> = Other::EitherIn<M>;
//!     type EitherIn<Rest: Marks> = In<Rest::Either<M>>;
//!     type EitherOut<Rest: Marks> = In<Rest::Either<M>>;
//! }
//! impl Marks for End {
//!     type Either<Other: Marks> = End;
//!     type EitherIn<Rest: Marks> = End;
//!     type EitherOut<Rest: Marks> = End;
//! }
//! // Your lines go here.
//!
//! fn either<A: Marks<Either<B> = Marked>, B: Marks, Marked>() {}
//!
//! fn main() {
//!     either::<In<Out<In<Out<End>>>>, In<In<Out<Out<End>>>>, In<In<In<Out<End>>>>>();
//!     either::<Out<Out<In<Out<End>>>>, In<Out<In<Out<End>>>>, In<Out<In<Out<End>>>>>();
//!     either::<In<Out<Out<In<End>>>>, Out<In<Out<Out<End>>>>, In<In<Out<In<End>>>>>();
//!     either::<Out<In<Out<Out<End>>>>, Out<Out<In<In<End>>>>, Out<In<In<In<End>>>>>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<M: Marks> Marks for Out<M> {
//!     type Either<Other: Marks> = Other::EitherOut<M>;
//!     type EitherIn<Rest: Marks> = In<Rest::Either<M>>;
//!     type EitherOut<Rest: Marks> = Out<Rest::Either<M>>;
//! }
//! ```
//!
//! Of the four meetings of two marks, only `Out` with `Out` is `Out`. What is behind the two marks is
//! asked the same question, `Rest::Either<M>`, whatever they are.
//!
//! </details>
//!
//! **2.** A *naked single* is a cell with one candidate. Write for marks whether there is exactly one.
//! There are two kinds here, and a member of one kind may be of the other. A second question,
//! whether there is none, will help.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//!
//! trait Answer {}
//! enum Yes {}
//! enum No {}
//! impl Answer for Yes {}
//! impl Answer for No {}
//!
//! struct In<Rest>(PhantomData<Rest>);
//! struct Out<Rest>(PhantomData<Rest>);
//! enum End {}
//!
//! trait Marks {
//!     /// No candidate?
//!     type None: Answer;
//!     /// Exactly one?
//!     type Single: Answer;
//! }
//! impl Marks for End {
//!     type None = Yes;
//!     type Single = No;
//! }
//! // Your lines go here.
//!
//! fn single<M: Marks<Single = YesOrNo>, YesOrNo>() {}
//!
//! fn main() {
//!     single::<Out<Out<In<Out<End>>>>, Yes>();
//!     single::<Out<In<In<Out<End>>>>, No>();
//!     single::<In<Out<Out<In<End>>>>, No>();
//!     single::<Out<Out<Out<Out<End>>>>, No>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<M: Marks> Marks for In<M> {
//!     type None = No;
//!     type Single = M::None;
//! }
//! impl<M: Marks> Marks for Out<M> {
//!     type None = M::None;
//!     type Single = M::Single;
//! }
//! ```
//!
//! A candidate is the only one if there is none behind it. Nothing is counted and nothing compared:
//! each `impl` hands the question, or the other question, to the rest.
//!
//! </details>
//!
//! **3.** A cell sees three units in a Sudoku, four or five with diagonals. Write the candidates that
//! are free in all of a *list* of units. The end of the list is the difficulty: what is common to no
//! units at all? Here it is a parameter, `From`, to begin with.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use sudoku_types::typenum::{ATerm, TArr, tarr};
//!
//! struct In<Rest>(PhantomData<Rest>);
//! struct Out<Rest>(PhantomData<Rest>);
//! enum End {}
//!
//! trait Marks {
//!     type Both<Other: Marks>: Marks;
//!     type BothIn<Rest: Marks>: Marks;
//!     type BothOut<Rest: Marks>: Marks;
//! }
//! impl<M: Marks> Marks for In<M> {
//!     type Both<Other: Marks> = Other::BothIn<M>;
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
//! /// A list of marks.
//! trait Units {
//!     /// Those of `From` that are in all of the list too.
//!     type Common<From: Marks>: Marks;
//! }
//! impl Units for ATerm {
//!     type Common<From: Marks> = From;
//! }
//! // Your lines go here.
//!
//! fn common<List: Units<Common<From> = Marked>, From: Marks, Marked>() {}
//!
//! fn main() {
//!     type All = In<In<In<In<End>>>>;
//!     type Row = In<In<Out<In<End>>>>;
//!     type Column = Out<In<In<In<End>>>>;
//!     type Diagonal = In<Out<In<In<End>>>>;
//!     common::<tarr![Row, Column, Diagonal], All, Out<Out<Out<In<End>>>>>();
//!     common::<tarr![Row, Column], Diagonal, Out<Out<Out<In<End>>>>>();
//!     common::<ATerm, All, All>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<M: Marks, List: Units> Units for TArr<M, List> {
//!     type Common<From: Marks> = List::Common<M::Both<From>>;
//! }
//! ```
//!
//! The promise of `Both` is what makes it short: `M::Both<From>` is `Marks`, so it may be the next
//! `From`. As in the last chapter, the parameter is an accumulator. The other way round, `M` with what
//! the rest has in common, `M::Both<List::Common<From>>`, is right too.
//!
//! </details>
//!
//! Next: [many steps, little depth](super::many_steps_little_depth).
