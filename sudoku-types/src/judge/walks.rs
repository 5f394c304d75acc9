//! Walks over lists, three items at a time: see the head of [`judge`](super).

/// Defines a trait of lists whose items have a bound.
macro_rules! each {
    ($(#[$doc:meta])* $each:ident<$($parameter:ident),*>: $bound:path) => {
        $(#[$doc])*
        pub trait $each<$($parameter),*> {}

        impl<$($parameter,)*> $each<$($parameter),*> for ATerm {}
        impl<A: $bound, $($parameter,)*> $each<$($parameter),*> for TArr<A, ATerm> {}
        impl<A: $bound, B: $bound, $($parameter,)*> $each<$($parameter),*>
            for TArr<A, TArr<B, ATerm>>
        {
        }
        impl<A: $bound, B: $bound, C: $bound, Rest, $($parameter,)*> $each<$($parameter),*>
            for TArr<A, TArr<B, TArr<C, Rest>>>
        where
            Rest: $each<$($parameter),*>,
        {
        }
    };
}

/// Defines a trait of lists whose items have a bound that names the item at the same place of another list, which has
/// the same length.
macro_rules! each_with {
    ($(#[$doc:meta])* $each:ident: $bound:ident) => {
        $(#[$doc])*
        pub trait $each<Others> {}

        impl $each<ATerm> for ATerm {}
        impl<A: $bound<X>, X> $each<TArr<X, ATerm>> for TArr<A, ATerm> {}
        impl<A: $bound<X>, B: $bound<Y>, X, Y> $each<TArr<X, TArr<Y, ATerm>>>
            for TArr<A, TArr<B, ATerm>>
        {
        }
        impl<A: $bound<X>, B: $bound<Y>, C: $bound<Z>, Rest, X, Y, Z, Others>
            $each<TArr<X, TArr<Y, TArr<Z, Others>>>> for TArr<A, TArr<B, TArr<C, Rest>>>
        where
            Rest: $each<Others>,
        {
        }
    };
}

/// Defines a trait of lists whose items have a bound with an associated type. The trait has the list of these types.
macro_rules! each_as {
    ($(#[$doc:meta])* $each:ident<$parameter:ident>: $bound:path; $(#[$list_doc:meta])* $list:ident = $item:ident) => {
        $(#[$doc])*
        pub trait $each<$parameter> {
            $(#[$list_doc])*
            type $list;
        }

        impl<$parameter> $each<$parameter> for ATerm {
            type $list = ATerm;
        }
        impl<A: $bound, $parameter> $each<$parameter> for TArr<A, ATerm> {
            type $list = TArr<A::$item, ATerm>;
        }
        impl<A: $bound, B: $bound, $parameter> $each<$parameter> for TArr<A, TArr<B, ATerm>> {
            type $list = TArr<A::$item, TArr<B::$item, ATerm>>;
        }
        impl<A: $bound, B: $bound, C: $bound, Rest, $parameter> $each<$parameter>
            for TArr<A, TArr<B, TArr<C, Rest>>>
        where
            Rest: $each<$parameter>,
        {
            type $list = TArr<A::$item, TArr<B::$item, TArr<C::$item, Rest::$list>>>;
        }
    };
}

/// Calls a macro for each length of a list up to 25: with the length, as a number and as a type, two names for each item before
/// the last one, and two for the last one. rustc takes an implementation for a whole row sooner than a walk, and finds it at
/// once by its length.
macro_rules! lengths {
    ($with:ident) => {
        lengths! {
            $with []
            1 U1 A1 B1, 2 U2 A2 B2, 3 U3 A3 B3, 4 U4 A4 B4, 5 U5 A5 B5, 6 U6 A6 B6, 7 U7 A7 B7, 8 U8 A8 B8, 9 U9 A9 B9,
            10 U10 A10 B10, 11 U11 A11 B11, 12 U12 A12 B12, 13 U13 A13 B13, 14 U14 A14 B14, 15 U15 A15 B15,
            16 U16 A16 B16, 17 U17 A17 B17, 18 U18 A18 B18, 19 U19 A19 B19, 20 U20 A20 B20, 21 U21 A21 B21,
            22 U22 A22 B22, 23 U23 A23 B23, 24 U24 A24 B24, 25 U25 A25 B25,
        }
    };
    ($with:ident [$($before:tt)*] $length:literal $size:ident $a:ident $b:ident, $($more:tt)*) => {
        $with! { $length $size [$($before)*] ($a $b) }
        lengths! { $with [$($before)* ($a $b)] $($more)* }
    };
    ($with:ident $before:tt) => {};
}

pub(super) use {each, each_with};
pub(crate) use {each_as, lengths};
