//! Tests of tokens with unknown places, as in rust-analyzer, where all tokens are at line 1, column 1.

use proc_macro2::{Group, Span, TokenStream, TokenTree};

use super::complaints::APART;
use super::table::{Row, table};
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

#[test]
fn most_grids_are_read_as_one_line() {
    // Tokens have no comments.
    let is_same = |row: &Row| row.one == "same" && !row.text.contains("//");
    let rows = table().into_iter().filter(is_same);
    let (mut count, mut need_places) = (0, Vec::new());
    for text in rows.map(|row| row.text).chain([APART.to_owned()]) {
        let Ok(tokens_of_text) = text.parse() else {
            continue; // this text cannot be tokens
        };
        count += 1;
        match read(unplaced(tokens_of_text)) {
            Ok(puzzle) => {
                let placed = read(tokens(&text)).expect("a grid");
                assert_eq!(digits_of(&puzzle), digits_of(&placed), "{text}");
            }
            Err(_) => need_places.push(text),
        }
    }
    // Only lines separate their rows, or a heading from the rows; or `1.....3` is not one word in tokens.
    let is_known = |text: &String| text.contains('\n') || text.contains("1.....3");
    assert!(need_places.iter().all(is_known), "{need_places:#?}");
    assert!(count > 60 && need_places.len() < 20, "{need_places:#?}");
}
