//! Tests the patterns of a person's steps, each in a position made for it, and all on many puzzles.

use crate::chance::INKALA;
use crate::grid;
use crate::steps::check_steps;
use std::collections::{BTreeMap, BTreeSet};
use sudoku_tests::{Dice, Symmetry, cells, full};
use sudoku_types::{BoxShape, Grade, Grid, Technique};

/// Puzzles, a pattern that is seen on the way to their solution, and what is said of it first, in three lines each.
const POSITIONS: &str = "\
........6....367.....57....5..14..7.1.....83..43....1....28..41324.5.....8.......
W-wing
if row 1, column 6 is not 8, then it is 2, then row 3, column 3 is 2, then row 2, column 1 is 8: in either case 8 goes from row 1, column 1
.....7.3.6.4..57.2.............7.91.5.748...3..32.......2...4..9.....5.....94....
X-chain
if row 3, column 9 is not 8, then row 2, column 8 is 8, then row 9, column 1 is 8: in either case 8 goes from row 3, column 1
..93....5.27..............1..3.5...2.5....6.....8.1.4...54891...3.1.2...87.6.....
X-wing in columns
columns 3 and 5 have 6 only in rows 3 and 6: it goes from row 3, column 8
.4........75...3.4.6...958.3..1....9...78.......9.5....8.....2.1..4....37.....8.5
XY-chain
if row 6, column 5 is not 2, then it is 3, then row 6, column 8 is 4, then row 9, column 8 is 6, then row 9, column 4 is 2: in either case 2 goes from row 9, column 5
3.67....1..2..3.87............298....4..3..5..37...2.........32.5.......6.4...819
XY-wing
if row 2, column 4 is not 1, then it is 4, then row 1, column 6 is 2, then row 8, column 6 is 1: in either case 1 goes from row 8, column 4
.97......5...1.6......283....1.....3.5....8.6..68..9.7.2...7.....5.4...27...83...
chain
if row 1, column 1 is not 3, then it is 2, then row 5, column 3 is 2, then row 5, column 4 is 3: in either case 3 goes from row 1, column 4
3.67....1..2..3.87............298....4..3..5..37...2.........32.5.......6.4...819
hidden pair in column 5
column 5 has 2 and 8 only in rows 3 and 8: all others go from there
..4..72......3..4.8...2....1..3.6...39..718.............8..9..17.98..36...5.....2
hidden quad in row 6
row 6 has 1, 3, 6 and 7 only in columns 3, 7, 8 and 9: all others go from there
8..9.6.....6457.......8...3.9...........6..58..53....442...........4.2.1.1...2..9
hidden triple in row 4
row 4 has 4, 5 and 8 only in columns 3, 4 and 6: all others go from there
.26........9....5......48.2...8.9.1...52..6...1..365...62..8.......9.....5.12.9.4
jellyfish in columns
columns 2, 5, 8 and 9 have 7 only in rows 3, 4, 5 and 7: it goes from row 5, column 1 and row 7, column 4
61.......4..96..5.93......2...2....3..879.6.1.6...4......3..8...73..1.......72...
locked candidate in box 6
box 6 has 4 only in column 8: it goes from row 8, column 8
.....7.3.6.4..57.2.............7.91.5.748...3..32.......2...4..9.....5.....94....
naked pair in row 9
row 9, columns 1 and 8 have only 7 and 8 between them: these go from row 9, columns 2 and 9
....4..8....3....97.925....49..1..56..8......1.64....7......64.6...3....3.1..7.9.
naked quad in column 7
column 7, rows 1, 2, 8 and 9 have only 1, 2, 5 and 7 between them: these go from column 7, rows 3, 4 and 5
.8..26.........5....79.....52.7........8.54.9..9.......1..64.38....7.2..7...8....
naked triple in row 9
row 9, columns 3, 6 and 7 have only 3, 6 and 9 between them: these go from row 9, columns 2, 8 and 9
.97......5...1.6......283....1.....3.5....8.6..68..9.7.2...7.....5.4...27...83...
simple colouring
if row 2, column 8 is not 2, then row 2, column 3 is 2, then row 6, column 1 is 2: in either case 2 goes from row 6, column 8
...2...5.2...8.3...14.9..2..8...6.....6..2....5.....17..1...54..7...8.....5.6....
skyscraper
if row 2, column 2 is not 9, then row 2, column 8 is 9, then row 4, column 3 is 9: in either case 9 goes from row 5, column 2
5..2.6.........1.9..7...6...34..9..7..9.1..6...27..4..47........9..57.....562....
swordfish in columns
columns 4, 7 and 9 have 3 only in rows 3, 5 and 8: it goes from row 3, column 6
";

