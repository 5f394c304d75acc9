//! Tests every pair of cells that a rule compares, one pair at a time, on lists in which these two hold the same digit
//! and all others are different.
//!
//! In a full grid no pair clashes alone, so there one that is not compared may go unseen. Here the
//! lists need not be grids.

use super::boxes::AllDisjoint;
use super::columns::{AllDifferInEachPlace, Beside, DiffersInEachPlace, NotAmongInAnyPlace};
use super::different::{AllDifferent, EachAllDifferent};
use super::digits::*;
use super::givens::{FillsRow, FillsRows, GivenRow, GivenRows};
use super::shape::Unary;
use crate::puzzle::Blank;
use core::marker::PhantomData;
use typenum::{B0, B1, Const, U0, U1, U2, U3, U4, U5, U6, U7, U8, U9, UInt, UTerm, tarr};

/// True if a type satisfies a bound.
macro_rules! holds {
    ($type:ty: $($bound:tt)+) => {{
        struct Probe<T>(PhantomData<T>);
        #[allow(dead_code, reason = "for types that do not satisfy it")]
        trait Otherwise {
            const HOLDS: bool = false;
        }
        impl<T> Otherwise for Probe<T> {}
        #[allow(dead_code, reason = "for types that do")]
        impl<T: $($bound)+> Probe<T> {
            const HOLDS: bool = true;
        }
        Probe::<$type>::HOLDS
    }};
}

macro_rules! count {
    ($($element:tt)*) => { <[&str]>::len(&[$(stringify!($element)),*]) };
}

/// Calls `$test` for each element of a list: with what comes before it, itself, and what comes
/// behind it.
macro_rules! each_place {
    ($test:ident $with:tt [$($before:tt)*]) => {};
    ($test:ident $with:tt [$($before:tt)*] $here:tt $($behind:tt)*) => {
        $test! { $with [$($before)*] $here [$($behind)*] }
        each_place! { $test $with [$($before)* $here] $($behind)* }
    };
}

/// Calls `$test` for each beginning of a list.
macro_rules! each_beginning {
    ($test:ident $($list:tt)*) => { each_place! { each_beginning_ends ($test) [] $($list)* } };
}
macro_rules! each_beginning_ends {
    (($test:ident) [$($before:tt)*] $last:tt $behind:tt) => { $test! { $($before)* $last } };
}

/// Calls `$test` with each list that has one digit a second time, and the two places.
macro_rules! each_pair {
    ($test:ident $with:tt $($list:tt)*) => {
        each_place! { each_pair_first ($test $with) [] $($list)* }
    };
}
macro_rules! each_pair_first {
    (($test:ident $with:tt) $before:tt $first:tt [$($behind:tt)*]) => {
        each_place! { each_pair_second ($test $with $before $first) [] $($behind)* }
    };
}
macro_rules! each_pair_second {
    (
        ($test:ident $with:tt [$($before:tt)*] $first:tt)
        [$($between:tt)*] $second:tt [$($behind:tt)*]
    ) => {
        $test! {
            $with
            [$($before)* $first $($between)* $first $($behind)*]
            (count!($($before)*)) (count!($($before)* $first $($between)*))
        }
    };
}

/// Calls `$test` with each two lists of which the second has a digit of the first, and
/// the two places.
macro_rules! each_cross {
    ($test:ident $with:tt [$($one:tt)*] $other:tt) => {
        each_place! { each_cross_first ($test $with $other) [] $($one)* }
    };
}
macro_rules! each_cross_first {
    (($test:ident $with:tt [$($other:tt)*]) [$($before:tt)*] $here:tt [$($behind:tt)*]) => {
        each_place! {
            each_cross_second
            ($test $with [$($before)* $here $($behind)*] (count!($($before)*)) $here)
            [] $($other)*
        }
    };
}
macro_rules! each_cross_second {
    (($test:ident $with:tt $one:tt $i:tt $digit:tt) [$($before:tt)*] $here:tt [$($behind:tt)*]) => {
        $test! { $with $one [$($before)* $digit $($behind)*] $i (count!($($before)*)) }
    };
}

