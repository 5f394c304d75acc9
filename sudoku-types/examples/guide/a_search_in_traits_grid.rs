//! A Sudoku of 4×4, solved by traits alone.

use std::marker::PhantomData;
use std::ops::BitOr;
use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Run};
use sudoku_types::typenum::{ATerm, B0, B1, Eq, IsEqual, IsNotEqual, NotEq, Or, TArr, Unsigned};
use sudoku_types::typenum::{U1, U2, U3, U4, tarr};

type All = tarr![U1, U2, U3, U4];

/// A cell is a tuple: its row, column and box, and its candidates.
#[rustfmt::skip]
type Grid = tarr![
    ((U1, U1, U1), tarr![U1]), ((U1, U2, U1), All), ((U1, U3, U2), All), ((U1, U4, U2), All),
    ((U2, U1, U1), All), ((U2, U2, U1), All), ((U2, U3, U2), tarr![U3]), ((U2, U4, U2), All),
    ((U3, U1, U3), All), ((U3, U2, U3), All), ((U3, U3, U4), All), ((U3, U4, U4), tarr![U4]),
    ((U4, U1, U3), All), ((U4, U2, U3), tarr![U2]), ((U4, U3, U4), All), ((U4, U4, U4), All),
];

/// Fill these cells; `Filled` are the digits of those before, the last one first.
struct Fill<Cells, Filled>(PhantomData<(Cells, Filled)>);

/// Fill the cell at this place with this digit, and then the cells behind it.
struct Place<Digit, At, Cells, Filled>(PhantomData<(Digit, At, Cells, Filled)>);

impl<Filled> Run for Fill<ATerm, Filled> {
    type Outcome = Found<Filled>;
}
impl<At, Cells, Filled> Run for Fill<TArr<(At, ATerm), Cells>, Filled> {
    type Outcome = Fail;
}
impl<At, Digit, Digits, Cells, Filled> Run
    for Fill<TArr<(At, TArr<Digit, Digits>), Cells>, Filled>
{
    type Outcome =
        Amb<tarr![Place<Digit, At, Cells, Filled>, Fill<TArr<(At, Digits), Cells>, Filled>]>;
}
impl<Digit, At, Cells: StrikeInSight<Digit, At>, Filled> Run for Place<Digit, At, Cells, Filled> {
    type Outcome = Next<Fill<Cells::Left, TArr<Digit, Filled>>>;
}

/// Cells; those that see the place have lost this digit as a candidate.
trait StrikeInSight<Digit, At> {
    type Left;
}
impl<Digit, At> StrikeInSight<Digit, At> for ATerm {
    type Left = ATerm;
}
impl<Digit, At, Here, Candidates, Cells> StrikeInSight<Digit, At>
    for TArr<(Here, Candidates), Cells>
where
    Here: Sees<At>,
    Candidates: StrikeIf<Here::Answer, Digit>,
    Cells: StrikeInSight<Digit, At>,
{
    type Left = TArr<(Here, Candidates::Left), Cells::Left>;
}

/// Does a cell see another one? If they share row, column or box.
trait Sees<Other> {
    type Answer;
}
impl<R, C, B, OtherR, OtherC, OtherB> Sees<(OtherR, OtherC, OtherB)> for (R, C, B)
where
    R: IsEqual<OtherR>,
    C: IsEqual<OtherC>,
    B: IsEqual<OtherB>,
    Eq<R, OtherR>: BitOr<Eq<C, OtherC>>,
    Or<Eq<R, OtherR>, Eq<C, OtherC>>: BitOr<Eq<B, OtherB>>,
{
    type Answer = Or<Or<Eq<R, OtherR>, Eq<C, OtherC>>, Eq<B, OtherB>>;
}

/// Candidates, without this digit if the answer is yes.
trait StrikeIf<Answer, Digit> {
    type Left;
}
impl<Candidates, Digit> StrikeIf<B0, Digit> for Candidates {
    type Left = Candidates;
}
impl<Candidates: Strike<Digit>, Digit> StrikeIf<B1, Digit> for Candidates {
    type Left = Candidates::Left;
}

// `Strike` and `Keep` are those of the first program.
trait Strike<Digit> {
    type Left;
}
impl<Digit> Strike<Digit> for ATerm {
    type Left = ATerm;
}
impl<Digit, Head, Tail> Strike<Digit> for TArr<Head, Tail>
where
    Tail: Strike<Digit>,
    Head: IsNotEqual<Digit, Output: Keep<Head, Tail::Left>>,
{
    type Left = <NotEq<Head, Digit> as Keep<Head, Tail::Left>>::List;
}

trait Keep<Head, Tail> {
    type List;
}
impl<Head, Tail> Keep<Head, Tail> for B1 {
    type List = TArr<Head, Tail>;
}
impl<Head, Tail> Keep<Head, Tail> for B0 {
    type List = Tail;
}

/// The digits of an answer as values, the last one of the list first.
trait Digits {
    fn digits() -> Vec<u8>;
}
impl Digits for ATerm {
    fn digits() -> Vec<u8> {
        Vec::new()
    }
}
impl<Digit: Unsigned, Filled: Digits> Digits for TArr<Digit, Filled> {
    fn digits() -> Vec<u8> {
        let mut digits = Filled::digits();
        digits.push(Digit::U8);
        digits
    }
}
impl<Filled: Digits> Digits for Found<Filled> {
    fn digits() -> Vec<u8> {
        Filled::digits()
    }
}

fn main() {
    let digits = <Evaluate<Fill<Grid, ATerm>> as Digits>::digits();
    for row in digits.chunks(4) {
        println!("{row:?}");
    }
    assert_eq!(digits, [1, 3, 4, 2, 2, 4, 3, 1, 3, 1, 2, 4, 4, 2, 1, 3]);
}
