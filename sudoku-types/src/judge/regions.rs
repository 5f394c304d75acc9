//! Checks regions, in the place of boxes: N regions of N cells each, whose digits all differ.
//!
//! A map defines which cells are in a region, for values too: see `geometry/areas` of the notation. The tests that give
//! the judge changed grids compare the two.

use super::areas::{AsManyAs, InAreas, MappedRows};
use super::different::EachAllDifferent;
use super::gate::Behind;
use super::shape::{EachAsLongAs, ToUnary, Unary};
use crate::puzzle::Region;
use typenum::{ATerm, TArr, UInt};

/// Rows that have the regions of a map: `Size` regions of `Size` cells each. `Size` is at least 1.
#[diagnostic::on_unimplemented(
    message = "these regions do not fit the size of the grid",
    label = "N regions of N cells each belong to a grid of N × N cells"
)]
pub trait InRegions<Map, Areas, Size> {
    /// The digits of each region.
    type Regions;
}

#[diagnostic::do_not_recommend]
impl<Rows, Map, Areas, High, Low, Regions> InRegions<Map, Areas, UInt<High, Low>> for Rows
where
    UInt<High, Low>: ToUnary,
    Areas: EachRegion,
    Rows: MappedRows<Map>,
    InAreas<Rows, Map>: AsManyAs<Areas, Areas = Regions>,
    Regions: EachAsLongAs<Unary<UInt<High, Low>>, Unary<UInt<High, Low>>, Regions>,
{
    type Regions = Behind<Regions::Gate, Regions>;
}

/// A list of regions.
pub trait EachRegion {}

impl EachRegion for ATerm {}
impl<const NAME: char, Areas: EachRegion> EachRegion for TArr<Region<NAME>, Areas> {}

/// Regions that have no digit twice.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a region of this solution",
    label = "not a solved Sudoku"
)]
pub trait RegionsDiffer {}

#[diagnostic::do_not_recommend]
impl<Regions> RegionsDiffer for Regions where Regions: EachAllDifferent {}
