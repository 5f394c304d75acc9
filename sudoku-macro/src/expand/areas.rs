//! Writes regions and cages as types: a map of area numbers, and the list of areas in that order.
//!
//! ```text
//! Regions<TArr3<TArr3<U1, U1, U1, …>, …>, TArr3<Region<'a'>, Region<'b'>, Region<'c'>, …>>
//! Cages<TArr3<TArr3<U1, Blank, U2, …>, …>, TArr3<Cage<'a', U<3>>, Cage<'b'>, …>>
//! ```

use super::{Library, digit_type, list};
use crate::read::Puzzle;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use sudoku_notation::geometry::{Areas, Cell};

pub(super) fn regions(regions: Areas<'_>, size: usize, library: &Library) -> TokenStream {
    let private = library.private();
    let map = map(regions, size, library);
    let areas = (0..regions.count()).map(|number| {
        let name = regions.area(number).name;
        quote!(#private Region<#name>)
    });
    let areas = TokenStream::from_iter(list(areas, library));
    quote!(#private Regions<#map, #areas>)
}

pub(super) fn cages(cages: Areas<'_>, size: usize, library: &Library) -> TokenStream {
    let private = library.private();
    let map = map(cages, size, library);
    let areas = (0..cages.count()).map(|number| {
        let name = cages.area(number).name;
        match cages.sum(number) {
            None => quote!(#private Cage<#name>),
            Some(sum) => {
                let sum = Literal::usize_unsuffixed(sum);
                quote!(#private Cage<#name, #private U<#sum>>)
            }
        }
    });
    let areas = TokenStream::from_iter(list(areas, library));
    quote!(#private Cages<#map, #areas>)
}

/// For each cell the number of its area, from 1.
fn map(areas: Areas<'_>, size: usize, library: &Library) -> TokenStream {
    let private = library.private();
    let number = |cell| match areas.number_at(cell) {
        None => library.path("Blank"),
        Some(number @ ..25) => digit_type(number as u8 + 1, library),
        Some(number) => {
            let number = Literal::usize_unsuffixed(number + 1);
            Vec::from_iter(quote!(#private U<#number>))
        }
    };
    let row = |row| {
        let numbers = (0..size).map(|column| number(Cell { row, column }));
        list(numbers, library)
    };
    TokenStream::from_iter(list((0..size).map(row), library))
}

/// 1 if there are regions or cages, for which a grid has to have room.
pub(super) fn room(puzzle: &Puzzle) -> Literal {
    Literal::usize_unsuffixed(puzzle.has_areas().into())
}
