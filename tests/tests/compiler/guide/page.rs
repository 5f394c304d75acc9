//! Reads a page of the guide or the talk: its programs, changes and exercises.

use super::Book;
use crate::fences::{Block, Fences, documentation};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// The line of an exercise that an answer takes the place of.
const MARK: &str = "// Your lines go here.";

/// The programs that a page asks its reader to paste, put together.
#[derive(Default)]
pub(super) struct Page {
    pub(super) name: String,
    /// The folder of the programs that it shows.
    programs: PathBuf,
    pub(super) running: Vec<String>,
    pub(super) refused: Vec<Refused>,
    /// Files that programs read: their names, and what is in them.
    pub(super) files: BTreeMap<String, String>,
    /// The files of the examples that the page shows.
    pub(super) shown: BTreeSet<String>,
    pub(super) exercises: usize,
    /// The programs, whole as they are on the page, that need this crate, and those that do not.
    pub(super) needs_crate: Vec<bool>,
}

/// A program that rustc refuses.
pub(super) struct Refused {
    pub(super) place: String,
    pub(super) source: String,
    pub(super) files: BTreeMap<String, String>,
    /// The code that its fence names, which all its errors have.
    code: Option<String>,
    /// The beginning of each of its errors, if the page shows them.
    errors: Option<Vec<String>>,
}

impl Page {
    /// Reads a page: documentation, or Markdown.
    pub(super) fn read(book: &Book, file: &str) -> Page {
        let text = fs::read_to_string(book.pages.join(file)).expect("a page");
        let (name, _) = file.split_once('.').expect("an extension");
        let mut page = Page {
            name: name.to_owned(),
            programs: book.programs.clone(),
            ..Page::default()
        };
        let mut program = None;
        for block in page.blocks(&text, file.ends_with(".md")) {
            page.add(block, &mut program);
        }
        let starts = page.refused.iter().filter(|start| start.is_exercise());
        assert_eq!(starts.count(), page.exercises, "{file}: exercises, answers");
        page
    }

    /// The fenced blocks of a chapter, with the files that it shows in their places.
    fn blocks(&mut self, page: &str, is_markdown: bool) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut fences = Fences::default();
        for (line, text) in (1..).zip(page.lines()) {
            let Some(call) = text.strip_prefix("#![doc = ") else {
                let text = documentation(text, is_markdown);
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
            let text = self.show(&file);
            blocks.push(Block { line, info, text });
        }
        blocks
    }

    /// Reads a file that the page shows. The talk shows programs of the guide too.
    fn show(&mut self, file: &str) -> String {
        self.shown.insert(file.to_owned());
        let own = self.programs.join(file);
        let guide = || Book::guide().programs.join(file);
        let path = if own.exists() { own } else { guide() };
        fs::read_to_string(path).expect("a file")
    }

    /// A program that runs.
    fn run(&mut self, source: &str) {
        self.needs_crate.push(needs_crate(source));
        self.running.push(source.to_owned());
    }

    /// `program` is the one that a change changes.
    fn add(&mut self, block: Block, program: &mut Option<String>) {
        let Block { line, info, text } = block;
        let place = format!("{}:{line}", self.name);
        match info.split([',', ' ']).collect::<Vec<_>>()[..] {
            [""] | ["ignore"] => {
                let source = as_shown(&text, &place);
                self.run(&source);
                *program = Some(source);
            }
            ["rust"] => {
                let named = text
                    .strip_prefix("// ")
                    .and_then(|text| text.split_once('\n'));
                let (name, lines) = named.expect("the name of a file");
                let source = as_shown(&self.show(name), &place);
                assert!(has_lines(&source, lines), "{place}: not in {name}");
                self.run(&source);
                *program = Some(source);
            }
            ["compile_fail", code] => {
                let source = as_shown(&text, &place);
                if source.contains(MARK) {
                    *program = Some(source.clone());
                }
                self.needs_crate.push(needs_crate(&source));
                self.refuse(place, source, Some(code.to_owned()));
            }
            ["diff"] => {
                let program = program.as_ref().expect("a program to change");
                let source = changed(program, &text, &place);
                self.refuse(place, source, None);
            }
            ["diff", "run"] => {
                let old = program.take().expect("a program to change");
                *program = Some(self.grow(&old, &text, &place));
            }
            ["diff", "run", old] => {
                let old = self.show(old);
                *program = Some(self.grow(&old, &text, &place));
            }
            ["diff", name] => {
                let files = self.files.clone();
                let file = self.files.get_mut(name).expect("a file to change");
                *file = changed(file, &text, &place);
                self.refuse(place, program.clone().expect("a program"), None);
                self.files = files;
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

    /// A program after a change, which has to be a small one.
    fn grow(&mut self, old: &str, change: &str, place: &str) -> String {
        let added = change.lines().filter(|line| line.starts_with('+')).count();
        assert!(added <= 15, "{place}: {added} lines in one step");
        let source = changed(old, change, place);
        self.run(&source);
        source
    }

    /// A program that rustc refuses, with this code if its fence has one.
    fn refuse(&mut self, place: String, source: String, code: Option<String>) {
        self.refused.push(Refused {
            place,
            source,
            files: self.files.clone(),
            code,
            errors: None,
        });
    }
}

impl Refused {
    pub(super) fn is_exercise(&self) -> bool {
        self.source.contains(MARK)
    }

    /// Compares what rustc says with what the page promises.
    pub(super) fn compare(&self, found: &[String]) {
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

/// Returns true if an error begins as the page has it, where `…` is anything.
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

/// Returns true if the program uses more of this crate than typenum, which a playground has as well. No program imports
/// typenum by way of this crate without need.
fn needs_crate(source: &str) -> bool {
    let uses = source.matches("sudoku_types").count();
    let of_typenum = source.matches("sudoku_types::typenum").count();
    assert!(uses == 0 || uses > of_typenum, "import typenum:\n{source}");
    uses > 0
}

/// Returns true if the lines are in the program: one after the other, or with a line `// …` for what is left out.
fn has_lines(source: &str, lines: &str) -> bool {
    let mut rest = source;
    lines.split("// …\n").all(|part| {
        let after = rest.split_once(part);
        rest = after.map_or("", |(_, after)| after);
        after.is_some()
    })
}
