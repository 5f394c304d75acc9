//! All that a grid has besides its digits: its boxes, its rules, and its lines.

use super::{BoxShape, Drawn, Groups, LineKind, Lines, Rule, Rules};

/// It has room for lines (regions, cages and marks) where `A` is 1; where it is 0 they take none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame<const N: usize, const A: usize = 0> {
    /// The shape of the boxes; that of boxes that are rows, if regions are in their place.
    pub boxes: BoxShape,
    /// The rules besides rows, columns and boxes.
    pub rules: Rules,
    drawn: [Drawn<N>; A],
}

impl<const N: usize, const A: usize> Frame<N, A> {
    /// With these boxes alone.
    pub const fn of(boxes: BoxShape) -> Self {
        Frame {
            boxes,
            rules: Rules::NONE,
            drawn: [Drawn::NONE; A],
        }
    }

    /// The same with these rules, and with no others, if it can have them all; else the first that it cannot.
    pub const fn with_rules(self, rules: Rules) -> Result<Self, Rule> {
        match self.groups().with(rules) {
            Ok(_) => Ok(Frame { rules, ..self }),
            Err(rule) => Err(rule),
        }
    }

    /// The same with these lines, and with no others.
    ///
    /// # Panics
    ///
    /// If there is no room for them.
    pub const fn with_lines<const B: usize>(self, drawn: Drawn<N>) -> Frame<N, B> {
        assert!(B > 0 || drawn.lines(N).is_empty());
        Frame {
            boxes: self.boxes,
            rules: self.rules,
            drawn: [drawn; B],
        }
    }

    /// The same with boxes that are rows, for regions in their place; a rule that needs boxes is an error.
    pub const fn without_boxes(self) -> Result<Self, Rule> {
        let boxes = BoxShape::rows_of(N);
        Frame { boxes, ..self }.with_rules(self.rules)
    }

    /// Its lines without those of a kind.
    pub const fn lines_but(&self, kind: LineKind) -> Drawn<N> {
        let mut drawn = Drawn::NONE;
        drawn.add_all_but(kind, self.groups().lines);
        drawn
    }

    /// The same with room for lines, or without.
    ///
    /// # Panics
    ///
    /// If it has some, and there is no room for them.
    pub const fn with_room<const B: usize>(self) -> Frame<N, B> {
        self.with_lines(if A > 0 { self.drawn[0] } else { Drawn::NONE })
    }

    /// The units, and the lines.
    pub const fn groups(&self) -> Groups<'_> {
        Groups {
            boxes: self.boxes,
            rules: self.rules,
            lines: if A > 0 {
                self.drawn[0].lines(self.boxes.size())
            } else {
                Lines::NONE
            },
        }
    }

    /// Returns true if the frames of two grids of `N` rows are the same. (A constant cannot compare them by `==`.)
    pub const fn is(&self, other: &Self) -> bool {
        let Frame {
            boxes,
            rules,
            drawn: _,
        } = self;
        boxes.rows() == other.boxes.rows()
            && rules.0 == other.rules.0
            && self.groups().lines.are(other.groups().lines)
    }
}
