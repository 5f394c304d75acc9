//! Grids with further rules: every rule by itself and with others, against a simple solver that has a definition of each of its own.

use crate::shape;
use crate::steps::check_steps;
use sudoku_tests::variants::{Count, Variant, differ};
use sudoku_tests::{Dice, read_set};
use sudoku_types::{Answer, Grid, Rule, Rules, Symbols};

/// The rules of these names.
fn rules(names: &[&str]) -> Rules {
    let rule = |name: &&str| Rule::ALL.into_iter().find(|rule| rule.name() == *name);
    let all = names.iter().map(|name| rule(name).expect("a rule"));
    all.fold(Rules::NONE, Rules::and)
}

fn grid<const N: usize>(variant: &Variant, cells: &[u8]) -> Grid<N> {
    let (rows, columns) = variant.shape;
    let (rows_of_cells, _) = cells.as_chunks::<N>();
    let rows_of_cells = rows_of_cells.try_into().expect("as many rows");
    let grid = Grid::from_rows(rows_of_cells, shape(rows, columns), Symbols::Standard);
    let grid = grid.expect("a grid of this size");
    grid.with_rules(rules(&variant.rules)).expect("its rules")
}

/// Answer, count, conflicts, steps and text of a puzzle of this variant that has so many solutions.
fn check<const N: usize>(variant: &Variant, givens: &[u8], count: Count, dice: &mut Dice) {
    let givens = &grid::<N>(variant, givens);
    let cells = givens.rows().as_flattened();
    let options = variant.options();
    let text = format!("{options} {}", variant.line(cells));
    assert_eq!(text.parse().as_ref(), Ok(givens));

    let expected = variant.solutions(cells, 5, dice);
    let is_expected = |solution: &Grid<N>| {
        assert!(solution.is_solved() && solution.rules() == givens.rules());
        assert!(variant.broken(solution.rows().as_flattened()).is_empty());
        let kept = cells.iter().zip(solution.rows().as_flattened());
        kept.clone()
            .all(|(given, digit)| *given == 0 || given == digit)
    };
    match (count, givens.solve()) {
        (Count::One, Answer::Unique(solution)) => {
            assert_eq!(solution.rows().as_flattened(), expected[0]);
            check_steps(givens, &solution);
        }
        (Count::Several, Answer::Several(one, other)) => {
            assert!(one != other && is_expected(&one) && is_expected(&other));
        }
        (Count::None, Answer::None(_)) => {}
        (_, answer) => panic!("{text}: {answer:?}"),
    }
    assert_eq!(givens.count_solutions_up_to(5), expected.len() as u64);
    let solutions: Vec<_> = givens.solutions().take(5).collect();
    assert_eq!(solutions.len(), expected.len());
    assert!(solutions.iter().all(is_expected));
}

