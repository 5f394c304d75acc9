//! Blanks that were written as nothing: `"53  7    "` and `53--7----`.
//!
//! A space and a `-` are no cells here. Counting cells would then blame a grid for what its writer sees to be right, so where the
//! cells make a grid together with the spaces, or with the `-`, these are said to be the fault.

use super::arrangement::side;
use super::boxes::Boxes;
use super::piece::Piece;
use super::symbols::BLANKS;

/// How many characters were passed over that some take for a blank.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Gaps {
    /// Spaces in strings.
    pub(super) spaces: usize,
    /// Each `-`, wherever it stands.
    pub(super) dashes: usize,
}

impl Gaps {
    /// What is said of a grid that is wrong, and right with the gaps for blanks.
    pub(super) fn taken_for_blanks(
        self,
        pieces: &[Piece],
        claimed: Option<usize>,
    ) -> Option<String> {
        let is_blank = |piece: &Piece| {
            piece.text.contains(BLANKS) || piece.text.chars().all(|character| character == '0')
        };
        if pieces.iter().any(is_blank) {
            return None;
        }
        let characters = pieces.iter().map(|piece| piece.text.chars().count()).sum();
        let fits = |gaps: usize| {
            gaps > 0
                && [pieces.len(), characters].iter().any(|cells| {
                    side(cells + gaps).is_some_and(|size| match claimed {
                        Some(claimed) => size == claimed,
                        None => Boxes::usual(size).is_some(),
                    })
                })
        };
        let what = if fits(self.dashes) {
            "a `-` is a line between boxes"
        } else if fits(self.spaces) {
            "a space means nothing"
        } else {
            return None;
        };
        Some(format!(
            "{what} in a grid: write `_`, `.` or `?` for a blank"
        ))
    }
}
