//! The bounds that users meet in errors, in a module that is not hidden: of what is in one, rustc says the name without its path. Only
//! the name of the module is hidden.

pub use super::clash::*;
pub use super::report::*;
