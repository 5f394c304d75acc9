//! Recognizes Rust code where a grid should be: the name of a constant, a field, a call.

/// The number of cells of a 4×4 grid, the smallest usual one. A word of this length, or of the
/// length of a larger grid, may be a grid.
const SMALLEST_WORD: usize = 16;

/// Returns true if a text that cannot be read is a name, perhaps with a call, an index or a field, or the call of a macro. A
/// word whose letters may all be digits is not a name.
pub(crate) fn is_code(text: &str, is_symbol: impl Fn(char) -> bool) -> bool {
    let text = text.trim_start_matches(['&', '*', ' ']);
    let is_in_name = |c: char| c == '_' || c.is_alphanumeric();
    let end = text.find(|c| !is_in_name(c)).unwrap_or(text.len());
    let (name, rest) = (&text[..end], text[end..].trim_start());
    let may_be_cell =
        |c: char| matches!(c, '_' | '0'..='9' | 'A'..='I' | 'a'..='i' | 'X' | 'x') || is_symbol(c);
    let length = name.chars().count();
    let is_square = length >= SMALLEST_WORD && length.isqrt().pow(2) == length;
    let is_number = name.starts_with(|c: char| c.is_ascii_digit());
    let is_name = length > 1 && !is_number && !is_square && !name.chars().all(may_be_cell);
    let belongs_to_name = match rest.chars().next() {
        None | Some('(' | '[' | '!') => true,
        Some(':') => rest.starts_with("::"),
        // A dot may be a blank, but other words follow a blank.
        Some('.') => rest.ends_with(')') || !rest.contains(char::is_whitespace),
        _ => false,
    };
    // A `;` ends an option or a row.
    is_name && belongs_to_name && !text.contains(';')
}
