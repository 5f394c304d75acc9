//! A name that is unknown: the names that there are, and the one that may have been meant.

use core::fmt;

use super::Shown;

/// Writes that none of this kind has the name, the names that there are, and the one that was probably meant: it begins
/// alike.
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
    let alike = |known: &&str| {
        let pairs = letters(name.as_str()).zip(letters(known));
        pairs.take_while(|(one, other)| one == other).count()
    };
    let enough = 3.max(letters(name.as_str()).count() / 2);
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
