//! The faults found so far: reading goes on after the first.

use std::fmt::Display;

use proc_macro2::Span;

/// Errors that are reported together, as many as a reader will read.
#[derive(Debug, Default)]
pub(super) struct Faults {
    /// Where each stands, and what is said.
    named: Vec<(Span, String)>,
    /// How many were found after these.
    more: usize,
}

/// Ten faults show what is wrong with a grid.
const MOST: usize = 10;

impl Faults {
    pub(super) fn add(&mut self, span: Span, message: impl Display) {
        if self.named.len() < MOST {
            self.named.push((span, message.to_string()));
        } else {
            self.more += 1;
        }
    }

    pub(super) fn absorb(&mut self, others: Faults) {
        for (span, message) in others.named {
            self.add(span, message);
        }
        self.more += others.more;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.named.is_empty()
    }

    pub(super) fn into_result(self) -> syn::Result<()> {
        self.into_error().map_or(Ok(()), Err)
    }

    /// The faults, and one that ends the reading.
    pub(super) fn with(mut self, span: Span, message: impl Display) -> syn::Error {
        let last = syn::Error::new(span, &message);
        self.add(span, message);
        self.into_error().unwrap_or(last)
    }

    fn into_error(mut self) -> Option<syn::Error> {
        if let (Some((_, last)), 1..) = (self.named.last_mut(), self.more) {
            let plural = if self.more == 1 { "" } else { "s" };
            *last += &format!(" (and {} more error{plural} in this grid)", self.more);
        }
        let errors = self.named.into_iter();
        errors
            .map(|(span, message)| syn::Error::new(span, message))
            .reduce(|mut first, other| {
                first.combine(other);
                first
            })
    }
}
