//! What is said of two equal digits in a unit: the numbers in the sentence, and the sentence itself.

use core::fmt;

use crate::clash_sentences;
use crate::geometry::{Clash, Unit};

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
        let (cells, count) = match self.unit {
            Unit::Row(_) => ([first.column, second.column, 0, 0], 3),
            Unit::Column(_) => ([first.row, second.row, 0, 0], 3),
            _ => ([first.row, first.column, second.row, second.column], 5),
        };
        let (_, unit) = self.unit.kind_and_number();
        let [a, b, c, d] = cells;
        ([unit + 1, a + 1, b + 1, c + 1, d + 1], count)
    }
}
