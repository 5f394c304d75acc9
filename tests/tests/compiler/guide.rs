//! Tests the guide as its reader works through it: pastes each program into a fresh crate, makes each change to it,
//! begins and answers each exercise, and compares the output of rustc with the page.
//!
//! ````text
//! ```                    a program that runs; `program!("lists")` stands for that file of the examples
//! ```compile_fail,E0277  a program that rustc refuses with this code, or the start of an exercise, with a mark
//! ```diff                a change to the last program, in whole lines, with one empty line between two places; between an
//!                        exercise and its answer, a change with which the answer has to be refused
//! ```diff,easy.txt       a change to a file that it reads
//! ```text                the errors of the block above, if it begins with `error`: the lines that do
//! ```text,easy.txt       a file that programs read
//! ```rust,ignore         an answer, which goes in the place of the mark
//! ````

use crate::fences::{Block, Fences, documentation};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use sudoku_tests::GeneratedCrate;

/// The line of an exercise that an answer takes the place of.
const MARK: &str = "// Your lines go here.";

#[test]
fn each_program_does_what_the_page_promises() {
    let mut running = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "guide");
    let mut refused = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "guide-refused");
    let (mut modules, mut calls) = (String::new(), String::new());
    let mut refusals = BTreeMap::new();
    let mut unseen = files_in(&programs());
    let mut exercises = 0;
    for chapter in chapters() {
        let page = Page::read(&chapter);
        assert!(page.exercises > 0, "{chapter}: no exercise");
        assert!(page.shown.contains(&chapter), "{chapter}: no example");
        exercises += page.exercises;
        unseen = &unseen - &page.shown;

        // One program in all: it takes rustc longer to begin than to compile one of these.
        let name = &page.name;
        let _ = writeln!(modules, "mod {name};");
        let mut pasted = String::new();
        for (number, source) in page.running.iter().enumerate() {
            let source = source.replace("fn main()", "pub fn main()");
            let _ = writeln!(pasted, "pub mod pasted_{number} {{\n{source}\n}}");
            let _ = writeln!(calls, "    {name}::pasted_{number}::main();");
        }
        running = running.file(&format!("src/{name}/mod.rs"), pasted);
        for (file, text) in &page.files {
            running = running.file(&format!("src/{name}/{file}"), text);
        }
        for refusal in page.refused {
            let folder = format!("src/bin/{}", refusal.place.replace(':', "-line-"));
            let main = format!("{folder}/main.rs");
            refused = refused.file(&main, &refusal.source);
            for (file, text) in &refusal.files {
                refused = refused.file(&format!("{folder}/{file}"), text);
            }
            refusals.insert(main, refusal);
        }
    }
    assert!(unseen.is_empty(), "on no page: {unseen:?}");
    assert!(refusals.len() > exercises, "no changes");
    let main = format!("{modules}fn main() {{\n{calls}}}\n");
    running.file("src/main.rs", main).run(&["guide".to_owned()]);

    let mut errors: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for error in refused.check() {
        let code = error.code.map_or(String::new(), |code| format!("[{code}]"));
        let line = format!("error{code}: {}", error.message);
        errors.entry(error.file).or_default().push(line);
    }
    for (file, refusal) in refusals {
        refusal.compare(&errors.remove(&file).unwrap_or_default());
    }
}

#[test]
fn each_page_leads_to_the_next() {
    let chapters = Vec::from_iter(chapters());
    for pair in chapters.windows(2) {
        let links_to = |from: &str, word: &str, to: &str| {
            let text = fs::read_to_string(guide().join(from)).expect("a chapter");
            let end = format!("(super::{})", to.trim_end_matches(".rs"));
            let is_link = |line: &str| line.contains(&format!("{word}: [")) && line.contains(&end);
            assert!(text.lines().any(is_link), "{from}: {word}{end}");
        };
        links_to(&pair[0], "Next", &pair[1]);
        links_to(&pair[1], "Previous", &pair[0]);
    }
}

/// The files of the chapters, in their order.
fn chapters() -> BTreeSet<String> {
    let mut files = files_in(&guide());
    files.remove("mod.rs");
    files
}

fn guide() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../sudoku-types/src/guide")
}

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../sudoku-types/examples/guide")
}

/// The names of the files in a folder.
fn files_in(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    names
        .map(|name| name.into_string().expect("a name"))
        .collect()
}

/// What a chapter asks its reader to paste, put together.
#[derive(Default)]
struct Page {
    name: String,
    running: Vec<String>,
    refused: Vec<Refused>,
    /// Files that programs read: their names, and what is in them.
    files: BTreeMap<String, String>,
    /// The files of the examples that the page shows.
    shown: BTreeSet<String>,
    exercises: usize,
}

/// A program that rustc refuses.
struct Refused {
    place: String,
    source: String,
    files: BTreeMap<String, String>,
    /// The code that its fence names, which all its errors have.
    code: Option<String>,
    /// How its errors begin, each of them, where the page shows them.
    errors: Option<Vec<String>>,
}

impl Page {
    /// Reads a file of the guide.
    fn read(file: &str) -> Page {
        let text = fs::read_to_string(guide().join(file)).expect("a chapter");
        let mut page = Page {
            name: file.trim_end_matches(".rs").to_owned(),
            ..Page::default()
        };
        let mut program = None;
        for block in page.blocks(&text) {
            page.add(block, &mut program);
        }
        let starts = page.refused.iter().filter(|start| start.is_exercise());
        assert_eq!(starts.count(), page.exercises, "{file}: exercises, answers");
        page
    }