/// So many puzzles of each kind, of several full grids.
fn check_variant<const N: usize>(shape: (usize, usize), rules: &[&'static str], times: usize) {
    let variant = Variant::new(shape, rules);
    let mut dice = Dice::new(N as u64);
    for (count, wanted) in [(Count::One, 2), (Count::Several, 1), (Count::None, 1)] {
        let mut found = 0;
        while found < wanted * times {
            let full = variant.full(&mut dice).expect("a full grid");
            for _ in 0..4 {
                if let Some(givens) = variant.puzzle(&full, count, &mut dice) {
                    check::<N>(&variant, &givens, count, &mut dice);
                    found += 1;
                }
            }
        }
    }
}

/// Every rule alone, in every size that has grids with it, and rules together.
fn check_all(times: usize) {
    check_variant::<4>((2, 2), &["diagonals"], times);
    check_variant::<4>((2, 2), &["windows"], times);
    check_variant::<4>((2, 2), &["anti_knight"], times);
    check_variant::<6>((2, 3), &["diagonals"], times);
    check_variant::<6>((3, 2), &["diagonals"], times);
    check_variant::<6>((2, 3), &["anti_knight"], times);
    check_variant::<9>((3, 3), &["diagonals"], times);
    check_variant::<9>((3, 3), &["windows"], times);
    check_variant::<9>((3, 3), &["anti_knight"], times);
    check_variant::<6>((2, 3), &["anti_king"], times);
    check_variant::<9>((3, 3), &["anti_king"], times);
    check_variant::<9>((3, 3), &["anti_knight", "anti_king"], times);
    check_variant::<9>((3, 3), &["diagonals", "windows"], times);
    check_variant::<9>((1, 9), &["diagonals"], times);
}

#[test]
fn puzzles_of_every_rule_have_as_many_solutions_as_they_should() {
    check_all(8);
}

#[test]
#[ignore = "more of the same, which takes a minute"]
fn more_puzzles_of_every_rule() {
    check_all(50);
}

/// Sets of puzzles without a given to spare, and the solutions that others found.
#[test]
fn the_sets_are_solved() {
    for (set, rule) in [
        ("gen_diag_9x9_minimal", "diagonals"),
        ("gen_windoku_9x9_minimal", "windows"),
        ("gen_antiknight_9x9_minimal", "anti_knight"),
        ("gen_antiking_9x9_minimal", "anti_king"),
    ] {
        for entry in read_set(set) {
            let givens: Grid<9> = format!("rules: {rule}; {}", entry.givens)
                .parse()
                .expect("a grid");
            let Answer::Unique(solution) = givens.solve() else {
                panic!("{set}: {givens:?}");
            };
            assert_eq!(Some(solution.line().to_string()), entry.solution, "{set}");
        }
    }
}

/// Grids that the simple solver does not come to: what is found keeps the rules, by its definition of them.
#[test]
fn blank_grids_of_many_sizes_are_filled() {
    fn check<const N: usize>(shape: (usize, usize), rules: &[&'static str]) {
        let variant = Variant::new(shape, rules);
        let blank = grid::<N>(&variant, &vec![0; N * N]);
        let solution = blank.solutions().next().expect("a solution");
        assert!(solution.is_solved());
        assert!(variant.broken(solution.rows().as_flattened()).is_empty());
    }
    check::<8>((2, 4), &["anti_knight"]);
    check::<8>((4, 2), &["diagonals", "anti_knight"]);
    check::<12>((3, 4), &["diagonals"]);
    check::<12>((4, 3), &["anti_knight"]);
    check::<16>((4, 4), &["diagonals"]);
    check::<16>((4, 4), &["windows"]);
    check::<16>((4, 4), &["diagonals", "windows"]);
    check::<7>((7, 1), &["diagonals"]);
}

/// The smallest grids that no digits fill.
#[test]
fn rules_that_no_grid_keeps() {
    fn check<const N: usize>(shape: (usize, usize)) {
        let variant = Variant::new(shape, &["diagonals"]);
        assert_eq!(variant.full(&mut Dice::new(1)), None);
        let blank = grid::<N>(&variant, &vec![0; N * N]);
        assert!(matches!(blank.solve(), Answer::None(_)));
    }
    check::<2>((1, 2));
    check::<3>((1, 3));
}

/// Of two equal digits in a grid that is blank otherwise there is a conflict just where they have to differ; the error is that of a
/// clash of two givens.
#[test]
fn equal_digits_are_a_conflict_where_cells_have_to_differ() {
    fn check<const N: usize>(shape: (usize, usize), rules: &[&'static str]) {
        let variant = Variant::new(shape, rules);
        let all = rules.iter().chain(&["rows", "columns", "boxes"]);
        let mut dice = Dice::new(N as u64);
        for _ in 0..1_000 {
            let order = dice.permutation(N * N);
            let (one, other) = (order[0], order[1]);
            let mut cells = vec![0; N * N];
            (cells[one], cells[other]) = (1, 1);
            let place = |cell: usize| (cell / N, cell % N);
            let differ = all
                .clone()
                .any(|rule| differ(rule, shape, place(one), place(other)));
            let conflicts = grid::<N>(&variant, &cells).conflicts().count();
            assert_eq!(
                conflicts,
                usize::from(differ),
                "{}: {one} {other}",
                variant.options()
            );
        }
    }
    let all = ["diagonals", "windows", "anti_knight", "anti_king"];
    check::<6>((2, 3), &["anti_king"]);
    check::<4>((2, 2), &all);
    check::<6>((2, 3), &["diagonals"]);
    check::<9>((3, 3), &["windows"]);
    check::<9>((3, 3), &all);
    check::<16>((4, 4), &["windows"]);
    check::<16>((4, 4), &all);
    check::<25>((5, 5), &all);
}