const NINE: BoxShape = BoxShape::new(3, 3).unwrap();

fn solved(givens: &Grid<9>) -> Grid<9> {
    givens.solve().unique().expect("one solution")
}

/// A pattern without the place where it is seen.
fn name(pattern: &str) -> &str {
    pattern.split(" in ").next().unwrap_or(pattern)
}

#[test]
fn each_pattern_in_a_position() {
    let lines: Vec<_> = POSITIONS.lines().collect();
    for position in lines.chunks(3) {
        let [line, pattern, sentence] = position else {
            panic!("{position:?}");
        };
        let givens = grid(cells::<9>(line), NINE);
        check_steps(&givens, &solved(&givens));
        let mut steps = givens.steps();
        let first = steps.find(|step| name(&step.pattern.to_string()) == name(pattern));
        let first = first.unwrap_or_else(|| panic!("no {pattern} in {line}"));
        assert_eq!(
            (&*first.pattern.to_string(), &*first.to_string()),
            (*pattern, *sentence)
        );
    }
}

/// A puzzle by chance, without a given to spare.
fn minimal(seed: u64) -> (Grid<9>, Grid<9>) {
    let dice = &mut Dice::new(seed);
    // Some digits here and there lead to a grid that has no pattern.
    let mut begun = Grid::<9>::blank();
    for _ in 0..11 {
        let (row, column) = (dice.below(9), dice.below(9));
        let before = begun;
        begun
            .set((row, column), dice.below(9) as u8 + 1)
            .expect("a digit");
        if begun.has_conflicts() {
            begun = before;
        }
    }
    let filled = begun.solutions().next();
    let rows = filled.map_or(full::<9>((3, 3)), |grid| *grid.rows());
    let solution = grid(Symmetry::without_turning(dice, (3, 3)).apply(&rows), NINE);
    let mut givens = solution;
    for cell in dice.permutation(81) {
        let before = givens;
        givens.set((cell / 9, cell % 9), 0).expect("a cell");
        if !givens.is_uniquely_solvable() {
            givens = before;
        }
    }
    (givens, solution)
}

/// Checks the steps of so many puzzles, and says in how many each pattern is seen.
fn patterns(puzzles: u64) -> BTreeMap<String, usize> {
    let mut seen = BTreeMap::new();
    for seed in 0..puzzles {
        let (givens, solution) = minimal(seed);
        check_steps(&givens, &solution);
        let names = givens
            .steps()
            .map(|step| name(&step.pattern.to_string()).to_owned());
        for name in names.collect::<BTreeSet<_>>() {
            *seen.entry(name).or_default() += 1;
        }
    }
    seen
}

/// A million positions. Naked and hidden quads are the rarest: each is the counterpart of the other.
#[test]
#[ignore = "takes a minute"]
fn every_pattern_by_chance() {
    let mut seen = patterns(15_000);
    let quads = seen.remove("hidden quad").unwrap_or(0);
    *seen.entry("naked quad".to_owned()).or_default() += quads;
    let names = "naked single, hidden single, locked candidate, naked pair, hidden pair, naked triple, hidden triple, \
                 naked quad, X-wing, swordfish, jellyfish, XY-wing, skyscraper, simple colouring, X-chain, W-wing, \
                 XY-chain, chain";
    for name in names.split(", ") {
        let count = seen.remove(name);
        assert!(count.is_some_and(|count| count >= 10), "{name}: {seen:?}");
    }
    assert!(seen.is_empty(), "{seen:?}");
}

/// The harder puzzle has the greater grade.
#[test]
fn grades_are_in_order() {
    let grade = |line: &str| grid(cells::<9>(line), NINE).grade();
    let first = &POSITIONS[..81];
    let full = solved(&grid(cells::<9>(first), NINE));
    let mut almost = full;
    almost.set((4, 4), 0).expect("a cell");
    let grades = [
        full.grade(),
        almost.grade(),
        grade(first),
        grade(INKALA), // cannot be solved so
    ];
    assert!(grades.is_sorted(), "{grades:?}");
    let hardest: Vec<Option<Technique>> = grades.iter().map(|grade| grade.hardest).collect();
    assert_eq!(hardest[..2], [None, Some(Technique::NakedSingle)]);
    assert_eq!(
        grades.map(|grade| grade.is_solved()),
        [true, true, true, false]
    );
    let words: Vec<String> = grades[..2].iter().map(Grade::to_string).collect();
    assert_eq!(words, ["solved", "naked single, 1 point"]);
}
