//! Sets of digits.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitOr, BitXor, Sub};

/// Some of the digits 1 to 25: what a cell may still be.
///
/// ```text
///  bit  24         2   1   0
///      ┌───┬─ … ─┬───┬───┬───┐
///      │25 │     │ 3 │ 2 │ 1 │
///      └───┴─ … ─┴───┴───┴───┘
/// ```
///
/// ```
/// use sudoku_values::DigitSet;
///
/// let set: DigitSet = [7, 4].into_iter().collect();
/// assert!(set.contains(4) && !set.contains(5));
/// assert_eq!((set.len(), set.is_empty()), (2, false));
/// assert!(set.iter().eq([4, 7]));
/// assert_eq!(format!("{set:?}"), "{4, 7}");
///
/// let other = DigitSet::from_iter([7, 9]);
/// assert_eq!(set | other, DigitSet::from_iter([4, 7, 9]));
/// assert_eq!(set & other, DigitSet::from_iter([7]));
/// assert_eq!(set - other, DigitSet::from_iter([4]));
/// assert_eq!(set ^ other, DigitSet::from_iter([4, 9]));
/// assert!((set & other).is_subset(set));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[must_use]
pub struct DigitSet(u32);

impl DigitSet {
    /// No digit.
    pub const EMPTY: DigitSet = DigitSet(0);

    /// The digits 1 to `size`.
    pub(crate) const fn all(size: usize) -> DigitSet {
        DigitSet((1 << size) - 1)
    }

    /// The digits of these bits.
    pub(crate) const fn of_bits(bits: u32) -> DigitSet {
        DigitSet(bits)
    }

    /// A bit for each digit.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// One digit.
    pub(crate) const fn one(digit: u8) -> DigitSet {
        DigitSet(1 << (digit - 1))
    }

    /// Returns true if a digit is in the set.
    pub const fn contains(self, digit: u8) -> bool {
        digit >= 1 && digit <= 25 && self.0 >> (digit - 1) & 1 == 1
    }

    /// Returns the number of digits.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set has no digits.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The digit, if there is only one.
    ///
    /// ```
    /// use sudoku_values::DigitSet;
    ///
    /// assert_eq!(DigitSet::from_iter([4]).single(), Some(4));
    /// assert_eq!(DigitSet::from_iter([4, 7]).single(), None);
    /// ```
    pub const fn single(self) -> Option<u8> {
        if self.0.is_power_of_two() {
            Some(self.0.trailing_zeros() as u8 + 1)
        } else {
            None
        }
    }

    /// The digits in order.
    pub const fn iter(self) -> Digits {
        Digits(self)
    }

    /// The digits of either set: `|`.
    pub const fn union(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 | other.0)
    }

    /// The digits of both sets: `&`.
    pub const fn intersection(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & other.0)
    }

    /// The digits of this set that the other one does not have: `-`.
    pub const fn difference(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & !other.0)
    }

    /// Returns true if the other set has all digits of this one.
    pub const fn is_subset(self, other: DigitSet) -> bool {
        self.difference(other).is_empty()
    }

    /// The same without this digit of a grid.
    pub(crate) const fn without(self, digit: u8) -> DigitSet {
        DigitSet(self.0 & !(1 << (digit - 1)))
    }

    /// Takes out the smallest digit.
    pub(crate) const fn take_first(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros() as u8 + 1;
        self.0 &= self.0 - 1;
        Some(first)
    }

    /// Adds a digit, 1 to 25, and says whether it is new. Any other is left out.
    pub const fn insert(&mut self, digit: u8) -> bool {
        if digit == 0 || digit > 25 {
            return false;
        }
        let before = self.0;
        self.0 |= 1 << (digit - 1);
        self.0 != before
    }

    /// Takes a digit out, and says whether it was there.
    pub const fn remove(&mut self, digit: u8) -> bool {
        let is_there = self.contains(digit);
        if is_there {
            self.0 &= !(1 << (digit - 1));
        }
        is_there
    }
}

impl BitOr for DigitSet {
    type Output = DigitSet;

    fn bitor(self, other: DigitSet) -> DigitSet {
        self.union(other)
    }
}

impl BitAnd for DigitSet {
    type Output = DigitSet;

    fn bitand(self, other: DigitSet) -> DigitSet {
        self.intersection(other)
    }
}

impl BitXor for DigitSet {
    type Output = DigitSet;

    fn bitxor(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 ^ other.0)
    }
}

impl Sub for DigitSet {
    type Output = DigitSet;

    fn sub(self, other: DigitSet) -> DigitSet {
        self.difference(other)
    }
}

impl Extend<u8> for DigitSet {
    fn extend<I: IntoIterator<Item = u8>>(&mut self, digits: I) {
        *self = self.union(digits.into_iter().collect());
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Digits outside 1 to 25 are left out.
impl FromIterator<u8> for DigitSet {
    fn from_iter<I: IntoIterator<Item = u8>>(digits: I) -> DigitSet {
        let mut set = DigitSet::EMPTY;
        for digit in digits {
            set.insert(digit);
        }
        set
    }
}

impl IntoIterator for DigitSet {
    type Item = u8;
    type IntoIter = Digits;

    fn into_iter(self) -> Digits {
        self.iter()
    }
}

/// An iterator over the digits of a [`DigitSet`], in order: [`DigitSet::iter`].
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Digits(DigitSet);

impl Iterator for Digits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        self.0.take_first()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Digits {}
impl FusedIterator for Digits {}
