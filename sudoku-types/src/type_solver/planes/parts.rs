//! The parts of a digit's plane: rows, bands of rows, and the plane, a tuple of bands.
//!
//! ```text
//! plane   ( band, band, band )
//! band    ( row, row, row )
//! row     Placed<((Out, Out, In), (Out, Out, Out), (Out, Out, Out))>    or Open<…>, or Empty
//! ```
//!
//! A unit of a further rule, or a region, is written as a plane as well: it has the unit's cells in each row.
//!
//! Each part has all functions, so that one trait goes down through all levels; a function that makes no sense for a
//! part is `Empty`.

use super::bits::{Bit, In, Out};
use super::digits::{Digit, Digits, Line};
use super::machine::Status;
use super::paths::{I0, I1, I2, I3, I4, Index, Nowhere, Path};
use super::rows::{Count, Empty, Open, Placed, Wanted, Zero};
use super::rule::{Marks, Never, Nothing, Rules, Tally};
use super::sets::Set;
use super::tuples::{chain, elements, fold, through, tuples};
use super::units::{Places, Unit};

/// A part of a plane.
pub trait Part {
    elements! { of Part }

    /// `In` if no row is empty.
    type Alive: Bit;
    /// A tally of this shape, with the tally `T` in each row.
    type Tally<T: Tally>: Tally;
    /// The rest of this part after the rules of a tally are applied.
    type Obey<R: Rules>: Part;
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

    // Members of a row:
    type Cells: Set;
    /// The marks of this row for its cells.
    type Marks: Marks;
    /// This row if it is placed, the row of the set `S` if it is empty, and `Empty` if it is open.
    type Else<S: Set>: Part;
    /// The boxes in which this row has candidates, as a row.
    type Boxes: Part;
    /// The candidates that are in boxes of the set.
    type Only<S: Set>: Part;

    // Members of a band:
    /// The tally of its rows at the boxes.
    type InBoxes: Tally;
    /// The rest of the band after the rule for its rows and boxes.
    type Locked: Part;
    /// A row for each stack, with those of its columns in which the band has candidates.
    type Stripes: Part;

    // Members of a plane:
    /// The plane with the rest of each band after the rule for rows and boxes.
    type AllLocked: Part;
    /// The tally of its bands at the columns of each stack.
    type InColumns: Tally;
    /// The rest of the plane after the rule for its bands and columns.
    type Stacked: Part;
    /// The plane when nothing more follows from boxes and columns.
    type Settled: Part;

    /// The tally `T` with each row of this part added.
    type Rows<T: Tally>: Tally;

