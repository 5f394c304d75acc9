//! What is said of two equal digits in a unit.

use core::fmt;

use crate::geometry::{Clash, Unit};

/// Hands the sentences of clashes to the macro `$with`: for each kind of unit the bound that is refused with it,
/// in a form for digits that are numbers and one for digits that are characters; a name; the numbers in it; the message and the
/// label.
#[doc(hidden)]
#[macro_export]
macro_rules! clash_sentences {
    ($with:ident) => {
        $with! {
            /// `B1`: the two cells of this row hold different digits.
            OnceInRow or SymbolOnceInRow or in_row <DIGIT; ROW, FIRST, SECOND>:
                "digit {DIGIT} appears twice in row {ROW}: columns {FIRST} and {SECOND}",
                "the first one is in column {FIRST}";

            /// `B1`: the two cells of this column hold different digits.
            OnceInColumn or SymbolOnceInColumn or in_column <DIGIT; COLUMN, FIRST, SECOND>:
                "digit {DIGIT} appears twice in column {COLUMN}: rows {FIRST} and {SECOND}",
                "the first one is in row {FIRST}";

            /// `B1`: the two cells of this box hold different digits.
            OnceInBox or SymbolOnceInBox or in_box <DIGIT; BOX, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice in box {BOX}: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";
        }
    };
}

macro_rules! functions {
    ($(
        $(#[$doc:meta])*
        $number:ident or $character:ident or $name:ident <DIGIT; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        impl Clash {
            /// Writes the sentence, in which the digit goes by this name.
            ///
            /// # Errors
            ///
            /// If nothing can be written.
            #[expect(non_snake_case, reason = "named as in the sentences")]
            pub fn write(&self, f: &mut fmt::Formatter<'_>, DIGIT: impl fmt::Display) -> fmt::Result {
                let (bound, numbers, _) = self.located();
                $(
                    if bound == stringify!($number) {
                        let [$($place,)* ..] = numbers;
                        return write!(f, $message, DIGIT = DIGIT, $($place = $place),*);
                    }
                )*
                Ok(())
            }
        }
    };
}

clash_sentences!(functions);

impl Clash {
    /// The bound that is refused with the sentence, and the numbers in both: the unit's and the cells', counted from 1; so many of them
    /// count.
    pub const fn located(&self) -> (&'static str, [usize; 5], usize) {
        let (first, second) = (self.first, self.second);
        let (bound, unit, cells, count) = match self.unit {
            Unit::Row(row) => ("OnceInRow", row, [first.column, second.column, 0, 0], 3),
            Unit::Column(column) => ("OnceInColumn", column, [first.row, second.row, 0, 0], 3),
            Unit::Box(r#box) => {
                let cells = [first.row, first.column, second.row, second.column];
                ("OnceInBox", r#box, cells, 5)
            }
        };
        let [a, b, c, d] = cells;
        (bound, [unit + 1, a + 1, b + 1, c + 1, d + 1], count)
    }
}
