//! The values of options.

use proc_macro2::{Literal, TokenTree};
use syn::Lit;

use super::LARGEST;
use super::boxes::Boxes;
use super::options::{Purpose, SolutionOption, SolverOption};
use super::strings::is_variation_selector;
use super::symbols::{BLANKS, Symbols, is_ruler};

/// The value of an option.
pub(super) enum Value {
    Boxes(Boxes),
    /// Symbols and how many they are.
    Symbols(Symbols, usize),
    Solution(SolutionOption),
    Solver(SolverOption),
}

/// An option that cannot be used.
pub(super) struct Fault {
    pub(super) what: Refused,
    pub(super) why: String,
}

/// What about it is wrong.
pub(super) enum Refused {
    Name,
    Value,
}

/// Reads the value of the option `name` at the start of `tokens`. Gives the number of its tokens too.
pub(super) fn value(
    purpose: Purpose,
    name: &str,
    tokens: &[TokenTree],
) -> Result<(Value, usize), Fault> {
    let no_such_option = |why: String| Fault {
        what: Refused::Name,
        why,
    };
    let value = match name {
        "boxes" => boxes(tokens),
        "symbols" => symbols(tokens),
        "solution" if purpose == Purpose::Refute => {
            return Err(no_such_option(NO_SOLUTION_TO_CHOOSE.to_owned()));
        }
        "solution" => solution(tokens),
        "solver" => solver(tokens),
        _ => return Err(no_such_option(unknown(purpose, name))),
    };
    value.map_err(|why| Fault {
        what: Refused::Value,
        why: why.unwrap_or_else(|| match tokens.first() {
            Some(TokenTree::Punct(end)) if end.as_char() == ';' => {
                format!("there is no value of `{name}`: {}", allowed(name))
            }
            _ => format!("this is no value of `{name}`: {}", allowed(name)),
        }),
    })
}

/// What may be written, by example.
pub(super) fn allowed(name: &str) -> &'static str {
    match name {
        "boxes" => "write the rows and columns of a box, for example `boxes: 2x3;`",
        "symbols" => {
            "write characters in order of value, for example `symbols: \"0123456789ABCDEF\";`, \
             or numbers, for example `symbols: 0..=15;`"
        }
        "solution" => "write `solution: unique;` or `solution: first;`",
        "solver" => "write `solver: const;` or `solver: types;`",
        _ => "write `boxes: 2x3;`, `symbols: \"…\";`, `solution: first;` or `solver: types;`",
    }
}

const NO_SOLUTION_TO_CHOOSE: &str =
    "`unsolvable!` has no option `solution`: it says that there is none; remove it";

fn unknown(purpose: Purpose, name: &str) -> String {
    let names = purpose.options();
    let listed: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    let (last, others) = listed.split_last().expect("there are options");
    let expected = format!("{} or {last}", others.join(", "));

    let lower = name.to_lowercase();
    let alike = |known: &&&str| {
        let pairs = lower.chars().zip(known.chars());
        pairs.take_while(|(one, other)| one == other).count()
    };
    let nearest = Purpose::Solve.options().iter().max_by_key(alike);
    let meant = nearest.filter(|near| alike(near) >= 3 && names.contains(near));
    let hint = meant.map_or(String::new(), |known| format!("; did you mean `{known}`?"));
    format!("unknown option `{name}`: expected {expected}{hint}")
}

/// Why a value is refused; `None` where what is allowed says it all.
type Why = Option<String>;

/// The lexer makes one token of `2x3`, two of `2x 3` and `2 x3`, three of `2 x 3`.
fn boxes(tokens: &[TokenTree]) -> Result<(Value, usize), Why> {
    let mut text = String::new();
    for (index, token) in tokens.iter().take(3).enumerate() {
        text += &token.to_string();
        let Some((rows, columns)) = text.split_once(['x', 'X', '*']) else {
            continue;
        };
        if columns.is_empty() {
            continue;
        }
        let (Ok(rows), Ok(columns)) = (rows.parse::<usize>(), columns.parse::<usize>()) else {
            break;
        };
        match rows.saturating_mul(columns) {
            0 => {
                return Err(Some(
                    "boxes have at least 1 row and 1 column: write `boxes: 2x3;`, for example"
                        .to_owned(),
                ));
            }
            1..=LARGEST => {}
            size => {
                return Err(Some(format!(
                    "boxes of {rows}×{columns} cells would make a {size}×{size} grid: the largest is {LARGEST}×{LARGEST}"
                )));
            }
        }
        return Ok((Value::Boxes(Boxes { rows, columns }), index + 1));
    }
    Err(None)
}