#[test]
fn all_pairs_of_a_row_are_compared() {
    macro_rules! pair {
        (() [$($digit:tt)*] $i:tt $j:tt) => {
            assert!(!holds!(tarr![$($digit),*]: AllDifferent), "{} and {}", $i, $j);
        };
    }
    macro_rules! row {
        ($($digit:tt)*) => {
            assert!(holds!(tarr![$($digit),*]: AllDifferent));
            each_pair! { pair () $($digit)* }
        };
    }
    each_beginning! { row D1 D2 D3 D4 D5 D6 D7 D8 }

    macro_rules! rows {
        ($($digit:tt)*) => {
            assert!(holds!(tarr![$(tarr![$digit, D9]),*]: EachAllDifferent));
            each_place! { place () [] $($digit)* }
        };
    }
    macro_rules! place {
        (() [$($before:tt)*] $here:tt [$($behind:tt)*]) => {
            assert!(!holds!(
                tarr![$(tarr![$before, D9],)* tarr![D9, D9] $(,tarr![$behind, D9])*]:
                    EachAllDifferent
            ));
        };
    }
    each_beginning! { rows D1 D2 D3 D4 D5 }
}

#[test]
fn all_pairs_of_rows_are_compared() {
    macro_rules! pair {
        (() [$($digit:tt)*] $i:tt $j:tt) => {
            assert!(
                !holds!(tarr![$(tarr![$digit]),*]: AllDifferInEachPlace),
                "{} and {}", $i, $j
            );
        };
    }
    macro_rules! column {
        ($($digit:tt)*) => {
            assert!(holds!(tarr![$(tarr![$digit]),*]: AllDifferInEachPlace));
            each_pair! { pair () $($digit)* }
        };
    }
    each_beginning! { column D1 D2 D3 D4 D5 D6 D7 D8 }
}

#[test]
fn two_rows_are_compared_place_by_place() {
    macro_rules! place {
        (() [$($one:tt)*] [$($other:tt)*] $i:tt $j:tt) => {
            assert_eq!(
                holds!(tarr![$($one),*]: DiffersInEachPlace<tarr![$($other),*]>),
                $i != $j
            );
        };
    }
    each_cross! { place () [D1] [D11] }
    each_cross! { place () [D1 D2] [D11 D12] }
    each_cross! { place () [D1 D2 D3] [D11 D12 D13] }
    each_cross! { place () [D1 D2 D3 D4] [D11 D12 D13 D14] }
    each_cross! { place () [D1 D2 D3 D4 D5] [D11 D12 D13 D14 D15] }
}

#[test]
fn three_rows_are_compared_place_by_place() {
    macro_rules! place {
        ((second $s:ty) [$($p:tt)*] [$($q:tt)*] $i:tt $j:tt) => {
            assert_eq!(holds!(tarr![$($p),*]: Beside<tarr![$($q),*], $s>), $i != $j);
        };
        ((third $q:ty) [$($p:tt)*] [$($s:tt)*] $i:tt $j:tt) => {
            assert_eq!(holds!(tarr![$($p),*]: Beside<$q, tarr![$($s),*]>), $i != $j);
        };
        ((both $p:ty) [$($q:tt)*] [$($s:tt)*] $i:tt $j:tt) => {
            assert_eq!(holds!($p: Beside<tarr![$($q),*], tarr![$($s),*]>), $i != $j);
        };
    }
    macro_rules! three {
        ([$($p:tt)*] [$($q:tt)*] [$($s:tt)*]) => {
            each_cross! { place (second tarr![$($s),*]) [$($p)*] [$($q)*] }
            each_cross! { place (third tarr![$($q),*]) [$($p)*] [$($s)*] }
            each_cross! { place (both tarr![$($p),*]) [$($q)*] [$($s)*] }
        };
    }
    three! { [D1] [D7] [D13] }
    three! { [D1 D2] [D7 D8] [D13 D14] }
    three! { [D1 D2 D3] [D7 D8 D9] [D13 D14 D15] }
    three! { [D1 D2 D3 D4] [D7 D8 D9 D10] [D13 D14 D15 D16] }
}

