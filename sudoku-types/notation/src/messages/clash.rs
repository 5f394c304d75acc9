//! The errors of digits that are there: `digit 5 appears twice in row 2: columns 1 and 5`, or a cage with a wrong
//! or impossible sum.

use core::fmt;

use super::sentence::{Part, Sentence};
use crate::geometry::{Clash, ImpossibleSum, Unit, WrongSum};
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

            /// Returns the sentence about it, in which the digit has this symbol.
            pub const fn sentence(&self, symbol: DigitSymbol) -> Sentence {
                let (template, names): (_, &[&str]) = match self.unit {
                    $(Unit::$unit(_) => (
                        $message,
                        &["DIGIT", $(stringify!($name),)? $(stringify!($place)),*],
                    ),)*
                };
                Sentence {
                    template,
                    names,
                    values: self.values(Part::digit(symbol)),
                }
            }
        }
    };
}

clash_sentences!(clash_functions);

impl Clash {
    /// The parts of the sentence: the digit, the unit's number or name, if it has one, and the cells' numbers.
    const fn values(&self, digit: Part) -> [Part; 6] {
        let (first, second) = (self.first, self.second);
        let (a, b) = (Part::counted(first.row), Part::counted(first.column));
        let (c, d) = (Part::counted(second.row), Part::counted(second.column));
        let none = Part::NOTHING;
        match self.unit {
            Unit::Row(n) => [digit, Part::counted(n), b, d, none, none],
            Unit::Column(n) => [digit, Part::counted(n), a, c, none, none],
            Unit::Box(n) | Unit::Diagonal(n) | Unit::Window(n) => {
                [digit, Part::counted(n), a, b, c, d]
            }
            Unit::Region(area) | Unit::Cage(area) => {
                [digit, Part::Character(area.name), a, b, c, d]
            }
            Unit::KnightsMove(_) | Unit::KingsMove(_) | Unit::SideBySide(_) => {
                [digit, a, b, c, d, none]
            }
        }
    }
}

macro_rules! sum_function {
    ($message:literal, $label:literal) => {
        impl WrongSum {
            /// Returns the sentence about it.
            pub const fn sentence(&self) -> Sentence {
                let (sum, wanted) = (Part::Number(self.sum), Part::Number(self.wanted));
                let (cage, none) = (Part::Character(self.cage.name), Part::NOTHING);
                Sentence {
                    template: $message,
                    names: &["CAGE", "SUM", "WANTED"],
                    values: [cage, sum, wanted, none, none, none],
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

impl fmt::Display for ImpossibleSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ImpossibleSum::Total {
                first,
                units,
                sum,
                wanted,
            } => {
                write!(
                    f,
                    "the sums of these cages add up to {sum}, not {wanted}: those of {first}"
                )?;
                match units {
                    1 => Ok(()),
                    _ => write!(f, " and {} more", units - 1),
                }
            }
            ImpossibleSum::Reach {
                cage,
                sum,
                least,
                most,
            } => {
                let name = cage.name;
                write!(
                    f,
                    "cage {name:?} cannot have the sum {sum}: expected {least}"
                )?;
                if most > least {
                    write!(f, " to {most}")
                } else {
                    Ok(())
                }
            }
        }
    }
}
