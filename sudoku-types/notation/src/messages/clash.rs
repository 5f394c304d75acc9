//! What is said of two equal digits in a unit.

use core::fmt;

use crate::geometry::{Clash, Unit};

/// Hands the sentences of clashes to the macro `$with`: for each kind of unit the bound that is refused with it,
/// in a form for digits that are numbers and one for digits that are characters; the numbers in it; the message and the label.
#[doc(hidden)]
#[macro_export]
macro_rules! clash_sentences {
    ($with:ident) => {
        $with! {
            /// `B1`: the two cells of this row hold different digits.
            Row => OnceInRow or SymbolOnceInRow <DIGIT; ROW, FIRST, SECOND>:
                "digit {DIGIT} appears twice in row {ROW}: columns {FIRST} and {SECOND}",
                "the first one is in column {FIRST}";

            /// `B1`: the two cells of this column hold different digits.
            Column => OnceInColumn or SymbolOnceInColumn <DIGIT; COLUMN, FIRST, SECOND>:
                "digit {DIGIT} appears twice in column {COLUMN}: rows {FIRST} and {SECOND}",
                "the first one is in row {FIRST}";

            /// `B1`: the two cells of this box hold different digits.
            Box => OnceInBox or SymbolOnceInBox <DIGIT; BOX, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice in box {BOX}: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";
        }
    };
}

macro_rules! functions {
    ($(
        $(#[$doc:meta])*
        $unit:ident => $number:ident or $character:ident <DIGIT; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        impl Clash {
            /// The bound that is refused with the sentence, for digits that are numbers.
            pub const fn bound(&self) -> &'static str {
                match self.unit {
                    $(Unit::$unit(_) => stringify!($number),)*
                }
            }

            /// Writes the sentence, in which the digit goes by this name.
            ///
            /// # Errors
            ///
            /// If nothing can be written.
            #[expect(non_snake_case, reason = "named as in the sentences")]
            pub fn write(&self, f: &mut fmt::Formatter<'_>, DIGIT: impl fmt::Display) -> fmt::Result {
                let (numbers, _) = self.numbers();
                match self.unit {
                    $(Unit::$unit(_) => {
                        let [$($place,)* ..] = numbers;
                        write!(f, $message, DIGIT = DIGIT, $($place = $place),*)
                    })*
                }
            }
        }
    };
}

clash_sentences!(functions);

impl Clash {
    /// The numbers in the sentence and in the bound: the unit's and the cells', counted from 1; so many of them count.
    pub const fn numbers(&self) -> ([usize; 5], usize) {
        let (first, second) = (self.first, self.second);
        let (unit, cells, count) = match self.unit {
            Unit::Row(row) => (row, [first.column, second.column, 0, 0], 3),
            Unit::Column(column) => (column, [first.row, second.row, 0, 0], 3),
            Unit::Box(r#box) => {
                let cells = [first.row, first.column, second.row, second.column];
                (r#box, cells, 5)
            }
        };
        let [a, b, c, d] = cells;
        ([unit + 1, a + 1, b + 1, c + 1, d + 1], count)
    }
}
