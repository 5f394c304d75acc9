//! The parts of a digit's plane: rows, bands of rows, and the plane, a tuple of bands.
//!
//! ```text
//! plane   ( band, band, band )
//! band    ( row, row, row )
//! row     Placed<((Out, Out, In), (Out, Out, Out), (Out, Out, Out))>    or Open<…>, or Empty
//! ```
//!
//! Each part has all functions, so that one trait goes down through all levels. A law adds its own in a trait of its own:
//! [`Shadows`], [`Mapped`], [`Crossed`] and [`Sight`].

use super::areas::Mapped;
use super::bits::{Bit, Out};
use super::boxes::Shadows;
use super::digits::{Digit, Digits, Line};
use super::moves::Sight;
use super::paths::{I0, I1, I2, I3, I4, Index, Path};
use super::rows::{Count, Empty, Open, Placed, Wanted, Zero};
use super::rule::{Counts, Twice};
use super::sets::Set;
use super::tuples::{elements, fold, join, tuples};
use super::units::Crossed;

/// A part of a plane.
pub trait Part: Shadows + Mapped + Crossed + Sight {
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
    /// The rows `Old` of a solution, with the digit `D` written where this plane has it.
    type Write<D: Digit, Old: Digits>: Digits;
    /// The number of rows, and the candidates of each, a bit for each cell.
    const ROWS: (usize, [u32; 25]);

    /// The cells of all rows.
    type Cells: Set;
    /// Of a row: this row if it is placed, the row of the set `S` if it is empty, and `Empty` if it is open.
    type Else<S: Set>: Part;
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
            type Write<D: Digit, Old: Digits> = $write;
            const ROWS: (usize, [u32; 25]) = (1, [<$cells as Set>::CELLS.1; 25]);
            type Cells = $cells;
            type Else<M: Set> = $else;
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
            type Write<D: Digit, Old: Digits> = ($($a::Write<D, Old::$e>,)*);
            const ROWS: (usize, [u32; 25]) = join(&[$($a::ROWS),*]);
            type Cells = ($($a::Cells,)*);
            type Else<S: Set> = Empty;
        }
    };
}

tuples! { parts }
