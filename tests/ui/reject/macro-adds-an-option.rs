// Where a macro in another file, or further down, adds an option, lines are still rows: a short row and a long one are no
// grid.

#[path = "wrappers/with_option.rs"]
mod wrappers;

type FromAnotherFile = wrappers::with_option! {
    1 _ _ _
    _ _ 3
    _ _ _ 4 _
    _ 2 _ _
};

type FromBelow = below::with_option! {
    1 _ _ _
    _ _ 3 _ _
    _ _ _
    _ 2 _ _
};

mod below {
    macro_rules! with_option {
        ($($cell:tt)*) => { sudoku_types::sudoku! { boxes: 2x2; $($cell)* } };
    }

    pub(crate) use with_option;
}

fn main() {}
