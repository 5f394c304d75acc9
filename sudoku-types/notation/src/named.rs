//! Values of options by name.

/// Makes an enum from a table of its values, each with its name in options.
macro_rules! named {
    (
        $(#[$about:meta])*
        $named:ident { $($(#[$doc:meta])* $value:ident $name:literal,)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $named {
            $($(#[$doc])* $value,)*
        }

        impl $named {
            /// All of them, in their order.
            pub const ALL: [$named; [$($name),*].len()] = [$($named::$value),*];

            /// The name in the option.
            pub const fn name(self) -> &'static str {
                match self {
                    $($named::$value => $name,)*
                }
            }

            /// The name in Rust.
            #[doc(hidden)]
            pub const fn type_name(self) -> &'static str {
                match self {
                    $($named::$value => stringify!($value),)*
                }
            }

            /// The one of this name.
            pub(crate) fn of_name(name: &crate::messages::Shown) -> Option<$named> {
                $named::ALL.into_iter().find(|one| name.is(one.name()))
            }
        }
    };
}

pub(crate) use named;
