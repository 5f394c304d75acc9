//! Packs every two and every three digits into a number, and checks the types that it is read as.

use super::*;
use core::marker::PhantomData;
use sudoku_notation::messages::Finding;
use typenum::{
    ATerm, TArr, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18,
    U19, U20, U21, U22, U23, U24, U25, Unsigned,
};

/// An answer of which three digits are asked.
struct Digits<const A: u8, const B: u8, const C: u8>;

impl<const A: u8, const B: u8, const C: u8> Proposal for Digits<A, B, C> {
    const DIGITS: &'static [u8] = &[A, B, C];
    const FINDING: Finding = Finding::NOTHING;
}

fn same<T>(_: PhantomData<T>, _: PhantomData<T>) {}

macro_rules! each_two {
    ([$($a:ident)*] $b:tt) => { $(each_two! { $a $b })* };
    ($a:ident [$($b:ident)*]) => { $(
        same(
            PhantomData::<Two<{ two::<Digits<{ $a::U8 }, { $b::U8 }, 0>>(0) }, ATerm>>,
            PhantomData::<TArr<$a, TArr<$b, ATerm>>>,
        );
    )* };
}

macro_rules! each_three {
    ([$($a:ident)*] $b:tt $c:tt) => { $(each_three! { $a $b $c })* };
    ($a:ident [$($b:ident)*] $c:tt) => { $(each_three! { $a $b $c })* };
    ($a:ident $b:ident [$($c:ident)*]) => { $(
        same(
            PhantomData::<Three<{ three::<Digits<{ $a::U8 }, { $b::U8 }, { $c::U8 }>>(0) }, ATerm>>,
            PhantomData::<TArr<$a, TArr<$b, TArr<$c, ATerm>>>>,
        );
    )* };
}

#[test]
fn two_digits_come_back() {
    each_two! {
        [U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 U17 U18 U19 U20 U21 U22 U23 U24 U25]
        [U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12 U13 U14 U15 U16 U17 U18 U19 U20 U21 U22 U23 U24 U25]
    }
}

#[test]
fn three_digits_come_back() {
    each_three! {
        [U1 U2 U3 U4 U5 U6 U7 U8 U9]
        [U1 U2 U3 U4 U5 U6 U7 U8 U9]
        [U1 U2 U3 U4 U5 U6 U7 U8 U9]
    }
}

#[test]
fn one_digit_is_found_in_its_row() {
    assert_eq!(one::<Digits<4, 5, 6>>(2), 6);
}
