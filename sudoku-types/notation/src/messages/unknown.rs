//! A name that is unknown: the names that there are, and the one that may have been meant.

use core::fmt;

use crate::options::{OTHER_NAMES, OptionName};

/// Writes that none of this kind has the name, and the one that was probably meant, or the names that there are. Of two names
/// the one is meant that others give it, or the nearest by the number of letters that differ. Marks are too many to be listed.
pub(super) fn write_unknown(
    f: &mut fmt::Formatter<'_>,
    kind: &str,
    name: &str,
    names: impl Iterator<Item = &'static str> + Clone,
) -> fmt::Result {
    write!(f, "unknown {kind} `{name}`: ")?;
    let far = |known: &&str| distance(name, known);
    let length = letters(name).count();
    // Of a name so far away most letters are others.
    let near = names.clone().min_by_key(far);
    let near = near.filter(|meant| 2 * far(meant) < length.max(2));
    let mut others = OTHER_NAMES.iter().filter(|_| kind == "option");
    let other = others.find(|(other, _)| is_nearly(name, other));
    if let Some(meant) = other.map(|(_, meant)| *meant).or(near) {
        return write!(f, "did you mean `{meant}`?");
    }
    write!(f, "the {kind}s are ")?;
    let is_mark = |name: &&str| OptionName::of_name(name).is_some_and(OptionName::is_drawn);
    let has_marks = names.clone().any(|name| is_mark(&name));
    let listed = names.filter(|name| !is_mark(name));
    let last = listed.clone().count() - 1;
    for (index, known) in listed.enumerate() {
        let separator = match index {
            0 => "",
            _ if index == last && !has_marks => " and ",
            _ => ", ",
        };
        write!(f, "{separator}`{known}`")?;
    }
    if has_marks {
        f.write_str(" and marks such as `thermometers`")?;
    }
    Ok(())
}

/// Returns true if a name is another but for case, signs, an `s` at the end, or one letter of six or more.
pub(crate) fn is_nearly(name: &str, other: &str) -> bool {
    let [one, two] = [name, other].map(|it| letters(it.trim_end_matches(['s', 'S'])));
    one.eq(two)
        || letters(name).count().min(letters(other).count()) > 5 && distance(name, other) == 1
}

/// The longest name that is compared: longer ones are not alike.
const LONGEST: usize = 32;

/// Returns how many letters have to be inserted, removed, changed or exchanged with the next to make one name of another. A
/// name that ends early is one step away.
fn distance(one: &str, other: &str) -> usize {
    let mut rows = [[0; LONGEST + 1]; 3];
    rows[1] = core::array::from_fn(|index| index);
    let length = letters(other).count().min(LONGEST);
    let mut before = None;
    for (index, letter) in letters(one).enumerate() {
        rows[2] = [index + 1; LONGEST + 1];
        let mut known_before = None;
        for (column, known) in letters(other).take(length).enumerate() {
            let changed = rows[1][column] + usize::from(letter != known);
            let mut least = changed
                .min(rows[1][column + 1] + 1)
                .min(rows[2][column] + 1);
            if column > 0 && index > 0 && (before, known_before) == (Some(known), Some(letter)) {
                least = least.min(rows[0][column - 1] + 1);
            }
            rows[2][column + 1] = least;
            known_before = Some(known);
        }
        rows.rotate_left(1);
        before = Some(letter);
    }
    let early = rows[1][..length].iter().min();
    early.map_or(rows[1][length], |least| rows[1][length].min(least + 1))
}

/// The letters and figures of a name, in lower case: `x-wing` and `XWing` are `x_wing`.
fn letters(name: &str) -> impl Iterator<Item = u8> {
    let letters = name.bytes().filter(u8::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase())
}
