//! Values of options by name.

/// Makes an enum from a table of its values, each with its name in options, and in words if they differ.
macro_rules! named {
    (
        $(#[$about:meta])*
        $named:ident { $($(#[$doc:meta])* $value:ident $name:literal $($words:literal)?,)* }
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

            /// The one of this name.
            pub(crate) fn of_name(name: &str) -> Option<$named> {
                $named::ALL.into_iter().find(|one| one.name() == name)
            }
        }

        /// In words, or by its name.
        impl core::fmt::Display for $named {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(match self {
                    $($named::$value => [$($words,)? $name][0],)*
                })
            }
        }
    };
}

pub(crate) use named;
