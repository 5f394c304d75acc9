//! Tokens are put together to a text, and the place of a fault in it leads back to its token.

use sudoku_types::Grid;

/// The tokens that a macro is given, each as it is written.
macro_rules! tokens {
    ($($token:tt)*) => { [$(stringify!($token)),*] };
}

/// A text made of tokens, and the column in which each of them begins, from 1.
struct Text {
    text: String,
    columns: Vec<usize>,
}

impl Text {
    fn of(tokens: &[&str]) -> Text {
        let (mut text, mut columns) = (String::new(), Vec::new());
        for token in tokens {
            columns.push(text.len() + 1);
            text += token;
            text.push(' ');
        }
        Text { text, columns }
    }

    /// The index of the token that has this column in it.
    fn token_at(&self, column: usize) -> usize {
        self.columns.partition_point(|begin| *begin <= column) - 1
    }
}

/// The token that the reader finds fault with, and what it says.
fn fault<'tokens>(tokens: &[&'tokens str]) -> (&'tokens str, String) {
    let text = Text::of(tokens);
    let error = Grid::<4>::parse(&text.text).expect_err("the grid is wrong");
    let index = text.token_at(error.column().expect("a place in the text"));
    let column = text.columns[index];
    println!("{}\n{:>column$} {}", text.text, "^", error.message());
    (tokens[index], error.message())
}

fn main() {
    let (token, message) = fault(&tokens![1 _ | _ _; _ _ | y _; _ _ | _ 4; _ 2 | _ _]);
    assert_eq!(token, "y");
    assert!(message.starts_with("`y` is not a digit of a 4×4 grid"));

    let (token, message) = fault(&tokens![1___; __3; ___4; _2__]);
    assert_eq!(token, "__3");
    assert_eq!(message, "row 2 has 3 cells, expected 4");
}
