//! The bounds that users see in errors. rustc prints the names in this module without their path, because the module
//! itself is not hidden (only its name is).

pub use super::clash::*;
pub use super::report::*;
