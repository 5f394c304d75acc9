//! Writes the table that `bridge/digit_packs.rs` of `sudoku-types` uses to read numbers as digits: an `impl` for each number.
//!
//! ```text
//! impl TwoDigits for Const<1207> { type Before<Rest> = TArr<U12, TArr<U7, Rest>>; }
//! impl ThreeDigits for Const<537> { type Before<Rest> = TArr<U5, TArr<U3, TArr<U7, Rest>>>; }
//! ```

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

/// Writes the implementations for two digits up to 25, and for three digits up to 9.
pub(crate) fn table() -> TokenStream {
    let two = (1..=25).flat_map(|a| (1..=25).map(move |b| (100 * a + b, vec![a, b])));
    let two = two.map(|(number, digits)| implementation("TwoDigits", number, &digits));
    let three =
        (111..=999).map(|number| (number, vec![number / 100, number / 10 % 10, number % 10]));
    let three = three.filter(|(_, digits)| !digits.contains(&0));
    let three = three.map(|(number, digits)| implementation("ThreeDigits", number, &digits));
    two.chain(three).collect()
}

/// Writes the implementation for a number.
fn implementation(reader: &str, number: usize, digits: &[usize]) -> TokenStream {
    let (reader, number) = (format_ident!("{reader}"), Literal::usize_unsuffixed(number));
    let list = digits.iter().rfold(quote!(Rest), |rest, digit| {
        let digit = format_ident!("U{digit}");
        quote!(typenum::TArr<typenum::#digit, #rest>)
    });
    quote! {
        impl #reader for Const<#number> {
            type Before<Rest> = #list;
        }
    }
}
