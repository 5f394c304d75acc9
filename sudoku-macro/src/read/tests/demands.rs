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
    let allowed = "write `minimal: true;` or `minimal: false;`";
    for value in ["yes", "1", "True", "\"true\"", "types"] {
        assert_eq!(
            said(&format!("minimal: {value};")),
            [format!(
                "1:10 `{value}` not a valid value for `minimal`: {allowed}"
            )]
        );
    }
    assert_eq!(
        said("minimal;"),
        [format!(
            "1:1 `minimal` expected `:` after `minimal`: {allowed}"
        )]
    );
    assert_eq!(
        said("minimal: true; minimal: false;"),
        ["1:16 `minimal` `minimal` is given twice"]
    );
}

#[test]
fn names_of_techniques() {
    for technique in Technique::ALL {
        let name = technique.name();
        assert_eq!(said(&format!("techniques: {name};")), [""; 0]);
    }
    let unknown = |name: &str| {
        format!(
            "1:13 `{name}` unknown technique `{name}`: expected `naked_single`, `hidden_single`, `locked_candidate`, `missing_partner`, `combination`, `rest_of_unit`, `pair`, \
             `triple`, `quad`, `x_wing`, `swordfish`, `jellyfish`, `xy_wing` or `chain`"
        )
    };
    for (name, meant) in [
        ("hidden", "hidden_single"),
        ("Naked_Single", "naked_single"),
        ("xy", ""),
        ("xwing", "x_wing"),
        ("nakedsingle", "naked_single"),
        ("pairs", "pair"),
        ("sword", "swordfish"),
        ("singles", ""),
        ("3", ""),
    ] {
        let expected = match meant {
            "" => unknown(name),
            _ => format!("{}; did you mean `{meant}`?", unknown(name)),
        };
        assert_eq!(said(&format!("techniques: {name};")), [expected]);
    }
    let allowed = "write one technique, the hardest that is allowed, for example `techniques: hidden_single;`";
    assert_eq!(
        said("techniques: \"pair\";"),
        [format!(
            "1:13 `\"pair\"` not a valid value for `techniques`: {allowed}"
        )]
    );
    assert_eq!(
        said("techniques: ;"),
        [format!(
            "1:13 `;` not a valid value for `techniques`: {allowed}"
        )]
    );
    for options in [
        "techniques: pair, triple;",
        "techniques: pair triple;",
        "techniques: pair",
    ] {
        assert_eq!(
            said(options),
            [format!(
                "1:13 `pair` expected `;` after the value of `techniques`: {allowed}"
            )]
        );
    }
    let of_tokens = |name: &str| said(&format!("techniques: {name};")).join("");
    assert!(of_tokens("x-wing").starts_with("1:13 `x` unknown technique `x-wing`: expected"));
    assert!(of_tokens("x-wing").ends_with("; did you mean `x_wing`?"));
}

#[test]
fn where_nobody_is_there_to_ask() {
    let first = |name: &str| {
        format!(
            "`{name}` and `solution: first;` do not go together: \
             then no other solution is looked for; remove one of the two"
        )
    };
    let types = |name: &str| {
        format!(
            "`{name}` and `solver: types;` do not go together: \
             that solver finds a solution and checks nothing else; remove one of the two"
        )
    };
    assert_eq!(
        said("minimal: true; solution: first;"),
        [format!("1:10 `true` {}", first("minimal"))]
    );
    assert_eq!(
        said("solver: types; minimal: true;"),
        [format!("1:25 `true` {}", types("minimal"))]
    );
    assert_eq!(
        said("solution: first; techniques: pair;"),
        [format!("1:30 `pair` {}", first("techniques"))]
    );
    assert_eq!(
        said("techniques: pair; solver: types;"),
        [format!("1:13 `pair` {}", types("techniques"))]
    );
    // Where both speak against it, one of them does.
    assert_eq!(
        said("solver: types; solution: first; minimal: true;").len(),
        1
    );
    for options in ["solver: types;", "solution: first;"] {
        assert_eq!(said(&format!("{options} minimal: false;")), [""; 0]);
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
