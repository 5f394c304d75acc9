//! Runs the ui tests: files that must compile, and files that must not, with their exact errors; one rule a file.

use crate::words;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};
use sudoku_tests::GeneratedCrate;

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

/// Programs of one crate. Those that need no attributes of a crate are modules of two, which cargo builds side by side: it
/// takes rustc longer to begin and to link than to compile one of them.
#[test]
fn accepted() {
    let mut all = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "accepted");
    let mut together = [const { (String::new(), String::new()) }; 2];
    let mut names = vec!["accepted-odd".to_owned(), "accepted-even".to_owned()];
    for (number, path) in programs("ui/accept").iter().enumerate() {
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

/// Each is refused before code is generated for it, as an editor has it: an error that came with the code only would be
/// missing here.
#[test]
fn rejected() {
    compare("rejected", |name| !name.ends_with(TOO_HARD));
}

#[test]
#[ignore = "searches until rustc's patience ends, which takes half a minute"]
fn rejected_after_long() {
    compare("rejected-after-long", |name| name.ends_with(TOO_HARD));
}

/// How the names of programs end that have rustc search until its patience ends, which takes 5 seconds for each. The one
/// that has no more of a name, `too-hard`, is always compared.
const TOO_HARD: &str = "-too-hard";

/// Compares what rustc says of programs with what is kept beside them. With `UI=overwrite` in the environment that is
/// written anew, with `UI=part-of-a-name` or `UI=overwrite:part-of-a-name` only of some. Tests that may run at the same
/// time have crates of different names.
fn compare(crate_name: &str, is_asked: impl Fn(&str) -> bool) {
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
    let library = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), crate_name).library();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut different = Vec::new();
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let words = words::of(program, &library);
            let file = program.with_extension("stderr");
            if overwrite {
                fs::write(&file, &words).expect("a file to write");
            }
            if fs::read_to_string(file).unwrap_or_default() != words {
                different.push(format!("{}\n{words}", name(program)));
            }
        }
        different
    };
    // rustc works on a program with one processor.
    let mut different = thread::scope(|scope| {
        let other = scope.spawn(work);
        let mut different = work();
        different.extend(other.join().expect("no panic"));
        different
    });
    different.sort();
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
