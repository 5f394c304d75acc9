//! Demands on a puzzle besides one solution.

use super::super::Purpose;
use super::{complaints, complaints_for, puzzle};
use sudoku_notation::technique::Technique;

const FOUR: &str = "1___ __3_ ___4 _2__";

fn said(options: &str) -> Vec<String> {
    complaints(&format!("{options} {FOUR}"))
}

#[test]
fn minimal() {
    let place = |options: &str| {
        let place = puzzle(&format!("{options} {FOUR}")).minimal;
        place.map(|span| span.start().column + 1)
    };
    assert_eq!(place(""), None);
    assert_eq!(place("minimal: false;"), None);
    assert_eq!(place("minimal: true;"), Some(10));
    assert_eq!(place("proof: types; minimal : true ;"), Some(25));
}

#[test]
fn names_of_techniques() {
    for technique in Technique::ALL {
        let name = technique.name();
        assert_eq!(said(&format!("techniques: {name};")), [""; 0]);
    }
}

#[test]
fn where_nothing_is_asked() {
    let said = |purpose, option: &str| complaints_for(purpose, &format!("{option} {FOUR}"));
    for (option, name) in [
        ("minimal: true;", "minimal"),
        ("techniques: chain;", "techniques"),
    ] {
        let refute = format!(
            "1:1 `{name}` this macro has no option `{name}`: it says that there is no solution; remove it"
        );
        assert_eq!(said(Purpose::Refute, option), [refute]);
        let show =
            format!("1:1 `{name}` this macro has no option `{name}`: nothing is solved; remove it");
        assert_eq!(said(Purpose::Show, option), [show]);
        assert_eq!(said(Purpose::Pack, option), [""; 0]);
    }
    // Each is a fault.
    let told = said(Purpose::Show, "minimal: true; boxes: 2x2; solver: types;");
    assert_eq!(
        told,
        [
            "1:1 `minimal` this macro has no option `minimal`: nothing is solved; remove it",
            "1:28 `solver` this macro has no option `solver`: nothing is solved; remove it",
        ]
    );
}
