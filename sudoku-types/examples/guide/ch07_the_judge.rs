//! A whole judge for 4×4 grids: do these rows complete this puzzle?

#[allow(unreachable_pub)] // in a library it would be reached
mod judge {
    use typenum::{ATerm, B1, Bit, IsLessOrEqual, IsNotEqual, TArr, U4, UInt, UTerm, tarr};

    // SHAPE. A list with as many elements as another one (chapter 3).
    trait AsLongAs<Other> {}
    impl AsLongAs<ATerm> for ATerm {}
    impl<A, List: AsLongAs<Other>, B, Other> AsLongAs<TArr<B, Other>> for TArr<A, List> {}

    // DIGITS. A number without a 0 in front (chapter 1), and a list of such up to 4 (chapter 3).
    trait Canonical {}
    impl Canonical for UInt<UTerm, B1> {}
    impl<High: Canonical, Low: Bit> Canonical for UInt<High, Low> {}

    trait DigitsUpToFour {}
    impl DigitsUpToFour for ATerm {}
    impl<Digit, Row: DigitsUpToFour> DigitsUpToFour for TArr<Digit, Row> where
        Digit: Canonical + IsLessOrEqual<U4, Output = B1>
    {
    }

    // ROWS. Two digits that differ (chapter 2), and a list of digits that all do (chapter 4).
    trait Different<Other> {}
    impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

    trait DifferentFromAll<Digits> {}
    impl<Digit> DifferentFromAll<ATerm> for Digit {}
    impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
        Digit: Different<Head> + DifferentFromAll<Tail>
    {
    }

    trait AllDifferent {}
    impl AllDifferent for ATerm {}
    impl<Head: DifferentFromAll<Tail>, Tail: AllDifferent> AllDifferent for TArr<Head, Tail> {}

    // All that is asked of one row alone, asked of each row.
    trait EachIsARow {}
    impl EachIsARow for ATerm {}
    impl<Row, Rows: EachIsARow> EachIsARow for TArr<Row, Rows> where
        Row: AsLongAs<tarr![(), (), (), ()]> + DigitsUpToFour + AllDifferent
    {
    }

    // COLUMNS. No two rows agree in any place (chapter 5).
    trait DiffersInEachPlace<Other> {}
    impl DiffersInEachPlace<ATerm> for ATerm {}
    impl<A, Row, B, Other> DiffersInEachPlace<TArr<B, Other>> for TArr<A, Row>
    where
        A: Different<B>,
        Row: DiffersInEachPlace<Other>,
    {
    }

    trait DiffersFromEach<Rows> {}
    impl<Row> DiffersFromEach<ATerm> for Row {}
    impl<Row, Other, Others> DiffersFromEach<TArr<Other, Others>> for Row where
        Row: DiffersInEachPlace<Other> + DiffersFromEach<Others>
    {
    }

    trait ColumnsDiffer {}
    impl ColumnsDiffer for ATerm {}
    impl<Row: DiffersFromEach<Rows>, Rows: ColumnsDiffer> ColumnsDiffer for TArr<Row, Rows> {}

    // BOXES. No digit in two parts of a box, for boxes of 2×2 (the first program of chapter 6).
    trait Disjoint<Lower> {}
    impl Disjoint<ATerm> for ATerm {}
    impl<A, B, Upper, C, D, Lower> Disjoint<TArr<C, TArr<D, Lower>>> for TArr<A, TArr<B, Upper>>
    where
        A: Different<C> + Different<D>,
        B: Different<C> + Different<D>,
        Upper: Disjoint<Lower>,
    {
    }

    trait BoxesDiffer {}
    impl BoxesDiffer for ATerm {}
    impl<Upper, Lower, Rows> BoxesDiffer for TArr<Upper, TArr<Lower, Rows>>
    where
        Upper: Disjoint<Lower>,
        Rows: BoxesDiffer,
    {
    }

    // GIVENS. A blank allows any number, a given itself, and a list what its elements allow.
    pub enum Blank {}

    trait Allows<Filled> {}
    impl<High, Low> Allows<UInt<High, Low>> for Blank {}
    impl<High, Low> Allows<UInt<High, Low>> for UInt<High, Low> {}
    impl Allows<ATerm> for ATerm {}
    impl<Given: Allows<Digit>, Givens: Allows<Row>, Digit, Row> Allows<TArr<Digit, Row>>
        for TArr<Given, Givens>
    {
    }

    // THE JUDGE. All rules in one bound, and a seal.
    mod sealed {
        pub trait Witness<Givens> {}
    }
    impl<Rows, Givens> sealed::Witness<Givens> for Rows
    where
        Rows: AsLongAs<tarr![(), (), (), ()]> + EachIsARow + ColumnsDiffer + BoxesDiffer,
        Givens: Allows<Rows>,
    {
    }

    /// Rows that complete the puzzle with these givens.
    pub trait Completes<Givens>: sealed::Witness<Givens> {}
    impl<Rows: sealed::Witness<Givens>, Givens> Completes<Givens> for Rows {}
}

use judge::{Blank, Completes};
use typenum::{U1, U2, U3, U4, tarr};

type Puzzle = tarr![
    tarr![U1, Blank, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
];
type Answer = tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
];

fn publish<Rows: Completes<Puzzle>>() {}

fn main() {
    publish::<Answer>();
}
