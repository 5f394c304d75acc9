// What is read from the types is what the values say, for boxes of every shape.

use sudoku_types::access::{BoxAt, ColumnAt, RowAt};
use sudoku_types::typenum::{ATerm, TArr, Unsigned};
use sudoku_types::typenum::{U1, U2, U3, U4, U5, U6};
use sudoku_types::{At, BoxOf, ColumnOf, Has, RowOf, Solved, SquareGrid, sudoku};

trait Digits {
    fn digits() -> Vec<u8>;
}

impl Digits for ATerm {
    fn digits() -> Vec<u8> {
        Vec::new()
    }
}

impl<Head: Unsigned, Tail: Digits> Digits for TArr<Head, Tail> {
    fn digits() -> Vec<u8> {
        [vec![Head::U8], Tail::digits()].concat()
    }
}

/// The digits of the cells of which the predicate holds, given row, column and box from 1.
fn cells<S: Solved>(is_asked_for: impl Fn(usize, usize, usize) -> bool) -> Vec<u8> {
    let boxes = S::SOLUTION.boxes();
    let size = boxes.size();
    (0..size * size)
        .map(|cell| (cell / size, cell % size))
        .filter(|&(row, column)| is_asked_for(row + 1, column + 1, boxes.box_of(row, column) + 1))
        .map(|(row, column)| S::SOLUTION.digits()[row * size + column])
        .collect()
}

/// The row, column and box of this number, counted from 1.
pub fn agree<S, Number: Unsigned>()
where
    S: RowAt<Number, Digits: Digits> + ColumnAt<Number, Digits: Digits> + BoxAt<Number, Digits: Digits>,
{
    let number = Number::USIZE;
    assert_eq!(RowOf::<S, Number>::digits(), cells::<S>(|row, _, _| row == number));
    assert_eq!(ColumnOf::<S, Number>::digits(), cells::<S>(|_, column, _| column == number));
    assert_eq!(BoxOf::<S, Number>::digits(), cells::<S>(|_, _, r#box| r#box == number));
}

macro_rules! agree {
    ($puzzle:ty: $($number:ty),*) => { $(agree::<$puzzle, $number>();)* };
}

type One = sudoku! { boxes: 1x1; _ };
type Square = sudoku! { 1___ __3_ ___4 _2__ };
type Wide = sudoku! { "12345_" "456123" "231564" "564231" "312645" "645312" };
type Tall = sudoku! { boxes: 3x2; "123456" "345612" "561234" "214365" "436521" "65214_" };
type Latin = sudoku! { boxes: 1x5; "12345" "23451" "34512" "45123" "5123_" };
type Columns = sudoku! { boxes: 5x1; "12345" "23451" "34512" "45123" "5123_" };
fn first_is_one<S>() -> bool
where
    S: Has<U1, U1, U1>,
{
    At::<S, U1, U1>::U8 == S::SOLUTION.digits()[0]
}

fn main() {
    agree!(One: U1);
    agree!(Square: U1, U2, U3, U4);
    agree!(Wide: U1, U2, U3, U4, U5, U6);
    agree!(Tall: U1, U2, U3, U4, U5, U6);
    agree!(Latin: U1, U2, U3, U4, U5);
    agree!(Columns: U1, U2, U3, U4, U5);
    assert!(first_is_one::<Columns>());
}