#[test]
fn a_row_is_compared_with_three_place_by_place() {
    macro_rules! place {
        ((first $q:ty, $s:ty) [$($p:tt)*] $row:tt $i:tt $j:tt) => {
            place! { (tarr![$($p),*], $q, $s) $row $i $j }
        };
        ((second $p:ty, $s:ty) [$($q:tt)*] $row:tt $i:tt $j:tt) => {
            place! { ($p, tarr![$($q),*], $s) $row $i $j }
        };
        ((third $p:ty, $q:ty) [$($s:tt)*] $row:tt $i:tt $j:tt) => {
            place! { ($p, $q, tarr![$($s),*]) $row $i $j }
        };
        (($p:ty, $q:ty, $s:ty) [$($row:tt)*] $i:tt $j:tt) => {
            assert_eq!(
                holds!(tarr![$($row),*]: NotAmongInAnyPlace<<$p as Beside<$q, $s>>::Groups>),
                $i != $j
            );
        };
    }
    macro_rules! three {
        ([$($p:tt)*] [$($q:tt)*] [$($s:tt)*] $row:tt) => {
            each_cross! { place (first tarr![$($q),*], tarr![$($s),*]) [$($p)*] $row }
            each_cross! { place (second tarr![$($p),*], tarr![$($s),*]) [$($q)*] $row }
            each_cross! { place (third tarr![$($p),*], tarr![$($q),*]) [$($s)*] $row }
        };
    }
    three! { [D1] [D7] [D13] [D19] }
    three! { [D1 D2] [D7 D8] [D13 D14] [D19 D20] }
    three! { [D1 D2 D3] [D7 D8 D9] [D13 D14 D15] [D19 D20 D21] }
    three! { [D1 D2 D3 D4] [D7 D8 D9 D10] [D13 D14 D15 D16] [D19 D20 D21 D22] }
    three! { [D1 D2 D3 D4 D5] [D7 D8 D9 D10 D11] [D13 D14 D15 D16 D17] [D19 D20 D21 D22 D23] }
}

#[test]
fn rows_are_compared_within_their_band() {
    macro_rules! pair {
        (($height:ty, $number:literal) [$($digit:tt)*] $i:tt $j:tt) => {
            assert_eq!(
                holds!(tarr![$(tarr![$digit]),*]:
                    AllDisjoint<Unary<$height>, Unary<$height>, Unary<U1>>),
                $i / $number != $j / $number,
                "bands of {}: {} and {}", $number, $i, $j
            );
        };
    }
    each_pair! { pair (U1, 1) D1 D2 D3 D4 }
    each_pair! { pair (U2, 2) D1 D2 D3 D4 D5 D6 }
    each_pair! { pair (U3, 3) D1 D2 D3 D4 D5 D6 }
    each_pair! { pair (U4, 4) D1 D2 D3 D4 D5 D6 D7 D8 }
    each_pair! { pair (U5, 5) D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 }
}

#[test]
fn two_rows_of_a_band_are_compared_within_each_stack() {
    macro_rules! places {
        (($width:ty, $number:literal) [$($one:tt)*] [$($other:tt)*] $i:tt $j:tt) => {
            assert_eq!(
                holds!(tarr![tarr![$($one),*], tarr![$($other),*]]:
                    AllDisjoint<Unary<U2>, Unary<U2>, Unary<$width>>),
                $i / $number != $j / $number,
                "stacks of {}: {} and {}", $number, $i, $j
            );
        };
    }
    each_cross! { places (U1, 1) [D1 D2 D3] [D13 D14 D15] }
    each_cross! { places (U2, 2) [D1 D2 D3 D4] [D13 D14 D15 D16] }
    each_cross! { places (U3, 3) [D1 D2 D3 D4 D5 D6] [D13 D14 D15 D16 D17 D18] }
    each_cross! {
        places (U4, 4) [D1 D2 D3 D4 D5 D6 D7 D8] [D13 D14 D15 D16 D17 D18 D19 D20]
    }
    each_cross! {
        places (U5, 5)
        [D1 D2 D3 D4 D5 D6 D7 D8 D9 D10] [D13 D14 D15 D16 D17 D18 D19 D20 D21 D22]
    }
    each_cross! {
        places (U6, 6)
        [D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12]
        [D13 D14 D15 D16 D17 D18 D19 D20 D21 D22 D23 D24]
    }
    each_cross! { places (U7, 7) [D1 D2 D3 D4 D5 D6 D7] [D13 D14 D15 D16 D17 D18 D19] }
    each_cross! { places (U8, 8) [D1 D2 D3 D4 D5 D6 D7 D8] [D13 D14 D15 D16 D17 D18 D19 D20] }
}