    /// These cells as a unit.
    type Unit: Unit;
    // Members of a row, with the cells `U` that a unit has in it:
    /// The count `N`, and this row if the digit can be in these cells.
    type Count<U: Set, N: Places>: Places;
    /// This row without other cells, if it has some of these.
    type Force<U: Set>: Part;
    /// This row without these cells, if it has others.
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
        [$($generic:tt)*] $row:ty: $cells:ty, $alive:ident,
        find: $find:ty, marks: $marks:ty, obey: $obey:ty, or: $else:ty, write: $write:ty;
    )*) => { $(
        impl<$($generic)*> Part for $row {
            elements! { all Empty }
            type Alive = $alive;
            type Tally<T: Tally> = T;
            type Has<P: Path> = <<$cells as Set>::At<P> as Set>::Any;
            type Find<W: Wanted> = $find;
            type Change<C: Change, P: Path> = C::Row<$cells, P>;
            type Within<M: Set> = <<$cells as Set>::And<M> as Set>::Row;
            type Write<D: Digit, Old: Digits> = $write;
            const ROWS: (usize, [u32; 25]) = (1, [<$cells as Set>::CELLS.1; 25]);
            type Cells = $cells;
            type Marks = $marks;
            type Obey<R: Rules> = $obey;
            type Else<M: Set> = $else;
            type Boxes = <<$cells as Set>::Chunks as Set>::Row;
            type Only<M: Set> = <<$cells as Set>::InChunks<M> as Set>::Row;
            type InBoxes = Nothing;
            type Locked = Empty;
            type Stripes = Empty;
            type AllLocked = Empty;
            type InColumns = Nothing;
            type Stacked = Empty;
            type Settled = Empty;
            type Rows<T: Tally> = T::Add<Self>;
            type Unit = Self;
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
    [S: Set] Placed<S>: S, In,
        find: Nowhere,
        marks: S::Placed,
        obey: R::Placed<S>,
        or: Self,
        write: Line<S::Write<D, Old::Row>>;
    [S: Set] Open<S>: S, In,
        find: <<S::Count<Zero> as Count>::Is<W> as Bit>::Path<S::First>,
        marks: S::Open,
        obey: <<<S::Less<R::Taken> as Set>::And<R::Sole> as Set>::Row as Part>::Else<
            S::Less<R::Taken>,
        >,
        or: Empty,
        write: Old;
    [] Empty: Out, Out,
        find: Nowhere,
        marks: Never,
        obey: Empty,
        or: M::Row,
        write: Old;
}

macro_rules! parts {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Part),*> Part for ($($a,)*) {
            $(type $e = $a;)*
            $(type $f = $last;)*
            type Alive = fold!(Bit Both: $($a::Alive),*);
            type Tally<T: Tally> = ($($a::Tally<T>,)*);
            type Has<P: Path> =
                fold!(Bit Either: $(<<P::Index as Index>::$e as Bit>::Both<$a::Has<P::Rest>>),*);
            type Find<W: Wanted> = fold!(Path Or: $(<$a::Find<W> as Path>::From<$i>),*);
            type Change<C: Change, P: Path> =
                ($(<<P::Index as Index>::$e as Bit>::Change<C, $a, P::Rest>,)*);
            type Within<S: Set> = ($($a::Within<S>,)*);
            type Write<D: Digit, Old: Digits> = ($($a::Write<D, Old::$e>,)*);
            const ROWS: (usize, [u32; 25]) = {
                let (mut length, mut rows) = (0, [0; 25]);
                $(
                    let (more, others) = $a::ROWS;
                    let mut row = 0;
                    while row < more {
                        rows[length] = others[row];
                        row += 1;
                        length += 1;
                    }
                )*
                (length, rows)
            };
            type Cells = ($($a::Cells,)*);
            type Marks = Never;
            type Obey<R: Rules> = ($($a::Obey<R::$e>,)*);
            type Else<S: Set> = Empty;
            type Boxes = Empty;
            type Only<S: Set> = Empty;
            type InBoxes = chain!(Tally Add: Nothing; $($a::Boxes),*);
            type Locked = ($($a::Only<
                <<$a::Boxes as Part>::Obey<<Self::InBoxes as Tally>::Rules> as Part>::Cells
            >,)*);
            type Stripes = <fold!(Set Or: $($a::Cells),*) as Set>::Rows;
            type AllLocked = ($($a::Locked,)*);
            type InColumns =
                chain!(Tally Add: <T0::Stripes as Part>::Tally<Nothing>; $($a::Stripes),*);
            type Stacked = ($($a::Within<
                <<$a::Stripes as Part>::Obey<<Self::InColumns as Tally>::Rules> as Part>::Cells
            >,)*);
            type Settled = <fold!(Bit Either:
                <<<Self::AllLocked as Part>::InColumns as Tally>::Status as Status>::Acts
                $(, <<$a::InBoxes as Tally>::Status as Status>::Acts)*
            ) as Bit>::Settle<Self::AllLocked>;
            type Rows<T: Tally> = through!(Rows: T; $($a)*);
            type Unit = <<Self::Cells as Set>::Any as Bit>::Unit<($($a::Unit,)*)>;
            type Count<U: Set, N: Places> = N;
            type Force<U: Set> = Empty;
            type Leave<U: Set> = Empty;
        }
    };
}

tuples! { parts }
