//! The sentences of techniques.

extern crate std;

use super::{Finding, Technique};
use crate::finding_sentences;
use std::string::ToString;

macro_rules! messages_and_notes {
    ($(
        $(#[$doc:meta])*
        $kind:literal => $numbers:ident $(or $symbols:ident)? <$p:ident, $q:ident $(, $a:ident, $b:ident)?>:
        message = $message:literal, label = $label:literal $(, note = $note:literal)?;
    )*) => {
        const ALL: &[(usize, &str, &str)] = &[$(($kind, $message, concat!($($note)?))),*];
    };
}

finding_sentences!(messages_and_notes);

/// The numbers of the sentences, and the words in them, are those of the scale.
#[test]
fn every_technique_but_the_easiest_has_a_sentence() {
    for &technique in &Technique::ALL[1..] {
        let finding = Finding::technique(technique, 0);
        let sentence = ALL.iter().find(|(kind, ..)| *kind == finding.kind);
        let (_, message, note) = sentence.expect("a sentence");
        assert!(message.contains(&technique.to_string()), "{message}");
        let (_, value) = note.split_once("`techniques: ").expect("an option");
        assert!(value.starts_with(technique.name()), "{note}");
    }
    let easiest = Finding::technique(Technique::ALL[0], 0);
    assert!(ALL.iter().all(|(kind, ..)| *kind != easiest.kind));
}
