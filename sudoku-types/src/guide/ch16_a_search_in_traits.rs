//! Chapter 16: planes, one rule, and two branches: a solver of nothing but traits.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! With [functions as members](super::ch15_functions_as_members) rustc can solve a Sudoku itself, and no `const fn` is
//! involved. This chapter does so in two steps: a rule that fills what follows from the givens, and then a search for
//! what does not.
//!
//! # The cube
//!
//! The state of a grid is not a list of cells. It is a *plane* for each digit: in each row the cells that this digit
//! may be in. On paper the plane of the 3 looks like this, where `·` is a cell that cannot have a 3:
//!
//! ```text
//!   1 _ | _ _        · 3 | · ·        (Out, In,  Out, Out)      one cell: placed
//!   _ _ | 3 _        · · | 3 ·        (Out, Out, In,  Out)
//!   ----+----        ----+----
//!   _ _ | _ 4        3 3 | · ·        (In,  In,  Out, Out)      more than one: open
//!   _ 2 | _ _        3 · | · 3        (In,  Out, Out, In )
//! ```
//!
//! A row without a cell is *empty*: the digit has no place, and the grid no solution. A given is a placed row. In a
//! solved grid every row of every plane is placed, so the solution has the same form as the puzzle.
//!
//! The four planes together are a cube of 4 × 4 × 4 bits. Each bit answers a question: may this *digit* be in this
//! *row* and this *column*?
//!
//! ```text
//!             ┌─────────┐
//!           ┌─┴───────┐ │   the plane of the 4
//!         ┌─┴───────┐ │ │   of the 3
//!       ┌─┴───────┐ │ │ │   of the 2                    digit
//! row 1 │ 1 · · · │ │ ├─┘   of the 1                     ╱
//! row 2 │ 1 1 1 1 │ ├─┘                                 ╱
//! row 3 │ 1 1 1 1 ├─┘                                  ├───── column
//! row 4 │ 1 1 1 1 │                                    │
//!       └─────────┘                                   row
//! ```
//!
//! # One rule
//!
//! The rules of Sudoku have one form in planes:
//!
//! > *Each row has its own place, and each place a row.*
//!
//! ```text
//! four rows                          four places
//!
//! of the four planes, in one line    cells: each digit its cell, each cell a digit
//! of one plane                       columns: each row its column, each column a row
//! of one band of a plane             boxes: each row its box, each box a row
//! ```
//!
//! Two things follow from it. A place that a placed row has is taken from the others. And a place that only one row can
//! have is the place of that row. Players have another name for both in each line of the table: *naked singles* and
//! *hidden singles*, and in the bands *locked candidates*. For the program it is one rule: `Rule` has two lines, `Free`
//! and `Sole`, for the two things that follow. (A band of a 4×4 has two rows and two boxes, so it is simpler there,
//! `InBox`.)
//!
//! # Turning
//!
//! The rule is about four rows that are side by side in the type. Those of a plane are. For the cells of a line they
//! have to be the first rows of the four planes; then the second rows, and so on. So the cube is *turned*: digits and
//! rows change places, and columns stay.
//!
//! ```text
//!  planes                                         turned
//!
//!  of the 1   (row 1, row 2, row 3, row 4)        row 1   (of the 1, of the 2, of the 3, of the 4)
//!  of the 2   (row 1, row 2, row 3, row 4)   ◄─►  row 2   (of the 1, of the 2, of the 3, of the 4)
//!  of the 3   (row 1, row 2, row 3, row 4)        row 3   (of the 1, of the 2, of the 3, of the 4)
//!  of the 4   (row 1, row 2, row 3, row 4)        row 4   (of the 1, of the 2, of the 3, of the 4)
//!
//!  four rows: which column has each row?          four rows: which column has each digit?
//! ```
//!
//! To turn twice changes nothing, so the same function turns the cube back. A *sweep* turns it, applies the rule, turns
//! it back, and applies the rule to each plane and then to its bands.
//!
//! # The first step: sweeps
//!
#![doc = program!("ch16_a_search_in_traits_planes")]
//!
//! Much of it is the last chapter: bits and rows. Groups of four rows and grids of four groups apply the same functions
//! to their parts. Read `Rule` first, and then `Swept`, from the inside out.
//!
//! These are the planes of the puzzle, and what each sweep leaves of them. After the second, all rows are placed:
//!
//! ```text
//!             of the 1      of the 2      of the 3      of the 4
//!
//! the puzzle  1 · | · ·     2 2 | 2 2     3 3 | 3 3     4 4 | 4 4
//!             1 1 | 1 1     2 2 | 2 2     · · | 3 ·     4 4 | 4 4
//!             ----+----     ----+----     ----+----     ----+----
//!             1 1 | 1 1     2 2 | 2 2     3 3 | 3 3     · · | · 4
//!             1 1 | 1 1     · 2 | · ·     3 3 | 3 3     4 4 | 4 4
//!
//! cells       1 · | · ·     · 2 | 2 2     · 3 | 3 3     · 4 | 4 4      a cell with a placed digit
//!             1 1 | · 1     2 2 | · 2     · · | 3 ·     4 4 | · 4      has no other
//!             ----+----     ----+----     ----+----     ----+----
//!             1 1 | 1 ·     2 2 | 2 ·     3 3 | 3 ·     · · | · 4
//!             1 · | 1 1     · 2 | · ·     3 · | 3 3     4 · | 4 4
//!
//! columns     1 · | · ·     · · | 2 2     · 3 | · 3     · 4 | 4 ·      and its column has no other
//!             · 1 | · 1     2 · | · 2     · · | 3 ·     4 4 | · ·      row
//!             ----+----     ----+----     ----+----     ----+----
//!             · 1 | 1 ·     2 · | 2 ·     3 3 | · ·     · · | · 4
//!             · · | 1 1     · 2 | · ·     3 · | · 3     4 · | 4 ·
//!
//! boxes       1 · | · ·     · · | 2 2     · 3 | · ·     · · | 4 ·      the 1 of row 1 is in the left
//!             · · | · 1     2 · | · ·     · · | 3 ·     4 4 | · ·      box, so that of row 2 is in the
//!             ----+----     ----+----     ----+----     ----+----      right one
//!             · 1 | · ·     · · | 2 ·     3 3 | · ·     · · | · 4
//!             · · | 1 1     · 2 | · ·     · · | · 3     4 · | · ·
//!
//! again       1 · | · ·     · · | · 2     · 3 | · ·     · · | 4 ·
//!             · · | · 1     2 · | · ·     · · | 3 ·     · 4 | · ·
//!             ----+----     ----+----     ----+----     ----+----
//!             · 1 | · ·     · · | 2 ·     3 · | · ·     · · | · 4
//!             · · | 1 ·     · 2 | · ·     · · | · 3     4 · | · ·
//! ```
//!
//! Nothing is printed. `is` has a bound: that two types are the same.
//!
//! # The second step: two branches
//!
//! Not every puzzle is solved by sweeps. After three of them the program looks at the grid:
//!
//! ```text
//! a row is empty          the branch is dead: go on with the other branches
//! no row is open          it is a solution
//! a row is open           two branches: the row has its first cell, or it does not
//! ```
//!
//! The branches are a stack, a list whose first element is searched first. There is no loop over digits and no list of
//! alternatives: "it has this cell" and "it does not" is everything that can be.
//!
//! This is the change. Most of it gives groups and grids what a row has: `IsEmpty`, `IsOpen`, and `With`, which places
//! the first cell of an open row or removes it. Read `IfEmpty` and `IfOpen`: they are the search. Each `impl` names
//! only how *it* goes on, so a branch is not worked out before its turn.
//!
//! ```diff,ch16_a_search_in_traits.rs
//! -//! A Sudoku of 4×4, solved by one rule: each digit has a plane, the cells that it may be in.
//! +//! A Sudoku of 4×4, solved by traits alone: each digit has a plane, the cells that it may be in.
//! +
//! +use std::marker::PhantomData;
//!
//!      type Choose<Yes: Row, No: Row>: Row;
//! +    /// The end of a search: has the first grid an empty row, one without a cell?
//! +    type IfEmpty<G: Grid, Others: Stack>;
//! +    /// If it has none: has it an open row?
//! +    type IfOpen<G: Grid, Others: Stack>;
//!
//!      type Choose<Yes: Row, No: Row> = Yes;
//! +    type IfEmpty<G: Grid, Others: Stack> = Others::End;
//! +    type IfOpen<G: Grid, Others: Stack> =
//! +        <Branch<G::With<In>, Branch<G::With<Out>, Others>> as Stack>::End;
//!
//!      type Choose<Yes: Row, No: Row> = No;
//! +    type IfEmpty<G: Grid, Others: Stack> = <G::IsOpen as Bit>::IfOpen<G, Others>;
//! +    type IfOpen<G: Grid, Others: Stack> = Solution<G>;
//!
//!      type First: Row;
//! +    /// Of an open row, only the first cell, or all the others.
//! +    type With<First: Bit>: Row;
//!
//!      );
//! +    type With<First: Bit> =
//! +        <Self::IsOpen as Bit>::Choose<First::Choose<Self::First, ButNot<Self, Self::First>>, Self>;
//!      type OtherBox = (C::Or<D>, C::Or<D>, A::Or<B>, A::Or<B>);
//!
//!      type Boxed: Four;
//! +    type IsEmpty: Bit;
//! +    type IsOpen: Bit;
//! +    /// `Row::With` for the first open row, if `Here` is `In`.
//! +    type With<First: Bit, Here: Bit>: Four;
//!
//!      type Boxed = (InBox<P, Q>, InBox<Q, P>, InBox<R, S>, InBox<S, R>);
//! +    type IsEmpty = Or4<P::IsEmpty, Q::IsEmpty, R::IsEmpty, S::IsEmpty>;
//! +    type IsOpen = Or4<P::IsOpen, Q::IsOpen, R::IsOpen, S::IsOpen>;
//! +    type With<First: Bit, Here: Bit> = (
//! +        Here::Choose<P::With<First>, P>,
//! +        <Here::ButNot<P::IsOpen> as Bit>::Choose<Q::With<First>, Q>,
//! +        <Here::ButNot<Or<P::IsOpen, Q::IsOpen>> as Bit>::Choose<R::With<First>, R>,
//! +        <Here::ButNot<Or3<P::IsOpen, Q::IsOpen, R::IsOpen>> as Bit>::Choose<S::With<First>, S>,
//! +    );
//!
//!      type Boxed: Grid;
//! +    type IsEmpty: Bit;
//! +    type IsOpen: Bit;
//! +    /// `Row::With` for the first open row.
//! +    type With<First: Bit>: Grid;
//!
//!      type Boxed = (P::Boxed, Q::Boxed, R::Boxed, S::Boxed);
//! +    type IsEmpty = Or4<P::IsEmpty, Q::IsEmpty, R::IsEmpty, S::IsEmpty>;
//! +    type IsOpen = Or4<P::IsOpen, Q::IsOpen, R::IsOpen, S::IsOpen>;
//! +    type With<First: Bit> = (
//! +        P::With<First, In>,
//! +        Q::With<First, Not<P::IsOpen>>,
//! +        R::With<First, Not<Or<P::IsOpen, Q::IsOpen>>>,
//! +        S::With<First, Not<Or3<P::IsOpen, Q::IsOpen, R::IsOpen>>>,
//! +    );
//!
//!  impl<Type> Is<Type> for Type {}
//! +
//! +/// Grids to search, the first one first.
//! +trait Stack {
//! +    type End;
//! +}
//! +enum Bottom {}
//! +struct Branch<G, Others>(PhantomData<(G, Others)>);
//! +
//! +enum NoSolution {}
//! +struct Solution<G>(PhantomData<G>);
//! +
//! +impl Stack for Bottom {
//! +    type End = NoSolution;
//! +}
//! +impl<G: Grid, Others: Stack> Stack for Branch<G, Others> {
//! +    type End = <IsEmpty<Swept<Settled<G>>> as Bit>::IfEmpty<Settled<G>, Others>;
//! +}
//! +type Settled<G> = Swept<Swept<Swept<G>>>;
//! +type IsEmpty<G> = <G as Grid>::IsEmpty;
//! +
//! +fn solve<G: Grid, End>()
//! +where
//! +    Branch<G, Bottom>: Stack<End = End>,
//! +{
//! +}
//!
//!      is::<Swept<Once>, Solved>();
//! +    solve::<Puzzle, Solution<Solved>>();
//! +
//! +    // With only the first row given the search has to branch.
//! +    type OneRow = (
//! +        (C1, Any, Any, Any),
//! +        (C2, Any, Any, Any),
//! +        (C3, Any, Any, Any),
//! +        (C4, Any, Any, Any),
//! +    );
//! +    type FirstFound = (
//! +        (C1, C3, C2, C4),
//! +        (C2, C4, C1, C3),
//! +        (C3, C1, C4, C2),
//! +        (C4, C2, C3, C1),
//! +    );
//! +    solve::<OneRow, Solution<FirstFound>>();
//! ```
//!
//! <details><summary>The whole program</summary>
//!
#![doc = program!("ch16_a_search_in_traits")]
//!
//! </details>
//!
//! `solve` has a bound on what the search finds.
//!
//! # Try
//!
//! State another solution:
//!
//! ```diff
//! -        (C1, C4, C2, C3),
//! +        (C1, C4, C3, C2),
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `…: Is<…>` is not satisfied
//! error[E0271]: type mismatch resolving `<Branch<…
//! ```
//!
//! The first error is of the sweeps, the second of the search. The notes compare the two types, as far as rustc prints
//! them.
//!
//! Let two givens clash, a 1 and a 2 in one cell:
//!
//! ```diff
//! -        (Any, Any, Any, C2), // of the 2
//! +        (C1, Any, Any, C2), // of the 2
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `…: Is<…>` is not satisfied
//! error[E0271]: type mismatch resolving `<Branch<…
//! ```
//!
//! The notes have `NoSolution` now: both rows are placed in one cell, and the rule takes it from both.
//!
//! In the crate: `type_solver/planes` is this machine for all sizes and rules. [Chapter 18](super::ch18_refutation) says
//! what is different there, and [chapter 20](super::ch20_reading_a_type) prints the planes after each sweep.
//!
//! # Exercises
//!
//! **1.** ★ Turn three planes of three rows each: the first rows together, the second rows, the third.
//!
//! ```compile_fail,E0046
//! trait Three {
//!     type A;
//!     type B;
//!     type C;
//! }
//! impl<A, B, C> Three for (A, B, C) {
//!     type A = A;
//!     type B = B;
//!     type C = C;
//! }
//!
//! trait Grid {
//!     type Turned;
//! }
//! impl<P: Three, Q: Three, R: Three> Grid for (P, Q, R) {
//!     // Your lines go here.
//! }
//!
//! fn turned<G: Grid<Turned = To>, To>() {}
//!
//! fn main() {
//!     turned::<((u8, u8, u8), (i8, i8, i8), (f32, f32, f32)), (Row, Row, Row)>();
//!     turned::<(Row, Row, Row), ((u8, u8, u8), (i8, i8, i8), (f32, f32, f32))>();
//! }
//!
//! type Row = (u8, i8, f32);
//! ```
//!
//! <details><summary>Hint</summary>The first row of each plane is <code>P::A</code>, <code>Q::A</code> and <code>R::A</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! type Turned = ((P::A, Q::A, R::A), (P::B, Q::B, R::B), (P::C, Q::C, R::C));
//! ```
//!
//! </details>
//!
//! **2.** ★★ The crate counts the rows at a place. Here a *count* knows this: do one or more rows have the place, and do
//! two or more? Write `Add`, which counts one row more. A place that only one row has is a hidden single.
//!
//! ```compile_fail,E0046
//! use std::marker::PhantomData;
//!
//! enum In {}
//! enum Out {}
//! trait Bit {
//!     type And<B: Bit>: Bit;
//!     type Or<B: Bit>: Bit;
//! }
//! impl Bit for In {
//!     type And<B: Bit> = B;
//!     type Or<B: Bit> = In;
//! }
//! impl Bit for Out {
//!     type And<B: Bit> = Out;
//!     type Or<B: Bit> = B;
//! }
//!
//! trait Count {
//!     type Add<B: Bit>: Count;
//! }
//! struct Seen<Once, Twice>(PhantomData<(Once, Twice)>);
//! impl<Once: Bit, Twice: Bit> Count for Seen<Once, Twice> {
//!     // Your lines go here.
//! }
//!
//! type Add<T, B> = <T as Count>::Add<B>;
//!
//! fn same<T: Is<U>, U>() {}
//! trait Is<Other> {}
//! impl<Type> Is<Type> for Type {}
//!
//! fn main() {
//!     type One = Add<Add<Seen<Out, Out>, In>, Out>;
//!     same::<One, Seen<In, Out>>();
//!     same::<Add<Add<One, In>, Out>, Seen<In, In>>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Two or more have it if two had it before, or if one had it and this row has it too.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! type Add<B: Bit> = Seen<Once::Or<B>, Twice::Or<Once::And<B>>>;
//! ```
//!
//! No row is compared with each other row: for nine rows it is nine steps, not 36.
//!
//! </details>
//!
//! ----
//!
//! Previous: [15. Functions as members](super::ch15_functions_as_members) ·
//! Next: [17. Many steps, little depth](super::ch17_many_steps_little_depth) ·
//! [All chapters](super)
