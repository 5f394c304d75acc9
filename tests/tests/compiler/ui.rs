//! Runs the ui tests: files that must compile, and files that must not, with their exact errors; one rule a file.

use crate::words;
use std::path::{Path, PathBuf};
use std::{env, fs};
use sudoku_tests::{GeneratedCrate, side_by_side};

/// The programs of a folder, in the order of their names.
fn programs(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).expect("a folder to read");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let is_program = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    let mut programs: Vec<_> = paths.filter(is_program).collect();
    programs.sort();
    assert!(programs.len() > 20, "{programs:?}");
    programs
}

/// Programs of one crate. Those that need no attributes of a crate are modules of two, which are built side by side: it
/// takes rustc longer to begin and to link than to compile one of them.
#[test]
fn accepted() {
    let mut all = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "accepted");
    let mut together = [const { (String::new(), String::new()) }; 2];
    let mut names = vec!["accepted-odd".to_owned(), "accepted-even".to_owned()];
    let is_asked = |path: &&PathBuf| !name(path).ends_with(LONG);
    for (number, path) in programs("ui/accept").iter().filter(is_asked).enumerate() {
        let name = name(path);
        let source = fs::read_to_string(path).expect("a file to read");
        if source.contains("#![") {
            all = all.file(&format!("src/bin/{name}.rs"), source);
            names.push(name);
        } else {
            let (modules, calls) = &mut together[number % 2];
            let source = source.replace("fn main()", "pub fn main()");
            *modules += &format!("mod program_{number} {{\n// {name}\n{source}\n}}\n");
            *calls += &format!("    program_{number}::main();\n");
        }
    }
    for (name, (modules, calls)) in names.iter().zip(together) {
        let main = format!("{modules}fn main() {{\n{calls}}}\n");
        all = all.file(&format!("src/bin/{name}.rs"), main);
    }
    all.run(&names);
}

#[test]
#[ignore = "a search of some seconds"]
fn accepted_after_long() {
    for path in programs("ui/accept") {
        let name = name(&path);
        if name.ends_with(LONG) {
            let source = fs::read_to_string(path).expect("a file to read");
            GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), &name)
                .file("src/main.rs", source)
                .run(&[name]);
        }
    }
}

/// The end of the names of programs that take rustc some seconds.
const LONG: &str = "-long";

/// Each is refused before code is generated for it, as an editor has it: an error that came with the code only would be
/// missing here.
#[test]
fn rejected() {
    compare(|name| !name.ends_with(TOO_HARD));
}

#[test]
#[ignore = "searches until rustc's patience ends, which takes half a minute"]
fn rejected_after_long() {
    compare(|name| name.ends_with(TOO_HARD));
}

/// The end of the names of programs that have rustc search until its patience ends, which takes 5 seconds for each. The
/// program `too-hard` itself is always compared.
const TOO_HARD: &str = "-too-hard";

/// Compares what rustc says of programs with what is kept beside them. With `UI=overwrite` in the environment that is
/// written anew, with `UI=part-of-a-name` or `UI=overwrite:part-of-a-name` only of some.
fn compare(is_asked: impl Fn(&str) -> bool) {
    let words = env::var("UI").unwrap_or_default();
    let overwrite = words.starts_with("overwrite");
    let part = words
        .trim_start_matches("overwrite")
        .trim_start_matches(':');
    let mut programs = programs("ui/reject");
    programs.retain(|program| {
        let name = name(program);
        is_asked(&name) && name.contains(part)
    });
    let library = GeneratedCrate::library(env!("CARGO_TARGET_TMPDIR"));
    let different = side_by_side(&programs, |program| {
        let words = words::of(program, library);
        let file = program.with_extension("stderr");
        if overwrite {
            fs::write(&file, &words).expect("a file to write");
        }
        let is_kept = fs::read_to_string(file).unwrap_or_default() == words;
        (!is_kept).then(|| format!("{}\n{words}", name(program)))
    });
    let different: Vec<_> = different.into_iter().flatten().collect();
    assert!(
        different.is_empty(),
        "other words than are kept:\n{}",
        different.join("\n")
    );
}

/// The name of a program, without its folder.
fn name(program: &Path) -> String {
    let name = program.file_stem().expect("a name");
    name.to_string_lossy().into_owned()
}
