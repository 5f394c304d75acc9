//! Marks: what a setter draws on a grid along lines of cells.
//!
//! ```text
//!  thermometers: r1c1 r1c2 r2c3, r5c5 r6c5;      two lines; along each one the digits ascend
//! ```
//!
//! A mark is a row of [`mark_table!`](crate::mark_table): its name, what it makes of a line, and what is said where a digit
//! breaks it.

use super::{LARGEST, Reach, Relation};
use crate::messages::sentences_of;
use crate::named::named;

/// Hands the table of marks to the macro `$with`. A row is a mark, its name, the noun for one line, if a number is written with
/// a line, how its cells touch, what it makes of a line, and the bound and the sentence of digits that break it, with its label.
///
/// Relations of pairs, and sets of digits, are functions of a [`Measure`].
#[doc(hidden)]
#[macro_export]
macro_rules! mark_table {
    ($with:ident $($more:tt)*) => {
        $with! {
            $($more)*
            /// Each digit is greater than the one before.
            Thermometers { "thermometers", "thermometer", Never Corner Pairs(ascending) }
                KeptMark: AlongThermometer or SymbolAlongThermometer <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not greater than the digit before it on a thermometer: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the digit before it is in row {ROW}, column {COLUMN}";

            /// Neighbours differ by 1.
            Consecutive { "consecutive", "white dot", Never Side Pairs(consecutive) }
                KeptMark: BesideWhiteDot or SymbolBesideWhiteDot <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} and its neighbour at a white dot do not follow each other: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// Of two neighbours one is twice the other.
            Doubles { "doubles", "black dot", Never Side Pairs(double) }
                KeptMark: BesideBlackDot or SymbolBesideBlackDot <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not twice or half of its neighbour at a black dot: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// Neighbours differ by the number.
            Differences { "differences", "difference", Always Side Pairs(apart) }
                KeptMark: HasDifference or SymbolHasDifference <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} and its neighbour have another difference than they should: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// Of two neighbours one is the number times the other.
            Ratios { "ratios", "ratio", Always Side Pairs(multiple) }
                KeptMark: HasRatio or SymbolHasRatio <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} and its neighbour have another ratio than they should: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// Neighbours differ by at least the number; without one by half of the number of rows, rounded up.
            Whispers { "whispers", "whisper", Perhaps Corner Pairs(far) }
                KeptMark: OnWhisper or SymbolOnWhisper <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is too near to its neighbour on a whisper: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// The digits follow each other, in any order: they differ, by less than the number of cells.
            Renbans { "renbans", "renban", Never Corner Run }
                KeptMark: OnRenban or SymbolOnRenban <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is twice on a renban, or too far from another digit: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the other digit is in row {ROW}, column {COLUMN}";

            /// Of each three neighbours one is in the lowest third of the digits, rounded up, one in the next, one in the last.
            Entropic { "entropic", "entropic line", Never Corner Turns(in_thirds, same_third) }
                KeptMark: OnEntropicLine or SymbolOnEntropicLine <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is in the same third as a digit near it on an entropic line: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the other digit is in row {ROW}, column {COLUMN}";

            /// Of each three neighbours no two have the same rest when they are divided by 3.
            Modular { "modular", "modular line", Never Corner Turns(in_rests, same_rest) }
                KeptMark: OnModularLine or SymbolOnModularLine <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} and a digit near it on a modular line have the same rest of 3: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the other digit is in row {ROW}, column {COLUMN}";

            /// Neighbours are not consecutive (1), not doubles (2), do not add to 5 or 10 (4): the number is the sum of these.
            Undrawn { "undrawn", "line without dots", Always Side Pairs(unmarked) }
                KeptMark: LacksDot or SymbolLacksDot <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} and its neighbour would have a dot or a sign between them: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// The line reads alike from both ends.
            Palindromes { "palindromes", "palindrome", Never Corner Mirrored(equal) }
                KeptMark: OnPalindrome or SymbolOnPalindrome <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not the same as its mirror image on a palindrome: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the mirror image is in row {ROW}, column {COLUMN}";

            /// The digits, which may be equal, have a sum.
            Sums { "sums", "sum", Always Any Sum }
                SameSums: OfSum <; LINE_ROW, LINE_COLUMN, SUM, WANTED>:
                "the digits of the sum at row {LINE_ROW}, column {LINE_COLUMN} add up to {SUM}, not {WANTED}",
                "another sum";

            /// The first digit is the sum of the others, which may be equal.
            Arrows { "arrows", "arrow", Never Corner Split(one) }
                SameSums: OfArrow <; LINE_ROW, LINE_COLUMN, SUM, WANTED>:
                "the digits of the arrow at row {LINE_ROW}, column {LINE_COLUMN} add up to {SUM}, not {WANTED}",
                "another sum";

            /// The first digits, as many as the number says, have the same sum as the others.
            EqualSums { "equal_sums", "equal-sum line", Always Any Split(number) }
                SameSums: OfEqualSums <; LINE_ROW, LINE_COLUMN, SUM, WANTED>:
                "the two parts of the equal-sum line at row {LINE_ROW}, column {LINE_COLUMN} add up to {WANTED} and {SUM}",
                "another sum";

            /// Each two digits as far from the two ends have the sum of the digit in the middle; or of the two there.
            Zippers { "zippers", "zipper", Never Corner Zipped }
                SameSums: OfZipper <; LINE_ROW, LINE_COLUMN, SUM, WANTED>:
                "two digits of the zipper at row {LINE_ROW}, column {LINE_COLUMN} add up to {SUM}, and its middle to {WANTED}",
                "another sum";

            /// The digits are even.
            Even { "even", "even cells", Never Any Only(even) }
                KeptMark: IsEven or SymbolIsEven <DIGIT; ROW, COLUMN>:
                "digit {DIGIT} is not even: row {ROW}, column {COLUMN}",
                "an even digit has to be here";

            /// The digits are odd.
            Odd { "odd", "odd cells", Never Any Only(odd) }
                KeptMark: IsOdd or SymbolIsOdd <DIGIT; ROW, COLUMN>:
                "digit {DIGIT} is not odd: row {ROW}, column {COLUMN}",
                "an odd digit has to be here";
        }
    };
}

