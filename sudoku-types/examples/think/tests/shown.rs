//! A search is shown as text and as a page that needs no other file, with the same states.

use std::process::Command;

#[test]
fn think() {
    let think = env!("CARGO_BIN_EXE_sudoku-think");
    let shown = |argument: &str| {
        let done = Command::new(think).arg(argument).output().expect("an end");
        assert!(done.status.success());
        String::from_utf8(done.stdout).expect("UTF-8")
    };
    let page = shown("page");
    for outside in ["http", "src=", "@import"] {
        assert!(!page.contains(outside));
    }
    let sections: Vec<_> = page.split("<section>").skip(1).collect();
    for (section, name) in sections.iter().zip(["small", "seventeen", "miracle"]) {
        let text = shown(name);
        let states = text.matches("\nstate ").count();
        let [first, second, _, title] = Vec::from_iter(text.lines().take(4))[..] else {
            panic!("{text}");
        };
        assert!(first.starts_with("A square ") && first.contains(" A plane "));
        assert!(second.starts_with("A sweep "));
        assert!(page.contains(first) && page.contains(second));
        assert!(title.ends_with(&format!(": {states} states")));
        assert_eq!(section.matches("<svg class=\"state\"").count(), states);
        for state in 1..=states {
            assert!(section.contains(&format!("State {state} of {states}: ")));
        }
        assert_eq!(
            text.matches(": a solution,").count(),
            if name == "small" { 2 } else { 1 }
        );
        assert_eq!(text.contains("no other solution"), name != "small");
    }
    assert_eq!(sections.len(), 3);
    // The laws and the advice that the documentation promises.
    assert!(shown("seventeen").contains("as the solver advises"));
    let miracle = shown("miracle");
    for law in ["cells", "boxes", "columns", "moves", "next digit"] {
        assert!(miracle.contains(&format!(", {law} ")) || miracle.contains(&format!(": {law} ")));
    }
    assert!(
        !Command::new(think)
            .arg("large")
            .output()
            .expect("an end")
            .status
            .success()
    );
}
