//! Checks the types for every number of two and of three digits.

use super::*;
use crate::bridge::proposal::Report;
use core::marker::PhantomData;
use sudoku_notation::messages::Finding;
use typenum::{
    ATerm, TArr, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18,
    U19, U20, U21, U22, U23, U24, U25, Unsigned,
};

/// A proposal with these digits.
struct Digits<const A: u8, const B: u8, const C: u8>;

impl<const A: u8, const B: u8, const C: u8> Report for Digits<A, B, C> {
    const FINDING: Finding = Finding::NOTHING;
}

impl<const A: u8, const B: u8, const C: u8> Proposal for Digits<A, B, C> {
    const DIGITS: &'static [u8] = &[A, B, C];
}

macro_rules! each_two {
    ([$($a:ident)*] $b:tt) => { $(each_two! { $a $b })* };
    ($a:ident [$($b:ident)*]) => { $(
        const _: PhantomData<TArr<$a, TArr<$b, ATerm>>> =
            PhantomData::<Two<{ $a::USIZE * 100 + $b::USIZE }, ATerm>>;
    )* };
}

macro_rules! each_three {
    ([$($a:ident)*] $b:tt $c:tt) => { $(each_three! { $a $b $c })* };
    ($a:ident [$($b:ident)*] $c:tt) => { $(each_three! { $a $b $c })* };
    ($a:ident $b:ident [$($c:ident)*]) => { $(
        const _: PhantomData<TArr<$a, TArr<$b, TArr<$c, ATerm>>>> =
            PhantomData::<Three<{ $a::USIZE * 100 + $b::USIZE * 10 + $c::USIZE }, ATerm>>;
    )* };
}

each_two! {
    [U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 U17 U18 U19 U20 U21 U22 U23 U24 U25]
    [U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 U17 U18 U19 U20 U21 U22 U23 U24 U25]
}

each_three! {
    [U1 U2 U3 U4 U5 U6 U7 U8 U9]
    [U1 U2 U3 U4 U5 U6 U7 U8 U9]
    [U1 U2 U3 U4 U5 U6 U7 U8 U9]
}

#[test]
fn digits_are_found_in_their_row() {
    assert_eq!(one::<Digits<4, 5, 6>>(2), 6);
    assert_eq!(two::<Digits<25, 17, 6>>(0), 2517);
    assert_eq!(two::<Digits<25, 17, 6>>(1), 1706);
    assert_eq!(three::<Digits<4, 5, 6>>(0), 456);
}
