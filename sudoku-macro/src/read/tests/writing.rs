//! Writes grids as text, for the tests that read them back.

/// A digit as a number, a letter from A = 10, or a blank.
pub(super) fn number(digit: u8) -> String {
    if digit == 0 {
        "_".to_owned()
    } else {
        digit.to_string()
    }
}

pub(super) fn character(digit: u8, blank: char) -> char {
    match char::from_digit(u32::from(digit), 36) {
        Some('0') | None => blank,
        Some(symbol) => symbol.to_ascii_uppercase(),
    }
}

/// Each row in words, rows and words put together.
pub(super) fn written(
    grid: &[u8],
    word: impl Fn(u8) -> String,
    between: &str,
    row: impl Fn(String) -> String,
) -> Vec<String> {
    let size = grid.len().isqrt();
    grid.chunks(size)
        .map(|digits| {
            row(digits
                .iter()
                .map(|digit| word(*digit))
                .collect::<Vec<_>>()
                .join(between))
        })
        .collect()
}
