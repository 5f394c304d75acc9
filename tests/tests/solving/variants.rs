//! Tests solving with further rules, regions and cages, against a simple solver that has its own
//! definition of each.

use crate::needed::{check_needed, with_one_more};
use crate::parsed;
use crate::steps::check_steps;
use sudoku_tests::variants::{Count, RULES, Variant, are_apart, differ};
use sudoku_tests::{Dice, cells, read_set};
use sudoku_types::{Answer, Grid, Rule, Rules};

/// A grid of a variant, which is read back from its line.
pub(crate) fn read<const N: usize, const A: usize>(variant: &Variant, cells: &[u8]) -> Grid<N, A> {
    // Letters alone would have two meanings.
    let symbols = match N {
        10.. => format!("symbols: {:?};", &"123456789ABCDEFGHIJKLMNOP"[..N]),
        _ => String::new(),
    };
    let text = format!("{} {symbols} {}", variant.options(), variant.line(cells));
    let grid = parsed::<N, A>(&text);
    assert_eq!(format!("{:#}", grid.line()).parse(), Ok(grid));
    grid
}

/// The same cells with so many blanks more.
pub(crate) fn with_blanks(cells: &[u8], blanks: usize, dice: &mut Dice) -> Vec<u8> {
    let mut cells = cells.to_vec();
    for &cell in &dice.permutation(cells.len())[..blanks] {
        cells[cell] = 0;
    }
    cells
}

/// Answer, count, conflicts, steps and text of a puzzle of this variant are those of the simple solver.
fn check<const N: usize, const A: usize>(variant: &Variant, givens: &[u8], dice: &mut Dice) {
    let givens = &read::<N, A>(variant, givens);
    let cells = givens.rows().as_flattened();
    let expected = variant.solutions(cells, 5, dice);
    let is_expected = |solution: &Grid<N, A>| {
        assert!(solution.is_solved() && solution.rules() == givens.rules());
        assert!(variant.broken(solution.rows().as_flattened()).is_empty());
        let mut kept = cells.iter().zip(solution.rows().as_flattened());
        kept.all(|(given, digit)| *given == 0 || given == digit)
    };
    match (expected.len(), givens.solve()) {
        (1, Answer::Unique(solution)) => {
            assert_eq!(solution.rows().as_flattened(), expected[0]);
            check_steps(givens, &solution);
            check_needed(givens, |cells| variant.solutions(cells, 2, dice).len() == 1);
        }
        (2.., Answer::Several(one, other)) => {
            assert!(one != other && is_expected(&one) && is_expected(&other));
        }
        (0, Answer::None(reason)) => {
            let words = reason.to_string();
            assert!(words.starts_with("this puzzle has no solution"), "{words}");
        }
        (_, answer) => panic!("{givens:?}: {answer:?}"),
    }
    check_grade(variant, givens);
    assert_eq!(givens.count_solutions_up_to(5), expected.len() as u64);
    let solutions: Vec<_> = givens.solutions().take(5).collect();
    assert_eq!(solutions.len(), expected.len());
    assert!(solutions.iter().all(is_expected));
}

/// Checks a full grid with so many blanks and perhaps a wrong digit.
pub(crate) fn check_with_blanks<const N: usize>(
    variant: &Variant,
    full: &[u8],
    blanks: usize,
    dice: &mut Dice,
) {
    let mut givens = with_blanks(full, blanks, dice);
    if dice.below(4) == 0 {
        givens[dice.below(N * N)] = dice.below(N) as u8 + 1;
    }
    check::<N, 1>(variant, &givens, dice);
}

/// The same with regions and cages, where they are wished.
fn with_areas(
    mut variant: Variant,
    full: &[u8],
    [regions, cages]: [bool; 2],
    dice: &mut Dice,
) -> Variant {
    if regions {
        variant = variant.jigsaw(full, dice);
    }
    if cages {
        variant = variant.caged(full, dice);
    }
    variant
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
            let variant = with_areas(usual.clone(), &full, areas, &mut dice);
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
            let blanks = dice.below(N * N / 2);
            let cells = with_blanks(&cells, blanks, &mut dice);
            let is_solved = check_grade(&variant, &read::<N, 1>(&variant, &cells));
            counts[usize::from(is_solved)] += 1;
        }
        assert!(counts.iter().all(|&count| count >= 5), "{counts:?}");
    }
    check::<4>((2, 2), &[]);
    check::<4>((2, 2), &["diagonals"]);
    check::<6>((2, 3), &["non_consecutive"]);
    check::<6>((3, 2), &["anti_knight"]);
    check::<9>((3, 3), &["anti_king"]);
    check::<9>((3, 3), &["anti_elephant"]);
    let usual = Variant::new((2, 2), &[]);
    assert!(!check_grade(&usual, &read::<4, 0>(&usual, &[3; 16])));
}

