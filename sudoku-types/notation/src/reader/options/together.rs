//! Options that do not go together, with each other or with the grid: such as `boxes` and `regions`.

use super::Options;
use super::values::earlier;
use crate::geometry::{BoxShape, Groups};
use crate::messages::{AreaFault, Fault, Faults, GridError};
use crate::options::{Goal, OptionName, ProofOption, Purpose, SolverOption};

impl Options {
    /// Says of rules, regions and cages what does not go together: regions and boxes; and any of them and the solver
    /// made of traits, which knows none.
    pub(in crate::reader) const fn settle_rules(&self, faults: &mut Faults<'_>) {
        if let (Some(_), Some((_, regions))) = (self.boxes, self.regions) {
            faults.add_at(regions, Fault::Area(AreaFault::RegionsAndBoxes));
        }
        if matches!(self.solver, SolverOption::Types) && !self.is_usual() {
            faults.add_at(self.first_further(), Fault::RulesOfTypes);
        }
    }

    /// Whether there is nothing but rows, columns and boxes.
    const fn is_usual(&self) -> bool {
        self.rules.rules.is_empty() && self.regions.is_none() && self.cages.is_none()
    }

    /// The place of the first rule, region or cage, if it is in the text.
    const fn first_further(&self) -> Option<usize> {
        let mut first = self.rules.first();
        if let Some((_, regions)) = self.regions {
            first = earlier(first, regions);
        }
        if let Some((_, cages)) = self.cages {
            first = earlier(first, cages);
        }
        first
    }

    /// Whether there is to be a proof, and who has said so. A claim that there is no solution has one by default.
    pub(in crate::reader) const fn settle_proof(
        &mut self,
        purpose: Purpose,
        faults: &mut Faults<'_>,
    ) {
        match self.proof {
            Some((proof, offset)) if !proof.is_none() => {
                self.ask_of_const(OptionName::Proof, offset, faults);
            }
            None if matches!(
                (purpose, self.solver),
                (Purpose::Refute, SolverOption::Const)
            ) =>
            {
                self.proof = Some((ProofOption::Types, None));
            }
            _ => {}
        }
    }

    /// Says what cannot be asked for of a puzzle whose solver is made of types, or that may have several solutions.
    pub(in crate::reader) const fn settle_demands(&self, faults: &mut Faults<'_>) {
        if let Some((true, offset)) = self.demands.minimal {
            self.ask_of_const(OptionName::Minimal, offset, faults);
        }
        if let Some((_, offset)) = self.demands.techniques {
            self.ask_of_const(OptionName::Techniques, offset, faults);
        }
    }

    /// Says that this cannot be asked for, where the solver is not the one to ask, or where it does not look for the
    /// only solution.
    const fn ask_of_const(&self, name: OptionName, offset: Option<usize>, faults: &mut Faults<'_>) {
        if matches!(self.solver, SolverOption::Types) {
            faults.add_at(offset, Fault::OfTypes(name));
        } else if matches!(self.goal, Goal::First) {
            faults.add_at(offset, Fault::OfFirst(name));
        }
    }

    /// Says that there can be no proof of a grid of this size or with these rules, if there is to be one. `first` is
    /// where the grid begins.
    pub(in crate::reader) const fn refuse_proof(
        &self,
        size: usize,
        first: u32,
        faults: &mut Faults<'_>,
    ) {
        let (Some((proof, offset)), SolverOption::Const) = (self.proof, self.solver) else {
            return;
        };
        if proof.is_none() {
            return;
        }
        let (fault, place) = if size > ProofOption::LARGEST {
            (Fault::ProofOfLarge { size }, None)
        } else if let Some(rule) = self.rules.rules.first_of_pairs() {
            (Fault::ProofOfRule(rule), self.rules.places[rule as usize])
        } else if let Some((_, cages)) = self.cages {
            (Fault::ProofOfCages, cages)
        } else if let Some(boxes) = self.boxes(size)
            && let units = self.rules(boxes).units(boxes)
            && units > 0
            && size + units > ProofOption::MOST_UNITS
        {
            let units = size + units;
            (Fault::ProofOfUnits { units }, self.rules.first())
        } else {
            return;
        };
        let offset = match (offset, place) {
            (Some(offset), _) | (None, Some(offset)) => offset as u32,
            (None, None) => first,
        };
        faults.add(offset, fault);
    }

    /// Says of a rule that grids with these boxes do not have it. `first` is where the grid begins.
    pub(in crate::reader) const fn refuse_rules(
        &self,
        boxes: BoxShape,
        first: u32,
        faults: &mut Faults<'_>,
    ) {
        if let Err(rule) = Groups::of(boxes).with(self.rules.rules) {
            let offset = match self.rules.places[rule as usize] {
                Some(offset) => offset as u32,
                None => first,
            };
            faults.add(
                offset,
                Fault::Grid(GridError::RuleDoesNotFit { rule, boxes }),
            );
        }
    }
}
