//! Tests that the errors in the README are those that rustc prints.

const README: &str = include_str!("../../../README.md");

/// A file of `ui/reject`, and its error.
macro_rules! rejected {
    ($name:literal) => {
        (
            concat!("ui/reject/", $name, ".rs"),
            include_str!(concat!("../../ui/reject/", $name, ".rs")),
            include_str!(concat!("../../ui/reject/", $name, ".stderr")),
        )
    };
}

const SHOWN: [(&str, &str, &str); 2] = [
    rejected!("readme-wrong-digit"),
    rejected!("readme-unsolvable"),
];

#[test]
fn the_errors_are_real() {
    for (file, code, error) in SHOWN {
        // rustdoc hides a line that starts with `# `.
        let code = code.replace("fn main() {}", "# fn main() {}");
        assert!(README.contains(&code), "the code of {file} is another one");
        let error = error.replace(file, "src/main.rs");
        assert!(
            README.contains(&error),
            "the error of {file} is another one:\n{error}"
        );
    }
}
