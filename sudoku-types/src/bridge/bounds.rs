//! The bounds that users see in errors. rustc prints the names in this module without their path, because only the name of the
//! module is hidden, not the module itself.

pub use super::clash::*;
pub use super::report::*;
