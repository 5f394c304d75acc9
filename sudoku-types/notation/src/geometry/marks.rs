//! Marks: what a setter draws on a grid along lines of cells.
//!
//! ```text
//!  thermometers: r1c1 r1c2 r2c3, r5c5 r6c5;      two lines; along each one the digits ascend
//! ```
//!
//! A mark is a row of [`mark_table!`](crate::mark_table): its name, what it makes of a line, and what is said where a digit
//! breaks it.

use super::relation::apart_by;
use super::{LARGEST, Reach, Relation};
use crate::named::named;

/// Hands the table of marks to the macro `$with`. A row is a mark, its name, the noun for one line, how its cells touch, what it
/// makes of a line, and the bound and the sentence of digits that break it, with its label.
///
/// Relations of pairs, and sets of digits, are functions of the number of rows.
#[doc(hidden)]
#[macro_export]
macro_rules! mark_table {
    ($with:ident) => {
        $with! {
            /// Each digit is greater than the one before.
            Thermometers "thermometers", "thermometer", Corner Pairs ascending,
                AlongThermometer or SymbolAlongThermometer <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not greater than the digit before it on a thermometer: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the digit before it is in row {ROW}, column {COLUMN}";

            /// Neighbours differ by 1.
            Consecutive "consecutive", "white dot", Side Pairs consecutive,
                BesideWhiteDot or SymbolBesideWhiteDot <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} and its neighbour at a white dot do not follow each other: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// Of two neighbours one is twice the other.
            Doubles "doubles", "black dot", Side Pairs double,
                BesideBlackDot or SymbolBesideBlackDot <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not twice or half of its neighbour at a black dot: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// Neighbours differ by at least half of the number of rows, rounded up.
            Whispers "whispers", "whisper", Corner Pairs far,
                OnWhisper or SymbolOnWhisper <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is too near to its neighbour on a whisper: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the neighbour is in row {ROW}, column {COLUMN}";

            /// The line reads alike from both ends.
            Palindromes "palindromes", "palindrome", Corner Mirrored equal,
                OnPalindrome or SymbolOnPalindrome <DIGIT; ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} is not the same as its mirror image on a palindrome: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the mirror image is in row {ROW}, column {COLUMN}";

            /// The digits, which may be equal, have a sum.
            Sums "sums", "sum", Any Sum,
                OfSum or SymbolOfSum <; ROW, COLUMN, SUM, WANTED>:
                "the digits of the sum at row {ROW}, column {COLUMN} add up to {SUM}, not {WANTED}",
                "another sum";

            /// The first digit is the sum of the others, which may be equal.
            Arrows "arrows", "arrow", Corner SumIsFirst,
                OfArrow or SymbolOfArrow <; ROW, COLUMN, SUM, WANTED>:
                "the digits of the arrow at row {ROW}, column {COLUMN} add up to {SUM}, not {WANTED}",
                "another sum";

            /// The digits are even.
            Even "even", "even cells", Any Only even,
                IsEven or SymbolIsEven <DIGIT; ROW, COLUMN>:
                "digit {DIGIT} is not even: row {ROW}, column {COLUMN}",
                "an even digit has to be here";

            /// The digits are odd.
            Odd "odd", "odd cells", Any Only odd,
                IsOdd or SymbolIsOdd <DIGIT; ROW, COLUMN>:
                "digit {DIGIT} is not odd: row {ROW}, column {COLUMN}",
                "an odd digit has to be here";
        }
    };
}

