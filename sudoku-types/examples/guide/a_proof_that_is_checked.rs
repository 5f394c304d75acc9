//! A proof that is checked: a tape names cells, and the checker follows all their candidates.

use std::marker::PhantomData;
use sudoku_types::typenum::{ATerm, B0, B1, Eq, IsEqual, TArr, U1, U2, U3, tarr};

/// A unit that is filled so far: the open cells, lists of candidates, and the digits placed.
struct Branch<Cells, Used>(PhantomData<(Cells, Used)>);

/// The state of the checker: a list of branches to follow, and the solutions that it met.
struct State<Branches, Solutions>(PhantomData<(Branches, Solutions)>);

// Names of open cells: the first one, and the one behind another.
struct First;
struct Behind<Name>(PhantomData<Name>);
type Second = Behind<First>;
type Third = Behind<Second>;

/// The state at the end of a tape, a list of names.
trait Follow<Tape> {
    type End;
}
// The tape is at its end, or the branches are.
impl<Branches, Solutions> Follow<ATerm> for State<Branches, Solutions> {
    type End = Self;
}
impl<Name, Tape, Solutions> Follow<TArr<Name, Tape>> for State<ATerm, Solutions> {
    type End = Self;
}
// No cell is open: the branch is a solution.
impl<Name, Tape, Used, Waiting, Solutions> Follow<TArr<Name, Tape>>
    for State<TArr<Branch<ATerm, Used>, Waiting>, Solutions>
where
    State<Waiting, TArr<Used, Solutions>>: Follow<Tape>,
{
    type End = <State<Waiting, TArr<Used, Solutions>> as Follow<Tape>>::End;
}
// A cell is named: a branch for each of its candidates, in front of those that wait.
impl<Name, Tape, Cell, Cells, Used, Waiting, Solutions, Branches> Follow<TArr<Name, Tape>>
    for State<TArr<Branch<TArr<Cell, Cells>, Used>, Waiting>, Solutions>
where
    TArr<Cell, Cells>: Take<Name>,
    <TArr<Cell, Cells> as Take<Name>>::Candidates:
        Split<<TArr<Cell, Cells> as Take<Name>>::Others, Used, Waiting, Branches = Branches>,
    State<Branches, Solutions>: Follow<Tape>,
{
    type End = <State<Branches, Solutions> as Follow<Tape>>::End;
}

/// Cells that have the named one: its candidates, and the other cells.
trait Take<Name> {
    type Candidates;
    type Others;
}
impl<Cell, Cells> Take<First> for TArr<Cell, Cells> {
    type Candidates = Cell;
    type Others = Cells;
}
impl<Name, Cell, Cells: Take<Name>> Take<Behind<Name>> for TArr<Cell, Cells> {
    type Candidates = Cells::Candidates;
    type Others = TArr<Cell, Cells::Others>;
}

/// Candidates of a cell: a branch for each that is not used, and then the branches that wait.
trait Split<Others, Used, Waiting> {
    type Branches;
}
impl<Others, Used, Waiting> Split<Others, Used, Waiting> for ATerm {
    type Branches = Waiting;
}
impl<Digit, Digits, Others, Used, Waiting, Rest> Split<Others, Used, Waiting>
    for TArr<Digit, Digits>
where
    Digits: Split<Others, Used, Waiting, Branches = Rest>,
    Digit: Place<Used, Branch<Others, TArr<Digit, Used>>, Rest>,
{
    type Branches = <Digit as Place<Used, Branch<Others, TArr<Digit, Used>>, Rest>>::Branches;
}

/// A digit: with it the branch `New`, if it is none of the used ones, and then the rest.
trait Place<Used, New, Rest> {
    type Branches;
}
impl<Digit, New, Rest> Place<ATerm, New, Rest> for Digit {
    type Branches = TArr<New, Rest>;
}
impl<Digit, Head, Tail, New, Rest> Place<TArr<Head, Tail>, New, Rest> for Digit
where
    Digit: IsEqual<Head, Output: Unless<Digit, Tail, New, Rest>>,
{
    type Branches = <Eq<Digit, Head> as Unless<Digit, Tail, New, Rest>>::Branches;
}

/// A yes or no of typenum: after a yes the digit is used, after a no it is compared with the others.
trait Unless<Digit, Used, New, Rest> {
    type Branches;
}
impl<Digit, Used, New, Rest> Unless<Digit, Used, New, Rest> for B1 {
    type Branches = Rest;
}
impl<Digit: Place<Used, New, Rest>, Used, New, Rest> Unless<Digit, Used, New, Rest> for B0 {
    type Branches = Digit::Branches;
}

type Start<Cells> = State<tarr![Branch<Cells, ATerm>], ATerm>;

#[diagnostic::on_unimplemented(message = "this does not show one solution: {Self}")]
trait OneSolution {}
impl<Used> OneSolution for State<ATerm, tarr![Used]> {}

#[diagnostic::on_unimplemented(message = "this does not show that there is no solution: {Self}")]
trait NoSolution {}
impl NoSolution for State<ATerm, ATerm> {}

fn unique<Cells, Tape>()
where
    Start<Cells>: Follow<Tape, End: OneSolution>,
{
}
fn unsolvable<Cells, Tape>()
where
    Start<Cells>: Follow<Tape, End: NoSolution>,
{
}

fn main() {
    type Cells = tarr![tarr![U1, U2, U3], tarr![U1, U2], tarr![U2]];
    unique::<Cells, tarr![Third, Second, First, First]>();

    type Tight = tarr![tarr![U1, U2], tarr![U1, U2], tarr![U1, U2]];
    unsolvable::<Tight, tarr![First, First, First, First, First]>();
}