/// The law of a mark along a line of cells.
#[derive(Clone, Copy, Debug)]
pub enum Along {
    /// Neighbours, with this relation from each to the next one.
    Pairs(&'static Relation),
    /// Cells one or two apart on the line, with the first relation, so that those three apart have the second one.
    Turns(&'static Relation, &'static Relation),
    /// Cells whose digits follow each other, in any order.
    Run,
    /// Pairs of cells as far from the two ends, with this relation.
    Mirrored(&'static Relation),
    /// Cells with a sum.
    Sum,
    /// The first cells, this many, and the others have the same sum.
    Split(usize),
    /// Each two cells as far from the two ends have the sum of the middle cell; of the two in the middle, if there are two.
    Zipped,
    /// Cells with only these digits: bit 0 for the digit 1.
    Only(u32),
}

/// What the law of a line depends on.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// The rows of the grid.
    pub size: usize,
    /// The number that is written with the line, or 0.
    pub number: usize,
    /// The number of cells.
    pub cells: usize,
}

impl Measure {
    /// Any line, for what is the same for all.
    pub const ANY: Measure = Measure {
        size: 1,
        number: 0,
        cells: 1,
    };
}

/// If a number is written with each line of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbered {
    /// No line has one.
    Never,
    /// A line may have one.
    Perhaps,
    /// Each line has one.
    Always,
}

