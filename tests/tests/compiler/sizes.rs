//! Tests every size and shape of boxes: rustc fills the blanks with the known solution, which the
//! built program prints, and refuses puzzles with several solutions or with no solution.

use sudoku_tests::{
    Dice, Entry, GeneratedCrate, Symmetry, cells, count_solutions_up_to, full, is_solution,
    read_set,
};

/// Rows and columns of a box.
type Shape = (usize, usize);

/// The symbols of the sets in `data/`, and of grids without symbols of their own.
const SYMBOLS: &[u8; 26] = b".123456789ABCDEFGHIJKLMNOP";

/// A puzzle in the macro's words, with `options` and the grid in one string.
fn puzzle(options: &str, givens: &str) -> String {
    format!("sudoku! {{ {options} {givens:?} }}")
}

/// The option for boxes of a shape.
fn boxes((height, width): Shape) -> String {
    format!("boxes: {height}x{width};")
}

/// A program that prints the solution of each of the puzzles, one a line, in the symbols of the sets.
fn program<'a>(puzzles: impl IntoIterator<Item = &'a String>) -> String {
    let mut source = "use sudoku_types::sudoku;\n\nfn main() {\n".to_owned();
    for puzzle in puzzles {
        source += &format!("    print(<{puzzle}>::SOLUTION.rows().as_flattened());\n");
    }
    let symbols = std::str::from_utf8(SYMBOLS).expect("symbols are ASCII");
    source += &format!(
        "}}\n\n\
         fn print(cells: &[u8]) {{\n\
         \x20   let symbol = |&digit: &u8| char::from(b{symbols:?}[usize::from(digit)]);\n\
         \x20   println!(\"{{}}\", cells.iter().map(symbol).collect::<String>());\n\
         }}\n"
    );
    source
}

/// The solutions of `puzzles`, found while two programs with half of them each were built.
fn solutions(name: &str, puzzles: &[String]) -> Vec<String> {
    // Two, because rustc works on a crate with one processor.
    let programs = ["even", "odd"].map(|half| format!("{name}-{half}"));
    let mut all = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name);
    for (first, half) in programs.iter().enumerate() {
        let source = program(puzzles.iter().skip(first).step_by(2));
        all = all.file(&format!("src/bin/{half}.rs"), source);
    }
    let printed = all.run(&programs);
    let [even, odd] = &printed[..] else {
        panic!("two programs were run");
    };
    let (mut even, mut odd) = (even.lines(), odd.lines());
    let solutions = (0..puzzles.len()).map(|number| match number % 2 {
        0 => even.next(),
        _ => odd.next(),
    });
    let solutions = solutions.map(|line| line.expect("a solution").to_owned());
    solutions.collect()
}

/// A right grid of boxes of `shape`, and a puzzle that has no other solution: a cell is blanked only
/// if the cells around it then leave it one digit, so that they can be filled again one by one.
fn blanked<const N: usize>(shape: Shape) -> (String, String) {
    let mut dice = Dice::new(7 * N as u64 + shape.0 as u64);
    let grid = Symmetry::without_turning(&mut dice, shape).apply(&full::<N>(shape));
    assert!(is_solution(&grid, &grid, shape));
    let mut givens = grid;
    for cell in dice.permutation(N * N) {
        let (row, column) = (cell / N, cell % N);
        let mut seen = [false; 26];
        for (peer, &digit) in givens.as_flattened().iter().enumerate() {
            let (r, c) = (peer / N, peer % N);
            let same_box = r / shape.0 == row / shape.0 && c / shape.1 == column / shape.1;
            if peer != cell && (r == row || c == column || same_box) {
                seen[usize::from(digit)] = true;
            }
        }
        if seen[1..].iter().filter(|&&seen| seen).count() == N - 1 {
            givens[row][column] = 0;
        }
    }
    let line = |grid: [[u8; N]; N]| {
        let symbols = grid.as_flattened().iter();
        let symbols = symbols.map(|&digit| char::from(SYMBOLS[usize::from(digit)]));
        symbols.collect::<String>()
    };
    (line(givens), line(grid))
}

macro_rules! shapes {
    ($($size:literal: $height:literal x $width:literal $(or $else_height:literal x $else_width:literal)*;)*) => {{
        let mut puzzles = Vec::new();
        $(
            // The usual boxes need no option.
            let (givens, solution) = blanked::<$size>(($height, $width));
            puzzles.push((puzzle("", &givens), solution));
            $(
                let (givens, solution) = blanked::<$size>(($else_height, $else_width));
                puzzles.push((puzzle(&boxes(($else_height, $else_width)), &givens), solution));
            )*
        )*
        puzzles
    }};
}

