//! Checks options against each other and against the grid, and returns the size that they state.

use super::Options;
use crate::geometry::{BoxShape, Groups};
use crate::messages::{Fault, GridError, Located};
use crate::options::{Goal, OptionName, Other, ProofOption, Purpose, SolverOption};

impl Options {
    /// Returns the size that the boxes state, otherwise a map, otherwise the symbols.
    pub(in crate::reader) fn stated_size(&self) -> Option<usize> {
        self.stated_sizes().next().map(|(_, size)| size)
    }

    /// Returns the options that state a size, each with its size.
    fn stated_sizes(&self) -> impl Iterator<Item = (OptionName, usize)> {
        let all = [
            (OptionName::Boxes, self.boxes.map(BoxShape::size)),
            (OptionName::Regions, self.maps[0]),
            (OptionName::Cages, self.maps[1]),
            (OptionName::Symbols, self.symbol_count),
        ];
        all.into_iter()
            .filter_map(|(name, size)| Some((name, size?)))
    }

    /// Returns the fault of an option that states another size than that of the grid. An option of the caller has the fault only if
    /// no option of the text has it.
    pub(in crate::reader) fn refute(&self, size: usize) -> Option<Located> {
        let wrong = self.stated_sizes().filter(|(_, stated)| *stated != size);
        let (name, stated) = wrong.min_by_key(|(name, _)| self.place(*name).is_none())?;
        let fault = Fault::OtherStatedSize { name, stated, size };
        Some((self.place(name), fault))
    }

    /// Checks that no options exclude each other. To refute a puzzle, sets the goal and a default proof.
    pub(in crate::reader) fn check_together(&mut self, purpose: Purpose) -> Result<(), Located> {
        let names = OptionName::all();
        for name in names.filter(|name| name.is_demanded(self)) {
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

    /// Checks that a grid of this size, which begins at the byte `first`, can have the boxes, rules, lines and proof.
    pub(in crate::reader) fn check(&self, size: usize, first: usize) -> Result<(), Located> {
        let fault = GridError::NoUsualBoxes { size };
        let boxes = self.boxes(size).ok_or((Some(first), Fault::Grid(fault)))?;
        if let Err(rule) = Groups::of(boxes).with(self.rules) {
            let fault = Fault::Grid(GridError::RuleDoesNotFit { rule, boxes });
            let at = self.rule_places[rule as usize];
            let (at, fault) = self.located(OptionName::Rules, (at, fault));
            return Err((at.or(Some(first)), fault));
        }
        self.check_lines(size)
            .map_err(|(at, fault)| (at.or(Some(first)), fault))?;
        // The types cannot search a large grid with cages.
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