macro_rules! marks {
    ($(
        $(#[$doc:meta])*
        $mark:ident { $name:literal, $noun:literal, $numbered:ident $reach:ident $form:ident $(($($table:ident),*))? }
            $answer:ident: $bound:ident $(or $symbols:ident)? <$($named:ident),*; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        named! {
            /// A kind of mark on lines of cells.
            ///
            /// ```
            /// use sudoku_values::Mark;
            ///
            /// assert_eq!(Mark::Arrows.to_string(), "arrows"); // as the option
            /// ```
            Mark { $($(#[$doc])* $mark $name,)* }
        }

        impl Mark {
            /// Returns what the mark makes of a line.
            #[doc(hidden)]
            pub const fn along(self, line: Measure) -> Along {
                let _ = line;
                match self {
                    $(Mark::$mark => Along::$form $(($($table(line)),*))?,)*
                }
            }

            /// Returns true if some digits make a line of this kind, whose sum, if it has one, is of its digits.
            #[doc(hidden)]
            pub const fn has_digits(self, line: Measure) -> bool {
                let Measure { size, cells, number: _ } = line;
                let all = u32::MAX >> (32 - size);
                match self.along(line) {
                    Along::Pairs(relation) => {
                        let (mut digits, mut left) = (all, cells);
                        while left > 1 && digits != 0 {
                            digits = relation.of_some(digits) & all;
                            left -= 1;
                        }
                        digits != 0
                    }
                    Along::Turns(relation, _) => {
                        // Each digit goes with those before.
                        let (mut others, mut count) = (all, 0);
                        while others != 0 {
                            others &= relation.of_some(others & !(others - 1)) & (others - 1);
                            count += 1;
                        }
                        count > 2 || count >= cells
                    }
                    Along::Mirrored(relation) => relation.of_some(all) & all != 0,
                    Along::Split(first) => {
                        let rest = cells.saturating_sub(first);
                        0 < first && first <= rest * size && 0 < rest && rest <= first * size
                    }
                    Along::Only(digits) => digits & all != 0,
                    Along::Run => cells <= size,
                    Along::Sum | Along::Zipped => true,
                }
            }

            /// Returns the least number of cells of a line.
            #[doc(hidden)]
            pub const fn least(self) -> usize {
                match self.along(Measure::ANY) {
                    Along::Only(_) => 1,
                    Along::Zipped => 3,
                    Along::Pairs(_) | Along::Turns(..) | Along::Mirrored(_) | Along::Run => 2,
                    Along::Sum | Along::Split(_) => 2,
                }
            }

            /// Returns the room that the cells of a line take: one for each, and at least one for each of its pairs and sums.
            pub(super) const fn room(self, cells: usize) -> usize {
                match self.along(Measure::ANY) {
                    Along::Run => cells * cells / 2,
                    Along::Turns(..) => 3 * cells,
                    Along::Zipped => 2 * cells,
                    Along::Pairs(_) | Along::Mirrored(_) => cells,
                    Along::Only(_) | Along::Sum | Along::Split(_) => cells,
                }
            }

            /// Returns if a number is written with each line.
            #[doc(hidden)]
            pub const fn numbered(self) -> Numbered {
                match self {
                    $(Mark::$mark => Numbered::$numbered,)*
                }
            }

            /// Returns how each cell of a line has to touch the one before it.
            #[doc(hidden)]
            pub const fn reach(self) -> Reach {
                match self {
                    $(Mark::$mark => Reach::$reach,)*
                }
            }

            /// Returns true if a line has a sum, as a number.
            #[doc(hidden)]
            pub const fn has_sum(self) -> bool {
                matches!(self.along(Measure::ANY), Along::Sum)
            }

            /// Returns the name of one line, such as `white dot`.
            pub const fn noun(self) -> &'static str {
                match self {
                    $(Mark::$mark => $noun,)*
                }
            }
        }
    };
}

mark_table!(marks);
mark_table!(sentences_of Mark);

/// Makes relations of the digits of two cells: functions of a line, some of them with a number of the line.
macro_rules! relations {
    ($($name:ident of $mark:ident $(($implied:ident))? $(by $number:ident = |$line:ident| $by:expr,)? |$one:ident, $other:ident| $holds:expr;)*) => {$(
        pub(super) const fn $name(line: Measure) -> &'static Relation {
            // Greater numbers allow what the last one allows.
            const LAST: usize = 0 $(+ { let $number = LARGEST + 1; $number })?;
            static RELATIONS: [Relation; LAST + 1] = {
                let mut all = [const { Relation::new(0, [0; LARGEST]) }; LAST + 1];
                let mut number = 0;
                while number <= LAST {
                    $(let $number = number;)?
                    let (mut allows, mut $one) = ([0; LARGEST], 1);
                    while $one <= LARGEST {
                        let (mut row, mut $other) = (0, 1);
                        while $other <= LARGEST {
                            row |= (($holds) as u32) << ($other - 1);
                            $other += 1;
                        }
                        allows[$one - 1] = row;
                        $one += 1;
                    }
                    all[number] = Relation::new(Relation::number_of(Mark::$mark, number), allows)$(.$implied())?;
                    number += 1;
                }
                all
            };
            let number = 0 $(+ { let $line = line; $by })?;
            let _ = line;
            &RELATIONS[if number < LAST { number } else { LAST }]
        }
    )*};
}

relations! {
    ascending of Thermometers |one, other| other > one;
    consecutive of Consecutive |one, other| one.abs_diff(other) == 1;
    double of Doubles |one, other| one == 2 * other || other == 2 * one;
    apart of Differences by number = |line| line.number, |one, other| one.abs_diff(other) == number;
    multiple of Ratios by number = |line| line.number, |one, other| one == number * other || other == number * one;
    far of Whispers by least = |line| if line.number > 0 { line.number } else { line.size.div_ceil(2) },
        |one, other| one.abs_diff(other) >= least;
    in_thirds of Entropic by third = |line| line.size.div_ceil(3),
        |one, other| third > 0 && (one - 1) / third != (other - 1) / third;
    near of Renbans by cells = |line| line.cells, |one, other| one != other && one.abs_diff(other) < cells;
    same_third of Entropic (implied) by third = |line| line.size.div_ceil(3),
        |one, other| third > 0 && (one - 1) / third == (other - 1) / third;
    in_rests of Modular |one, other| one % 3 != other % 3;
    same_rest of Modular (implied) |one, other| one % 3 == other % 3;
    unmarked of Undrawn by signs = |line| line.number,
        |one, other| 0 < signs && signs < 8
            && (signs & 1 == 0 || one.abs_diff(other) != 1)
            && (signs & 2 == 0 || one != 2 * other && other != 2 * one)
            && (signs & 4 == 0 || one + other != 5 && one + other != 10);
    equal of Palindromes |one, other| one == other;
}

const fn one(_: Measure) -> usize {
    1
}

const fn number(line: Measure) -> usize {
    line.number
}

const fn odd(_: Measure) -> u32 {
    0x5555_5555
}

const fn even(line: Measure) -> u32 {
    !odd(line)
}