fn solution(tokens: &[TokenTree]) -> Result<(Value, usize), Why> {
    let solution = match tokens.first() {
        Some(TokenTree::Ident(name)) if name == "unique" => SolutionOption::Unique,
        Some(TokenTree::Ident(name)) if name == "first" => SolutionOption::First,
        _ => return Err(None),
    };
    Ok((Value::Solution(solution), 1))
}

/// `const` is a keyword, and to the lexer a name like any other.
fn solver(tokens: &[TokenTree]) -> Result<(Value, usize), Why> {
    let solver = match tokens.first() {
        Some(TokenTree::Ident(name)) if name == "const" => SolverOption::Const,
        Some(TokenTree::Ident(name)) if name == "types" => SolverOption::Types,
        _ => return Err(None),
    };
    Ok((Value::Solver(solver), 1))
}

fn symbols(tokens: &[TokenTree]) -> Result<(Value, usize), Why> {
    let Some(TokenTree::Literal(first)) = tokens.first() else {
        return Err(None);
    };
    match Lit::new(first.clone()) {
        Lit::Str(characters) if characters.suffix().is_empty() => {
            let mut symbols = characters.value().chars().collect::<Vec<_>>();
            symbols.retain(|character| !is_variation_selector(*character));
            check(&symbols).map_err(Some)?;
            let count = symbols.len();
            Ok((Value::Symbols(Symbols::Chars(symbols), count), 1))
        }
        Lit::Int(_) => numbers(first, &tokens[1..]).map(|(value, length)| (value, length + 1)),
        _ => Err(None),
    }
}

fn check(symbols: &[char]) -> Result<(), String> {
    for (index, symbol) in symbols.iter().enumerate() {
        let shown = symbol.escape_debug();
        if symbols[..index].contains(symbol) {
            return Err(format!("the symbol `{shown}` stands twice in `symbols`"));
        }
        let taken = match symbol {
            _ if BLANKS.contains(symbol) => "a blank",
            _ if is_ruler(*symbol) => "a line between boxes",
            _ if symbol.is_whitespace() || symbol.is_control() => "space between cells",
            ',' | ';' => "a mark between cells",
            _ => continue,
        };
        return Err(format!(
            "`{shown}` cannot be a symbol: in a grid it is {taken}"
        ));
    }
    match symbols.len() {
        1..=LARGEST => Ok(()),
        count => Err(format!(
            "these are {count} symbols: expected one for each digit, 1 to {LARGEST}"
        )),
    }
}

/// The rest of `0..=15`.
fn numbers(first: &Literal, rest: &[TokenTree]) -> Result<(Value, usize), Why> {
    let is_punct = |token: &TokenTree, mark| matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark);
    let number = |literal: &Literal| literal.to_string().parse::<u8>().ok();
    match rest {
        [dot, also, equals, TokenTree::Literal(last), ..]
            if is_punct(dot, '.') && is_punct(also, '.') && is_punct(equals, '=') =>
        {
            let (Some(from), Some(last @ ..=99)) = (number(first), number(last)) else {
                return Err(Some("numbers in a grid go from 0 to 99".to_owned()));
            };
            match usize::from(last) + 1 - usize::from(from.min(last)) {
                count @ 1..=LARGEST if from <= last => {
                    Ok((Value::Symbols(Symbols::Numbers { from }, count), 4))
                }
                count if from <= last => Err(Some(format!(
                    "these are {count} numbers: expected one for each digit, 1 to {LARGEST}"
                ))),
                _ => Err(Some(format!(
                    "`{from}..={last}` is empty: the smaller number stands first"
                ))),
            }
        }
        _ => Err(None),
    }
}
