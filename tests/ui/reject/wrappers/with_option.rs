macro_rules! with_option {
    ($($cell:tt)*) => { sudoku_types::sudoku! { boxes: 2x2; $($cell)* } };
}

pub(crate) use with_option;
