//! The sentence about an unknown name: it proposes a similar name, or lists the known ones.

use core::fmt;

use crate::options::{OTHER_NAMES, OptionName};

/// Writes that no name of this kind is `name`, and a proposal: our name for a common other name, otherwise the known name with the
/// fewest different letters. Without a proposal it lists the known names, but not all marks, which are too many.
pub(super) fn write_unknown(
    f: &mut fmt::Formatter<'_>,
    kind: &str,
    name: &str,
    names: impl Iterator<Item = &'static str> + Clone,
) -> fmt::Result {
    write!(f, "unknown {kind} `{name}`: ")?;
    let distance_to = |known: &&str| distance(name, known);
    let length = letters(name).count();
    // A name is similar if fewer than half of its letters differ.
    let near = names.clone().min_by_key(distance_to);
    let near = near.filter(|known| 2 * distance_to(known) < length.max(2));
    let mut others = OTHER_NAMES.iter().filter(|_| kind == "option");
    let other = others.find(|(other, _)| is_nearly(name, other));
    if let Some(proposal) = other.map(|(_, own)| *own).or(near) {
        return write!(f, "did you mean `{proposal}`?");
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

/// Returns true if two names are equal except for case, signs, an `s` at the end, or one of at least six letters.
pub(crate) fn is_nearly(name: &str, other: &str) -> bool {
    let [one, two] = [name, other].map(|it| letters(it.trim_end_matches(['s', 'S'])));
    one.eq(two)
        || letters(name).count().min(letters(other).count()) > 5 && distance(name, other) == 1
}

/// The most letters of a name that are compared.
const LONGEST: usize = 32;

/// Returns the number of letters that have to be inserted, removed, changed or exchanged with the next one to turn one name into
/// the other. If `one` is the beginning of `other`, the distance is 1.
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

/// Returns the letters and figures of a name in lower case, so that `x-wing` and `XWing` equal `x_wing`.
fn letters(name: &str) -> impl Iterator<Item = u8> {
    let letters = name.bytes().filter(u8::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase())
}
