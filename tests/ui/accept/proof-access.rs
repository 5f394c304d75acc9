// A type with a proof shows its cells as any other does.

use sudoku_types::typenum::{U1, U3, U4, assert_type_eq, tarr, U2};
use sudoku_types::{At, BoxOf, ColumnOf, Has, RowOf, Unique, sudoku};

type Small = sudoku! { proof: types; 1___ __3_ ___4 _2__ };

assert_type_eq!(RowOf<Small, U1>, tarr![U1, U3, U4, U2]);
assert_type_eq!(ColumnOf<Small, U4>, tarr![U2, U1, U4, U3]);
assert_type_eq!(BoxOf<Small, U4>, tarr![U2, U4, U1, U3]);
assert_type_eq!(At<Small, U1, U2>, U3);

fn open<S: Unique + Has<U1, U2, U3>>(_: S) {}

fn main() {
    open(Small::VALUE);
}
