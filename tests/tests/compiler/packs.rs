//! Tests `puzzles!` in whole crates: the content of the arrays, several kinds of crates, and that a changed file is
//! read again.

use sudoku_tests::{GeneratedCrate, read_set};

/// Twenty 9×9 puzzles with names, a table of solutions, and grids of several lines; one in a `no_std` crate, by another
/// name.
const PROGRAM: &str = r#"
#![deny(warnings)]
#![warn(missing_docs)]
//! A game.

use puzzling::Proven;

puzzling::puzzles! {
    /// Twenty.
    pub static MANY = "../puzzles/many.txt";
    const TABLE = { boxes: 3x2; proof: types; "../puzzles/table.csv" };
    static DIAGONALS = { rules: diagonals; minimal: true; "../puzzles/diagonals.txt" };
}

mod lines {
    #![allow(dead_code)]
    type U1 = u8; // shadows nothing of the pack
    struct Proven;
    puzzling::puzzles! { #[allow(missing_docs)] pub(crate) static LINES = { proof: types; "../puzzles/lines.txt" }; }
}

macro_rules! pack {
    ($visibility:vis $name:ident = $file:literal) => {
        puzzling::puzzles! { $visibility static $name = $file; }
    };
}

mod handed_over {
    #![allow(dead_code, missing_docs, non_camel_case_types)]
    struct u8;
    pack!(pub(crate) LINES = "../puzzles/lines.txt");
}

fn main() {
    let sum: usize = MANY.iter().map(|puzzle| usize::from(puzzle.solution().rows()[0][0])).sum();
    println!("{} {sum}", MANY.len());
    for name in MANY.iter().filter_map(Proven::name) {
        match name {
            "no. 7" | "no. 19" => println!("{name}"),
            _ => {}
        }
    }
    const FIRST: Proven<6> = TABLE[0];
    println!("{} {:?} {}", TABLE.len(), FIRST.name(), FIRST.givens().boxes());
    let proved = [FIRST.is_proved_unique(), MANY[0].is_proved_unique(), lines::LINES[1].is_proved_unique()];
    println!("{proved:?}");
    let names: Vec<_> = lines::LINES.iter().map(Proven::name).collect();
    println!("{names:?} {:?}", lines::LINES[0].solution().rows()[0]);
    println!("{}", small::count());
    let with_rules = DIAGONALS.iter().filter(|puzzle| puzzle.solution().is_solved());
    println!("{} {:?}", DIAGONALS[0].givens().rules(), with_rules.map(Proven::name).collect::<Vec<_>>());
}
"#;

const NO_STD: &str = r#"
#![no_std]
//! Puzzles.

puzzling::puzzles! { static SMALL = "puzzles/small.txt"; }

/// The number of puzzles.
pub fn count() -> usize {
    SMALL.len()
}
"#;

/// A file with one puzzle.
const ONE: &str = "1.....3....4.2..\n";

fn pack_crate() -> GeneratedCrate {
    let many: String = read_set("gen_9x9_minimal")
        .iter()
        .take(20)
        .enumerate()
        .map(|(number, entry)| format!("{}  no. {number}\n", entry.givens))
        .collect();
    let table = read_set("gen_6x6_box3x2_minimal");
    let table: String = table
        .iter()
        .take(5)
        .map(|entry| {
            let solution = entry.solution.as_ref().expect("a solution");
            format!("{},{solution}\n", entry.givens)
        })
        .collect();
    // What the source asks for, the file cannot take back.
    let lines = "Grid 01\nproof: none;\n1...\n..3.\n...4\n.2..\nGrid 02\nproof: types;\n2...\n..3.\n...4\n.1..\n";
    let [one, other, ..] = &read_set("gen_diag_9x9_minimal")[..] else {
        panic!("two puzzles")
    };
    let diagonals = format!("{} X\n{}\n", one.givens, other.givens);
    GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "small")
        .by_cargo()
        .library_named("puzzling")
        .file("src/lib.rs", NO_STD)
        .file("src/puzzles/small.txt", ONE)
        .file("src/bin/pack-program.rs", PROGRAM)
        .file("src/puzzles/many.txt", many)
        .file("src/puzzles/table.csv", format!("puzzle,solution\n{table}"))
        .file("src/puzzles/lines.txt", lines)
        .file("src/puzzles/diagonals.txt", diagonals)
}

