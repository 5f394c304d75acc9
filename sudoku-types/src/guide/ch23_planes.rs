//! Chapter 23: a solver of nothing but traits: planes, one rule, and turning.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! The search of [chapter 13](super::ch13_a_search_in_traits) tries cell by cell. This crate's proofs need one that first
//! strikes out what cannot be, as a person does, and branches only where nothing follows. This chapter builds that for a 4×4,
//! from the program of [chapter 11](super::ch11_functions_as_members), in steps of a few lines: apply one after the other.
//!
//! # The cube
//!
//! The state of a grid is not a list of cells. It is a *plane* for each digit: in each row the cells that this digit may be in.
//! On paper the plane of the 3 looks like this, where `·` is a cell that cannot have a 3:
//!
//! ```text
//!   1 _ | _ _        · 3 | · ·        (Out, In,  Out, Out)      one cell: placed
//!   _ _ | 3 _        · · | 3 ·        (Out, Out, In,  Out)
//!   ----+----        ----+----
//!   _ _ | _ 4        3 3 | · ·        (In,  In,  Out, Out)      more than one: open
//!   _ 2 | _ _        3 · | · 3        (In,  Out, Out, In )
//! ```
//!
//! A row without a cell is *empty*: the digit has no place, and the grid no solution. A given is a placed row. In a solved grid
//! every row of every plane is placed, so the solution has the same form as the puzzle. The four planes together are a cube of
//! bits. Each bit answers a question: may this *digit* be in this *row* and this *column*?
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
//! This is what the program will do with this puzzle, sweep by sweep:
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
//! # A fourth cell
//!
//! A row of three cells becomes one of four, and gets `Or`:
//!
//! ```diff,run,ch11_functions_as_members.rs
//!      type C: Bit;
//! +    type D: Bit;
//! +    /// The cells of either row.
//! +    type Or<R: Row>: Row;
//!
//! -impl<A: Bit, B: Bit, C: Bit> Row for (A, B, C) {
//! +impl<A: Bit, B: Bit, C: Bit, D: Bit> Row for (A, B, C, D) {
//!
//!      type C = C;
//! -    type ButNot<R: Row> = (A::ButNot<R::A>, B::ButNot<R::B>, C::ButNot<R::C>);
//! -    type First = (A, B::ButNot<A>, C::ButNot<A::Or<B>>);
//! -    type Any = <A::Or<B> as Bit>::Or<C>;
//! -    type Placed = <Any<Others<Self>> as Bit>::Choose<(Out, Out, Out), Self>;
//! +    type D = D;
//! +    type Or<R: Row> = (A::Or<R::A>, B::Or<R::B>, C::Or<R::C>, D::Or<R::D>);
//! +    type ButNot<R: Row> = (A::ButNot<R::A>, B::ButNot<R::B>, C::ButNot<R::C>, D::ButNot<R::D>);
//! +    type First = (A, B::ButNot<A>, C::ButNot<A::Or<B>>, D::ButNot<Any<(A, B, C, Out)>>);
//! +    type Any = <A::Or<B> as Bit>::Or<C::Or<D>>;
//! +    type Placed = <Any<Others<Self>> as Bit>::Choose<(Out, Out, Out, Out), Self>;
//!
//! -    type Five = (In, Out, In); // the 5 may be in the first and in the third cell
//! -    but_not::<Five, (In, In, Out), (Out, Out, In)>();
//! -    placed::<Five, (Out, Out, Out)>();
//! -    placed::<<Five as Row>::ButNot<(In, Out, Out)>, (Out, Out, In)>();
//! +    placed::<(Out, In, Out, Out), (Out, In, Out, Out)>();
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
//! Two things follow from it. A place that a placed row has is taken from the others (`Free`). And a place that only one row
//! can have is the place of that row (`Sole`). Players have a name for both in each line of the table: *naked singles* and
//! *hidden singles*, and in the bands *locked candidates*. For the program it is one rule:
//!
//! ```diff,run
//! -fn but_not<R: Row<ButNot<S> = Left>, S: Row, Left>() {}
//! -fn placed<R: Row<Placed = Cell>, Cell>() {}
//! +/// The rule, for a row beside three others.
//! +type Rule<R, X, Y, Z> = <Any<Sole<R, X, Y, Z>> as Bit>::Choose<Sole<R, X, Y, Z>, Free<R, X, Y, Z>>;
//! +type Sole<R, X, Y, Z> = ButNot<R, Union<X, Y, Z>>;
//! +type Free<R, X, Y, Z> = ButNot<R, Union<Placed<X>, Placed<Y>, Placed<Z>>>;
//! +type Union<R, S, T> = <<R as Row>::Or<S> as Row>::Or<T>;
//! +type ButNot<R, S> = <R as Row>::ButNot<S>;
//! +type Placed<R> = <R as Row>::Placed;
//! +
//! +fn is<Type: Is<Other>, Other>() {}
//! +trait Is<Other> {}
//! +impl<Type> Is<Type> for Type {}
//!
//! -    placed::<(Out, In, Out, Out), (Out, In, Out, Out)>();
//! +    // The first cell is taken, and the last one is left to this row alone.
//! +    type Left = (In, In, Out, Out);
//! +    is::<Rule<(In, In, Out, In), (In, Out, Out, Out), Left, Left>, (Out, Out, Out, In)>();
//! ```
//!
//! Four rows apply it to each of them:
//!
//! ```diff,run
//! +/// Four rows: of a plane, or of the four digits in one row of the grid.
//! +trait Four {
//! +    type A: Row;
//! +    type B: Row;
//! +    type C: Row;
//! +    type D: Row;
//! +    type Ruled: Four;
//! +}
//! +impl<P: Row, Q: Row, R: Row, S: Row> Four for (P, Q, R, S) {
//! +    type A = P;
//! +    type B = Q;
//! +    type C = R;
//! +    type D = S;
//! +    type Ruled = (Rule<P, Q, R, S>, Rule<Q, P, R, S>, Rule<R, P, Q, S>, Rule<S, P, Q, R>);
//! +}
//!  fn is<Type: Is<Other>, Other>() {}
//! ```
//!
//! # Turning
//!
//! The rule is about four rows that are side by side in the type. Those of a plane are. For the cells of a line they have to be
//! the first rows of the four planes; then the second rows, and so on. So the cube is *turned*: digits and rows change places,
//! and columns stay. To turn twice changes nothing, so the same function turns the cube back.
//!
//! ```text
//!  planes                                         turned
//!
//!  of the 1   (row 1, row 2, row 3, row 4)        row 1   (of the 1, of the 2, of the 3, of the 4)
//!  of the 2   (row 1, row 2, row 3, row 4)   ◄─►  row 2   (of the 1, of the 2, of the 3, of the 4)
//!  of the 3   (row 1, row 2, row 3, row 4)        row 3   (of the 1, of the 2, of the 3, of the 4)
//!  of the 4   (row 1, row 2, row 3, row 4)        row 4   (of the 1, of the 2, of the 3, of the 4)
//! ```
//!
//! A *sweep* turns the grid, applies the rule, turns it back, and applies the rule to each plane:
//!
//! ```diff,run
//! +/// A grid: four planes, or turned, its four rows.
//! +trait Grid {
//! +    type Turned: Grid;
//! +    type Ruled: Grid;
//! +}
//! +impl<P: Four, Q: Four, R: Four, S: Four> Grid for (P, Q, R, S) {
//! +    type Turned = ((P::A, Q::A, R::A, S::A), (P::B, Q::B, R::B, S::B),
//! +        (P::C, Q::C, R::C, S::C), (P::D, Q::D, R::D, S::D));
//! +    type Ruled = (P::Ruled, Q::Ruled, R::Ruled, S::Ruled);
//! +}
//! +type Swept<G> = Ruled<Turned<Ruled<Turned<G>>>>;
//! +type Turned<G> = <G as Grid>::Turned;
//! +type Ruled<G> = <G as Grid>::Ruled;
//! +
//!  fn is<Type: Is<Other>, Other>() {}
//! ```
//!
//! Boxes are left. A band of a 4×4 has two rows and two boxes, so that the rule is simpler: if a row is in one box, the other
//! row is in the other. `OtherBox` is what a row leaves to the other one of its band.
//!
//! ```diff,run
//!      type Or<R: Row>: Row;
//! +    type OtherBox: Row;
//!
//!      type Or<R: Row> = (A::Or<R::A>, B::Or<R::B>, C::Or<R::C>, D::Or<R::D>);
//! +    type OtherBox = (C::Or<D>, C::Or<D>, A::Or<B>, A::Or<B>);
//!
//!      type Ruled: Four;
//! +    type Boxed: Four;
//!
//! +    type Boxed = (InBox<P, Q>, InBox<Q, P>, InBox<R, S>, InBox<S, R>);
//!      type Ruled = (Rule<P, Q, R, S>, Rule<Q, P, R, S>, Rule<R, P, Q, S>, Rule<S, P, Q, R>);
//!
//!      type Ruled: Grid;
//! +    type Boxed: Grid;
//!
//!      type Ruled = (P::Ruled, Q::Ruled, R::Ruled, S::Ruled);
//! +    type Boxed = (P::Boxed, Q::Boxed, R::Boxed, S::Boxed);
//!
//! -type Swept<G> = Ruled<Turned<Ruled<Turned<G>>>>;
//! +type Swept<G> = <Ruled<Turned<Ruled<Turned<G>>>> as Grid>::Boxed;
//! +type InBox<R, X> = ButNot<R, ButNot<(In, In, In, In), <X as Row>::OtherBox>>;
//! ```
//!
//! # The puzzle, and what is seen
//!
//! The planes of the puzzle, where a row is in the first column, the second, …, or anywhere:
//!
//! ```diff,run
//! +type C1 = (In, Out, Out, Out);
//! +type C2 = (Out, In, Out, Out);
//! +type C3 = (Out, Out, In, Out);
//! +type C4 = (Out, Out, Out, In);
//! +type All = (In, In, In, In);
//! +
//! +type OneToFour = ((C1, All, All, All), (All, All, All, C2), (All, C3, All, All), (All, All, C4, All));
//! +
//!  fn is<Type: Is<Other>, Other>() {}
//!
//!      // The first cell is taken, and the last one is left to this row alone.
//! +    type Solved = ((C1, C4, C2, C3), (C4, C1, C3, C2), (C2, C3, C1, C4), (C3, C2, C4, C1));
//! +    is::<Swept<Swept<OneToFour>>, Solved>();
//! +
//! ```
//!
//! A type can be read at any place of a computation, not only at its end. A trait of one function prints it, and no line of the
//! solver changes for that:
//!
//! ```diff,run
//! +trait Seen {
//! +    fn see() -> String;
//! +}
//! +impl Seen for In {
//! +    fn see() -> String { "x".to_owned() }
//! +}
//! +impl Seen for Out {
//! +    fn see() -> String { "·".to_owned() }
//! +}
//! +impl<A: Seen, B: Seen, C: Seen, D: Seen> Seen for (A, B, C, D) {
//! +    fn see() -> String { [A::see(), B::see(), C::see(), D::see()].concat() + " " }
//! +}
//!  fn is<Type: Is<Other>, Other>() {}
//!
//!      // The first cell is taken, and the last one is left to this row alone.
//! +    assert!(<Swept<OneToFour>>::see().starts_with("x··· ···x ·x·· ··xx "));
//! +    println!("{}", <Swept<OneToFour>>::see());
//! ```
//!
//! `cargo run -p sudoku-think`, in a checkout of this crate, shows a whole search like this, with its branches; with the
//! argument `page` it writes a page with a picture for each state.
//!
//! # What does not follow
//!
//! Not every puzzle is solved by sweeps. If a sweep changes nothing, the machine looks at the grid:
//!
//! ```text
//! a row is empty          the branch is dead: go on with the other branches
//! no row is open          it is a solution: count it
//! a row is open           two branches: the row has this cell, or it does not
//! ```
//!
//! That is the [refutation](super::ch15_refutation) of the course, with planes in the place of candidates; the branches are a
//! stack, and [steps](super::ch14_many_steps_little_depth) drive it.
//!
//! # Try
//!
//! Claim another solution:
//!
//! ```diff
//! -    type Solved = ((C1, C4, C2, C3), (C4, C1, C3, C2), (C2, C3, C1, C4), (C3, C2, C4, C1));
//! +    type Solved = ((C1, C4, C3, C2), (C4, C1, C3, C2), (C2, C3, C1, C4), (C3, C2, C4, C1));
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `…: Is<…>` is not satisfied
//! ```
//!
//! # From 4×4 to 25×25
//!
//! The machine of the crate (the folder `type_solver`) is this, with some differences:
//!
//! - A row has a name for whether it is placed, open or empty, so that it is counted only when it changes; and the rows are
//!   counted at all places at once, as none, one, or more. The counts show whether something follows.
//! - Tuples have the shape of the grid: a plane has bands, a band rows, a row a tuple for each box. So rustc goes down three
//!   levels to reach a cell of 81, and the small tuples come again in other rows, where [the answer is
//!   known](super::ch27_what_it_costs).
//! - Other rules are laws of their own: what *all* candidates of a row see is removed; cages turn the planes into a set of
//!   digits for each cell. Each law removes only what no solution has, and a table above the code says why.
//! - It branches where there are two possibilities only, if there is such a place.
//!
//! The option `solver: types;` has it find the solution, `proof: types;` has it show that there is no other one.
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
//! ----
//!
//! Previous: [22. A rule, said twice](super::ch22_a_rule_said_twice) ·
//! Next: [24. Advice that is not trusted](super::ch24_advice_that_is_not_trusted) ·
//! [All chapters](super)
