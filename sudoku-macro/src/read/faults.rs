//! The faults found so far: reading goes on after the first.

use std::fmt::Display;

use proc_macro2::Span;

/// Errors that are reported together.
#[derive(Debug, Default)]
pub(super) struct Faults(Option<syn::Error>);

impl Faults {
    pub(super) fn add(&mut self, span: Span, message: impl Display) {
        self.combine(syn::Error::new(span, message));
    }

    pub(super) fn absorb(&mut self, others: Faults) {
        if let Some(error) = others.0 {
            self.combine(error);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    pub(super) fn into_result(self) -> syn::Result<()> {
        self.0.map_or(Ok(()), Err)
    }

    fn combine(&mut self, error: syn::Error) {
        match &mut self.0 {
            Some(first) => first.combine(error),
            None => self.0 = Some(error),
        }
    }
}
