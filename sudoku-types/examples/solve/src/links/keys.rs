//! The law of both formats: each object has a table of its keys, with what the value of each is. A key that is not in the table,
//! and a value of another type, are errors that name them, because either may be a rule.

use serde_json::Value;

use super::puzzle::{is_empty, no_rule, number, place};

/// What the value of a key is. A key with `null` is not there.
pub(super) enum Is {
    /// No rule, whatever it is; or it is checked where it is read.
    Any,
    /// How something is drawn: a text, a number, a flag, or a list of these, which are no rules.
    Drawing,
    /// Words for people: a text, a number, or a list of these.
    Words,
    Text,
    Flag,
    /// A whole number, which may be in quotes.
    Number,
    /// What is written beside cells: a whole number, or a text, which may be empty.
    Clue,
    /// One of these texts.
    OneOf(&'static [&'static str]),
    /// Digits, or a text of digits; some may be unknown.
    Solution,
    List(&'static Is),
    /// The names of two cells.
    Pair,
    Object(Table),
    /// An object whose keys are checked where they are read, because texts have them as well.
    Names,
    /// A rule that has no counterpart here. It may be empty.
    Refused,
}

/// A row of a table.
pub(super) struct Row<Read: 'static> {
    /// The names of keys, with blanks between them.
    pub(super) keys: &'static str,
    pub(super) is: Is,
    /// How they are read, in a table that says so.
    pub(super) read: Read,
}

pub(super) type Table<Read = ()> = &'static [Row<Read>];

/// Defines tables: the names of keys, what their values are, and how they are read.
macro_rules! tables {
    ($($name:ident: $($keys:literal $is:expr;)*)*) => {
        $(const $name: $crate::links::keys::Table =
            &[$($crate::links::keys::Row { keys: $keys, is: $is, read: () }),*];)*
    };
    ($name:ident by $read:ty: $($keys:literal $is:expr, $how:expr;)*) => {
        const $name: $crate::links::keys::Table<$read> =
            &[$($crate::links::keys::Row { keys: $keys, is: $is, read: $how }),*];
    };
}
pub(super) use tables;

/// Returns the row of this key.
pub(super) fn row<Read>(table: Table<Read>, key: &str) -> Option<&'static Row<Read>> {
    table
        .iter()
        .find(|row| row.keys.split(' ').any(|name| name == key))
}

/// Checks the keys of an object with this name, and their values. The puzzle itself has no name.
pub(super) fn check_keys<Read>(
    name: &str,
    object: &Value,
    table: Table<Read>,
) -> Result<(), String> {
    let of = match name {
        "" => String::new(),
        _ => format!(" of {name}{}", place(object)),
    };
    for (key, value) in object.as_object().into_iter().flatten() {
        let name = format!("`{key}`{of}");
        let unknown = || {
            format!(
                "{name} is not known here, and may be a rule: if it is none, remove it from the JSON"
            )
        };
        check(&name, value, &row(table, key).ok_or_else(unknown)?.is)?;
    }
    Ok(())
}

/// Checks a value with this name.
pub(super) fn check(name: &str, value: &Value, is: &'static Is) -> Result<(), String> {
    let expected = match (is, value) {
        (_, Value::Null)
        | (Is::Flag | Is::Drawing, Value::Bool(_))
        | (Is::Names, Value::Object(_))
        | (Is::Text | Is::Words | Is::Clue | Is::Solution | Is::Drawing, Value::String(_))
        | (Is::Words | Is::Clue | Is::Solution | Is::Drawing, Value::Number(_)) => return Ok(()),
        (Is::Number, value) if number(value).is_some() => return Ok(()),
        (Is::OneOf(texts), Value::String(text)) if texts.contains(&text.as_str()) => return Ok(()),
        (Is::Pair, Value::Array(all)) if all.len() == 2 => {
            return check(name, value, &Is::List(&Is::Text));
        }
        (Is::Words | Is::Drawing, Value::Array(all)) => {
            return all.iter().try_for_each(|it| check(name, it, is));
        }
        (Is::Solution, Value::Array(all)) => {
            return all.iter().try_for_each(|it| check(name, it, &Is::Clue));
        }
        (Is::List(is), Value::Array(all)) if !all.contains(&Value::Null) => {
            return all.iter().try_for_each(|it| check(name, it, is));
        }
        (Is::Object(table), Value::Object(_)) => return check_keys(name, value, table),
        (Is::Refused, value) if is_empty(value) => return Ok(()),
        (Is::Refused, value) => return Err(no_rule(name, &value[0])),
        (Is::Any, _) => return Ok(()),
        (Is::Words | Is::Text | Is::Drawing, _) => "a text",
        (Is::Flag, _) => "true or false",
        (Is::Number, _) => "a whole number",
        (Is::Clue, _) => "a number or a text",
        (Is::OneOf(texts), _) => &format!("\"{}\"", texts.join("\" or \"")),
        (Is::Solution, _) => "digits",
        (Is::List(_), _) => "a list",
        (Is::Pair, _) => "two cells",
        (Is::Object(_) | Is::Names, _) => "an object",
    };
    Err(format!("{name} is {}: expected {expected}", short(value)))
}

/// Returns the JSON of a value, or its beginning.
fn short(value: &Value) -> String {
    let json = value.to_string();
    match json.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &json[..end]),
        None => json,
    }
}