/// Singles fill a grid whose cage then has another sum: no step is a hint, and the end is a contradiction.
#[test]
fn steps_that_end_with_a_wrong_sum() {
    let text = "cages: \"aa.. .... .... ....\", a = 6; 1... ..3. ...4 .2..";
    let wrong = parsed::<4, 1>(text);
    let grade = wrong.grade();
    assert!(!grade.is_solved() && grade.unsolved == 0, "{grade:?}");
    assert_eq!(grade.to_string(), "no solution, after 12 points");
    let reason = wrong.propagate().contradiction.expect("a wrong sum");
    assert_eq!(
        reason.to_string(),
        "this puzzle has no solution: the cage at row 1, column 1 has the sum 4, not 6"
    );
    let right = parsed::<4, 1>(&text.replace('6', "4"));
    assert_eq!(right.grade().to_string(), "naked single, 12 points");
    assert!(right.grade() < wrong.grade());
    // A guess is harder than what can be solved, and what has no solution is above both.
    let guess = parsed::<4, 1>("1... .... .... ....");
    assert!(right.grade() < guess.grade() && guess.grade() < wrong.grade());
}

/// So many puzzles with one solution, with several and with none, perhaps with regions and cages of their own.
fn check_kind<const N: usize, const A: usize>(
    shape: (usize, usize),
    rules: &[&'static str],
    areas: [bool; 2],
    times: usize,
) {
    let mut dice = Dice::new(N as u64);
    let usual = Variant::new(shape, rules);
    for (count, wanted) in [(Count::One, 2), (Count::Several, 1), (Count::None, 1)] {
        let mut found = 0;
        while found < wanted * times {
            let full = usual.full(&mut dice).expect("a full grid");
            let variant = with_areas(usual.clone(), &full, areas, &mut dice);
            for _ in 0..4.min(times) {
                if let Some(givens) = variant.puzzle(&full, count, &mut dice) {
                    check::<N, A>(&variant, &givens, &mut dice);
                    found += 1;
                }
            }
        }
    }
}

/// Every rule alone, in every size that has grids with it, and rules together.
fn check_all(times: usize) {
    let none = [false, false];
    check_kind::<4, 0>((2, 2), &["diagonals"], none, times);
    check_kind::<4, 0>((2, 2), &["windows"], none, times);
    check_kind::<4, 0>((2, 2), &["anti_knight"], none, times);
    check_kind::<6, 0>((2, 3), &["diagonals"], none, times);
    check_kind::<6, 0>((3, 2), &["diagonals"], none, times);
    check_kind::<6, 0>((2, 3), &["anti_knight"], none, times);
    // The sets have 9×9 with each of these, and with areas.
    check_kind::<9, 0>((3, 3), &["diagonals"], none, times / 4);
    check_kind::<9, 0>((3, 3), &["windows"], none, times / 4);
    check_kind::<9, 0>((3, 3), &["anti_knight"], none, times / 4);
    check_kind::<6, 0>((2, 3), &["anti_king"], none, times);
    check_kind::<9, 0>((3, 3), &["anti_king"], none, times / 4);
    check_kind::<9, 0>((3, 3), &["anti_knight", "anti_king"], none, times);
    check_kind::<6, 0>((2, 3), &["anti_elephant"], none, times);
    check_kind::<9, 0>((3, 3), &["anti_elephant"], none, times / 4);
    check_kind::<6, 0>((2, 3), &["non_consecutive"], none, times);
    check_kind::<9, 0>((3, 3), &["non_consecutive"], none, times / 4);
    check_kind::<9, 0>((3, 3), &["diagonals", "windows"], none, times / 4);
    check_kind::<9, 0>((1, 9), &["diagonals"], none, times / 4);
    check_kind::<4, 1>((2, 2), &[], [true, false], times);
    check_kind::<4, 1>((2, 2), &[], [false, true], times);
    check_kind::<4, 1>((2, 2), &[], [true, true], times);
    check_kind::<6, 1>((2, 3), &[], [true, false], times);
    check_kind::<6, 1>((2, 3), &[], [false, true], times);
    check_kind::<6, 1>((3, 2), &[], [true, true], times);
    check_kind::<6, 1>((2, 3), &["diagonals"], [true, true], times);
    check_kind::<9, 1>((3, 3), &[], [true, false], times / 4);
    check_kind::<4, 1>((2, 2), &["anti_knight"], [false, true], times);
    check_kind::<4, 1>((2, 2), &["windows"], [false, true], times);
    check_kind::<9, 1>((3, 3), &[], [false, true], times / 4);
    check_kind::<6, 1>((2, 3), &["non_consecutive"], [true, false], times);
}

/// Grids too large for a board in a word, and too small to have as many cells as there are boards: half of their digits
/// are given.
#[test]
fn cages_in_grids_of_other_sizes() {
    fn check<const N: usize>(shape: (usize, usize)) {
        let mut dice = Dice::new(N as u64);
        let usual = Variant::new(shape, &[]);
        let full = usual.full(&mut dice).expect("a full grid");
        for _ in 0..3 {
            let variant = usual.caged(&full, &mut dice);
            let cells = with_blanks(&full, N * N / 2, &mut dice);
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
        let rules = RULES.map(|[rule, ..]| rule).into_iter();
        let usual = Variant::new(shape, &rules.filter(is_chosen).collect::<Vec<_>>());
        let mut cells = vec![0; N * N];
        cells[dice.below(N * N)] = dice.below(N) as u8 + 1;
        // The simple solver would take too long to find a full grid.
        let answer = read::<N, 0>(&usual, &cells).solve_within(50_000);
        if let Some(Answer::Unique(full) | Answer::Several(full, _)) = answer {
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
    // Windows are for boxes.
    let regions = regions && !variant.rules.contains(&"windows");
    with_areas(variant, full, [regions, cages], dice)
}

/// Sets of puzzles without a given to spare, and the solutions that others found; some of them with one given more.
#[test]
fn the_sets_are_solved() {
    for (set, rule) in [
        ("gen_diag_9x9_minimal", Rule::Diagonals),
        ("gen_windoku_9x9_minimal", Rule::Windows),
        ("gen_antiknight_9x9_minimal", Rule::AntiKnight),
        ("gen_antiking_9x9_minimal", Rule::AntiKing),
    ] {
        for (number, entry) in read_set(set).iter().enumerate() {
            let givens = parsed::<9, 0>(&format!("rules: {}; {}", rule.name(), entry.givens));
            let rules = Rules::NONE.and(rule);
            assert_eq!(parsed::<9, 0>(&entry.givens).with_rules(rules), Ok(givens));
            let known = cells::<9>(entry.solution.as_deref().expect("a solution"));
            assert_eq!(
                givens.solve().unique().map(Into::into),
                Some(known),
                "{set}"
            );
            assert!(number >= 10 || !with_one_more(&givens, &known).is_minimal());
        }
    }
}

/// Jigsaws, killers without givens, both together with cells in no cage and cages without sums, and arrows. How many
/// solutions they have was counted by others. (Some of these puzzles take a second each.)
fn check_sets_with_areas(step: usize) {
    for set in [
        "gen_jigsaw_9x9",
        "gen_killer_9x9",
        "gen_mixed_9x9",
        "gen_arrows_9x9",
    ] {
        let (mut known, mut unknown) = (0, 0);
        for entry in read_set(set).into_iter().step_by(step) {
            let givens = parsed::<9, 1>(&entry.givens);
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
        assert!(unknown * 10 < known, "{set}: {unknown} are too hard");
    }
}

#[test]
fn sets_with_areas_are_solved() {
    check_sets_with_areas(3);
}

#[test]
#[ignore = "more of the same, which takes seconds"]
fn all_sets_with_areas_are_solved() {
    check_sets_with_areas(1);
}

/// Grids that are too large for the simple solver: what is found keeps the rules, by its definition of them. The smallest
/// grids that no digits fill have no solution.
#[test]
fn blank_grids_of_many_sizes_are_filled() {
    fn check<const N: usize>(shape: (usize, usize), rules: &[&'static str], has_grids: bool) {
        let variant = Variant::new(shape, rules);
        let blank = read::<N, 0>(&variant, &vec![0; N * N]);
        let solution = blank.solutions().next();
        assert_eq!(solution.is_some(), has_grids, "{blank:?}");
        if let Some(solution) = solution {
            assert!(solution.is_solved());
            assert!(variant.broken(solution.rows().as_flattened()).is_empty());
        } else {
            assert_eq!(variant.full(&mut Dice::new(1)), None);
            assert!(matches!(blank.solve(), Answer::None(_)));
        }
    }
    check::<2>((1, 2), &["diagonals"], false);
    check::<3>((1, 3), &["diagonals"], false);
    check::<4>((2, 2), &["non_consecutive"], false);
    check::<8>((2, 4), &["anti_knight"], true);
    check::<8>((4, 2), &["diagonals", "anti_knight"], true);
    check::<12>((3, 4), &["diagonals"], true);
    check::<12>((4, 3), &["anti_knight"], true);
    check::<16>((4, 4), &["windows"], true);
    check::<16>((4, 4), &["diagonals", "windows"], true);
    check::<12>((3, 4), &["non_consecutive"], true);
    check::<16>((4, 4), &["non_consecutive"], true);
    check::<7>((7, 1), &["diagonals"], true);
}

/// Of two digits in a grid that is blank otherwise there is a conflict just where they are equal and have to differ, or
/// follow each other and must not; the error is that of a clash of two givens.
#[test]
fn two_digits_are_a_conflict_where_a_rule_says_so() {
    fn check<const N: usize>(shape: (usize, usize), rules: &[&'static str]) {
        let variant = Variant::new(shape, rules);
        let blank = read::<N, 0>(&variant, &vec![0; N * N]);
        let all: Vec<_> = rules.iter().chain(&["rows", "columns", "boxes"]).collect();
        let place = |cell: usize| (cell / N, cell % N);
        // All pairs of a small grid; an odd step through the others reaches all cells.
        let pairs = (0..N.pow(4)).step_by(if N > 6 { (N.pow(4) / 400) | 1 } else { 1 });
        for (one, other) in pairs.map(|pair| (place(pair / (N * N)), place(pair % (N * N)))) {
            let kinds = if N == 6 { 4 } else { 1 };
            for digits in [(1_u8, 1), (1, 2), (6, 5), (1, 3)].into_iter().take(kinds) {
                let expected = match digits.0.abs_diff(digits.1) {
                    0 => all.iter().any(|rule| differ(rule, shape, one, other)),
                    1 => rules.iter().any(|rule| are_apart(rule, one, other)),
                    _ => false,
                };
                let mut grid = blank;
                grid.set(one, digits.0).expect("a digit");
                grid.set(other, digits.1).expect("a digit");
                let found: Vec<_> = grid.conflicts().map(|conflict| conflict.digit()).collect();
                let expected = expected.then_some(digits.0.max(digits.1));
                assert_eq!(found, Vec::from_iter(expected), "{grid:?}");
            }
        }
    }
    let all = ["diagonals", "windows", "anti_knight", "anti_king"];
    check::<6>((2, 3), &["non_consecutive"]);
    check::<6>((2, 3), &["anti_king"]);
    check::<6>((2, 3), &["anti_elephant"]);
    check::<4>((2, 2), &all);
    check::<6>((2, 3), &["diagonals"]);
    check::<9>((3, 3), &["windows"]);
    check::<9>((3, 3), &all);
    check::<16>((4, 4), &all);
    check::<25>((5, 5), &all);
}

/// "Miracle Sudoku" by Mitchell Lee (2020): two givens, and one solution.
#[test]
fn a_miracle() {
    let rules = "rules: anti_knight, anti_king, non_consecutive;";
    let givens = format!("{}1............2{}", ".".repeat(38), ".".repeat(29));
    let solution = parsed::<9, 0>(&format!("{rules} {givens}"))
        .solve()
        .unique();
    assert_eq!(
        solution.expect("one solution").line().to_string(),
        "483726159726159483159483726837261594261594837594837261372615948615948372948372615"
    );
    // With a cage of the first two cells, 4 and 8, and with another sum.
    for (sum, has_one) in [(12, true), (11, false)] {
        let cage = format!("{rules} cages: {sum} r1c1 r1c2; {givens}");
        let answer = parsed::<9, 1>(&cage).solve();
        assert_eq!(matches!(answer, Answer::Unique(_)), has_one, "{answer}");
    }
    let text = r#"rules: non_consecutive; symbols: "WORD"; W___ ____ _RO_ ____"#;
    let conflict = parsed::<4, 0>(text).conflicts().next();
    assert_eq!(
        conflict.expect("a conflict").to_string(),
        "digit 'R' is side by side with the digit before it: row 3, column 2 and row 3, column 3"
    );
}
