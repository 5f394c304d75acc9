//! The parts of a digit's plane: rows, bands of rows, and the plane, a tuple of bands.
//!
//! ```text
//! plane   ( band, band, band )
//! band    ( row, row, row )
//! row     Placed<((Out, Out, In), (Out, Out, Out), (Out, Out, Out))>    or Open<…>, or Empty
//! ```
//!
//! Each part has all functions, so that one trait goes down through all levels; a function that makes no sense for a
//! part is `Empty`.

use super::bits::{Bit, Out};
use super::digits::{Digit, Digits, Line};
use super::laws::Laws;
use super::machine::Status;
use super::moves::Sight;
use super::paths::{I0, I1, I2, I3, I4, Index, Path};
use super::rows::{Count, Empty, Open, Placed, Wanted, Zero};
use super::rule::{Counts, None0, Twice};
use super::sets::Set;
use super::tuples::{elements, fold, join, through, tuples};
use super::units::Places;

/// A part of a plane.
pub trait Part: Sight {
    elements! { of Part }

    /// The counts of the candidates of this part, each at its own place.
    type Counts: Counts;
    /// The counts of the rows of this part, all at the same places.
    type Rows: Counts;
    /// The rest of this part after the rule is applied to it, if these are the counts at its places.
    type Obey<C: Counts>: Part;
    /// The rest of this part after the rule is applied to its rows, if these are the counts at the places of all rows.
    type RowsObey<C: Counts>: Part;
    /// Rows of the places that two rows can have, in the shape of this part.
    type Pairs<C: Counts>: Part;
    /// `In` if the cell at the end of the path is a candidate.
    type Has<P: Path>: Bit;
    /// A candidate of the first row that has the wanted number of candidates.
    type Find<W: Wanted>: Path;
    /// This part with the cell at the end of the path changed.
    type Change<C: Change, P: Path>: Part;
    /// This part with only those cells of each row that are in the set.
    type Within<S: Set>: Part;
    /// For each row, the areas of a map in which it has candidates.
    type Areas<M: Digits, O: Digits>: Part;
    /// The candidates of each row that are in the areas of the same row of `A`.
    type Inside<A: Part, M: Digits, O: Digits>: Part;
    /// For each column, the areas of a map in which it has candidates.
    type Spread<M: Digits, O: Digits>: Set;
    /// The candidates of each column that are in the areas which `A` has for it.
    type Between<A: Set, M: Digits, O: Digits>: Part;
    /// The rows `Old` of a solution, with the digit `D` written where this plane has it.
    type Write<D: Digit, Old: Digits>: Digits;
    /// The number of rows, and the candidates of each, a bit for each cell.
    const ROWS: (usize, [u32; 25]);

    // Members of a row:
    type Cells: Set;
    /// This row if it is placed, the row of the set `S` if it is empty, and `Empty` if it is open.
    type Else<S: Set>: Part;

    // Members of a row or a band, and of a band or a plane:
    /// The shadow of a row has the boxes in which it has candidates, as a row. The shadow of a band has the columns in
    /// which it has candidates, as a row for each stack.
    type Shadow: Part;
    /// The counts of the rows of a band at the boxes, or of the bands of a plane at the columns.
    type Shadows: Counts;
    /// The rest of a band or a plane after the rule for its rows or bands and their shadows.
    type Kept: Part;

    // Members of a plane:
    /// The plane with the rest of each band after the rule for rows and boxes.
    type AllKept: Part;
    /// The plane when nothing more follows from boxes and columns.
    type Settled<L: Laws>: Part;

    // With the cells `U` that a unit has in this part:
    /// The count `N`, and each row in which the digit can be in these cells.
    type Count<U: Set, N: Places>: Places;
    /// Each row without other cells, if it has some of these.
    type Force<U: Set>: Part;
    /// Each row without these cells, if it has others.
    type Leave<U: Set>: Part;
}

/// A change of a candidate.
pub trait Change {
    type Row<S: Set, P: Path>: Part;
}

/// The candidate is placed: its cell has the digit.
pub enum Place {}

/// The candidate is removed: its cell has another digit.
pub enum Remove {}

impl Change for Place {
    type Row<S: Set, P: Path> = <S::At<P> as Set>::Row;
}
impl Change for Remove {
    type Row<S: Set, P: Path> = <S::Less<S::At<P>> as Set>::Row;
}

