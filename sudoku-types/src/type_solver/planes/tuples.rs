//! Macros for tuples. Everything in the machine is an atom, or a tuple of two to five elements of one kind. Nested
//! tuples are less deep than lists, so that rustc goes down few levels to reach a cell.

/// Calls a macro once for each length of a tuple, with its elements, their names and their indices, and with the names
/// that are left, which repeat the last element.
macro_rules! tuples {
    ($macro:ident) => {
        $macro! { T0 E0 I0, T1 E1 I1; T1 E2, T1 E3, T1 E4 }
        $macro! { T0 E0 I0, T1 E1 I1, T2 E2 I2; T2 E3, T2 E4 }
        $macro! { T0 E0 I0, T1 E1 I1, T2 E2 I2, T3 E3 I3; T3 E4 }
        $macro! { T0 E0 I0, T1 E1 I1, T2 E2 I2, T3 E3 I3, T4 E4 I4; }
    };
}

/// Declares the elements of a tuple in a trait, or defines those of an atom, which are all the same type.
macro_rules! elements {
    (of $trait:ident) => {
        type E0: $trait;
        type E1: $trait;
        type E2: $trait;
        type E3: $trait;
        type E4: $trait;
    };
    (all $atom:ty) => {
        type E0 = $atom;
        type E1 = $atom;
        type E2 = $atom;
        type E3 = $atom;
        type E4 = $atom;
    };
}

/// `fold!(Bit Or: a, b, c)` is `a.Or<b.Or<c>>`.
macro_rules! fold {
    ($trait:ident $function:ident: $a:ty) => { $a };
    ($trait:ident $function:ident: $a:ty, $($b:ty),+) => {
        <$a as $trait>::$function<fold!($trait $function: $($b),+)>
    };
}

/// `through!(Set Count: n; a, b)` is `a.Count<b.Count<n>>`; the function may take arguments before `n`, as in `a [x]`.
macro_rules! through {
    ($trait:ident $function:ident: $t:ty;) => { $t };
    ($trait:ident $function:ident: $t:ty; $a:ty $([$($x:ty),*])? $(, $($rest:tt)*)?) => {
        <$a as $trait>::$function<$($($x,)*)? through!($trait $function: $t; $($($rest)*)?)>
    };
}

/// `from_left!(Set Right Last: c; a, b)` is `(a.Right<c>, b.Right<a.Last>)`: each element is given what is last in the
/// one to its left.
macro_rules! from_left {
    ($trait:ident $function:ident $last:ident: $carry:ty; $($a:ident),*) => {
        from_left!(@ [] $trait $function $last: $carry; $($a),*)
    };
    (@ [$($done:ty,)*] $trait:ident $function:ident $last:ident: $carry:ty;) => { ($($done,)*) };
    (@ [$($done:ty,)*] $trait:ident $function:ident $last:ident: $carry:ty; $a:ident $(, $rest:ident)*) => {
        from_left!(@ [$($done,)* <$a as $trait>::$function<$carry>,]
            $trait $function $last: <$a as $trait>::$last; $($rest),*)
    };
}

/// `from_right!(Set Left First: c; a, b)` is `(a.Left<b.First>, b.Left<c>)`: each element is given what is first in the
/// one to its right.
macro_rules! from_right {
    ($trait:ident $function:ident $first:ident: $carry:ty; $($a:ident),*) => {
        from_right!(@ [] $trait $function $first: $carry; $($a),*)
    };
    (@ [$($done:ty,)*] $trait:ident $function:ident $first:ident: $carry:ty; $a:ident) => {
        ($($done,)* <$a as $trait>::$function<$carry>,)
    };
    (@ [$($done:ty,)*] $trait:ident $function:ident $first:ident: $carry:ty; $a:ident, $b:ident $(, $rest:ident)*) => {
        from_right!(@ [$($done,)* <$a as $trait>::$function<<$b as $trait>::$first>,]
            $trait $function $first: $carry; $b $(, $rest)*)
    };
}

/// `first!(a, b)` is `a`.
macro_rules! first {
    ($a:ident $(, $rest:ident)*) => {
        $a
    };
}

/// `last!(a, b)` is `b`.
macro_rules! last {
    ($a:ident) => { $a };
    ($a:ident, $($rest:ident),+) => { last!($($rest),+) };
}

/// Joins the elements of several parts. Each part has a number of elements, and then the elements.
pub(crate) const fn join<T: Copy>(parts: &[(usize, [T; 25])]) -> (usize, [T; 25]) {
    let (mut length, mut joined) = parts[0];
    let mut part = 1;
    while part < parts.len() {
        let (more, elements) = parts[part];
        let mut element = 0;
        while element < more {
            joined[length] = elements[element];
            length += 1;
            element += 1;
        }
        part += 1;
    }
    (length, joined)
}

pub(crate) use {elements, first, fold, from_left, from_right, last, through, tuples};
