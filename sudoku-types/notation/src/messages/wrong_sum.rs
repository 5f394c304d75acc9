//! The error of a cage with a wrong sum.

use core::fmt;

use super::sentence::{Part, Sentence};
use crate::geometry::WrongSum;
use crate::sum_sentence;

macro_rules! function {
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

sum_sentence!(function);

impl fmt::Display for WrongSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}
