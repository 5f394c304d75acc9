//! The name of the solver's answer. It is written in every constant that asks for a part of
//! it, so it carries the givens in the short form drawn in `proposal.rs` of `sudoku-types`.

use super::boxes;
use crate::read::{Puzzle, SolutionOption};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// `Asked<U3, U3, Words<…, Words<…, Unique>>>`.
pub(super) fn asked(puzzle: &Puzzle, private: &TokenStream) -> TokenStream {
    let boxes = boxes(puzzle, private);
    let mode = match puzzle.solution {
        SolutionOption::Unique => quote!(#private::Unique),
        SolutionOption::First => quote!(#private::First),
    };
    let words = words(puzzle).into_iter().rfold(mode, |rest, word| {
        let word = Literal::u128_unsuffixed(word);
        quote!(#private::Words<#word, #rest>)
    });
    quote!(#private::Asked<#boxes, #words>)
}

fn words(puzzle: &Puzzle) -> Vec<u128> {
    let bits = if puzzle.size <= 16 { 4 } else { 5 };
    let mut words = vec![0];
    let mut used = 0;
    for cell in &puzzle.cells {
        if 128 - used < 1 + bits {
            words.push(0);
            used = 0;
        }
        match cell.digit {
            None => used += 1,
            Some(digit) => {
                let word = words.last_mut().expect("there is a first word");
                *word |= (u128::from(digit - 1) << 1 | 1) << used;
                used += 1 + bits;
            }
        }
    }
    words
}
