//! The sentences about given digits, `digit 5 appears twice in row 2: columns 1 and 5`, and about cages with a wrong or
//! impossible sum.

use core::fmt;

use super::phrases::up_to;
use super::sentence::{Part, Sentence};
use crate::geometry::{Clash, DrawnLine, ImpossibleSum, LineKind, Unit, WrongSum};
use crate::symbols::DigitSymbol;
use crate::{clash_sentences, sum_sentences};

/// A bound, its sentence, and the names in the sentence.
pub(crate) type Row = (&'static str, &'static str, &'static [&'static str]);

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
            Unit::Rule(rule, _) => return rule.row(),
            Unit::Line(DrawnLine { kind, name, .. }) => match (kind, name) {
                (LineKind::Region, Some(_)) => Kind::Region,
                (LineKind::Region, None) => Kind::RegionAt,
                (LineKind::Cage, Some(_)) => Kind::Cage,
                (LineKind::Cage, None) => Kind::CageAt,
                (LineKind::Mark(mark), _) => return mark.row(),
            },
        };
        kind.row()
    }

    /// Returns the bound with this sentence, for digits that are numbers.
    pub const fn bound(&self) -> &'static str {
        self.row().0
    }

    /// Returns the sentence about this clash, in which the digit has this symbol.
    pub const fn sentence(&self, symbol: DigitSymbol) -> Sentence {
        let (_, template, names) = self.row();
        Sentence {
            template,
            names,
            values: self.values(Part::digit(symbol)),
        }
    }

    /// Returns the parts of the sentence: the digit, the number, name or place of the unit, and the rows and columns of the cells.
    const fn values(&self, digit: Part) -> [Part; 7] {
        let (first, second) = (self.first, self.second);
        let (a, b) = (Part::counted(first.row), Part::counted(first.column));
        let (c, d) = (Part::counted(second.row), Part::counted(second.column));
        let none = Part::NOTHING;
        match self.unit {
            Unit::Row(n) => [digit, Part::counted(n), b, d, none, none, none],
            Unit::Column(n) => [digit, Part::counted(n), a, c, none, none, none],
            Unit::Rule(rule, _) if rule.is_pairs() => [digit, a, b, c, d, none, none],
            Unit::Box(n) | Unit::Rule(_, n) => [digit, Part::counted(n), a, b, c, d, none],
            Unit::Line(line) if line.mark().is_none() => match line.name {
                Some(name) => [digit, Part::Character(name), a, b, c, d, none],
                None => {
                    let [row, column] = place(line);
                    [digit, row, column, a, b, c, d]
                }
            },
            Unit::Line(_) => [digit, a, b, c, d, none, none],
        }
    }
}

/// Returns the row and the column of the first cell of a line.
const fn place(line: DrawnLine) -> [Part; 2] {
    [
        Part::counted(line.first.row),
        Part::counted(line.first.column),
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
    const fn line(&self) -> DrawnLine {
        match self.unit {
            Unit::Line(line) => line,
            _ => panic!("no other cells have a sum"),
        }
    }

    const fn row(&self) -> Row {
        match self.line() {
            DrawnLine { name: Some(_), .. } => SumKind::SumOfCage.row(),
            line => match line.mark() {
                Some(mark) => mark.row(),
                None => SumKind::SumOfCageAt.row(),
            },
        }
    }

    /// Returns the bound with this sentence.
    pub const fn bound(&self) -> &'static str {
        self.row().0
    }

    /// Returns the sentence about this sum.
    pub const fn sentence(&self) -> Sentence {
        let (_, template, names) = self.row();
        let (sum, wanted) = (Part::Number(self.sum), Part::Number(self.wanted));
        let none = Part::NOTHING;
        let values = match self.line().name {
            Some(name) => [Part::Character(name), sum, wanted, none, none, none, none],
            None => {
                let [row, column] = place(self.line());
                [row, column, sum, wanted, none, none, none]
            }
        };
        Sentence {
            template,
            names,
            values,
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
                let most = up_to(least, most);
                write!(
                    f,
                    "{unit} cannot have the sum {sum}: expected {least}{most}"
                )
            }
        }
    }
}
