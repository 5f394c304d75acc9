//! One rule, checked in three ways: while the program runs, by a constant, and by types.

use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};

/// The rule, as one would write it.
const fn all_different(row: &[u8]) -> bool {
    let mut one = 0;
    while one < row.len() {
        let mut other = 0;
        while other < one {
            if row[one] == row[other] {
                return false;
            }
            other += 1;
        }
        one += 1;
    }
    true
}

/// 1. While it runs: a row that has been checked. Its field is private to a module.
struct Row([u8; 4]);

impl Row {
    fn new(cells: [u8; 4]) -> Result<Row, String> {
        match all_different(&cells) {
            true => Ok(Row(cells)),
            false => Err(format!("a digit appears twice in {cells:?}")),
        }
    }
}

// 2. By a constant, while it is compiled.
const FIRST: [u8; 4] = [2, 4, 1, 3];
const _: () = assert!(all_different(&FIRST), "a digit appears twice");

// 3. By types, while it is compiled.
trait NotIn<Digits> {}
impl<Digit> NotIn<ATerm> for Digit {}
impl<Digit, Head, Tail> NotIn<TArr<Head, Tail>> for Digit where
    Digit: IsNotEqual<Head, Output = B1> + NotIn<Tail>
{
}

trait AllDifferent {}
impl AllDifferent for ATerm {}
impl<Head: NotIn<Tail>, Tail: AllDifferent> AllDifferent for TArr<Head, Tail> {}

fn row<Row: AllDifferent>() {}

fn main() {
    assert_eq!(Row::new(FIRST).expect("it is right").0, FIRST);
    assert!(Row::new([2, 4, 1, 4]).is_err());

    row::<tarr![U2, U4, U1, U3]>();
}
