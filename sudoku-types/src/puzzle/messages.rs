//! The error messages for a puzzle whose rows or boxes have the wrong shape, from the judge and the solver made of
//! traits.
//!
//! rustc reports a refusal by a rule or by a bound that the rule asks, so several bounds have one text.

/// Traits that refuse rows of the wrong shape.
macro_rules! asks_for_shape {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "this grid has too many or too few rows, or a row with too many or too few cells",
            label = "not a square grid of the puzzle's size"
        )]
        $bound
    )+ };
}

/// A trait that refuses boxes of the wrong size.
macro_rules! asks_for_boxes {
    ($bound:item) => {
        #[diagnostic::on_unimplemented(
            message = "these boxes do not fit the size of the grid",
            label = "boxes of R rows and C columns belong to a grid of R·C × R·C cells"
        )]
        $bound
    };
}

pub(crate) use {asks_for_boxes, asks_for_shape};
