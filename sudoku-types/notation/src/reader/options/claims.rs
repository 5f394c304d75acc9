//! The size that options ask for: boxes, maps and symbols, and whether they agree with each other and with the grid.

use super::Options;
use crate::messages::{Against, Claimant, Fault, Faults};

impl Options {
    /// The size that the boxes make, or else a map, or else the symbols, and whether all ask for the same.
    pub(in crate::reader) const fn claimed(&self) -> (Option<usize>, bool) {
        let mut sizes = [None; 3];
        if let Some((boxes, _)) = self.boxes {
            sizes[0] = Some(boxes.size());
        }
        if let Some((regions, _)) = self.regions {
            sizes[1] = Some(regions.size());
        }
        if let Some((cages, _)) = self.cages {
            sizes[2] = Some(cages.size());
        }
        let (mut claimed, mut agree, mut index) = (None, true, 0);
        while index < sizes.len() {
            match (claimed, sizes[index]) {
                (None, size) => claimed = size,
                (Some(claimed), Some(size)) => agree &= claimed == size,
                (Some(_), None) => {}
            }
            index += 1;
        }
        match (claimed, self.symbols) {
            (Some(size), Some((symbols, _))) => (claimed, agree && symbols.fits(size)),
            (None, Some((symbols, _))) => (symbols.count(), true),
            (_, None) => (claimed, agree),
        }
    }

    /// Whether those that claim a size are in the text. The caller's are right.
    pub(in crate::reader) const fn can_be_wrong(&self) -> bool {
        matches!(self.boxes, Some((_, Some(_))))
            || matches!(self.symbols, Some((_, Some(_))))
            || matches!(self.regions, Some((_, Some(_))))
            || matches!(self.cages, Some((_, Some(_))))
    }

    /// Says of each option that asks for another size than this that it does. The caller's are right.
    pub(in crate::reader) const fn refute(
        &self,
        size: usize,
        against: Against,
        faults: &mut Faults<'_>,
    ) {
        let against = match against {
            Against::Boxes if self.boxes.is_none() => Against::Map,
            against => against,
        };
        if let Some((boxes, Some(offset))) = self.boxes
            && boxes.size() != size
        {
            let by = Claimant::Boxes(boxes);
            faults.add(offset as u32, Fault::Claim { by, against, size });
        }
        let maps = [self.regions, self.cages];
        let mut index = 0;
        while index < maps.len() {
            if let Some((map, Some(offset))) = maps[index]
                && map.size() != size
            {
                let by = Claimant::Map(map.size());
                faults.add(offset as u32, Fault::Claim { by, against, size });
            }
            index += 1;
        }
        if let Some((symbols, Some(offset))) = self.symbols
            && let Some(count) = symbols.count()
            && count != size
        {
            let by = Claimant::Symbols(count);
            faults.add(offset as u32, Fault::Claim { by, against, size });
        }
    }
}