/// The law of a mark along a line of cells.
#[derive(Clone, Copy, Debug)]
pub enum Along {
    /// Pairs of neighbours, with this relation from each to the next.
    Pairs(&'static Relation),
    /// Pairs of cells as far from the two ends, with this relation.
    Mirrored(&'static Relation),
    /// Cells with a sum.
    Sum,
    /// Cells after the first one, whose digit is their sum.
    SumIsFirst,
    /// Cells with only these digits: bit 0 for the digit 1.
    Only(u32),
}

macro_rules! marks {
    ($(
        $(#[$doc:meta])*
        $mark:ident $name:literal, $noun:literal, $reach:ident $form:ident $($table:ident)?,
        $number:ident or $character:ident <$($digit:ident)?; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        named! {
            /// A kind of mark on lines of cells.
            ///
            /// ```
            /// use sudoku_types::Mark;
            ///
            /// assert_eq!(Mark::Arrows.to_string(), "arrows"); // as the option
            /// ```
            Mark { $($(#[$doc])* $mark $name,)* }
        }

        impl Mark {
            /// Returns what the mark makes of a line in a grid of `size` rows.
            #[doc(hidden)]
            pub const fn along(self, size: usize) -> Along {
                let _ = size;
                match self {
                    $(Mark::$mark => Along::$form $(($table(size)))?,)*
                }
            }

            /// Returns true if some digits of a grid of `size` rows make a line of this number of cells.
            #[doc(hidden)]
            pub const fn has_digits(self, cells: usize, size: usize) -> bool {
                let all = u32::MAX >> (32 - size);
                match self.along(size) {
                    Along::Pairs(relation) => {
                        let (mut digits, mut left) = (all, cells);
                        while left > 1 && digits != 0 {
                            digits = relation.of_some(digits) & all;
                            left -= 1;
                        }
                        digits != 0
                    }
                    Along::Mirrored(relation) => relation.of_some(all) & all != 0,
                    Along::SumIsFirst => cells <= size + 1,
                    Along::Only(digits) => digits & all != 0,
                    Along::Sum => true,
                }
            }

            /// Returns the least number of cells of a line.
            #[doc(hidden)]
            pub const fn least(self) -> usize {
                match self.along(1) {
                    Along::Only(_) => 1,
                    Along::Pairs(_) | Along::Mirrored(_) | Along::Sum | Along::SumIsFirst => 2,
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
                matches!(self.along(1), Along::Sum)
            }

            /// Returns the name of one line, such as `white dot`.
            pub const fn noun(self) -> &'static str {
                match self {
                    $(Mark::$mark => $noun,)*
                }
            }

            /// The bound that is refused where digits break it, the sentence about them, and the names in it.
            pub(crate) const fn row(self) -> (&'static str, &'static str, &'static [&'static str]) {
                match self {
                    $(Mark::$mark => (
                        stringify!($number),
                        $message,
                        &[$(stringify!($digit),)? $(stringify!($place)),*],
                    ),)*
                }
            }
        }
    };
}

mark_table!(marks);

/// Makes relations of the digits of neighbours, from their numbers: a function of the number of rows.
macro_rules! relations {
    ($($name:ident of $mark:ident: |$one:ident, $other:ident| $holds:expr;)*) => {$(
        const fn $name(_: usize) -> &'static Relation {
            static RELATION: Relation = {
                let (mut allows, mut pair) = ([0; LARGEST], 0);
                while pair < LARGEST * LARGEST {
                    let ($one, $other) = (pair / LARGEST + 1, pair % LARGEST + 1);
                    allows[$one - 1] |= (($holds) as u32) << ($other - 1);
                    pair += 1;
                }
                Relation::new(number_of(Mark::$mark), allows)
            };
            &RELATION
        }
    )*};
}

/// The number of the relation of a mark, after those of rules.
const fn number_of(mark: Mark) -> usize {
    Relation::NOT_CONSECUTIVE.number + 1 + mark as usize
}

relations! {
    ascending of Thermometers: |one, other| other > one;
    consecutive of Consecutive: |one, other| one.abs_diff(other) == 1;
    double of Doubles: |one, other| one == 2 * other || other == 2 * one;
    equal of Palindromes: |one, other| one == other;
}

/// The digits differ by at least half of `size`, rounded up.
const fn far(size: usize) -> &'static Relation {
    static RELATIONS: [Relation; LARGEST.div_ceil(2) + 1] = {
        let mut all = [const { Relation::new(number_of(Mark::Whispers), apart_by(0)) };
            LARGEST.div_ceil(2) + 1];
        let mut distance = 1;
        while distance < all.len() {
            all[distance] = Relation::new(number_of(Mark::Whispers), apart_by(distance));
            distance += 1;
        }
        all
    };
    &RELATIONS[size.div_ceil(2)]
}

const fn odd(_: usize) -> u32 {
    0x5555_5555
}

const fn even(size: usize) -> u32 {
    !odd(size)
}