/// `Blank` in the place of anything.
macro_rules! blank {
    ($cell:tt) => {
        Blank
    };
}

/// True if a row of a solution fills a row of givens.
macro_rules! fills {
    ($size:ty, [$($given:tt)*] [$($cell:tt)*]) => {
        holds!(Const<{ count!($($cell)*) }>: FillsRow<$size, tarr![$($given),*], tarr![$($cell),*]>)
    };
}

#[test]
fn every_cell_is_a_digit() {
    macro_rules! place {
        ([$($given:tt)*] [$($before:tt)*] $here:tt [$($behind:tt)*]) => {
            assert!(!fills!(U8, [$($given)*] [$($before)* U0 $($behind)*]));
            assert!(!fills!(U8, [$($given)*] [$($before)* U9 $($behind)*]));
            assert!(!fills!(U8, [$($given)*] [$($before)* Blank $($behind)*]));
            assert!(!fills!(U8, [$($given)*] [$($before)* LeadingZero $($behind)*]));
        };
    }
    macro_rules! row {
        ($($digit:tt)*) => {
            assert!(holds!(
                Const<{ count!($($digit)*) }>:
                    FillsRow<U8, tarr![$(blank!($digit)),*], tarr![$($digit),*]>
            ));
        };
    }
    /// A 1 written as "01".
    type LeadingZero = UInt<UInt<UTerm, B0>, B1>;
    each_beginning! { row U4 U5 U6 U7 U8 }
    each_place! { place [Blank] [] U4 }
    each_place! { place [Blank Blank] [] U4 U5 }
    each_place! { place [Blank Blank Blank] [] U4 U5 U6 }
    each_place! { place [Blank Blank Blank Blank] [] U4 U5 U6 U7 }
    each_place! { place [Blank Blank Blank Blank Blank] [] U4 U5 U6 U7 U8 }
    type Blanks = tarr![tarr![Blank, Blank], tarr![Blank, Blank]];
    assert!(holds!(Const<2>: FillsRows<U2, Blanks, tarr![tarr![U1, U2], tarr![U2, U1]]>));
    assert!(!holds!(Const<2>: FillsRows<U2, Blanks, tarr![tarr![U1, U2], tarr![U2, U3]]>));
    assert!(!holds!(Const<2>: FillsRows<U2, Blanks, tarr![tarr![U3, U2], tarr![U2, U1]]>));
}

#[test]
fn every_row_has_the_right_length() {
    macro_rules! lengths {
        ($($length:literal)*) => { $(
            assert_eq!(
                holds!(Const<$length>: FillsRow<U9, tarr![Blank, Blank, Blank], tarr![U1, U2, U3]>),
                $length == 3
            );
            assert_eq!(
                holds!(Const<$length>: FillsRows<U9, tarr![tarr![Blank]], tarr![tarr![U1]]>),
                $length == 1
            );
        )* };
    }
    lengths! { 0 1 2 3 4 5 6 }
    type Blanks = tarr![tarr![Blank, Blank], tarr![Blank, Blank]];
    assert!(!holds!(Const<2>: FillsRows<U2, Blanks, tarr![tarr![U1, U2]]>));
    assert!(!holds!(Const<2>: FillsRows<U2, Blanks, tarr![tarr![U1, U2], tarr![U2]]>));
    assert!(!holds!(Const<2>: FillsRows<U2, Blanks, tarr![tarr![U1], tarr![U2, U1]]>));
    assert!(!holds!(Const<2>: FillsRows<U2, Blanks, tarr![tarr![U1, U2], tarr![U2, U1, U1]]>));
    assert!(!holds!(
        Const<2>: FillsRows<U2, Blanks, tarr![tarr![U1, U2], tarr![U2, U1], tarr![U1, U2]]>
    ));
}

