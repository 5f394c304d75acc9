//! Further rules as types. A puzzle has them in a list after its boxes: `tarr![Boxes<U3, U3>, Diagonals]`.

use sudoku_notation::geometry::Rule;
use sudoku_notation::rule_table;

/// A rule as data, of which the judge knows nothing.
pub(crate) trait RuleData {
    const RULE: Rule;
}

macro_rules! rules {
    ($(
        $(#[$doc:meta])*
        $rule:ident $head:tt $answer:ident: $bound:ident or $symbols:ident <DIGIT; $($place:ident),*>:
            $message:literal, $label:literal;
    )*) => {$(
        /// A further rule, in a list after the boxes: `tarr![Boxes<U3, U3>, Diagonals]`.
        ///
        $(#[$doc])*
        pub enum $rule {}

        impl RuleData for $rule {
            const RULE: Rule = Rule::$rule;
        }
    )*};
}

rule_table!(rules);
