//! The error that the README shows is the one that rustc prints.

const README: &str = include_str!("../../README.md");
const GRID: &str = include_str!("../ui/reject/readme-wrong-digit.rs");
const ERROR: &str = include_str!("../ui/reject/readme-wrong-digit.stderr");

#[test]
fn the_error_is_real() {
    // rustdoc hides a line that starts with `# `.
    let grid = GRID.replace("fn main() {}", "# fn main() {}");
    assert!(README.contains(&grid), "the grid is another one");
    let error = ERROR.replace("ui/reject/readme-wrong-digit.rs", "src/main.rs");
    assert!(
        README.contains(&error),
        "the error is another one:\n{error}"
    );
}
