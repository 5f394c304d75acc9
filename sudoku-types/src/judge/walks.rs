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

/// Like [`each_as!`], but the bound names the item at the same place of another list too, which has the same length.
macro_rules! each_as_with {
    ($(#[$doc:meta])* $each:ident<$parameter:ident>: $bound:ident; $(#[$list_doc:meta])* $list:ident = $item:ident) => {
        $(#[$doc])*
        pub trait $each<$parameter, Others> {
            $(#[$list_doc])*
            type $list;
        }

        impl<$parameter> $each<$parameter, ATerm> for ATerm {
            type $list = ATerm;
        }
        impl<A: $bound<$parameter, X>, X, $parameter> $each<$parameter, TArr<X, ATerm>> for TArr<A, ATerm> {
            type $list = TArr<A::$item, ATerm>;
        }
        impl<A: $bound<$parameter, X>, B: $bound<$parameter, Y>, X, Y, $parameter>
            $each<$parameter, TArr<X, TArr<Y, ATerm>>> for TArr<A, TArr<B, ATerm>>
        {
            type $list = TArr<A::$item, TArr<B::$item, ATerm>>;
        }
        impl<
            A: $bound<$parameter, X>,
            B: $bound<$parameter, Y>,
            C: $bound<$parameter, Z>,
            Rest: $each<$parameter, Others>,
            X,
            Y,
            Z,
            Others,
            $parameter,
        > $each<$parameter, TArr<X, TArr<Y, TArr<Z, Others>>>> for TArr<A, TArr<B, TArr<C, Rest>>>
        {
            type $list = TArr<A::$item, TArr<B::$item, TArr<C::$item, Rest::$list>>>;
        }
    };
}

pub(super) use {each, each_as, each_as_with, each_with};
