//! Tests the macros in other kinds of crates: older editions, the dependency under another name,
//! no standard library.

use sudoku_tests::GeneratedCrate;

/// A program that uses the macro as a type and as a value, with options, and prints what came out.
/// `LIBRARY` is to be replaced by the name of the dependency.
const PROGRAM: &str = r#"
#![deny(warnings)]

use LIBRARY::{Solved, SquareGrid, sudoku};

type Small = sudoku! {
    boxes: 2x2;
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

struct Game {
    puzzle: sudoku! { symbols: "ABCD"; "A...","..C.","...D",".B.." },
}

fn first_row<S: Solved>(_: S) -> Vec<u8> {
    S::SOLUTION.digits().iter().take(4).copied().collect()
}

fn main() {
    let small: Small = sudoku! { boxes: 2x2; 1___ __3_ ___4 _2__ };
    let game = Game { puzzle: sudoku! { symbols: "ABCD"; "A...","..C.","...D",".B.." } };
    let any = sudoku! { solution: first; [[4, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]] };
    println!("{:?}", Small::SOLUTION.rows());
    println!("{:?}", first_row(small));
    println!("{:?}", first_row(game.puzzle));
    println!("{:?}", first_row(any)[0]);
}
"#;

/// The output of the program. The small puzzle can be solved by hand: row 1 has its 3 in column 2,
/// since box 2 has one already, row 3 has its 2 in column 3, and so on.
const PRINTED: &str = "\
[[1, 3, 4, 2], [2, 4, 3, 1], [3, 1, 2, 4], [4, 2, 1, 3]]
[1, 3, 4, 2]
[1, 3, 4, 2]
4
";

/// Two 2s in row 2, on line 5.
const CLASH: &str = "\
use LIBRARY::sudoku;

pub type Wrong = sudoku! {
    1 _ _ _
    2 _ 2 _
    _ _ _ 4
    _ _ _ _
};

fn main() {}
";

fn crate_named(name: &str) -> GeneratedCrate {
    GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name)
}

/// Runs the program, and has rustc refuse the clash with the one error it deserves.
fn check(name: &str, library: &str, kind: impl Fn(GeneratedCrate) -> GeneratedCrate) {
    let import = library.replace('-', "_");
    let with = |name: &str, source: &str| {
        let main = source.replace("LIBRARY", &import);
        let of_kind = kind(crate_named(name)).library_named(library);
        of_kind.file("src/main.rs", main)
    };
    let printed = with(name, PROGRAM).run(&[name.to_owned()]);
    assert_eq!(printed, [PRINTED], "{name}");

    let errors = with(&format!("{name}-clash"), CLASH).check();
    let [error] = errors.as_slice() else {
        panic!("{name}: {errors:#?}");
    };
    assert_eq!(
        (error.file.as_str(), error.line, error.column),
        ("src/main.rs", 5, 9),
        "{name}"
    );
    assert_eq!(error.code.as_deref(), Some("E0277"), "{name}");
    let message = "digit 2 appears twice in row 2: columns 1 and 3";
    assert!(error.message.starts_with(message), "{name}: {error:?}");
}

#[test]
fn edition_2018() {
    check("edition-2018", "sudoku-types", |this| this.edition("2018"));
}

#[test]
fn edition_2021() {
    check("edition-2021", "sudoku-types", |this| this.edition("2021"));
}

#[test]
fn the_dependency_renamed() {
    check("renamed", "grids", |this| this);
}

/// The expansion does not rely on the names that its crates usually have.
#[test]
fn the_dependency_renamed_and_its_own_names_taken() {
    let decoys = "\
        pub mod sudoku_types {}\n\
        pub mod sudoku_macro {}\n\
        pub mod typenum {}\n\
        pub mod core {}\n\
        pub type Small = grids::sudoku! { 1___ __3_ ___4 _2__ };\n\
        pub fn unique() -> impl grids::Unique { grids::sudoku! { proof: types; 1___ __3_ ___4 _2__ } }\n\
        grids::unsolvable! { 11__ ____ ____ ____ }\n\
        pub const FIRST: [u8; 4] = Small::SOLUTION.rows()[0];\n\
        const _: () = assert!(matches!(FIRST, [1, 3, 4, 2]));\n\
        fn main() {}\n";
    let errors = crate_named("renamed-decoys")
        .edition("2018")
        .library_named("grids")
        .file("src/main.rs", decoys)
        .check();
    assert_eq!(errors, []);
}

/// The panic handler shows that nothing brings the standard library in: it has one of its own, and
/// two are an error. (Cargo builds the library for it: the one of these tests has features that need the standard library.)
#[test]
#[ignore = "builds the library, which takes some seconds"]
fn no_standard_library() {
    let source = "\
        #![no_std]\n\
        #![deny(warnings)]\n\
        use sudoku_types::{Solved, sudoku};\n\
        pub type Small = sudoku! { proof: types; 1___ __3_ ___4 _2__ };\n\
        pub fn unique() -> impl sudoku_types::Unique { Small::VALUE }\n\
        pub fn small() -> impl Solved { sudoku! { symbols: 0..=3; [0,_,_,_] [_,_,2,_] [_,_,_,3] [_,1,_,_] } }\n\
        const _: () = assert!(matches!(Small::SOLUTION.rows()[0], [1, 3, 4, 2]));\n";
    let handler = "\
        #[panic_handler]\n\
        fn panic(_: &core::panic::PanicInfo<'_>) -> ! { loop {} }\n";
    let errors = crate_named("no-std")
        .by_cargo()
        .file("src/lib.rs", [source, handler].concat())
        .check();
    assert_eq!(errors, []);

    let errors = crate_named("no-std-but-std")
        .by_cargo()
        .file(
            "src/lib.rs",
            [source, "extern crate std;\n", handler].concat(),
        )
        .check();
    let codes: Vec<_> = errors.iter().map(|error| error.code.as_deref()).collect();
    assert_eq!(codes, [Some("E0152")], "a second panic handler goes unseen");
}
