//! Tests the guide and the talk as their readers work through them: pastes each program into a fresh crate, makes each
//! change to it, begins and answers each exercise, and compares the output of rustc with the page.
//!
//! ````text
//! ```                    a program that runs; `program!("lists")` stands for that file of the examples
//! ```compile_fail,E0277  a program that rustc refuses with this code, or the start of an exercise, with a mark
//! ```rust                lines of the program that the first line names, `// lists.rs`, where `// …` is what is left out
//! ```diff                a change to the last program, in whole lines, with one empty line between two places; between an
//!                        exercise and its answer, a change with which the answer has to be refused
//! ```diff,run            a change to the last program, after which it runs
//! ```diff,run,lists.rs   such a change to this file of the examples
//! ```diff,easy.txt       a change to a file that it reads
//! ```text                the errors of the block above, if it begins with `error`: the lines that do
//! ```text,easy.txt       a file that programs read
//! ```rust,ignore         an answer, which goes in the place of the mark
//! ````

mod page;

use crate::fences;
use page::Page;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use sudoku_tests::GeneratedCrate;

fn crate_named(name: &str) -> GeneratedCrate {
    GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name).with_typenum()
}

#[test]
fn each_program_runs() {
    let mut running = crate_named("guide");
    let (mut modules, mut calls) = (String::new(), String::new());
    for page in all_pages() {
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
    }
    let main = format!("{modules}fn main() {{\n{calls}}}\n");
    running.file("src/main.rs", main).run(&["guide".to_owned()]);
}