#[test]
fn usual_sizes_and_some_unusual_shapes_are_solved() {
    let mut puzzles = shapes! {
        1: 1 x 1;
        4: 2 x 2 or 1 x 4 or 4 x 1;
        6: 2 x 3 or 3 x 2 or 6 x 1;
        8: 2 x 4 or 4 x 2;
        9: 3 x 3 or 9 x 1;
        10: 2 x 5 or 5 x 2;
        12: 3 x 4 or 6 x 2 or 2 x 6;
        14: 2 x 7 or 7 x 2;
        15: 3 x 5;
        16: 4 x 4;
        18: 3 x 6;
        20: 4 x 5;
        25: 5 x 5;
    };
    // Sizes without usual boxes.
    let (givens, solution) = blanked::<7>((1, 7));
    puzzles.push((puzzle(&boxes((1, 7)), &givens), solution));
    let (givens, solution) = blanked::<11>((11, 1));
    puzzles.push((puzzle(&boxes((11, 1)), &givens), solution));

    let (puzzles, known): (Vec<_>, Vec<_>) = puzzles.into_iter().unzip();
    let solutions = solutions("sizes-shapes", &puzzles);
    for ((puzzle, known), solution) in puzzles.iter().zip(known).zip(solutions) {
        assert!(puzzle.contains('.'), "{puzzle}");
        assert_eq!(solution, known, "{puzzle}");
    }
}

#[test]
fn the_first_solution_of_several_is_one() {
    fn check<const N: usize>(entry: &Entry, solution: &str, shape: Shape) {
        let solved = is_solution(&cells::<N>(solution), &cells(&entry.givens), shape);
        assert!(solved, "{solution} for {}", entry.givens);
    }
    let sets = [
        ("gen_multi_4x4", 10),
        ("gen_multi_6x6_box2x3", 10),
        ("gen_multi_9x9", 5),
        ("gen_multi_12x12_box3x4", 1),
    ];
    let take = |(set, count)| read_set(set).into_iter().take(count);
    let entries: Vec<_> = sets.into_iter().flat_map(take).collect();
    let puzzles = entries
        .iter()
        .map(|entry| puzzle("solution: first;", &entry.givens));
    let puzzles: Vec<_> = puzzles.collect();
    for (entry, solution) in entries.iter().zip(solutions("sizes-first", &puzzles)) {
        match entry.givens.len() {
            16 => check::<4>(entry, &solution, (2, 2)),
            36 => check::<6>(entry, &solution, (2, 3)),
            81 => check::<9>(entry, &solution, (3, 3)),
            _ => check::<12>(entry, &solution, (3, 4)),
        }
    }
}

/// The errors of a crate with a puzzle of these on each line, which must be one a line.
fn refusals(name: &str, entries: &[Entry]) -> Vec<String> {
    let alias = |entry: &Entry| {
        format!(
            "const _: () = {{ type P = {}; }};\n",
            puzzle("", &entry.givens)
        )
    };
    let sources: Vec<String> = entries.iter().map(alias).collect();
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name).check_lines(
        sources.iter().map(String::as_str),
        "use sudoku_types::sudoku;\n",
    );
    let lines: Vec<_> = errors.iter().map(|error| error.line).collect();
    assert_eq!(
        lines,
        (1..=entries.len()).collect::<Vec<_>>(),
        "{errors:#?}"
    );
    errors.into_iter().map(|error| error.message).collect()
}

#[test]
fn several_solutions_are_refused_with_two_digits_that_a_cell_can_have() {
    /// Asserts that the cell can hold both digits, where that can be found out in little time.
    fn check<const N: usize>(entry: &Entry, numbers: &[usize], shape: Shape) {
        let &[row, column, one, other] = numbers else {
            panic!("{numbers:?}: row, column and two digits were expected");
        };
        assert_ne!(one, other);
        let mut givens = cells::<N>(&entry.givens);
        assert_eq!(givens[row - 1][column - 1], 0);
        for digit in [one, other] {
            givens[row - 1][column - 1] = digit as u8;
            assert_eq!(
                count_solutions_up_to(1, &givens, shape),
                1,
                "{}",
                entry.givens
            );
        }
    }
    let sets = [
        ("gen_multi_4x4", 20),
        ("gen_multi_6x6_box2x3", 20),
        ("gen_multi_9x9", 15),
        ("gen_multi_12x12_box3x4", 3),
    ];
    let take = |(set, count)| read_set(set).into_iter().take(count);
    let entries: Vec<_> = sets.into_iter().flat_map(take).collect();
    for (entry, message) in entries.iter().zip(refusals("sizes-several", &entries)) {
        assert!(
            message.starts_with("this puzzle has more than one solution: row "),
            "{message}"
        );
        // Digits above 9 are named by their letters; those puzzles are too large to count on.
        let numbers = message.split(|c: char| !c.is_ascii_digit());
        let numbers: Vec<usize> = numbers.filter_map(|number| number.parse().ok()).collect();
        match entry.givens.len() {
            16 => check::<4>(entry, &numbers, (2, 2)),
            36 => check::<6>(entry, &numbers, (2, 3)),
            81 => check::<9>(entry, &numbers, (3, 3)),
            _ => {}
        }
    }
}

#[test]
fn no_solution_is_refused() {
    let sets = [
        ("gen_nosol_6x6_box2x3", 10),
        ("gen_nosol_9x9", 5),
        ("gen_nosol_12x12_box3x4", 1),
    ];
    let take = |(set, count)| read_set(set).into_iter().take(count);
    let entries: Vec<_> = sets.into_iter().flat_map(take).collect();
    for message in refusals("sizes-none", &entries) {
        assert!(
            message.starts_with("this puzzle has no solution: "),
            "{message}"
        );
    }
}
