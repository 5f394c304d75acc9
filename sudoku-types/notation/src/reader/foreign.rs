//! Recognizes the output of other programs, so that its error is about the whole text and not about a cell.

use super::words::side;
use crate::symbols::is_gap;

/// Returns true for the output of other programs: XML, JSON, a link, a saved game, or a line of a HoDoKu library.
pub(super) fn is_foreign(text: &str) -> bool {
    let text = text.trim_matches(is_gap);
    let word = text.split(is_gap).next().unwrap_or_default();
    let inside = text.trim_start_matches(|it| is_gap(it) || it == '[');
    let after = |sign| Some(inside.strip_prefix(sign)?.trim_start_matches(is_gap));
    after('{').is_some_and(|it| it.starts_with('"'))
        || after('<')
            .is_some_and(|it| it.starts_with(|it: char| it.is_alphabetic() || "?!".contains(it)))
        || word.contains("://")
        || word.starts_with("www.")
        || is_library_line(text)
}

/// Returns true for a line of HoDoKu: `:0300:6:53..7…:613 623::` of its library, or a grid with a `+` before digits that were placed,
/// `53+4.7…`, or with the candidates that were removed, `53..7…:613 623`.
pub(super) fn is_library_line(text: &str) -> bool {
    let text = text.trim_matches(is_gap);
    let (grid, removed) = text.split_once(':').unwrap_or((text, ""));
    let grid = grid.trim_end_matches(is_gap);
    let is_candidate = |it: &str| it.len() == 3 && it.bytes().all(|it| it.is_ascii_digit());
    let are_removed = || !removed.is_empty() && removed.split(' ').all(is_candidate);
    let is_digit = |it: &str| it.starts_with(|first: char| first.is_ascii_digit());
    let are_placed = || grid.contains('+') && grid.split('+').skip(1).all(is_digit);
    let is_cell = |it: char| it.is_ascii_digit() || "._+".contains(it);
    let cells = || grid.len() - grid.matches('+').count();
    let is_grid = || grid.chars().all(is_cell) && side(cells()).is_some_and(|size| size > 3);
    text.starts_with(':') && text.matches(':').count() > 3
        || (are_removed() || are_placed()) && is_grid()
}
