//! All that a grid has besides its digits: its boxes, its rules, its regions, cages and marks.

use super::{AreaMap, Areas, BoxShape, Groups, Lines, Marks, Rule, Rules};

/// It has room for regions, cages and marks where `A` is 1; where it is 0 they take none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame<const N: usize, const A: usize = 0> {
    /// The shape of the boxes; where there are regions, that of boxes that are rows.
    pub boxes: BoxShape,
    /// The rules besides rows, columns and boxes.
    pub rules: Rules,
    /// Regions and cages.
    areas: [[AreaMap<N>; 2]; A],
    marks: [Marks<N>; A],
}

impl<const N: usize, const A: usize> Frame<N, A> {
    /// With these boxes alone.
    pub const fn of(boxes: BoxShape) -> Self {
        Frame {
            boxes,
            rules: Rules::NONE,
            areas: [[AreaMap::NONE; 2]; A],
            marks: [Marks::NONE; A],
        }
    }

    /// The same with these rules, and with no others, if it can have them all; else the first that it cannot.
    pub const fn with_rules(self, rules: Rules) -> Result<Self, Rule> {
        match self.groups().with(rules) {
            Ok(_) => Ok(Frame { rules, ..self }),
            Err(rule) => Err(rule),
        }
    }

    /// The same with these regions and cages, and with no others. Its marks stay.
    ///
    /// # Panics
    ///
    /// If there is no room for them.
    pub const fn with_areas<const B: usize>(
        self,
        regions: AreaMap<N>,
        cages: AreaMap<N>,
    ) -> Frame<N, B> {
        assert!(
            B > 0,
            "a grid with regions or cages has to have room for them"
        );
        Frame {
            boxes: self.boxes,
            rules: self.rules,
            areas: [[regions, cages]; B],
            marks: [self.marks(); B],
        }
    }

    /// The same with these marks, and with no others.
    ///
    /// # Panics
    ///
    /// If there is no room for them.
    pub const fn with_marks<const B: usize>(self, marks: Marks<N>) -> Frame<N, B> {
        assert!(B > 0, "a grid with marks has to have room for them");
        Frame {
            boxes: self.boxes,
            rules: self.rules,
            areas: [self.maps(); B],
            marks: [marks; B],
        }
    }

    /// The marks.
    pub const fn marks(&self) -> Marks<N> {
        if A > 0 { self.marks[0] } else { Marks::NONE }
    }

    /// The same with these cages, and with no others.
    pub const fn with_cages<const B: usize>(self, cages: AreaMap<N>) -> Frame<N, B> {
        let [regions, _] = self.maps();
        self.with_areas(regions, cages)
    }

    /// The same with these regions in the place of boxes, and with no others; a rule that needs boxes is an error.
    pub const fn with_regions<const B: usize>(
        self,
        regions: AreaMap<N>,
    ) -> Result<Frame<N, B>, Rule> {
        let [_, cages] = self.maps();
        let mut frame = self.with_areas(regions, cages);
        frame.boxes = BoxShape::rows_of(N);
        frame.with_rules(self.rules)
    }

    /// The same with room for regions, cages and marks, or without.
    ///
    /// # Panics
    ///
    /// If it has some, and there is no room for them.
    pub const fn with_room<const B: usize>(self) -> Frame<N, B> {
        let [regions, cages] = self.maps();
        assert!(
            B > 0
                || regions.areas().is_empty()
                    && cages.areas().is_empty()
                    && self.marks().lines(N).is_empty()
        );
        Frame {
            boxes: self.boxes,
            rules: self.rules,
            areas: [self.maps(); B],
            marks: [self.marks(); B],
        }
    }

    /// The regions and the cages.
    const fn maps(&self) -> [AreaMap<N>; 2] {
        if A > 0 {
            self.areas[0]
        } else {
            [AreaMap::NONE; 2]
        }
    }

    /// Returns true if the frames of two grids of `N` rows are the same. (A constant cannot compare them by `==`.)
    pub const fn is(&self, other: &Self) -> bool {
        let Frame {
            boxes,
            rules,
            areas,
            marks,
        } = self;
        boxes.rows() == other.boxes.rows()
            && rules.0 == other.rules.0
            && (A == 0 || areas[0][0].is(&other.areas[0][0]) && areas[0][1].is(&other.areas[0][1]))
            && (A == 0 || marks[0].is(&other.marks[0]))
    }

    /// The units.
    pub const fn groups(&self) -> Groups<'_> {
        let Frame {
            boxes,
            rules,
            areas,
            marks: all_marks,
        } = self;
        let (mut regions, mut cages, mut marks) = (Areas::NONE, Areas::NONE, Lines::NONE);
        if A > 0 {
            regions = areas[0][0].areas();
            cages = areas[0][1].areas();
            marks = all_marks[0].lines(boxes.size());
        }
        Groups {
            boxes: *boxes,
            rules: *rules,
            regions,
            cages,
            marks,
        }
    }
}
