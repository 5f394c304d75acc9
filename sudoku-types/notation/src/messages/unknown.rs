//! What is said of a name that is unknown: what there is, and what may have been meant.

use core::fmt;

use crate::geometry::Rule;
use crate::options::{OptionName, Purpose};
use crate::technique::Technique;

/// Says that there is no option of this name, which may be how others call one of ours.
pub(super) fn unknown_option(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    purpose: Purpose,
) -> fmt::Result {
    let known = OptionName::ALL.map(|option| (option.name(), purpose.has(option)));
    write_unknown(f, "option", name, known.into_iter())?;
    let meant = match name {
        "jigsaw" => OptionName::Regions,
        "killer" | "sums" => OptionName::Cages,
        "variants" | "constraints" => OptionName::Rules,
        _ => return Ok(()),
    };
    write!(f, "; did you mean `{meant}`?")
}

/// Says that there is no rule of this name.
pub(super) fn unknown_rule(f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
    let known = Rule::ALL.map(|rule| (rule.name(), true));
    write_unknown(f, "rule", name, known.into_iter())
}

/// Says that there is no technique of this name.
pub(super) fn unknown_technique(f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
    let known = Technique::ALL.map(|technique| (technique.name(), true));
    write_unknown(f, "technique", name, known.into_iter())
}

/// Says that there is nothing of this name, and what names there are: those that can be used here, and others that may
/// have been meant.
fn write_unknown(
    f: &mut fmt::Formatter<'_>,
    kind: &str,
    name: &str,
    all: impl Iterator<Item = (&'static str, bool)> + Clone,
) -> fmt::Result {
    write!(f, "unknown {kind} `{name}`: expected ")?;
    let known = all.clone().filter(|&(_, is_known)| is_known);
    let last = known.clone().count() - 1;
    for (index, (known, _)) in known.enumerate() {
        let separator = match index {
            0 => "",
            _ if index == last => " or ",
            _ => ", ",
        };
        write!(f, "{separator}`{known}`")?;
    }
    let alike = |(known, _): &(&str, bool)| {
        let pairs = name.chars().zip(known.chars());
        let same = pairs.take_while(|(one, other)| one.to_ascii_lowercase() == *other);
        same.count()
    };
    match all.max_by_key(alike) {
        Some(near) if alike(&near) >= 3 && near.1 => {
            write!(f, "; did you mean `{}`?", near.0)
        }
        _ => Ok(()),
    }
}
