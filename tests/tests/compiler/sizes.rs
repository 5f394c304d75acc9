//! Tests every size and shape of boxes: rustc fills the blanks with the known solution, which the
//! built program prints, and refuses puzzles with several solutions or with no solution.

use std::collections::BTreeSet;
use sudoku_tests::variants::Variant;
use sudoku_tests::{Dice, GeneratedCrate, Symmetry, digit, full_cells, line, read_set};
use sudoku_types::BoxShape;

/// Rows and columns of a box.
type Shape = (usize, usize);

/// A puzzle in the macro's words, with `options` and the grid in one string.
fn puzzle(options: &str, givens: &str) -> String {
    format!("sudoku! {{ {options} {givens:?} }}")
}

/// A program that prints the solution of each of the puzzles, one a line, in the symbols of the sets.
fn program<'a>(puzzles: impl IntoIterator<Item = &'a String>) -> String {
    let mut source = "use sudoku_types::sudoku;\n\nfn main() {\n".to_owned();
    for puzzle in puzzles {
        source += &format!("    print(<{puzzle}>::SOLUTION.rows().as_flattened());\n");
    }
    source
        + "}\n\n\
        fn print(cells: &[u8]) {\n    \
            let symbol = |&digit: &u8| char::from(b\".123456789ABCDEFGHIJKLMNOP\"[usize::from(digit)]);\n    \
            println!(\"{}\", cells.iter().map(symbol).collect::<String>());\n\
        }\n"
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
fn blanked(shape: Shape) -> (String, String) {
    let variant = Variant::new(shape, &[]);
    let size = variant.size();
    let mut dice = Dice::new(7 * size as u64 + shape.0 as u64);
    let grid = Symmetry::without_turning(&mut dice, shape).apply_to(&full_cells(shape));
    assert!(variant.is_solution(&grid, &grid));
    let mut givens = grid.clone();
    for cell in dice.permutation(givens.len()) {
        let seen = variant.peers(cell).iter().map(|peer| givens[*peer]);
        let seen: BTreeSet<_> = seen.filter(|digit| *digit > 0).collect();
        if seen.len() == size - 1 {
            givens[cell] = 0;
        }
    }
    (line(&givens), line(&grid))
}

/// Every size with its usual boxes, some with others, and some that have no usual boxes.
const SHAPES: [Shape; 25] = [
    (1, 1),
    (2, 2),
    (1, 4),
    (4, 1),
    (2, 3),
    (3, 2),
    (6, 1),
    (1, 7),
    (2, 4),
    (4, 2),
    (3, 3),
    (9, 1),
    (2, 5),
    (5, 2),
    (11, 1),
    (3, 4),
    (6, 2),
    (2, 6),
    (2, 7),
    (7, 2),
    (3, 5),
    (4, 4),
    (3, 6),
    (4, 5),
    (5, 5),
];

#[test]
fn usual_sizes_and_some_unusual_shapes_are_solved() {
    let puzzles = SHAPES.map(|shape| {
        let (givens, solution) = blanked(shape);
        assert!(givens.contains('.'), "{givens}");
        let (height, width) = shape;
        let usual = BoxShape::default_for(height * width);
        // The usual boxes need no option.
        let options = match usual.is_some_and(|usual| (usual.rows(), usual.columns()) == shape) {
            true => String::new(),
            false => format!("boxes: {height}x{width};"),
        };
        (puzzle(&options, &givens), solution)
    });
    let (puzzles, known): (Vec<_>, Vec<_>) = puzzles.into_iter().unzip();
    assert_eq!(solutions("sizes-shapes", &puzzles), known);
}

/// The first puzzles of sets, with the rules that they have.
fn of_sets(sets: &[(&str, Shape, usize)]) -> Vec<(Variant, String)> {
    let mut entries = Vec::new();
    for (set, shape, count) in sets {
        for entry in read_set(set).into_iter().take(*count) {
            entries.push((Variant::new(*shape, &[]), entry.givens));
        }
    }
    entries
}

fn digits(line: &str) -> Vec<u8> {
    line.chars().filter_map(digit).collect()
}

#[test]
fn the_first_solution_of_several_is_one() {
    let entries = of_sets(&[
        ("gen_multi_4x4", (2, 2), 10),
        ("gen_multi_6x6_box2x3", (2, 3), 10),
        ("gen_multi_9x9", (3, 3), 5),
        ("gen_multi_12x12_box3x4", (3, 4), 1),
    ]);
    let puzzles = entries
        .iter()
        .map(|(_, givens)| puzzle("solution: first;", givens));
    let puzzles: Vec<_> = puzzles.collect();
    for ((variant, givens), solution) in entries.iter().zip(solutions("sizes-first", &puzzles)) {
        let solved = variant.is_solution(&digits(&solution), &digits(givens));
        assert!(solved, "{solution} for {givens}");
    }
}

/// The errors of a crate with a puzzle of these on each line, which must be one a line.
fn refusals(name: &str, entries: &[(Variant, String)]) -> Vec<String> {
    let alias = |(_, givens): &(Variant, String)| {
        format!("const _: () = {{ type P = {}; }};\n", puzzle("", givens))
    };
    let sources: Vec<String> = entries.iter().map(alias).collect();
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name).check_lines(
        sources.iter().map(String::as_str),
        "use sudoku_types::sudoku;\n",
    );
    let lines = errors.iter().map(|error| error.line);
    assert!(lines.eq(1..=entries.len()), "{errors:#?}");
    errors.into_iter().map(|error| error.message).collect()
}

#[test]
fn several_solutions_are_refused_with_two_digits_that_a_cell_can_have() {
    let entries = of_sets(&[
        ("gen_multi_4x4", (2, 2), 20),
        ("gen_multi_6x6_box2x3", (2, 3), 20),
        ("gen_multi_9x9", (3, 3), 15),
        ("gen_multi_12x12_box3x4", (3, 4), 3),
    ]);
    for ((variant, givens), message) in entries.iter().zip(refusals("sizes-several", &entries)) {
        let words = "this puzzle has more than one solution: row ";
        assert!(message.starts_with(words), "{message}");
        // Digits above 9 are named by their letters; those puzzles are too large to count on.
        if variant.size() > 9 {
            continue;
        }
        let numbers = message.split(|c: char| !c.is_ascii_digit());
        let numbers: Vec<usize> = numbers.filter_map(|number| number.parse().ok()).collect();
        let [row, column, digit, other] = numbers[..] else {
            panic!("{message}: row, column and two digits were expected");
        };
        assert_ne!(digit, other);
        let mut givens = digits(givens);
        let cell = (row - 1) * variant.size() + column - 1;
        assert_eq!(givens[cell], 0);
        for digit in [digit, other] {
            givens[cell] = digit as u8;
            let solutions = variant.solutions(&givens, 1, &mut Dice::new(0));
            assert_eq!(solutions.len(), 1, "{}", line(&givens));
        }
    }
}

#[test]
fn no_solution_is_refused() {
    let entries = of_sets(&[
        ("gen_nosol_6x6_box2x3", (2, 3), 4),
        ("gen_nosol_9x9", (3, 3), 2),
        ("gen_nosol_12x12_box3x4", (3, 4), 1),
    ]);
    for message in refusals("sizes-none", &entries) {
        let words = "this puzzle has no solution: ";
        assert!(message.starts_with(words), "{message}");
    }
}
