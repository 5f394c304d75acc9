//! Boxes of any shape: two lists of marks say how many rows and columns they have.

use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, U5, U6, tarr};

trait Different<Other> {}
impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

trait DifferentFromAll<Digits> {}
impl<Digit> DifferentFromAll<ATerm> for Digit {}
impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
    Digit: Different<Head> + DifferentFromAll<Tail>
{
}

/// A list that has no digit in common with the other.
trait NothingInCommon<Other> {}
impl<Other> NothingInCommon<Other> for ATerm {}
impl<Head, Tail, Other> NothingInCommon<Other> for TArr<Head, Tail>
where
    Head: DifferentFromAll<Other>,
    Tail: NothingInCommon<Other>,
{
}

/// As many elements of a list as there are marks, and the others.
trait SplitAt<Marks> {
    type Taken;
    type Left;
}
impl<List> SplitAt<ATerm> for List {
    type Taken = ATerm;
    type Left = List;
}
impl<Head, Tail, Mark, Marks> SplitAt<TArr<Mark, Marks>> for TArr<Head, Tail>
where
    Tail: SplitAt<Marks>,
{
    type Taken = TArr<Head, Tail::Taken>;
    type Left = Tail::Left;
}

/// A row that has no digit in common with another, part by part.
trait Disjoint<Other, Width> {}
impl<Width> Disjoint<ATerm, Width> for ATerm {}
impl<Cell, Cells, Other, Width, Part, Rest, OtherPart, OtherRest> Disjoint<Other, Width>
    for TArr<Cell, Cells>
where
    Self: SplitAt<Width, Taken = Part, Left = Rest>,
    Other: SplitAt<Width, Taken = OtherPart, Left = OtherRest>,
    Part: NothingInCommon<OtherPart>,
    Rest: Disjoint<OtherRest, Width>,
{
}

/// A row that is disjoint from each of the others.
trait DisjointFromEach<Rows, Width> {}
impl<Row, Width> DisjointFromEach<ATerm, Width> for Row {}
impl<Row, Other, Others, Width> DisjointFromEach<TArr<Other, Others>, Width> for Row where
    Row: Disjoint<Other, Width> + DisjointFromEach<Others, Width>
{
}

/// The rows of a band, each two of them disjoint.
trait BandDiffers<Width> {}
impl<Width> BandDiffers<Width> for ATerm {}
impl<Row, Rows, Width> BandDiffers<Width> for TArr<Row, Rows>
where
    Row: DisjointFromEach<Rows, Width>,
    Rows: BandDiffers<Width>,
{
}

/// The rows of a grid, band by band.
trait BoxesDiffer<Height, Width> {}
impl<Height, Width> BoxesDiffer<Height, Width> for ATerm {}
impl<Row, Rows, Height, Width, Band, Rest> BoxesDiffer<Height, Width> for TArr<Row, Rows>
where
    Self: SplitAt<Height, Taken = Band, Left = Rest>,
    Band: BandDiffers<Width>,
    Rest: BoxesDiffer<Height, Width>,
{
}

type Two = tarr![(), ()];
type Three = tarr![(), (), ()];

type Grid = tarr![
    tarr![U1, U2, U3, U4, U5, U6],
    tarr![U4, U5, U6, U1, U2, U3],
    tarr![U2, U3, U1, U5, U6, U4],
    tarr![U5, U6, U4, U2, U3, U1],
    tarr![U3, U1, U2, U6, U4, U5],
    tarr![U6, U4, U5, U3, U1, U2],
];

fn boxes<Rows: BoxesDiffer<Height, Width>, Height, Width>() {}

fn main() {
    boxes::<Grid, Two, Three>();
}
