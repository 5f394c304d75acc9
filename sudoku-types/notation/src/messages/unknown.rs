//! A name that is unknown: the names that there are, and the one that may have been meant.

use core::fmt;

use super::Shown;

/// What others call our options and techniques.
const ALSO: [(&str, &str); 6] = [
    ("jigsaw", "regions"),
    ("killer", "cages"),
    ("sums", "cages"),
    ("variants", "rules"),
    ("constraints", "rules"),
    ("xy_chain", "chain"),
];

/// Writes that none of this kind has the name, the names that there are, and the one that was probably meant: it begins
/// alike, or means the same to others.
pub(super) fn write_unknown(
    f: &mut fmt::Formatter<'_>,
    kind: &str,
    name: Shown,
    names: impl Iterator<Item = &'static str> + Clone,
) -> fmt::Result {
    write!(f, "unknown {kind} `{name}`: expected ")?;
    let last = names.clone().count() - 1;
    for (index, known) in names.clone().enumerate() {
        let separator = match index {
            0 => "",
            _ if index == last => " or ",
            _ => ", ",
        };
        write!(f, "{separator}`{known}`")?;
    }
    let also = ALSO.iter().find(|(also, _)| name.is(also));
    let name = also.map_or(name.as_str(), |(_, ours)| ours);
    let alike = |known: &&str| {
        let pairs = letters(name).zip(letters(known));
        pairs.take_while(|(one, other)| one == other).count()
    };
    let enough = 3.max(letters(name).count() / 2);
    match names.max_by_key(alike) {
        Some(meant) if alike(&meant) >= enough => write!(f, "; did you mean `{meant}`?"),
        _ => Ok(()),
    }
}

/// The letters and figures of a name, in lower case: `x-wing` and `XWing` are `x_wing`.
fn letters(name: &str) -> impl Iterator<Item = u8> {
    let letters = name.bytes().filter(u8::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase())
}
