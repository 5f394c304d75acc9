//! Tests of tokens whose places are not known, as in rust-analyzer: all of them are at line 1, column 1.

use proc_macro2::{Group, Span, TokenStream, TokenTree};

use super::complaints::APART;
use super::table::SAME;
use super::{digits_of, read, tokens};

fn unplaced(tokens: TokenStream) -> TokenStream {
    let unplaced = |token| {
        let mut token = match token {
            TokenTree::Group(group) => {
                Group::new(group.delimiter(), unplaced(group.stream())).into()
            }
            token => token,
        };
        token.set_span(Span::call_site());
        token
    };
    tokens.into_iter().map(unplaced).collect()
}

/// Grids that nothing but lines and spaces keeps apart.
const NEED_PLACES: [&str; 2] = [
    "+----+----+\n| 1. | .. |\n| .. | 3. |\n+----+----+\n| .. | .4 |\n| .2 | .. |\n+----+----+",
    "1,,,\n,,3,\n,,,4\n,2,,",
];

#[test]
fn most_grids_are_read_as_one_line() {
    for text in SAME.into_iter().chain([APART]) {
        let Ok(tokens_of_text) = text.parse() else {
            continue; // what cannot be tokens
        };
        let puzzle = read(unplaced(tokens_of_text));
        assert_eq!(puzzle.is_err(), NEED_PLACES.contains(&text), "{text}");
        if let Ok(puzzle) = puzzle {
            let placed = read(tokens(text)).expect("a grid");
            assert_eq!(digits_of(&puzzle), digits_of(&placed), "{text}");
        }
    }
}
