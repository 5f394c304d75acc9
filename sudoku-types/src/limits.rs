//! What the library cannot do, and what it costs the build.
//!
//! # Sizes
//!
//! Boxes of R×C cells with R·C ≤ 25, so grids from 1×1 to 25×25. Boxes of one row make a Latin square.
//!
//! # Puzzles that are too hard
//!
//! The compiler ends a constant after 2,000,000 turns of loops and calls. The solver counts them as its steps; after 1,800,000
//! the next constant goes on with the search. The option `effort: 8;` says how many constants there may be: 1 to 32, and 6
//! without it. Then an error says that the puzzle is too hard for the build. A constant that is spent to its end takes rustc
//! 2 to 7 s. Of the first one:
//!
//! | | |
//! |---|---|
//! | 500 images of two of the hardest published 9×9 | nine of ten take at most a hundredth of the limit, the worst a twentieth |
//! | 250 images of a hard 9×9 without a solution | all but one take at most a hundredth, the worst a twentieth |
//! | 200 killers without givens | all take at most a twentieth |
//! | 40 puzzles with six to fourteen arrows, and no given to spare | nearly half take at most a twentieth, and three more than one constant |
//! | 40 random puzzles with `thermometers`, `even` or `odd` each | all take at most a twentieth |
//! | 40 with `palindromes`, `whispers` or `doubles` each | all but one to three take at most a twentieth, the worst an eighth |
//! | 40 with `consecutive` | more than half take at most a twentieth, the worst a fifth |
//! | 40 with `arrows` | two of three take at most a twentieth, the worst a sixth |
//! | 40 with `sums` | a third take at most a twentieth, the worst a sixth |
//! | 65 published puzzles with marks, cages or rules | five take more than one constant, three more than six, and none more than 32 |
//! | 185 others with marks | eleven take more than one constant, four more than six, and none more than 32 |
//! | of these, 21 with `renbans`, two with `zippers` | none takes more than one constant |
//! | of these, 16 with `region_sums` or `equal_sums` | four take more than one constant, one more than six |
//! | of these, four with `entropic` or `modular` | three take more than one constant, two more than six |
//! | 10×10 to 25×25 in the test sets | none is too hard |
//! | sparse 9×9 that were bred to be hard | a few are too hard |
//! | 30 of `non_consecutive` with no other rule and no given to spare | two of three take more than one constant, one more than six, and none more than 32 |
//!
//! An image is the same puzzle with digits, rows, columns, bands and stacks exchanged. (`tests/tests/solving/limits.rs` in
//! the repository prints these numbers, the benchmark `limits` those of published puzzles, which it reads from files, and the
//! benchmark `compile_time` all times and sizes below.) At run time there is no
//! limit: see [`Grid::solve_within`](crate::Grid::solve_within).
//!
//! # Searches by types
//!
//! `proof: types;`, `solver: types;` and [`unsolvable!`](crate::unsolvable!) search by trait resolution, in all sizes, with
//! regions, all rules and all marks. Cages are searched up to 12×12, and refused above; there `unsolvable!` needs
//! `proof: none;`, which takes the solver's word. A search stops after 4,096 steps up to 9×9, 1,024 up to 16×16 and 512
//! above, with cages after an eighth of these, with an error that says so. A grid of few givens above 9×9 is often too
//! deep, and so is a 9×9 with `non_consecutive` and fewer than twelve givens, or a killer in which many cages have no
//! sum: `proof: none;`, the default of `sudoku!`, takes the solver's word for these.
//!
//! | | `proof: types;` takes rustc |
//! |---|---|
//! | an easy 9×9 | 0.2 s more, and 140 MB in all |
//! | one of 17 givens | 0.5 s, 170 MB |
//! | the hardest known | 3 to 8 s, up to 1.1 GB |
//! | the "Miracle Sudoku", with two givens | 1 to 2 s, 230 MB |
//! | `anti_knight` or `anti_king` with twenty givens | 0.5 to 1.5 s, 200 to 270 MB; with fewer givens it may take far more |
//! | a 6×6 killer without givens | 0.5 to 1 s, 200 MB |
//! | a 9×9 killer without givens | mostly two to three seconds, 440 MB |
//!
//! With nightly's new trait solver (`-Znext-solver=globally`) a proof with many units, such as those of boxes of 2×6 cells or
//! of `windows`, may be an overflow (E0275): then write `#![recursion_limit = "192"]`.
//!
//! `solver: types;` takes about as long, and twice as long where [`Unique`](crate::Unique) is asked for as well.
//!
//! # What a build costs
//!
//! Each further 9×9 takes rustc some 20 ms and 1 MB of memory; the hardest known 50 to 100 ms. 100 puzzles check in two to
//! three seconds, 1,000 in half a minute; from a [file](crate::puzzles!) they take four fifths of the time and two thirds
//! of the memory. A 9×9 without a given to spare takes some 15 ms more with windows, 30 ms with `anti_king`, 40 ms with
//! diagonals, and 0.1 to 0.3 s with `anti_knight`. A jigsaw takes 0.05 s, and a killer 0.15 s; the worst of eleven
//! take twice and four times as long. `minimal: true;` takes some 0.2 s for a 9×9.
//!
//! [Marks](crate::sudoku!#lines) on sixteen short lines take some 0.15 s more for a 9×9 without a given to spare, with
//! `proof: types;` or without. At run time a grid with room for regions, cages and marks is larger: a `Grid<9>` has 124
//! bytes and a `Grid<9, 1>` 1,428, a `Grid<25, 1>` 10,740. There is room for 8·N² numbers, two for each line and one for each
//! of its cells; more are an error. In a type, rustc allows some 100 lines, and lines of some 100 cells, and then has an
//! error of its own (E0275): write the `#![recursion_limit = "…"]` that it names. Where the units, cages and marks alone take
//! longer than a constant may, as with 1,250 cages that share cells in a 25×25, the puzzle is "too hard for the build".
//!
//! Cargo does not check an unchanged crate again; with its incremental cache, rustc takes some 6 ms a puzzle. Put puzzles
//! into a module of their own, and add new ones at its end.
//!
//! # Stack at run time
//!
//! The solver allocates nothing: large values are on the stack, and a build without optimizations copies them often. In such
//! a build a thread needs at most 1 MB for a `Grid<9>` or `Grid<9, 1>`. For a `Grid<25, 1>` a single call needs up to 1.2 MB, a
//! loop over [`solutions`](crate::Grid::solutions) with an adaptor such as `take` nearly 2 MB, which is what a thread of `std`
//! has, and a function with several of these 3 MB: `std::thread::Builder::stack_size(4 << 20)` is enough.
//!
//! # What rustc does with a source before a macro sees it
//!
//! rustc splits the source into tokens, and refuses some texts itself. Put such a grid in quotes:
//!
//! | error of rustc | text | write |
//! |---|---|---|
//! | `unknown start of token: \u{2502}`, often | `│ 5 3 · │ …`, box-drawing characters | `"│ 5 3 . │ …"` |
//! | `expected at least one digit in exponent` | a row such as `1e_` | `"1e_"` |
//! | `invalid digit for a base 2 literal`, `no valid digits found` | `0b12`, `0x__` | `"0b12"`, `"0x__"` |
//!
//! A string is one token: an error inside underlines all of it, and says the row and column.
//!
//! # Types
//!
//! - The type of a puzzle is its whole grid, and some of rustc's own errors print it, such as that of two `impl`s of a trait
//!   for one puzzle. Errors name a struct around it: `type Puzzle = sudoku! { … };` and `struct Daily(Puzzle);`.
//! - `derive` copies the fields of its struct, with an error for each copy of a macro: name the type first
//!   (`type Daily = sudoku! { … };`).
//! - Bounds are as sound as rustc's. By an open fault of rustc
//!   ([rust-lang/rust#152607](https://github.com/rust-lang/rust/issues/152607)) a `dyn` type can make it believe that a puzzle
//!   with several solutions is [`Unique`](crate::Unique); wrong digits do not get through. `SECURITY.md` has the program.
//! - Symbols by hand that are equal, or that no grid could be read in, such as `_` and `|`, are refused where the grids are
//!   used (`GIVENS`, `SOLUTION`): [`Solved`](crate::Solved) holds without them.
//! - For types written by hand, errors name the rule that is broken, not the cell, and print typenum's long names below
//!   it. `Wrong::SOLUTION`, used without a `Solved` bound, is refused with rustc's own E0599.
//! - rust-analyzer shows no digits when you hover over a constant that reads a solution. It does not tell a macro where
//!   tokens are, so that a grid in tokens that nothing but lines and spaces keeps apart, such as `1---` with `-` for a
//!   blank, may have an error there that rustc has not. A grid in a string, or with a space between cells, has none.