#[test]
#[ignore = "rustc begins a hundred times, which takes it some ten seconds"]
fn each_program_is_refused_as_the_page_promises() {
    let mut refused = crate_named("guide-refused");
    let mut refusals = BTreeMap::new();
    for page in all_pages() {
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

/// The pages of both books. Every chapter has an exercise, and every program is on a page.
fn all_pages() -> Vec<Page> {
    let mut pages = Vec::new();
    for book in [Book::guide(), Book::talk()] {
        let mut unseen = files_in(&book.programs);
        for file in book.files() {
            let page = Page::read(&book, &file);
            if is_chapter(&file) {
                assert!(page.exercises > 0, "{file}: no exercise");
                assert!(!page.shown.is_empty(), "{file}: no example");
            }
            if file.starts_with("project") {
                assert!(page.exercises > 2, "{file}: no afternoon");
            }
            if file == "by_technique.rs" {
                let lines =
                    |program: &String| program.lines().filter(|line| !line.is_empty()).count();
                let mut lengths = page.running.iter().map(lines);
                assert!(
                    lengths.all(|lines| (10..=30).contains(&lines)),
                    "{file}: long"
                );
            }
            unseen = &unseen - &page.shown;
            pages.push(page);
        }
        assert!(unseen.is_empty(), "on no page: {unseen:?}");
    }
    let exercises: usize = pages.iter().map(|page| page.exercises).sum();
    let refused: usize = pages.iter().map(|page| page.refused.len()).sum();
    assert!(refused > exercises, "no changes");
    pages
}

/// The first chapters are a course: nothing of this crate has to be known for them, and each is an evening.
#[test]
fn each_chapter_of_the_course_fits_an_evening() {
    let book = Book::guide();
    let lines = |path: PathBuf| fs::read_to_string(path).expect("a file").lines().count();
    for file in book.files().into_iter().filter(|file| is_of_course(file)) {
        assert!(
            (150..=250).contains(&lines(book.pages.join(&file))),
            "{file}: its length"
        );
        assert!(
            lines(book.programs.join(&file)) <= 60,
            "{file}: a long program"
        );
        assert!(
            !Page::read(&book, &file).needs_crate.contains(&true),
            "{file}: needs the crate"
        );
        let text = fs::read_to_string(book.pages.join(&file)).expect("a chapter");
        assert!(!text.contains("crate::"), "{file}: links into the crate");
    }
}

/// A figure that is measured belongs to a benchmark: on a page it is out of date with the next change.
#[test]
fn no_page_has_a_measured_figure() {
    let units = ["ms", "µs", "s", "seconds", "kB", "MB", "GB", "%", "lines"];
    for book in [Book::guide(), Book::talk()] {
        for file in book.files() {
            let text = fs::read_to_string(book.pages.join(&file)).expect("a page");
            let words: Vec<_> = text.split_whitespace().collect();
            for pair in words.windows(2) {
                let is_number = pair[0].ends_with(|last: char| last.is_ascii_digit());
                let unit = pair[1].trim_end_matches(['.', ',', ';', ':', ')']);
                assert!(!is_number || !units.contains(&unit), "{file}: {pair:?}");
            }
        }
    }
}

#[test]
fn each_page_leads_to_the_next() {
    let book = Book::guide();
    let chapters = Vec::from_iter(book.files().into_iter().filter(|file| is_chapter(file)));
    for pair in chapters.windows(2) {
        let links_to = |from: &str, word: &str, to: &str| {
            let text = fs::read_to_string(book.pages.join(from)).expect("a chapter");
            let end = format!("(super::{})", to.trim_end_matches(".rs"));
            let is_link = |line: &str| line.contains(&format!("{word}: [")) && line.contains(&end);
            assert!(text.lines().any(is_link), "{from}: {word}{end}");
        };
        links_to(&pair[0], "Next", &pair[1]);
        links_to(&pair[1], "Previous", &pair[0]);
    }
}

/// A chapter is called by its number in the links to it, and `mod.rs` lists it.
#[test]
fn each_link_has_the_number_of_its_chapter() {
    let book = Book::guide();
    let about = fs::read_to_string(book.pages.join(book.about)).expect("a page");
    for file in book.files() {
        let text = fs::read_to_string(book.pages.join(&file)).expect("a page");
        let is_listed = about.contains(&format!("]({})", file.trim_end_matches(".rs")));
        assert!(is_listed || !is_chapter(&file), "{file}: not in mod.rs");
        let parts: Vec<_> = text.split("](super::ch").collect();
        for pair in parts.windows(2) {
            let words = pair[0].rsplit('[').next().unwrap_or_default();
            let mut numbers = words.split(|letter: char| !letter.is_ascii_digit());
            let number = numbers.find_map(|number| number.parse::<u8>().ok());
            let chapter = pair[1][..2].parse().expect("a number");
            assert!(
                number.is_none_or(|number| number == chapter),
                "{file}: [{words}]"
            );
        }
    }
}

/// An exercise begins with the stars that say how hard it is, and has a hint before its answer.
#[test]
fn each_exercise_has_stars_and_a_hint() {
    let book = Book::guide();
    for file in book.files().into_iter().filter(|file| is_chapter(file)) {
        let text = fs::read_to_string(book.pages.join(&file)).expect("a chapter");
        let (_, exercises) = text.split_once("\n//! # Exercise").expect(&file);
        for (number, exercise) in (1..).zip(exercises.split("\n//! **").skip(1)) {
            let begins = exercise.starts_with(&format!("{number}.** ★"));
            assert!(begins, "{file}: {number} has no stars");
            let folded: Vec<_> = exercise.split("<summary>").skip(1).collect();
            let is_hint_and_answer = matches!(folded[..], [hint, answer]
                if hint.starts_with("Hint</") && answer.starts_with("Answer</"));
            assert!(is_hint_and_answer, "{file}: {number} has no hint");
        }
    }
}

/// The lines with which a page promises that all of its programs, or some of them, need only std or typenum.
const PLAYGROUND: [&str; 2] = [
    "//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*",
    "//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*",
];

#[test]
fn each_page_says_what_a_playground_runs() {
    let book = Book::guide();
    for file in book.files() {
        let text = fs::read_to_string(book.pages.join(&file)).expect("a page");
        let programs = Page::read(&book, &file).needs_crate;
        let all = !programs.is_empty() && !programs.contains(&true);
        let promised = [all, !all && programs.contains(&false)];
        let said = PLAYGROUND.map(|sentence| text.lines().any(|line| line == sentence));
        assert_eq!(said, promised, "{file}");
    }
}

/// Slides are separated by lines of `---`, and each has a comment for the speaker that begins with its minutes.
#[test]
fn the_talks_are_as_long_as_they_say() {
    for (file, total) in [("slides.md", 45), ("ten_minutes.md", 10)] {
        let text = fs::read_to_string(Book::talk().pages.join(file)).expect("a talk");
        let slides = text.split("\n---\n").skip(1);
        let minutes = slides.map(|slide| -> f64 {
            let note = slide.split_once("<!-- ").expect(slide).1;
            let (minutes, _) = note.split_once(" min").expect(slide);
            minutes.parse().expect(slide)
        });
        assert_eq!(minutes.sum::<f64>(), f64::from(total), "{file}");
    }
}

/// The sizes of the letters on slides, which are the same in all talks.
const SIZES: &str = "style: |\n  section { font-size: 26px; }\n  pre { font-size: 17px; }\n";

/// Each slide fits into the 720 pixels of Marp's default theme. These figures are what a browser measures there: the margins
/// take 157 px, a title 68, a line in a block 19.6, and the block 50 more. A line of text, of a list or of a table takes 44 to
/// 53. So beside the title there is room for 25 lines in a block, and each other line, and each block itself, is counted as
/// three of them. In 1123 px of width fit 100 letters of a block, 80 of a text and 45 of a title.
#[test]
fn each_slide_fits_on_the_screen() {
    for file in ["slides.md", "ten_minutes.md"] {
        let text = fs::read_to_string(Book::talk().pages.join(file)).expect("a talk");
        assert!(text.contains(SIZES), "{file}: other sizes");
        for slide in text.split("\n---\n").skip(1) {
            let (mut lines, mut in_block) = (0, false);
            for line in slide.split("\n<!--").next().unwrap_or_default().lines() {
                let is_fence = line.starts_with("```");
                in_block ^= is_fence;
                let is_plain = ["```", "```rust", "```diff", "```text"].contains(&line);
                assert!(
                    is_plain || !is_fence,
                    "{file}: not every viewer knows {line}"
                );
                let (counted, width) = match (is_fence, in_block) {
                    (true, true) => (3, 100),
                    (true, false) => (0, 100),
                    (false, true) => (1, 100),
                    _ if line.starts_with("# ") => (0, 45),
                    _ if line.is_empty() || line.starts_with("|-") => (0, 80),
                    _ => (3, 80),
                };
                lines += counted;
                assert!(line.chars().count() <= width, "{file}: too wide: {line}");
            }
            assert!(lines <= 25, "{file}: {lines} lines in {slide}");
        }
    }
}

/// A folder of pages, and that of their programs.
struct Book {
    pages: PathBuf,
    programs: PathBuf,
    /// Its file that has no program.
    about: &'static str,
}

impl Book {
    fn guide() -> Book {
        let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sudoku-types");
        Book {
            pages: library.join("src/guide"),
            programs: library.join("examples/guide"),
            about: "mod.rs",
        }
    }

    fn talk() -> Book {
        let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../talk");
        Book {
            programs: pages.join("programs"),
            pages,
            about: "README.md",
        }
    }

    /// The pages, in their order.
    fn files(&self) -> BTreeSet<String> {
        let mut files = files_in(&self.pages);
        files.retain(|file| !file.contains('/') && file != self.about);
        files
    }
}

fn is_chapter(file: &str) -> bool {
    file.starts_with("ch") && file.ends_with(".rs")
}

fn is_of_course(file: &str) -> bool {
    is_chapter(file) && file < "ch17"
}

/// The names of the files in a folder, with those in folders inside.
fn files_in(folder: &Path) -> BTreeSet<String> {
    let files = fences::files_in(folder).into_iter();
    let name = |path: PathBuf| {
        path.strip_prefix(folder)
            .map(|name| name.to_string_lossy().replace('\\', "/"))
    };
    files
        .map(|path| name(path).expect("a file in the folder"))
        .collect()
}
