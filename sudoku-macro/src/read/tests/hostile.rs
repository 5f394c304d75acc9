//! Any tokens give a grid or an error with a message, and take a time in proportion to their number.

use std::ffi::CString;
use std::time::{Duration, Instant};

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

use super::super::Purpose;
use super::super::reader;
use super::dice::{Dice, play};
use super::{CLASSIC, digits_of, read, tokens};

/// Far more time than needed, and far less than a quadratic algorithm would take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Asserts that the result is a grid of the right shape, or errors with messages.
fn check(tokens: TokenStream, name: &str) {
    match read(tokens) {
        Ok(puzzle) => {
            assert!((1..=25).contains(&puzzle.size), "{name}");
            assert_eq!(puzzle.cells.len(), puzzle.size * puzzle.size, "{name}");
            assert_eq!(puzzle.frame.groups().size(), puzzle.size, "{name}");
            let largest = digits_of(&puzzle).into_iter().max().unwrap_or(0);
            assert!(usize::from(largest) <= puzzle.size, "{name}");
        }
        Err(errors) => {
            assert!(errors.clone().into_iter().count() <= 11, "{name}");
            for error in errors {
                let message = error.to_string();
                assert!(
                    !message.is_empty() && !message.ends_with('.'),
                    "{name}: {message}"
                );
            }
        }
    }
}

fn literal(dice: &mut Dice) -> Literal {
    let (number, long) = (dice.roll(30), dice.roll(usize::MAX));
    let written = match dice.roll(16) {
        0 => return Literal::i8_unsuffixed(-(number as i8)),
        1 => return Literal::u64_suffixed(long as u64),
        2 => return Literal::f32_unsuffixed(number as f32 / 4.0),
        3 => {
            let character = char::from_u32(dice.roll(0x11_0000) as u32);
            return Literal::character(character.unwrap_or('_'));
        }
        4 => return Literal::byte_character(long as u8),
        5 => return Literal::byte_string(&long.to_be_bytes()),
        6 => return Literal::c_string(&CString::new(number.to_string()).unwrap()),
        7 | 8 => return Literal::string(&text(dice, "0123456789_.?|A-F \n;,/\"'\\")),
        9 => {
            let characters =
                (0..dice.roll(12)).filter_map(|_| char::from_u32(dice.roll(0x11_0000) as u32));
            return Literal::string(&characters.collect::<String>());
        }
        10 => format!("{number}."),
        11 => format!("{number}e{number}"),
        12 => format!("0x{number:x}"),
        13 => format!("{number}_{}", text(dice, "_0x19")),
        14 => return Literal::usize_unsuffixed(long),
        _ => number.to_string(),
    };
    let written: Result<Literal, _> = written.parse();
    written.unwrap_or_else(|_| Literal::usize_unsuffixed(number))
}

fn text(dice: &mut Dice, alphabet: &str) -> String {
    (0..dice.roll(90))
        .map(|_| dice.character(alphabet))
        .collect()
}

fn stream(dice: &mut Dice, most: usize) -> TokenStream {
    let token = |dice: &mut Dice| match dice.roll(11) {
        0..3 => {
            let spacing = dice.pick(&[Spacing::Joint, Spacing::Alone]);
            TokenTree::from(Punct::new(
                dice.character("=<>!~+-*/%^&|@.,;:#$?'"),
                spacing,
            ))
        }
        3..6 => {
            let names = [
                "_", "__", "_7__2", "A", "x", "b12", "boxes", "symbols", "solution", "first",
                "doc", "None",
            ];
            Ident::new(dice.pick(&names), Span::call_site()).into()
        }
        6..10 => literal(dice).into(),
        _ => {
            let delimiter = dice.pick(&[
                Delimiter::Parenthesis,
                Delimiter::Brace,
                Delimiter::Bracket,
                Delimiter::None,
            ]);
            Group::new(delimiter, stream(dice, most / 2)).into()
        }
    };
    let count = dice.roll(most + 1);
    (0..count).map(|_| token(dice)).collect()
}

fn any_tokens(dice: &mut Dice, seed: u64) {
    let options = dice.pick(&[
        "",
        "",
        "boxes: 2x3;",
        "boxes: 3 x 3",
        "symbols: \"1234\";",
        "symbols: 0..=8;",
        "solution: first; boxes:",
        "size: 7;",
    ]);
    let most = dice.pick(&[4, 10, 40]);
    let stream = stream(dice, most);
    check(
        tokens(options).into_iter().chain(stream).collect(),
        &format!("READER_SEED={seed}"),
    );
}

#[test]
fn some_token_streams() {
    play(600, any_tokens);
}

#[test]
#[ignore = "takes some seconds"]
fn many_token_streams() {
    play(15_000, any_tokens);
}

#[test]
fn deep_nesting() {
    let mut stream = tokens(&CLASSIC.replace('.', "_"));
    for _ in 0..5_000 {
        stream = TokenTree::from(Group::new(Delimiter::Parenthesis, stream)).into();
    }
    assert!(read(stream).is_ok());
}

/// Long texts take time in proportion to their length.
#[track_caller]
fn soon(name: &str, read: impl FnOnce()) {
    let start = Instant::now();
    read();
    let name: String = name.chars().take(20).collect();
    assert!(start.elapsed() < PATIENCE, "{name}: {:?}", start.elapsed());
}

fn long_texts() -> Vec<String> {
    let repeated = [
        "5",
        "_",
        ".",
        "-",
        "- ",
        "+",
        ",",
        ";",
        "/",
        "//",
        "#",
        "\"",
        "'",
        "\" ",
        "' ",
        "\\",
        "\"\\",
        "|",
        "[",
        "]",
        "[]",
        "\"\" ",
        "'' ",
        "\n",
        "5\n",
        "-\n",
        "#\n",
        "a\n",
        "ab\n",
        "5,",
        ",\n",
        "1 2\n",
        "12 ",
        "a:",
        "a: ;",
        "boxes: 2x2;",
        "boxes",
        "1boxes ",
        "symbols: \"",
        "x",
        "┼",
        "♠",
        "\u{fe0f}",
        "[1] ",
        "\"1\" ",
        "a! ",
        "a![1] ",
        "1.....3....4.2..,",
        "% ",
    ];
    let characters: String = ('\u{4e00}'..).take(20_000).collect();
    let symbols = format!("symbols: \"{characters}\"; 1___ ____ ____ ____");
    let repeated = repeated.map(|text| text.repeat(20_000 / text.len()));
    repeated.into_iter().chain([symbols, characters]).collect()
}

#[test]
fn long_texts_at_run_time() {
    for text in long_texts() {
        soon(&text, || {
            let reading = reader::read(&text, Purpose::Solve);
            assert!(!reading.errors.is_empty());
        });
    }
}

#[test]
#[ignore = "takes half a minute"]
fn long_texts_in_the_macro() {
    for text in long_texts() {
        soon(&text, || {
            check(TokenTree::from(Literal::string(&text)).into(), "a string")
        });
        if let Ok(tokens) = text.parse() {
            soon(&text, || check(tokens, "tokens"));
        }
    }
    for token in [
        "5 ",
        "_ ",
        "'a ",
        "\"\" ",
        "'1' ",
        "5\n",
        "/// text\n",
        "vec![1] ",
    ] {
        let tokens = tokens(&token.repeat(100_000));
        soon(token, || check(tokens, token));
    }
}

#[test]
fn many_tokens() {
    for token in [", ", "- ", "[] ", "# "] {
        let tokens = tokens(&token.repeat(100_000));
        soon(token, || check(tokens, token));
    }
}
