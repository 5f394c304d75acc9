//! What is said of two equal digits in a unit.

/// Hands the sentences of clashes to the macro `$with`: for each kind of unit the bound that is refused with it,
/// in a form for digits that are numbers and one for digits that are characters; a name; the numbers in it; the message and the
/// label.
#[doc(hidden)]
#[macro_export]
macro_rules! clash_sentences {
    ($with:ident) => {
        $with! {
            /// `B1`: the two cells of this row hold different digits.
            OnceInRow or SymbolOnceInRow or in_row <DIGIT; ROW, FIRST, SECOND>:
                "digit {DIGIT} appears twice in row {ROW}: columns {FIRST} and {SECOND}",
                "the first one is in column {FIRST}";

            /// `B1`: the two cells of this column hold different digits.
            OnceInColumn or SymbolOnceInColumn or in_column <DIGIT; COLUMN, FIRST, SECOND>:
                "digit {DIGIT} appears twice in column {COLUMN}: rows {FIRST} and {SECOND}",
                "the first one is in row {FIRST}";

            /// `B1`: the two cells of this box hold different digits.
            OnceInBox or SymbolOnceInBox or in_box <DIGIT; BOX, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice in box {BOX}: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";
        }
    };
}

macro_rules! functions {
    ($(
        $(#[$doc:meta])*
        $number:ident or $character:ident or $name:ident <DIGIT; $($place:ident),*>: $message:literal, $label:literal;
    )*) => {
        /// The sentences as they are said at run time.
        pub mod sentences {
            use core::fmt;

            $(
                /// Writes the sentence. Places are counted from 1.
                ///
                /// # Errors
                ///
                /// If nothing can be written.
                #[expect(non_snake_case, reason = "named as in the sentences")]
                pub fn $name(
                    f: &mut fmt::Formatter<'_>,
                    DIGIT: impl fmt::Display,
                    $($place: usize),*
                ) -> fmt::Result {
                    write!(f, $message, DIGIT = DIGIT, $($place = $place),*)
                }
            )*
        }
    };
}

clash_sentences!(functions);
