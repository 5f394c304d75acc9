//! Tests solving with further rules, each by itself and with others, against a simple solver that has its own
//! definition of each.

use crate::needed::check_needed;
use crate::shape;
use crate::steps::check_steps;
use sudoku_tests::variants::{Count, RULES, Variant, are_apart, differ};
use sudoku_tests::{Dice, read_set, rounds};
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

/// The same from a text, which may have regions and cages.
pub(crate) fn read<const N: usize, const A: usize>(variant: &Variant, cells: &[u8]) -> Grid<N, A> {
    // Letters alone would have two meanings.
    let symbols = match N {
        10.. => format!("symbols: {:?};", &"123456789ABCDEFGHIJKLMNOP"[..N]),
        _ => String::new(),
    };
    let text = format!("{} {symbols} {}", variant.options(), variant.line(cells));
    let grid: Grid<N, A> = text.parse().expect("a grid");
    assert_eq!(format!("{:#}", grid.line()).parse(), Ok(grid));
    grid
}

/// Answer, count, conflicts, steps and text of a puzzle of this variant that has so many solutions.
pub(crate) fn check<const N: usize, const A: usize>(
    variant: &Variant,
    givens: &[u8],
    count: Count,
    dice: &mut Dice,
) {
    let givens = &read::<N, A>(variant, givens);
    let cells = givens.rows().as_flattened();
    let text = format!("{:#}", givens.line());

    let expected = variant.solutions(cells, 5, dice);
    let is_expected = |solution: &Grid<N, A>| {
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
            check_needed(givens, |cells| variant.solutions(cells, 2, dice).len() == 1);
        }
        (Count::Several, Answer::Several(one, other)) => {
            assert!(one != other && is_expected(&one) && is_expected(&other));
        }
        (Count::None, Answer::None(reason)) => {
            assert!(
                reason
                    .to_string()
                    .starts_with("this puzzle has no solution")
            );
        }
        (_, answer) => panic!("{text}: {answer:?}"),
    }
    check_grade(variant, givens);
    assert_eq!(givens.count_solutions_up_to(5), expected.len() as u64);
    let solutions: Vec<_> = givens.solutions().take(5).collect();
    assert_eq!(solutions.len(), expected.len());
    assert!(solutions.iter().all(is_expected));
}

/// A puzzle is graded as solved just if its steps fill it without breaking a rule or a sum.
fn check_grade<const N: usize, const A: usize>(variant: &Variant, givens: &Grid<N, A>) -> bool {
    let end = givens.propagate();
    let filled = end.candidates.grid();
    let cells = filled.rows().as_flattened();
    let is_solved = !cells.contains(&0) && variant.broken(cells).is_empty();
    assert_eq!(filled.is_solved(), is_solved, "{givens:?}");
    let grade = givens.grade();
    assert_eq!(grade.is_solved(), is_solved, "{givens:?}: {grade}");
    let is_shown = end.contradiction.is_some();
    assert_eq!(grade.to_string().starts_with("no solution"), is_shown);
    let broken = !cells.contains(&0) && !is_solved;
    assert!(is_shown || !broken, "{givens:?}");
    is_solved
}