#[test]
fn givens_have_the_right_length() {
    macro_rules! lengths {
        ($($length:literal)*) => { $(
            assert_eq!(holds!(Const<$length>: GivenRow<U9, tarr![U1, Blank, U1]>), $length == 3);
            assert_eq!(holds!(Const<$length>: GivenRows<U2, tarr![tarr![U1]]>), $length == 1);
        )* };
    }
    lengths! { 0 1 2 3 4 5 6 }
    assert!(holds!(Const<2>: GivenRows<U2, tarr![tarr![U1, Blank], tarr![U1, U1]]>));
    assert!(!holds!(Const<2>: GivenRows<U2, tarr![tarr![U1, Blank], tarr![U1]]>));
    assert!(!holds!(Const<2>: GivenRows<U2, tarr![tarr![U1, Blank]]>));
}

#[test]
fn every_given_is_a_digit_or_a_blank() {
    macro_rules! place {
        (() [$($before:tt)*] $here:tt [$($behind:tt)*]) => {
            place! { [$($before)*] [$($behind)*] true Blank U1 U8 }
            place! { [$($before)*] [$($behind)*] false U0 U9 LeadingZero u8 }
        };
        ($before:tt $behind:tt $holds:literal $($cell:ident)*) => {
            $(place! { @one $before $behind $holds $cell })*
        };
        (@one [$($before:tt)*] [$($behind:tt)*] $holds:literal $cell:ident) => {
            assert_eq!(
                holds!(
                    Const<{ count!($($before)* $cell $($behind)*) }>:
                        GivenRow<U8, tarr![$($before,)* $cell $(,$behind)*]>
                ),
                $holds
            );
        };
    }
    macro_rules! row {
        ($($digit:tt)*) => { each_place! { place () [] $($digit)* } };
    }
    /// A 1 written as "01".
    type LeadingZero = UInt<UInt<UTerm, B0>, B1>;
    each_beginning! { row U4 U5 U6 U7 U8 }
}

/// The checked given.
macro_rules! given {
    ($cell:tt) => {
        <$cell as Given>::Cell
    };
}

#[test]
fn every_given_is_kept() {
    macro_rules! place {
        ([$($row:tt)*] [$($before:tt)*] $here:tt [$($behind:tt)*]) => {
            place! { @ true [$($row)*] [$(given!($before),)* Blank $(,given!($behind))*] }
            place! { @ false [$($row)*] [$(given!($before),)* D9 $(,given!($behind))*] }
        };
        (@ $holds:literal [$($row:tt)*] [$($given:ty),*]) => {
            assert_eq!(
                holds!(Const<{ count!($($row)*) }>: FillsRow<U9, tarr![$($given),*], tarr![$($row),*]>),
                $holds
            );
        };
    }
    macro_rules! row {
        ($($digit:tt)*) => {{
            place! { @ true [$($digit)*] [$(given!($digit)),*] }
            each_place! { place [$($digit)*] [] $($digit)* }
        }};
    }
    each_beginning! { row U1 U2 U3 U4 U5 }
    type Kept = tarr![tarr![D1, Blank], tarr![Blank, D1]];
    assert!(holds!(Const<2>: FillsRows<U2, Kept, tarr![tarr![U1, U2], tarr![U2, U1]]>));
    assert!(!holds!(Const<2>: FillsRows<U2, Kept, tarr![tarr![U2, U1], tarr![U1, U2]]>));
    assert!(!holds!(Const<2>: FillsRows<U2, Kept, tarr![tarr![U1, U2], tarr![U1, U2]]>));
}
