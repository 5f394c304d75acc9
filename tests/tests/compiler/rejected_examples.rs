//! Tests that the `compile_fail` examples of the documentation fail with the error code that they name. (Those of the
//! guide are in `guide`.)
//!
//! On a stable compiler rustdoc only checks that they fail.

use crate::fences::{Block, Fences, documentation, files_in};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use sudoku_tests::GeneratedCrate;

struct Example {
    /// The file and the line of its fence.
    place: String,
    /// The code that it names.
    code: String,
    source: String,
}

#[test]
fn each_fails_with_the_code_it_names() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let guide = workspace.join("sudoku-types/src/guide");
    let mut files = files_in(&workspace.join("sudoku-types/src"));
    files.retain(|file| !file.starts_with(&guide));
    files.push(workspace.join("README.md"));
    let examples: Vec<_> = files.iter().flat_map(|file| examples(file)).collect();
    assert!(examples.len() > 8, "{} examples", examples.len());

    let mut all = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "rejected-examples");
    let file = |number| format!("src/bin/example{number}.rs");
    for (number, example) in examples.iter().enumerate() {
        all = all.file(&file(number), &example.source);
    }
    let mut codes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for error in all.check() {
        let code = error.code.unwrap_or(error.message);
        codes.entry(error.file).or_default().insert(code);
    }
    for (number, example) in examples.iter().enumerate() {
        let found = codes.remove(&file(number)).unwrap_or_default();
        let named = BTreeSet::from([example.code.clone()]);
        assert_eq!(found, named, "{}", example.place);
    }
}

/// The examples of a file.
fn examples(path: &Path) -> Vec<Example> {
    let text = fs::read_to_string(path).expect("a file to read");
    let is_markdown = path.extension().is_some_and(|extension| extension == "md");
    let mut fences = Fences::default();
    let lines = (1..).zip(text.lines());
    let blocks =
        lines.filter_map(|(number, line)| fences.read(number, documentation(line, is_markdown)?));
    let example = |block: Block| {
        let code = block.info.split(',').find(|word| word.starts_with("E0"))?;
        Some(Example::of(path, code, &block))
    };
    blocks.filter_map(example).collect()
}

impl Example {
    /// With the lines that rustdoc hides, and as it does, in a function `main` if it has none.
    fn of(path: &Path, code: &str, block: &Block) -> Example {
        let mut source = String::new();
        for line in block.text.lines() {
            // rustdoc hides a line that starts with `# `, and takes `##` for `#`.
            let shown = match line.strip_prefix('#') {
                Some(hidden) if hidden.starts_with([' ', '#']) || hidden.is_empty() => hidden,
                _ => line,
            };
            let _ = writeln!(source, "{shown}");
        }
        if !source.contains("fn main()") {
            source = format!("fn main() {{\n{source}}}\n");
        }
        Example {
            place: format!("{}:{}", path.display(), block.line),
            code: code.to_owned(),
            source,
        }
    }
}
