//! TEMP
use crate::bridge::values::{AddedTo, FurtherValue};
use crate::puzzle::*;
macro_rules! temp { ($($m:ident)*) => { $(
impl<Lines, Others, First, const N: usize> AddedTo<N, First, Others> for $m<Lines> where Others: FurtherValue<N, First> {
    type Frame = Others::Frame;
    type Cages = Others::Cages;
    const FRAME: Self::Frame = Others::FRAME;
}
)* } }
temp! { Thermometers Consecutive Doubles Palindromes Sums Arrows Even Odd }