    /// The fenced blocks of a chapter, with the files that it shows in their places.
    fn blocks(&mut self, chapter: &str) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut fences = Fences::default();
        for (line, text) in (1..).zip(chapter.lines()) {
            let Some(call) = text.strip_prefix("#![doc = ") else {
                let text = documentation(text, false);
                blocks.extend(text.and_then(|text| fences.read(line, text)));
                continue;
            };
            let (kind, name) = call.split_once("!(\"").expect("a macro and a name");
            let name = name.trim_end_matches("\")]");
            let (info, file) = match kind {
                "program" => (String::new(), format!("{name}.rs")),
                "program_with_files" => ("ignore".to_owned(), format!("{name}.rs")),
                "text_file" => (format!("text,{name}"), name.to_owned()),
                _ => panic!("{}:{line}: what is {kind}!?", self.name),
            };
            let text = fs::read_to_string(programs().join(&file)).expect("a file");
            self.shown.insert(file);
            blocks.push(Block { line, info, text });
        }
        blocks
    }

    /// `program` is the one that a change changes.
    fn add(&mut self, block: Block, program: &mut Option<String>) {
        let Block { line, info, text } = block;
        let place = format!("{}:{line}", self.name);
        let mut refuse = |source, files: &BTreeMap<_, _>, code| {
            let (place, files) = (place.clone(), files.clone());
            let errors = None;
            self.refused.push(Refused {
                place,
                source,
                files,
                code,
                errors,
            });
        };
        match info.split(',').collect::<Vec<_>>()[..] {
            [""] | ["ignore"] => {
                let source = as_shown(&text, &place);
                *program = Some(source.clone());
                self.running.push(source);
            }
            ["compile_fail", code] => {
                let source = as_shown(&text, &place);
                if source.contains(MARK) {
                    *program = Some(source.clone());
                }
                refuse(source, &self.files, Some(code.to_owned()));
            }
            ["diff"] => {
                let program = program.as_ref().expect("a program to change");
                refuse(changed(program, &text, &place), &self.files, None);
            }
            ["diff", name] => {
                let mut files = self.files.clone();
                let file = files.get_mut(name).expect("a file to change");
                *file = changed(file, &text, &place);
                refuse(program.clone().expect("a program"), &files, None);
            }
            ["text"] if text.starts_with("error") => {
                let above = self.refused.last_mut().expect("a program with errors");
                let errors = text.lines().filter(|line| line.starts_with("error"));
                above.errors = Some(errors.map(str::to_owned).collect());
            }
            ["text"] | ["sh"] => {}
            ["text", name] => _ = self.files.insert(name.to_owned(), text),
            ["rust", "ignore"] => {
                let is_start = |refused: &Refused| refused.is_exercise() && refused.code.is_some();
                let start = self.refused.iter().rposition(is_start);
                let (start, changed) = self.refused[start.expect("an exercise to answer")..]
                    .split_first_mut()
                    .expect("the exercise");
                self.running.push(start.source.replace(MARK, &text));
                for refused in changed {
                    refused.source = refused.source.replace(MARK, &text);
                }
                self.exercises += 1;
            }
            _ => panic!("{place}: what is {info:?}?"),
        }
    }
}

impl Refused {
    fn is_exercise(&self) -> bool {
        self.source.contains(MARK)
    }

    /// Compares what rustc says with what the page promises.
    fn compare(&self, found: &[String]) {
        let Refused {
            place,
            code,
            errors,
            ..
        } = self;
        assert!(!found.is_empty(), "{place}: compiles");
        if let Some(code) = code {
            let code = format!("error[{code}]");
            let same = found.iter().all(|error| error.starts_with(&code));
            assert!(same, "{place}: {code} is promised\n{found:#?}");
        }
        if let Some(errors) = errors {
            // In any order, and what cargo says once of two uses of a macro the page has twice.
            let is_promised = |error: &String| errors.iter().any(|line| begins(error, line));
            let is_found = |line: &String| found.iter().any(|error| begins(error, line));
            let same = found.len() <= errors.len()
                && found.iter().all(is_promised)
                && errors.iter().all(is_found);
            assert!(
                same,
                "{place}: promised are\n{errors:#?}\nfound\n{found:#?}"
            );
        }
        let is_promised = code.is_some() || errors.is_some();
        assert!(is_promised, "{place}: nothing is promised\n{found:#?}");
    }
}

/// Whether an error begins as the page has it, where `…` is anything.
fn begins(error: &str, line: &str) -> bool {
    let mut parts = line.split('…');
    let mut rest = error.strip_prefix(parts.next().unwrap_or_default());
    for part in parts {
        rest = rest.and_then(|rest| Some(rest.split_once(part)?.1));
    }
    rest.is_some()
}

/// The program as a reader sees it: nothing is hidden but an empty `main`.
fn as_shown(text: &str, place: &str) -> String {
    let text = text.replace("# fn main() {}", "fn main() {}");
    let hidden = |line: &str| line == "#" || line.starts_with("# ");
    assert!(!text.lines().any(hidden), "{place}: hidden lines");
    assert!(text.contains("fn main() {"), "{place}: no `fn main`");
    text
}

/// The text with its lines that begin with `-` replaced by those with `+`.
fn changed(text: &str, change: &str, place: &str) -> String {
    let mut text = text.to_owned();
    for change in change.split("\n\n") {
        let lines = |mark: char| -> String {
            let lines = change
                .lines()
                .filter_map(|line| line.strip_prefix([mark, ' ']));
            lines.map(|line| format!("{line}\n")).collect()
        };
        let (old, new) = (lines('-'), lines('+'));
        assert_eq!(
            text.matches(&old).count(),
            1,
            "{place}: how often is\n{old}"
        );
        text = text.replace(&old, &new);
    }
    text
}
