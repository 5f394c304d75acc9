//! The errors of digits that are there: `digit 5 appears twice in row 2: columns 1 and 5`, or a cage with a wrong sum.

use core::fmt;

use super::sentence::{Part, Sentence};
use crate::geometry::{Clash, Unit, WrongSum};
use crate::symbols::DigitSymbol;
use crate::{clash_sentences, sum_sentence};

macro_rules! clash_functions {
    ($(
        $(#[$doc:meta])*
        $unit:ident => $number:ident or $character:ident <DIGIT $(, $name:ident)?; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        impl Clash {
            /// The bound that is refused with the sentence, for digits that are numbers.
            pub const fn bound(&self) -> &'static str {
                match self.unit {
                    $(Unit::$unit(_) => stringify!($number),)*
                }
            }

            /// What is said of it. The digit has this symbol.
            pub const fn sentence(&self, symbol: DigitSymbol) -> Sentence {
                let (digit, [a, b, c, d, e]) = (Part::digit(symbol), self.numbers());
                let values = match self.unit {
                    Unit::Region(area) | Unit::Cage(area) => {
                        [digit, Part::Character(area.name), a, b, c, d]
                    }
                    _ => [digit, a, b, c, d, e],
                };
                let (template, names): (_, &[&str]) = match self.unit {
                    $(Unit::$unit(_) => (
                        $message,
                        &["DIGIT", $(stringify!($name),)? $(stringify!($place)),*],
                    ),)*
                };
                Sentence {
                    template,
                    names,
                    values,
                }
            }
        }
    };
}

clash_sentences!(clash_functions);

impl Clash {
    /// The numbers in the sentence: the unit's, if it has one, and the cells', counted from 1.
    const fn numbers(&self) -> [Part; 5] {
        let (first, second) = (self.first, self.second);
        let [a, b, c, d] = [first.row, first.column, second.row, second.column];
        let [p, q, r, s, t] = match self.unit {
            Unit::Row(unit) => [unit, b, d, 0, 0],
            Unit::Column(unit) => [unit, a, c, 0, 0],
            Unit::Box(unit) | Unit::Diagonal(unit) | Unit::Window(unit) => [unit, a, b, c, d],
            _ => [a, b, c, d, 0],
        };
        [
            Part::Number(p + 1),
            Part::Number(q + 1),
            Part::Number(r + 1),
            Part::Number(s + 1),
            Part::Number(t + 1),
        ]
    }
}

macro_rules! sum_function {
    ($message:literal, $label:literal) => {
        impl WrongSum {
            /// What is said of it.
            pub const fn sentence(&self) -> Sentence {
                Sentence {
                    template: $message,
                    names: &["CAGE", "SUM", "WANTED"],
                    values: [
                        Part::Character(self.cage.name),
                        Part::Number(self.sum),
                        Part::Number(self.wanted),
                        Part::NOTHING,
                        Part::NOTHING,
                        Part::NOTHING,
                    ],
                }
            }
        }
    };
}

sum_sentence!(sum_function);

impl fmt::Display for WrongSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}
