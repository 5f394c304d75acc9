//! The techniques of a person, from the easiest on: the scale of grades.

use core::fmt;

/// Makes the techniques from a table, the easier before the harder: each with its name in the option, and in words.
macro_rules! techniques {
    ($($(#[$doc:meta])* $technique:ident $name:literal $words:literal;)*) => {
        /// How a person finds the next digit, the easier before the harder: the values of the option `techniques`, and
        /// the scale of grades.
        ///
        /// ```
        /// use sudoku_types::Technique;
        ///
        /// assert!(Technique::HiddenSingle < Technique::XWing);
        /// assert_eq!(Technique::XWing.to_string(), "X-wing");
        /// assert_eq!(Technique::XWing.name(), "x_wing"); // as in the option
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Technique {
            $($(#[$doc])* $technique,)*
        }

        impl Technique {
            /// All techniques, the easier before the harder.
            pub const ALL: [Technique; [$($name),*].len()] = [$(Technique::$technique),*];

            /// The name in the option.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Technique::$technique => $name,)*
                }
            }

            /// The name in words.
            pub const fn in_words(self) -> &'static str {
                match self {
                    $(Technique::$technique => $words,)*
                }
            }
        }
    };
}

techniques! {
    /// A cell has only one candidate left.
    NakedSingle "naked_single" "naked single";
    /// A unit has only one place for a digit.
    HiddenSingle "hidden_single" "hidden single";
    /// A unit has a digit only in cells that it shares with another one.
    LockedCandidate "locked_candidate" "locked candidate";
    /// Two cells of a unit have two digits between them, or two digits have two cells.
    Pair "pair" "pair";
    /// Three cells of a unit have three digits between them, or three digits have three cells.
    Triple "triple" "triple";
    /// Four cells of a unit have four digits between them, or four digits have four cells.
    Quad "quad" "quad";
    /// Two rows have a digit only in two columns, or two columns in two rows.
    XWing "x_wing" "X-wing";
    /// Three rows have a digit only in three columns, or three columns in three rows.
    Swordfish "swordfish" "swordfish";
    /// Four rows have a digit only in four columns, or four columns in four rows.
    Jellyfish "jellyfish" "jellyfish";
    /// Three cells of two candidates each, the middle one of which sees both others: a chain of three links.
    XyWing "xy_wing" "XY-wing";
    /// A chain of links, each of which follows from the one before it, and of which one end or the other holds.
    Chain "chain" "chain";
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.in_words())
    }
}
