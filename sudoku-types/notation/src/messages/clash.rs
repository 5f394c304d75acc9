//! The errors of digits that are there: `digit 5 appears twice in row 2: columns 1 and 5`, or a cage with a wrong
//! or impossible sum.

use core::fmt;

use super::phrases::up_to;
use super::sentence::{Part, Sentence};
use crate::geometry::{Area, Clash, ImpossibleSum, Unit, WrongSum};
use crate::symbols::DigitSymbol;
use crate::{clash_sentences, sum_sentences};

/// The bound that is refused with a sentence, the sentence, and the names in it.
type Row = (&'static str, &'static str, &'static [&'static str]);

macro_rules! clash_rows {
    ($(
        $(#[$doc:meta])*
        $unit:ident => $number:ident or $character:ident <DIGIT $(, $name:ident)?; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        /// The kinds of clashes, each with a sentence.
        enum Kind { $($unit,)* }

        impl Kind {
            const fn row(self) -> Row {
                match self {
                    $(Kind::$unit => (
                        stringify!($number),
                        $message,
                        &["DIGIT", $(stringify!($name),)? $(stringify!($place)),*],
                    ),)*
                }
            }
        }
    };
}

clash_sentences!(clash_rows);

impl Clash {
    const fn row(&self) -> Row {
        let kind = match self.unit {
            Unit::Row(_) => Kind::Row,
            Unit::Column(_) => Kind::Column,
            Unit::Box(_) => Kind::Box,
            Unit::Diagonal(_) => Kind::Diagonal,
            Unit::Window(_) => Kind::Window,
            Unit::Region(_) => Kind::Region,
            Unit::Cage(Area { name: Some(_), .. }) => Kind::Cage,
            Unit::Cage(Area { name: None, .. }) => Kind::CageAt,
            Unit::KnightsMove(_) => Kind::KnightsMove,
            Unit::KingsMove(_) => Kind::KingsMove,
            Unit::SideBySide(_) => Kind::SideBySide,
            Unit::Mark(line) => return line.mark.row(),
        };
        kind.row()
    }

    /// The bound that is refused with the sentence, for digits that are numbers.
    pub const fn bound(&self) -> &'static str {
        self.row().0
    }

    /// Returns the sentence about it, in which the digit has this symbol.
    pub const fn sentence(&self, symbol: DigitSymbol) -> Sentence {
        let (_, template, names) = self.row();
        Sentence {
            template,
            names,
            values: self.values(Part::digit(symbol)),
        }
    }

    /// The parts of the sentence: the digit, the unit's number, name or place, if it has one, and the cells' numbers.
    const fn values(&self, digit: Part) -> [Part; 7] {
        let (first, second) = (self.first, self.second);
        let (a, b) = (Part::counted(first.row), Part::counted(first.column));
        let (c, d) = (Part::counted(second.row), Part::counted(second.column));
        let none = Part::NOTHING;
        match self.unit {
            Unit::Row(n) => [digit, Part::counted(n), b, d, none, none, none],
            Unit::Column(n) => [digit, Part::counted(n), a, c, none, none, none],
            Unit::Box(n) | Unit::Diagonal(n) | Unit::Window(n) => {
                [digit, Part::counted(n), a, b, c, d, none]
            }
            Unit::Region(area) | Unit::Cage(area) => match area.name {
                Some(name) => [digit, Part::Character(name), a, b, c, d, none],
                None => {
                    let [row, column] = place(area);
                    [digit, row, column, a, b, c, d]
                }
            },
            Unit::KnightsMove(_) | Unit::KingsMove(_) | Unit::SideBySide(_) | Unit::Mark(_) => {
                [digit, a, b, c, d, none, none]
            }
        }
    }
}

/// The row and the column of the first cell of an area.
const fn place(area: Area) -> [Part; 2] {
    [
        Part::counted(area.first.row),
        Part::counted(area.first.column),
    ]
}

macro_rules! sum_rows {
    ($(
        $(#[$doc:meta])*
        $bound:ident<$($name:ident)?; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        /// The kinds of cages with sums.
        enum SumKind { $($bound,)* }

        impl SumKind {
            const fn row(self) -> Row {
                match self {
                    $(SumKind::$bound => (
                        stringify!($bound),
                        $message,
                        &[$(stringify!($name),)? $(stringify!($place)),*],
                    ),)*
                }
            }
        }
    };
}

sum_sentences!(sum_rows);

impl WrongSum {
    const fn row(&self) -> Row {
        match self.unit {
            Unit::Mark(line) => line.mark.row(),
            Unit::Cage(Area { name: Some(_), .. }) => SumKind::SumOfCage.row(),
            _ => SumKind::SumOfCageAt.row(),
        }
    }

    /// The bound that is refused with the sentence.
    pub const fn bound(&self) -> &'static str {
        self.row().0
    }

    /// Returns the sentence about it.
    pub const fn sentence(&self) -> Sentence {
        let (_, template, names) = self.row();
        let (sum, wanted) = (Part::Number(self.sum), Part::Number(self.wanted));
        let none = Part::NOTHING;
        let (row, column) = match self.unit {
            Unit::Cage(Area {
                name: Some(name), ..
            }) => {
                return Sentence {
                    template,
                    names,
                    values: [Part::Character(name), sum, wanted, none, none, none, none],
                };
            }
            Unit::Cage(Area { first, .. }) => (first.row, first.column),
            Unit::Mark(line) => (line.first.row, line.first.column),
            _ => panic!("no other cells have a sum"),
        };
        let (row, column) = (Part::counted(row), Part::counted(column));
        Sentence {
            template,
            names,
            values: [row, column, sum, wanted, none, none, none],
        }
    }
}

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
                unit,
                sum,
                least,
                most,
            } => {
                let most = up_to(most, least);
                write!(
                    f,
                    "{unit} cannot have the sum {sum}: expected {least}{most}"
                )
            }
        }
    }
}
