//! The sentences about given digits, `digit 5 appears twice in row 2: columns 1 and 5`, and about cages with a wrong or
//! impossible sum.

use core::fmt;

use super::phrases::up_to;
use super::sentence::{Part, Sentence};
use crate::geometry::{Broken, BrokenBy, ImpossibleSum, LineKind, Unit};
use crate::symbols::DigitSymbol;
use crate::unit_table;

/// What is said of digits that break a rule.
pub(crate) struct Said {
    /// The bound that is refused, for digits that are numbers.
    pub(crate) bound: &'static str,
    pub(crate) template: &'static str,
    /// The names in the sentence, in the order of the parameters of the bound.
    pub(crate) names: &'static [&'static str],
}

/// Makes the sentences of a table: a function of this enum, which has a value for each row.
macro_rules! sentences_of {
    ($of:ident $(
        $(#[$doc:meta])*
        $row:ident $head:tt $answer:ident: $bound:ident $(or $symbols:ident)? <$($named:ident),*; $($place:ident),*>:
            $message:literal, $label:literal;
    )*) => {
        impl $of {
            /// Returns what is said of digits that break it.
            pub(crate) const fn said(self) -> $crate::messages::Said {
                match self {
                    $($of::$row => $crate::messages::Said {
                        bound: stringify!($bound),
                        template: $message,
                        names: &[$(stringify!($named),)* $(stringify!($place)),*],
                    },)*
                }
            }
        }
    };
}
pub(crate) use sentences_of;

macro_rules! kinds {
    ($($(#[$doc:meta])* $row:ident {} $answer:ident: $bound:ident $(or $symbols:ident)? <$($name:ident),*; $($place:ident),*>: $message:literal, $label:literal;)*) => {
        /// What is said besides the sentences of rules and marks.
        enum Kind { $($row,)* }
    };
}

unit_table!(kinds);
unit_table!(sentences_of Kind);

impl Broken {
    const fn said(&self) -> Said {
        let line = match self.unit {
            Unit::Row(_) => return Kind::Row.said(),
            Unit::Column(_) => return Kind::Column.said(),
            Unit::Box(_) => return Kind::Box.said(),
            Unit::Rule(rule, _) => return rule.said(),
            Unit::Line(line) => line,
        };
        match (line.kind, self.fault) {
            (LineKind::Mark(mark), _) => mark.said(),
            (LineKind::Region, _) => Kind::Region.said(),
            (LineKind::Cage, BrokenBy::Digit(_)) => Kind::Cage.said(),
            (LineKind::Cage, BrokenBy::Sum(..)) => Kind::SumOfCage.said(),
        }
    }

    /// Returns the bound with this sentence, for digits that are numbers.
    pub const fn bound(&self) -> &'static str {
        self.said().bound
    }

    /// Returns the digit; 0 if a sum is wrong.
    pub const fn digit(&self) -> u8 {
        match self.fault {
            BrokenBy::Digit(digit) => digit,
            BrokenBy::Sum(..) => 0,
        }
    }

    /// Returns the sentence about it, in which the digit has this symbol.
    pub const fn sentence(&self, symbol: DigitSymbol) -> Sentence {
        let Said {
            template, names, ..
        } = self.said();
        let (mut values, mut index) = ([Part::NOTHING; 7], 0);
        while index < names.len() {
            values[index] = self.value(names[index].as_bytes(), symbol);
            index += 1;
        }
        Sentence {
            template,
            names,
            values,
        }
    }

    /// Returns the value of a name in the sentence.
    const fn value(&self, name: &[u8], symbol: DigitSymbol) -> Part {
        let (first, second) = (self.first, self.second);
        let (sum, wanted) = match self.fault {
            BrokenBy::Sum(sum, wanted) => (sum, wanted),
            BrokenBy::Digit(_) => (0, 0),
        };
        let (number, line) = match self.unit {
            Unit::Row(n) | Unit::Column(n) | Unit::Box(n) | Unit::Rule(_, n) => (n, first),
            Unit::Line(line) => (0, line.first),
        };
        match name {
            b"DIGIT" => Part::digit(symbol),
            b"NUMBER" => Part::counted(number),
            b"ROW" => Part::counted(first.row),
            b"COLUMN" => Part::counted(first.column),
            b"SECOND_ROW" => Part::counted(second.row),
            b"SECOND_COLUMN" => Part::counted(second.column),
            b"LINE_ROW" => Part::counted(line.row),
            b"LINE_COLUMN" => Part::counted(line.column),
            b"SUM" => Part::Number(sum),
            b"WANTED" => Part::Number(wanted),
            _ => panic!("a name in a sentence of the tables"),
        }
    }
}

/// In the symbols from 1 on.
impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbol = DigitSymbol::Number(self.digit().into());
        self.sentence(symbol).fmt(f)
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
                unit,
                sum,
                least,
                most,
            } => {
                let most = up_to(least, most);
                write!(
                    f,
                    "{unit} cannot have the sum {sum}: expected {least}{most}"
                )
            }
        }
    }
}
