// The corners of the largest grid, under the default recursion limit; and a 12×12 with boxes of 2×6.

use sudoku_types::typenum::{Sum, U1, U2, U3, U5, U6, U8, U10, U12, U20, U25, Unsigned};
use sudoku_types::{At, BoxOf, ColumnOf, Has, RowOf, sudoku};

type Large = sudoku! {
    "123456789ABCDEFGHIJKLMNOP"
    "6789ABCDEFGHIJKLMNOP12345"
    "BCDEFGHIJKLMNOP123456789A"
    "GHIJKLMNOP123456789ABCDEF"
    "LMNOP123456789ABCDEFGHIJK"
    "23456789ABCDEFGHIJKLMNOP1"
    "789ABCDEFGHIJKLMNOP123456"
    "CDEFGHIJKLMNOP123456789AB"
    "HIJKLMNOP123456789ABCDEFG"
    "MNOP123456789ABCDEFGHIJKL"
    "3456789ABCDEFGHIJKLMNOP12"
    "89ABCDEFGHIJKLMNOP1234567"
    "DEFGHIJKLMNOP123456789ABC"
    "IJKLMNOP123456789ABCDEFGH"
    "NOP123456789ABCDEFGHIJKLM"
    "456789ABCDEFGHIJKLMNOP123"
    "9ABCDEFGHIJKLMNOP12345678"
    "EFGHIJKLMNOP123456789ABCD"
    "JKLMNOP123456789ABCDEFGHI"
    "OP123456789ABCDEFGHIJKLMN"
    "56789ABCDEFGHIJKLMNOP1234"
    "ABCDEFGHIJKLMNOP123456789"
    "FGHIJKLMNOP123456789ABCDE"
    "KLMNOP123456789ABCDEFGHIJ"
    "P123456789ABCDEFGHIJKLMN_"
};

type Twelve = sudoku! {
    solution: first; boxes: 2x6;
    "123456789ABC" "............" "............" "............" "............" "............"
    "............" "............" "............" "............" "............" "............"
};

#[path = "../access.rs"]
mod access;

macro_rules! agree {
    ($($number:ty),*) => { $(access::agree::<Twelve, $number>();)* };
}

fn has<S: Has<U1, U2, U2> + Has<U25, U1, U25>>() {}

fn main() {
    agree!(U1, U2, U3, U5, U6, U8, U10, U12);
    has::<Large>();
    assert_eq!(<At<Large, U25, U25>>::U8, Large::SOLUTION.rows()[24][24]);
    assert_eq!(<Sum<At<Large, U20, U25>, At<Large, U1, U1>>>::U8, Large::SOLUTION.rows()[19][24] + 1);
    let _: Option<(RowOf<Large, U25>, ColumnOf<Large, U25>, BoxOf<Large, U25>)> = None;
}