/// Full and almost full grids, whose digits are right, or changed in a cell, or exchanged with each other (which breaks
/// sums, and digits that follow each other).
#[test]
fn a_grade_is_solved_by_all_rules() {
    fn check<const N: usize>(shape: (usize, usize), rules: &[&'static str]) {
        let mut dice = Dice::new(N as u64);
        let usual = Variant::new(shape, rules);
        let mut counts = [0; 2];
        for round in 0..30 {
            let full = usual.full(&mut dice).expect("a full grid");
            let areas = [round % 2 == 0, round % 3 > 0];
            let variant = with_areas(&usual, &full, areas, &mut dice);
            let mut cells = full;
            match dice.below(3) {
                0 => {}
                1 => cells[dice.below(N * N)] = dice.below(N) as u8 + 1,
                _ => {
                    let order = dice.permutation(N);
                    for digit in &mut cells {
                        *digit = order[usize::from(*digit) - 1] as u8 + 1;
                    }
                }
            }
            for &cell in &dice.permutation(N * N)[..dice.below(N * N / 2)] {
                cells[cell] = 0;
            }
            let is_solved = check_grade(&variant, &read::<N, 1>(&variant, &cells));
            counts[usize::from(is_solved)] += 1;
        }
        assert!(counts.iter().all(|&count| count >= 5), "{counts:?}");
    }
    check::<4>((2, 2), &["diagonals"]);
    check::<6>((2, 3), &["non_consecutive"]);
    check::<6>((3, 2), &["anti_knight"]);
    check::<9>((3, 3), &[]);
    for digit in 1..=4 {
        let same = grid::<4>(&Variant::new((2, 2), &[]), &[digit; 16]);
        assert!(!check_grade(&Variant::new((2, 2), &[]), &same));
    }
}

/// Singles fill a grid whose cage then has another sum: no step is a hint, and the end is a contradiction.
#[test]
fn steps_that_end_with_a_wrong_sum() {
    let text = "cages: \"aa.. .... .... ....\", a = 6; 1... ..3. ...4 .2..";
    let wrong: Grid<4, 1> = text.parse().expect("a grid");
    let grade = wrong.grade();
    assert!(!grade.is_solved() && grade.unsolved == 0, "{grade:?}");
    assert_eq!(grade.to_string(), "no solution, after 12 points");
    let reason = wrong.propagate().contradiction.expect("a wrong sum");
    assert_eq!(
        reason.to_string(),
        "this puzzle has no solution: cage 'a' has the sum 4, not 6"
    );
    let right: Grid<4, 1> = text.replace('6', "4").parse().expect("a grid");
    assert_eq!(right.grade().to_string(), "naked single, 12 points");
    assert!(right.grade() < wrong.grade());
    // A guess is harder than what can be solved, and what has no solution is above both.
    let guess: Grid<4, 1> = "1... .... .... ....".parse().expect("a grid");
    assert!(right.grade() < guess.grade() && guess.grade() < wrong.grade());
}

/// The variant with areas of its own: regions, cages, or both.
fn with_areas(usual: &Variant, full: &[u8], areas: [bool; 2], dice: &mut Dice) -> Variant {
    let [regions, cages] = areas;
    let mut variant = usual.clone();
    if regions {
        variant = variant.jigsaw(full, dice);
    }
    if cages {
        variant = variant.caged(full, dice);
    }
    variant
}

/// Checks twice `times` puzzles with one solution, and `times` with several and with none.
fn check_kind<const N: usize>(
    shape: (usize, usize),
    rules: &[&'static str],
    areas: [bool; 2],
    times: usize,
) {
    let mut dice = Dice::new(N as u64);
    let usual = Variant::new(shape, rules);
    let blank = vec![0; N * N];
    assert_eq!(read::<N, 0>(&usual, &blank), grid(&usual, &blank));
    for (count, wanted) in [(Count::One, 2), (Count::Several, 1), (Count::None, 1)] {
        let mut found = 0;
        while found < wanted * times {
            let full = usual.full(&mut dice).expect("a full grid");
            let variant = with_areas(&usual, &full, areas, &mut dice);
            if let Some(givens) = variant.puzzle(&full, count, &mut dice) {
                check::<N, 1>(&variant, &givens, count, &mut dice);
                found += 1;
            }
        }
    }
}

/// Every rule alone, in every size that has grids with it, and rules together. The sets have 9×9 with each rule.
fn check_all(times: usize) {
    let [none, regions] = [[false, false], [true, false]];
    let [cages, both] = [[false, true], [true, true]];
    check_kind::<4>((2, 2), &["diagonals"], none, times);
    check_kind::<4>((2, 2), &["windows"], none, times);
    check_kind::<4>((2, 2), &["anti_knight"], none, times);
    check_kind::<6>((2, 3), &["diagonals"], none, times);
    check_kind::<6>((3, 2), &["diagonals"], none, times);
    check_kind::<6>((2, 3), &["anti_knight"], none, times);
    check_kind::<6>((2, 3), &["anti_king"], none, times);
    check_kind::<6>((2, 3), &["non_consecutive"], none, times);
    check_kind::<9>((3, 3), &["diagonals"], none, times / 2);
    check_kind::<9>((3, 3), &["windows"], none, times / 2);
    check_kind::<9>((3, 3), &["anti_knight"], none, times / 2);
    check_kind::<9>((3, 3), &["anti_king"], none, times / 2);
    check_kind::<9>((3, 3), &["non_consecutive"], none, times / 4);
    check_kind::<9>((3, 3), &["anti_knight", "anti_king"], none, times / 2);
    check_kind::<9>((3, 3), &["diagonals", "windows"], none, times);
    check_kind::<9>((1, 9), &["diagonals"], none, times / 2);
    check_kind::<4>((2, 2), &[], regions, times);
    check_kind::<4>((2, 2), &[], cages, times);
    check_kind::<4>((2, 2), &[], both, times);
    check_kind::<4>((2, 2), &["anti_knight"], cages, times);
    check_kind::<4>((2, 2), &["windows"], cages, times);
    check_kind::<6>((2, 3), &[], regions, times);
    check_kind::<6>((2, 3), &[], cages, times);
    check_kind::<6>((3, 2), &[], both, times);
    check_kind::<6>((2, 3), &["diagonals"], both, times);
    check_kind::<6>((2, 3), &["non_consecutive"], regions, times);
    check_kind::<9>((3, 3), &[], regions, times / 4);
    check_kind::<9>((3, 3), &[], cages, times / 4);
}

/// Grids too large for a board in a word, and too small to have as many cells as there are boards: half of their digits
/// are given.
#[test]
fn cages_in_grids_of_other_sizes() {
    fn check<const N: usize>(shape: (usize, usize)) {
        let mut dice = Dice::new(N as u64);
        let usual = Variant::new(shape, &[]);
        let full = usual.full(&mut dice).expect("a full grid");
        for _ in 0..8 {
            let variant = usual.caged(&full, &mut dice);
            let mut cells = full.clone();
            for &cell in &dice.permutation(N * N)[..N * N / 2] {
                cells[cell] = 0;
            }
            let answer = read::<N, 1>(&variant, &cells).solve();
            let (Answer::Unique(solution) | Answer::Several(solution, _)) = answer else {
                panic!("{answer}");
            };
            assert!(solution.is_solved());
            assert!(variant.broken(solution.rows().as_flattened()).is_empty());
            // One more in a sum.
            let mut wrong = variant;
            wrong.sums.iter_mut().for_each(|cage| cage.1 += 1);
            // A sum that no digits make is refused by the reader.
            wrong.sums.retain(|cage| cage.1 < N);
            if wrong.sums.is_empty() {
                continue;
            }
            let wrong = read::<N, 1>(&wrong, &full);
            assert!(!wrong.is_solved() && wrong.wrong_sums().next().is_some());
            assert!(matches!(wrong.solve(), Answer::None(_)));
        }
    }
    check::<1>((1, 1));
    check::<2>((1, 2));
    check::<12>((3, 4));
    check::<15>((5, 3));
}

#[test]
fn puzzles_of_every_rule_have_as_many_solutions_as_they_should() {
    check_all(1);
}

#[test]
#[ignore = "more of the same, which takes a quarter of a minute"]
fn more_puzzles_of_every_rule() {
    check_all(8);
}

/// Some rules, and a full grid that keeps them.
pub(crate) fn any_full<const N: usize>(
    shape: (usize, usize),
    dice: &mut Dice,
) -> (Variant, Vec<u8>) {
    loop {
        let is_chosen =
            |rule: &&str| dice.below(3) == 0 && (*rule != "windows" || shape.0 == shape.1);
        let rules: Vec<_> = RULES
            .map(|[rule, ..]| rule)
            .into_iter()
            .filter(is_chosen)
            .collect();
        let usual = Variant::new(shape, &rules);
        let mut cells = vec![0; N * N];
        cells[dice.below(N * N)] = dice.below(N) as u8 + 1;
        // The simple solver would take too long to find a full grid.
        if let Some(Answer::Unique(full) | Answer::Several(full, _)) =
            grid::<N>(&usual, &cells).solve_within(50_000)
        {
            let full = full.rows().as_flattened().to_vec();
            assert!(usual.broken(&full).is_empty());
            return (usual, full);
        }
    }
}

/// Perhaps with regions and cages, of `chances` times in twelve.
pub(crate) fn any_areas(
    variant: Variant,
    full: &[u8],
    chances: [usize; 2],
    dice: &mut Dice,
) -> Variant {
    let [regions, cages] = chances.map(|chance| dice.below(12) < chance);
    let mut variant = variant;
    // Windows are for boxes.
    if regions && !variant.rules.contains(&"windows") {
        variant = variant.jigsaw(full, dice);
    }
    if cages {
        variant = variant.caged(full, dice);
    }
    variant
}

/// Checks a grid with this number of blanks, and perhaps one given that was changed; and steps from any number of givens,
/// which keep the solution that the givens are from, although it need not be the only one.
pub(crate) fn check_some<const N: usize>(
    variant: &Variant,
    full: &[u8],
    blanks: usize,
    dice: &mut Dice,
) {
    let without = |blanks: usize, dice: &mut Dice| {
        let mut cells = full.to_vec();
        for &cell in &dice.permutation(N * N)[..blanks] {
            cells[cell] = 0;
        }
        cells
    };
    let mut givens = without(blanks, dice);
    if dice.below(4) == 0 {
        givens[dice.below(N * N)] = dice.below(N) as u8 + 1;
    }
    let count = variant.count(&givens, dice);
    check::<N, 1>(variant, &givens, count, dice);
    let cells = without(dice.below(N * N), dice);
    check_steps(&read::<N, 1>(variant, &cells), &read(variant, full));
}

/// Some rules, and perhaps regions and cages, in grids of one size.
fn check_any<const N: usize>(shape: (usize, usize), rounds: usize) {
    let mut dice = Dice::new(N as u64 + 100);
    for _ in 0..rounds {
        let (usual, full) = any_full::<N>(shape, &mut dice);
        let variant = any_areas(usual, &full, [6, 6], &mut dice);
        check_some::<N>(&variant, &full, N * N * 6 / 10, &mut dice);
    }
}

/// Larger grids would take the simple solver too long: the solver's own tests have them.
fn check_any_of_all_sizes(rounds: usize) {
    check_any::<4>((2, 2), rounds);
    check_any::<6>((2, 3), rounds);
    check_any::<6>((3, 2), rounds);
    check_any::<8>((2, 4), rounds);
}

#[test]
fn any_rules_regions_and_cages_together() {
    check_any_of_all_sizes(3);
}

#[test]
#[ignore = "more of the same, which takes minutes"]
fn more_rules_regions_and_cages_together() {
    check_any_of_all_sizes(rounds(40));
}

/// Puzzles with rules without a given to spare; jigsaws, killers without givens, and both together with cells in no cage
/// and cages without sums. How many solutions they have was counted by others. (Some of these puzzles take a second each.)
fn check_sets(every: usize) {
    for (set, options) in [
        ("gen_diag_9x9_minimal", "rules: diagonals;"),
        ("gen_windoku_9x9_minimal", "rules: windows;"),
        ("gen_antiknight_9x9_minimal", "rules: anti_knight;"),
        ("gen_antiking_9x9_minimal", "rules: anti_king;"),
        ("gen_jigsaw_9x9", ""),
        ("gen_killer_9x9", ""),
        ("gen_mixed_9x9", ""),
    ] {
        let (mut known, mut unknown) = (0, 0);
        let every = if options.is_empty() { every } else { 1 };
        for entry in read_set(set).into_iter().step_by(every) {
            let givens = format!("{options} {}", entry.givens);
            let givens: Grid<9, 1> = givens.parse().expect("a grid");
            assert_eq!(format!("{:#}", givens.line()).parse(), Ok(givens));
            assert_eq!(format!("{givens:#}").parse(), Ok(givens));
            match (entry.count, givens.solve_within(2_000_000)) {
                (_, None) => {
                    unknown += 1;
                    continue;
                }
                (1, Some(Answer::Unique(solution))) => {
                    assert!(solution.is_solved());
                    assert_eq!(Some(solution.line().to_string()), entry.solution, "{set}");
                    let end = givens.propagate();
                    let cells = end.candidates.rows().as_flattened().iter();
                    let mut kept = cells.zip(solution.rows().as_flattened());
                    assert!(kept.all(|(cell, digit)| cell.contains(*digit)));
                }
                (0, Some(Answer::None(_))) => {}
                (2.., Some(Answer::Several(one, other))) => {
                    assert!(one != other && one.is_solved() && other.is_solved());
                }
                (count, answer) => panic!("{set}: {givens:?} has {count}: {answer:?}"),
            }
            known += 1;
        }
        assert!(unknown * 4 < known, "{set}: {unknown} are too hard");
    }
}

#[test]
fn the_sets_are_solved() {
    check_sets(4);
}

#[test]
#[ignore = "all of the sets, which takes some seconds"]
fn all_of_the_sets_are_solved() {
    check_sets(1);
}

/// Grids that are too large for the simple solver: what is found keeps the rules, by its definition of them.
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
    check::<12>((3, 4), &["non_consecutive"]);
    check::<16>((4, 4), &["non_consecutive"]);
    check::<7>((7, 1), &["diagonals"]);
}

/// Of two digits in a grid that is blank otherwise there is a conflict just where they must not follow each other.
#[test]
fn digits_that_follow_each_other_are_a_conflict_side_by_side() {
    let variant = Variant::new((2, 3), &["non_consecutive"]);
    let pairs = (0..36 * 36).map(|pair| (pair / 36, pair % 36));
    for (one, other) in pairs.filter(|(one, other)| one != other) {
        for digits in [(1_u8, 2), (6, 5), (1, 3), (2, 2)] {
            let mut cells = vec![0; 36];
            (cells[one], cells[other]) = digits;
            let place = |cell: usize| (cell / 6, cell % 6);
            let (one, other) = (place(one), place(other));
            let expected = match digits.0.abs_diff(digits.1) {
                0 => (variant.rules.iter())
                    .chain(&["rows", "columns", "boxes"])
                    .any(|rule| differ(rule, (2, 3), one, other)),
                difference => difference == 1 && are_apart("non_consecutive", one, other),
            };
            let conflicts = grid::<6>(&variant, &cells);
            let conflicts: Vec<_> = conflicts.conflicts().collect();
            assert_eq!(
                conflicts.len(),
                usize::from(expected),
                "{one:?} {other:?} {digits:?}"
            );
            if expected && digits.0 != digits.1 {
                assert_eq!(conflicts[0].digit, digits.0.max(digits.1));
            }
        }
    }
}

/// "Miracle Sudoku" by Mitchell Lee (2020): two givens, and one solution.
#[test]
fn a_miracle() {
    let givens = "rules: anti_knight, anti_king, non_consecutive; \
                  ......... ......... ......... ......... ..1...... ......2.. ......... ......... .........";
    let givens: Grid<9> = givens.parse().expect("a grid");
    let Answer::Unique(solution) = givens.solve() else {
        panic!("{}", givens.solve());
    };
    assert_eq!(
        solution.line().to_string(),
        "483726159726159483159483726837261594261594837594837261372615948615948372948372615"
    );
    assert!(solution.is_solved());
    // With a cage of the first two cells, 4 and 8, and with another sum.
    for (sum, has_one) in [(12, true), (11, false)] {
        let cages = format!("cages: \"aa{}\", a = {sum};", ".".repeat(79));
        let caged: Grid<9, 1> = format!("{cages} {:#}", givens.line())
            .parse()
            .expect("a grid");
        let answer = caged.solve();
        assert_eq!(matches!(answer, Answer::Unique(_)), has_one, "{answer}");
    }
    let text = r#"rules: non_consecutive; symbols: "WORD"; W___ ____ _RO_ ____"#;
    let conflict = Grid::<4>::parse(text).expect("a grid").conflicts().next();
    assert_eq!(
        conflict.expect("a conflict").to_string(),
        "digit 'R' is side by side with the digit before it: row 3, column 2 and row 3, column 3"
    );
}

/// The smallest grids that no digits fill.
#[test]
fn rules_that_no_grid_keeps() {
    fn check<const N: usize>(shape: (usize, usize), rule: &'static str) {
        let variant = Variant::new(shape, &[rule]);
        assert_eq!(variant.full(&mut Dice::new(1)), None);
        let blank = grid::<N>(&variant, &vec![0; N * N]);
        assert!(matches!(blank.solve(), Answer::None(_)));
    }
    check::<2>((1, 2), "diagonals");
    check::<3>((1, 3), "diagonals");
    check::<4>((2, 2), "non_consecutive");
}

/// Of two equal digits in a grid that is blank otherwise there is a conflict just where they have to differ; the error
/// is that of a clash of two givens.
#[test]
fn equal_digits_are_a_conflict_where_cells_have_to_differ() {
    fn check<const N: usize>(shape: (usize, usize), rules: &[&'static str]) {
        let variant = Variant::new(shape, rules);
        let all = rules.iter().chain(&["rows", "columns", "boxes"]);
        let mut dice = Dice::new(N as u64);
        for _ in 0..400 {
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
