//! Tests `puzzles!` in whole crates: the content of the arrays, several kinds of crates, and that a changed file is
//! read again.

use sudoku_tests::{GeneratedCrate, read_set};

/// Ten 9×9 puzzles with names, a table of solutions, grids of several lines, and a file where a build script writes.
const PROGRAM: &str = r#"
#![deny(warnings)]
#![warn(missing_docs)]
//! A game.

use puzzling::Proven;

puzzling::puzzles! {
    /// Ten.
    pub static MANY = "../puzzles/many.txt";
    const TABLE = { boxes: 3x2; proof: types; "../puzzles/table.csv" };
    static DIAGONALS = { rules: diagonals; minimal: true; "../puzzles/diagonals.txt" };
    static BUILT = { proof: types; concat!(env!("OUT_DIR"), "/", "built.txt") };
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
            "no. 3" | "no. 9" => println!("{name}"),
            _ => {}
        }
    }
    const FIRST: Proven<6> = TABLE[0];
    println!("{} {:?} {}", TABLE.len(), FIRST.name(), FIRST.givens().boxes());
    let proved = [FIRST.is_proved_unique(), MANY[0].is_proved_unique(), lines::LINES[1].is_proved_unique()];
    println!("{proved:?}");
    let names: Vec<_> = lines::LINES.iter().map(Proven::name).collect();
    println!("{names:?} {:?}", lines::LINES[0].solution().rows()[0]);
    println!("{:?} {} {}", BUILT[0].line(), BUILT[0].is_proved_unique(), BUILT[0].grade());
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
        .take(10)
        .enumerate()
        .map(|(number, entry)| format!("{}  no. {number}\n", entry.givens))
        .collect();
    let table = read_set("gen_6x6_box3x2_minimal");
    let table: String = table
        .iter()
        .take(2)
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
    GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "packs")
        .library_named("puzzling")
        .file("built.txt", ONE)
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
        .take(10)
        .filter_map(|entry| entry.solution.as_ref()?.chars().next()?.to_digit(10))
        .map(|digit| digit as usize)
        .sum();
    let printed = format!(
        "10 {first_cells}\nno. 3\nno. 9\n2 None 3x2\n[true, false, true]\n\
         [Some(\"Grid 01\"), Some(\"Grid 02\")] [1, 3, 4, 2]\nSome(1) true naked single, 12 points\n\
         diagonals [Some(\"X\"), None]\n"
    );
    let program = ["pack-program".to_owned()];
    assert_eq!(pack_crate().run(&program), [printed]);
}

/// A file beside a source, and one that a build script writes.
#[test]
#[ignore = "builds the library, which takes some seconds"]
fn files_that_change_are_read_again() {
    let program = ["changed-pack".to_owned()];
    let printed = |small: &str| {
        let script = format!(
            "fn main() {{\n    let folder = std::env::var(\"OUT_DIR\").unwrap();\n    \
             std::fs::write(folder + \"/built.txt\", {small:?}).unwrap();\n}}\n"
        );
        let source = r#"
            puzzling::puzzles! { static BUILT = concat!(env!("OUT_DIR"), "/built.txt"); }
            fn main() { print!("{} {}", changed::count(), BUILT.len()); }
        "#;
        GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "changed")
            .by_cargo()
            .library_named("puzzling")
            .file("build.rs", script)
            .file("src/lib.rs", NO_STD)
            .file("src/puzzles/small.txt", small)
            .file("src/bin/changed-pack.rs", source)
            .run(&program)
    };
    assert_eq!(printed(ONE), ["1 1"]);
    // The files change, and no source that has a pack.
    assert_eq!(printed(&format!("{ONE}2.....3....4.1..\n")), ["2 2"]);
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
        .library_named("puzzling")
        .file("src/bin/given-pack/main.rs", main)
        .file("src/bin/given-pack/packs/mod.rs", packs)
        .file("src/bin/given-pack/small.txt", two)
        .file("src/bin/given-pack/packs/small.txt", ONE)
        .run(&["given-pack".to_owned()]);
    assert_eq!(printed, ["[2, 2, 2, 2] 2 2 1"]);
}
