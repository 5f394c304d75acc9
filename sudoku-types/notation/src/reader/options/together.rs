//! Options together: the size that they ask for, and what does not go together with each other or with the grid.

use super::Options;
use crate::geometry::{BoxShape, Groups};
use crate::messages::{Fault, GridError, Located};
use crate::options::{Goal, OptionName, Other, ProofOption, Purpose, SolverOption};

impl Options {
    /// The size that the boxes make, otherwise a map, otherwise the symbols; and whether all ask for the same.
    pub(in crate::reader) fn claimed(&self) -> (Option<usize>, bool) {
        let mut sizes = self.claims().map(|(_, size)| size);
        let claimed = sizes.next();
        (claimed, sizes.all(|size| claimed == Some(size)))
    }

    /// The options that ask for a size, and the size.
    fn claims(&self) -> impl Iterator<Item = (OptionName, usize)> {
        let all = [
            (OptionName::Boxes, self.boxes.map(BoxShape::size)),
            (OptionName::Regions, self.maps[0]),
            (OptionName::Cages, self.maps[1]),
            (OptionName::Symbols, self.symbol_count),
        ];
        all.into_iter()
            .filter_map(|(name, size)| Some((name, size?)))
    }

    /// Returns the fault of an option that asks for another size than the grid has. The caller's are right, unless all
    /// others are.
    pub(in crate::reader) fn refute(&self, size: usize) -> Option<Located> {
        let wrong = self.claims().filter(|(_, claimed)| *claimed != size);
        let (name, claimed) = wrong.min_by_key(|(name, _)| self.place(*name).is_none())?;
        let fault = Fault::Claim {
            name,
            claimed,
            size,
        };
        Some((self.place(name), fault))
    }

    /// Checks that options go together. If a puzzle is to be refuted, any solution counts, and there is a proof by default.
    pub(in crate::reader) fn settle(&mut self, purpose: Purpose) -> Result<(), Located> {
        let names = OptionName::all();
        for name in names.filter(|name| self.is_demanded(*name)) {
            let is_other = |other: &&Other| match other {
                Other::Types => self.solver == SolverOption::Types,
                Other::First => self.goal == Goal::First,
            };
            if let Some(&other) = name.not_with().iter().find(is_other) {
                return Err((self.place(name), Fault::NotWith { name, other }));
            }
        }
        if purpose == Purpose::Refute {
            self.goal = Goal::First;
            if self.solver == SolverOption::Const {
                self.proof = self.proof.or(Some(ProofOption::Types));
            }
        }
        Ok(())
    }

    /// Returns true if an option asks for more than usual, and may not go together with others.
    fn is_demanded(&self, name: OptionName) -> bool {
        match name {
            OptionName::Proof => self.proof == Some(ProofOption::Types),
            OptionName::Minimal => self.minimal == Some(true),
            OptionName::Techniques => self.techniques.is_some(),
            OptionName::Effort => self.effort.is_some(),
            OptionName::Boxes | OptionName::Symbols | OptionName::Rules => false,
            OptionName::Regions | OptionName::Cages | OptionName::Solution | OptionName::Solver => {
                false
            }
            OptionName::AllDrawn | OptionName::RegionSums | OptionName::Mark(_) => false,
        }
    }

    /// Returns what is wrong if a grid of this size cannot have the rules, or no proof where there has to be one. `first`
    /// is where the grid begins.
    pub(in crate::reader) fn check(&self, size: usize, first: usize) -> Result<(), Located> {
        let fault = GridError::NoUsualBoxes { size };
        let boxes = self.boxes(size).ok_or((Some(first), Fault::Grid(fault)))?;
        if let Err(rule) = Groups::of(boxes).with(self.rules) {
            let fault = Fault::Grid(GridError::RuleDoesNotFit { rule, boxes });
            return Err((self.rule_places[rule as usize].or(Some(first)), fault));
        }
        self.check_lines(size)
            .map_err(|(at, fault)| (at.or(Some(first)), fault))?;
        // What keeps the types from searching such a grid.
        if !self.has_cages() || size <= ProofOption::LARGEST_CAGED {
            return Ok(());
        }
        let (name, fault) = match (self.solver, self.proof) {
            (SolverOption::Types, _) => (OptionName::Solver, Fault::NoTypes),
            (_, Some(ProofOption::Types)) => (OptionName::Proof, Fault::NoProof),
            _ => return Ok(()),
        };
        let place = self.place(name).or(self.place(OptionName::Cages));
        Err((place.or(Some(first)), fault))
    }
}