macro_rules! rows {
    ($(
        [$($generic:tt)*] $row:ty: $cells:ty,
        counts: $counts:ty, obey: $obey:ty, or: $else:ty, write: $write:ty;
    )*) => { $(
        impl<$($generic)*> Part for $row {
            elements! { all Empty }
            type Counts = $counts;
            type Rows = $counts;
            type Obey<C: Counts> = $obey;
            type RowsObey<C: Counts> = $obey;
            type Pairs<C: Counts> = <C::Pairs as Set>::Row;
            type Has<P: Path> = <<$cells as Set>::At<P> as Set>::Any;
            type Find<W: Wanted> = <<<$cells as Set>::Count<Zero> as Count>::Is<W> as Bit>::Path<
                <$cells as Set>::First,
            >;
            type Change<C: Change, P: Path> = C::Row<$cells, P>;
            type Within<M: Set> = <<$cells as Set>::And<M> as Set>::Row;
            type Areas<M: Digits, O: Digits> = <M::Areas<$cells, O> as Set>::Row;
            type Inside<A: Part, M: Digits, O: Digits> = Self::Within<M::Inside<A::Cells, O>>;
            type Spread<M: Digits, O: Digits> = M::Spread<$cells, O>;
            type Between<A: Set, M: Digits, O: Digits> = Self::Within<M::Within<A, O>>;
            type Write<D: Digit, Old: Digits> = $write;
            const ROWS: (usize, [u32; 25]) = (1, [<$cells as Set>::CELLS.1; 25]);
            type Cells = $cells;
            type Else<M: Set> = $else;
            type Shadow = <<$cells as Set>::Chunks as Set>::Row;
            type Shadows = None0;
            type Kept = Empty;
            type AllKept = Empty;
            type Settled<L: Laws> = Empty;
            type Count<U: Set, N: Places> =
                <<<$cells as Set>::And<U> as Set>::Any as Bit>::Count<<$cells as Set>::Less<U>, N>;
            type Force<U: Set> = <<<$cells as Set>::And<U> as Set>::Any as Bit>::Part<
                <<$cells as Set>::And<U> as Set>::Row,
                Self,
            >;
            type Leave<U: Set> = <<<$cells as Set>::Less<U> as Set>::Any as Bit>::Part<
                <<$cells as Set>::Less<U> as Set>::Row,
                Self,
            >;
        }
    )* };
}

rows! {
    [S: Set] Placed<S>: S,
        counts: S::Placed,
        obey: Self,
        or: Self,
        write: Line<S::Write<D, Old::Row>>;
    [S: Set] Open<S>: S,
        counts: S::Open,
        obey: <<<S::Less<C::Taken> as Set>::And<C::Sole> as Set>::Row as Part>::Else<
            S::Less<C::Taken>,
        >,
        or: Empty,
        write: Old;
    [] Empty: Out,
        counts: Twice,
        obey: Empty,
        or: M::Row,
        write: Old;
}

macro_rules! parts {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Part),*> Part for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type Counts = ($($a::Counts,)*);
            type Rows = fold!(Counts Add: $($a::Rows),*);
            type Obey<C: Counts> = ($($a::Obey<C::$e>,)*);
            type RowsObey<C: Counts> = ($($a::RowsObey<C>,)*);
            type Pairs<C: Counts> = ($($a::Pairs<C::$e>,)*);
            type Has<P: Path> =
                fold!(Bit Either: $(<<P::Index as Index>::$e as Bit>::Both<$a::Has<P::Rest>>),*);
            type Find<W: Wanted> = fold!(Path Or: $(<$a::Find<W> as Path>::From<$i>),*);
            type Change<C: Change, P: Path> =
                ($(<<P::Index as Index>::$e as Bit>::Change<C, $a, P::Rest>,)*);
            type Within<S: Set> = ($($a::Within<S>,)*);
            type Areas<M: Digits, O: Digits> = ($($a::Areas<M::$e, O>,)*);
            type Inside<A: Part, M: Digits, O: Digits> = ($($a::Inside<A::$e, M::$e, O>,)*);
            type Spread<M: Digits, O: Digits> = fold!(Set Or: $($a::Spread<M::$e, O>),*);
            type Between<A: Set, M: Digits, O: Digits> = ($($a::Between<A, M::$e, O>,)*);
            type Write<D: Digit, Old: Digits> = ($($a::Write<D, Old::$e>,)*);
            const ROWS: (usize, [u32; 25]) = join(&[$($a::ROWS),*]);
            type Cells = ($($a::Cells,)*);
            type Else<S: Set> = Empty;
            type Shadow = <fold!(Set Or: $($a::Cells),*) as Set>::Rows;
            type Shadows = fold!(Counts Add: $(<$a::Shadow as Part>::Counts),*);
            type Kept = ($($a::Within<
                <<$a::Shadow as Part>::Obey<Self::Shadows> as Part>::Cells
            >,)*);
            type AllKept = ($($a::Kept,)*);
            type Settled<L: Laws> = <fold!(Status And:
                <<Self::AllKept as Part>::Shadows as Counts>::Status
                $(, <$a::Shadows as Counts>::Status)*
            ) as Status>::Settle<L, Self::AllKept>;
            type Count<U: Set, N: Places> = through!(Part Count: N; $($a [U::$e]),*);
            type Force<U: Set> = ($($a::Force<U::$e>,)*);
            type Leave<U: Set> = ($($a::Leave<U::$e>,)*);
        }
    };
}

tuples! { parts }