#[test]
fn files_as_arrays() {
    let first_cells: usize = read_set("gen_9x9_minimal")
        .iter()
        .take(20)
        .filter_map(|entry| entry.solution.as_ref()?.chars().next()?.to_digit(10))
        .map(|digit| digit as usize)
        .sum();
    let printed = format!(
        "20 {first_cells}\nno. 7\nno. 19\n5 None 3x2\n[true, false, true]\n\
         [Some(\"Grid 01\"), Some(\"Grid 02\")] [1, 3, 4, 2]\n1\n\
         diagonals [Some(\"X\"), None]\n"
    );
    let program = ["pack-program".to_owned()];
    assert_eq!(pack_crate().run(&program), [printed]);
}

#[test]
fn a_file_that_changes_is_read_again() {
    let program = ["changed-pack".to_owned()];
    let printed = |small: String| {
        let all = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "changed")
            .by_cargo()
            .library_named("puzzling")
            .file("src/lib.rs", NO_STD)
            .file("src/puzzles/small.txt", small)
            .file(
                "src/bin/changed-pack.rs",
                "fn main() { print!(\"{}\", changed::count()); }",
            );
        all.run(&program)
    };
    assert_eq!(printed(ONE.to_owned()), ["1"]);
    // The file changes, and no source.
    assert_eq!(printed(format!("{ONE}2.....3....4.1..\n")), ["2"]);
}

/// A build script writes the file, and when it writes another one, that is read.
#[test]
fn a_file_of_a_build_script() {
    let program = ["built-pack".to_owned()];
    let printed = |puzzles: &str| {
        let script = format!(
            "fn main() {{\n    let folder = std::env::var(\"OUT_DIR\").unwrap();\n    \
             std::fs::write(folder + \"/built.txt\", {puzzles:?}).unwrap();\n}}\n"
        );
        let source = r#"
            puzzling::puzzles! {
                static BUILT = { proof: types; concat!(env!("OUT_DIR"), "/", "built.txt") };
                static AGAIN = concat!(env!("OUT_DIR"), "/built.txt");
            }
            fn main() {
                let lines: Vec<_> = BUILT.iter().map(|puzzle| puzzle.line()).collect();
                assert_eq!(BUILT.len(), AGAIN.len());
                assert!(BUILT[0].is_proved_unique());
                print!("{lines:?} {}", AGAIN[0].grade());
            }
        "#;
        GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "built")
            .by_cargo()
            .library_named("puzzling")
            .file("build.rs", script)
            .file("src/bin/built-pack.rs", source)
            .run(&program)
    };
    let grade = "naked single, 12 points";
    assert_eq!(printed(ONE), [format!("[Some(1)] {grade}")]);
    let two = format!("# Two.\n\n2.....3....4.1.. easy\n{ONE}");
    assert_eq!(printed(&two), [format!("[Some(3), Some(4)] {grade}")]);
}

/// A path that a macro was given is beside the file in which it is written.
#[test]
fn a_path_that_a_macro_was_given() {
    let main = r#"
        #[macro_use]
        mod packs;
        literal!(LITERAL = "small.txt");
        expression!(EXPRESSION = "small.txt");
        expression!(JOINED = concat!("small", ".txt"));
        token!(TOKEN = "small.txt");
        folder!(FOLDER = "small.txt");
        braces!(BRACES = "small.txt");
        own!(OWN);
        fn main() {
            let given = [LITERAL.len(), EXPRESSION.len(), JOINED.len(), TOKEN.len()];
            print!("{given:?} {} {} {}", FOLDER.len(), BRACES.len(), OWN.len());
        }
    "#;
    let packs = r#"
        macro_rules! literal { ($name:ident = $path:literal) => { puzzling::puzzles! { static $name = $path; } } }
        macro_rules! expression { ($name:ident = $path:expr) => { puzzling::puzzles! { static $name = $path; } } }
        macro_rules! token { ($name:ident = $path:tt) => { puzzling::puzzles! { static $name = $path; } } }
        macro_rules! folder {
            ($name:ident = $path:literal) => { puzzling::puzzles! { static $name = concat!("./", $path); } }
        }
        macro_rules! braces {
            ($name:ident = $path:literal) => { puzzling::puzzles! { static $name = { proof: types; $path }; } }
        }
        macro_rules! own { ($name:ident) => { puzzling::puzzles! { static $name = "small.txt"; } } }
    "#;
    let two = format!("{ONE}2.....3....4.1..\n");
    let printed = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "given")
        .by_cargo()
        .library_named("puzzling")
        .file("src/bin/given-pack/main.rs", main)
        .file("src/bin/given-pack/packs/mod.rs", packs)
        .file("src/bin/given-pack/small.txt", two)
        .file("src/bin/given-pack/packs/small.txt", ONE)
        .run(&["given-pack".to_owned()]);
    assert_eq!(printed, ["[2, 2, 2, 2] 2 2 1"]);
}
