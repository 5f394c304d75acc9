//! Makes each question of its number.

use super::{To9, To16};
use crate::proof::{CellHasDigit, ColumnHasPlace, RowHasPlace, UnitHasPlace};
use crate::proof::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15};
use crate::solver::prover::step;
use core::marker::PhantomData;

fn same<T>(_: PhantomData<T>, _: PhantomData<T>) {}

/// Each question with each of these pairs of indices.
macro_rules! each {
    ($to:ident $questions:tt [$($x:ident $x_number:literal)*] $ys:tt) => { $(
        each! { @x $to $questions $x $x_number $ys }
    )* };
    (@x $to:ident [$($question:ident $kind:literal)*] $x:ident $x_number:literal $ys:tt) => { $(
        each! { @question $to $question $kind $x $x_number $ys }
    )* };
    (@question $to:ident $question:ident $kind:literal $x:ident $x_number:literal
        [$($y:ident $y_number:literal)*]
    ) => { $(
        same(
            PhantomData::<$to<{ step($kind, $x_number, $y_number) as usize }>>,
            PhantomData::<$question<$x, $y>>,
        );
    )* };
}

#[test]
fn numbers_become_questions() {
    each! {
        To9 [CellHasDigit 0 RowHasPlace 1 ColumnHasPlace 2 UnitHasPlace 3]
        [I0 0 I1 1 I2 2 I3 3 I4 4 I5 5 I6 6 I7 7 I8 8]
        [I0 0 I1 1 I2 2 I3 3 I4 4 I5 5 I6 6 I7 7 I8 8]
    }
    each! {
        To9 [UnitHasPlace 3]
        [I9 9 I10 10 I11 11 I12 12 I13 13 I14 14 I15 15]
        [I0 0 I1 1 I2 2 I3 3 I4 4 I5 5 I6 6 I7 7 I8 8]
    }
    each! {
        To16 [CellHasDigit 0 RowHasPlace 1 ColumnHasPlace 2 UnitHasPlace 3]
        [I0 0 I1 1 I2 2 I3 3 I4 4 I5 5 I6 6 I7 7 I8 8 I9 9 I10 10 I11 11 I12 12 I13 13 I14 14 I15 15]
        [I0 0 I1 1 I2 2 I3 3 I4 4 I5 5 I6 6 I7 7 I8 8 I9 9 I10 10 I11 11 I12 12 I13 13 I14 14 I15 15]
    }
}
