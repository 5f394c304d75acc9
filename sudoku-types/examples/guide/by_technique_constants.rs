//! A function finds a number; the number is a type; the type is a number again.

use std::ops::Add;
use typenum::{Sum, U, U1, Unsigned};

const fn longest(words: &[&str]) -> usize {
    let (mut longest, mut word) = (0, 0);
    while word < words.len() {
        if words[word].len() > longest {
            longest = words[word].len();
        }
        word += 1;
    }
    longest
}

/// From a constant to a type: seven.
type Width = U<{ longest(&["row", "column", "digit 5"]) }>;

/// From a type to a constant, after computing with it.
fn width_with_end<Width: Add<U1, Output: Unsigned>>() -> usize {
    Sum::<Width, U1>::USIZE
}

fn main() {
    assert_eq!(width_with_end::<Width>(), 8);
}
