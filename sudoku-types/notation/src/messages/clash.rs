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
                let ([a, b, c, d, e], _) = self.numbers();
                let values = [
                    Part::digit(symbol),
                    Part::Number(a),
                    Part::Number(b),
                    Part::Number(c),
                    Part::Number(d),
                    match self.name() {
                        Some(name) => Part::Character(name),
                        None => Part::Number(e),
                    },
                ];
                let (template, names): (_, &[&str]) = match self.unit {
                    $(Unit::$unit(_) => (
                        $message,
                        &["DIGIT", $(stringify!($place),)* $(stringify!($name))?],
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
    /// What the unit is called, if it has a name.
    pub const fn name(&self) -> Option<char> {
        match self.unit {
            Unit::Region(area) | Unit::Cage(area) => Some(area.name),
            _ => None,
        }
    }

    /// The numbers in the sentence and in the bound: the unit's, if it has one, and the cells', counted from 1; so many
    /// of them count.
    pub const fn numbers(&self) -> ([usize; 5], usize) {
        let (first, second) = (self.first, self.second);
        let [a, b, c, d] = [first.row, first.column, second.row, second.column];
        let (numbers, count) = match self.unit {
            Unit::Row(unit) => ([unit, b, d, 0, 0], 3),
            Unit::Column(unit) => ([unit, a, c, 0, 0], 3),
            Unit::Box(unit) | Unit::Diagonal(unit) | Unit::Window(unit) => ([unit, a, b, c, d], 5),
            _ => ([a, b, c, d, 0], 4),
        };
        let [p, q, r, s, t] = numbers;
        ([p + 1, q + 1, r + 1, s + 1, t + 1], count)
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
