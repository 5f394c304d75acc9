//! Solving on values: answers, counts, the iterator over all solutions, candidates and steps.

use proptest::prelude::*;
use sudoku_tests::{
    Dice, Entry, Symmetry, cells, count_solutions_up_to, full, is_solution, test_sets,
};
use sudoku_types::{
    Answer, BoxShape, Candidates, Contradiction, Grid, Solutions, Symbols, Technique, Unit,
};

fn shape(rows: usize, columns: usize) -> BoxShape {
    BoxShape::new(rows, columns).expect("a shape within 25 × 25")
}

fn sides(boxes: BoxShape) -> (usize, usize) {
    (boxes.rows(), boxes.columns())
}

fn grid<const N: usize>(rows: [[u8; N]; N], boxes: BoxShape) -> Grid<N> {
    Grid::from_rows(rows, boxes, Symbols::Standard).expect("a grid of this size")
}

/// Two puzzles of the sets have at least so many solutions: counting them stopped here.
const STOPPED_AT: u64 = 1_000;
/// No other has so many.
const COUNTED_TO: u64 = 10_000;

/// Asserts that everything there is to say about a puzzle is what the set says.
fn check<const N: usize>(entry: &Entry, boxes: BoxShape) {
    let givens = grid(cells::<N>(&entry.givens), boxes);
    let solution = entry.solution.as_deref().map(cells::<N>);

    match givens.solve() {
        Answer::Unique(found) => {
            assert_eq!(
                (entry.count, Some(*found.rows())),
                (1, solution),
                "{givens:?}"
            );
        }
        Answer::Several(one, other) => {
            assert!(entry.count > 1 && one != other, "{givens:?}");
            assert!(is_solution(one.rows(), givens.rows(), sides(boxes)));
            assert!(is_solution(other.rows(), givens.rows(), sides(boxes)));
        }
        Answer::None(_) => assert_eq!(entry.count, 0, "{givens:?}"),
    }
    assert_eq!(givens.is_uniquely_solvable(), entry.count == 1);
    for limit in [0, 1, 2, 500] {
        assert_eq!(
            givens.count_solutions_up_to(limit),
            limit.min(entry.count),
            "{givens:?}"
        );
    }

    let limit = if entry.count == STOPPED_AT {
        STOPPED_AT
    } else {
        COUNTED_TO
    };
    let solutions: Vec<_> = givens.solutions().take(limit as usize).collect();
    assert_eq!(solutions.len() as u64, entry.count, "{givens:?}");
    let all_hold = |grid: &Grid<N>| is_solution(grid.rows(), givens.rows(), sides(boxes));
    assert!(solutions.iter().all(all_hold), "{givens:?}");
    let mut different = solutions.iter().map(Grid::rows).collect::<Vec<_>>();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), solutions.len(), "{givens:?}");
    if (solutions.len() as u64) < limit {
        assert!(solution.is_none_or(|known| solutions.iter().any(|grid| *grid.rows() == known)));
        check_possible(&givens, &solutions);
    }
    for solution in solutions.iter().take(2) {
        check_steps(&givens, solution);
    }
    if solutions.is_empty() {
        // The steps may or may not show that, but they end.
        givens.propagate();
    }
}

/// Candidates hold every digit of every solution, and the possible digits are just those.
fn check_possible<const N: usize>(givens: &Grid<N>, solutions: &[Grid<N>]) {
    let candidates = givens.candidates();
    let possible = givens.possible_digits();
    for (row, column) in (0..N * N).map(|index| (index / N, index % N)) {
        let digits = solutions.iter().map(|grid| grid.rows()[row][column]);
        assert_eq!(possible.rows()[row][column], digits.collect(), "{givens:?}");
        if !solutions.is_empty() {
            let set = candidates.rows()[row][column];
            let mut digits = possible.rows()[row][column].iter();
            assert!(digits.all(|digit| set.contains(digit)), "{givens:?}");
        }
    }
}

/// No step takes a digit of the solution from its cell, or puts another one there; what a step
/// says it does is what it does.
fn check_steps<const N: usize>(givens: &Grid<N>, solution: &Grid<N>) {
    let mut steps = givens.steps();
    let mut filled = *givens;
    let mut rounds = 0;
    loop {
        let before = *steps.candidates();
        let Some(step) = steps.next() else { break };
        let after = *steps.candidates();
        assert!(step.round == rounds || step.round == rounds + 1, "{step}");
        rounds = step.round;
        check_reason(givens, &before, step.technique, step.digit);
        if let Some(cell) = step.placed() {
            assert_eq!(
                solution.get(cell.row, cell.column),
                Some(step.digit),
                "{step}"
            );
            assert_eq!(filled.get(cell.row, cell.column), Some(0), "{step}");
            filled
                .set(cell.row, cell.column, step.digit)
                .expect("a digit");
        } else {
            assert_ne!(step.lost().count(), 0, "{step}");
        }
        for cell in step.lost() {
            assert_ne!(
                solution.get(cell.row, cell.column),
                Some(step.digit),
                "{step}"
            );
        }
        let mut expected = *before.rows();
        for cell in step.lost() {
            let set = &mut expected[cell.row][cell.column];
            *set = set.iter().filter(|&digit| digit != step.digit).collect();
        }
        if let Some(cell) = step.placed() {
            expected[cell.row][cell.column] = [step.digit].into_iter().collect();
        }
        assert_eq!(*after.rows(), expected, "{step}");
    }
    let end = givens.propagate();
    assert_eq!(end.contradiction, None, "{givens:?}");
    assert_eq!(end.candidates, *steps.candidates());
    assert_eq!(end.candidates.determined(), filled);
    assert_eq!((end.rounds, end.unsolved), (rounds, steps.unsolved()));
    let blanks = filled
        .rows()
        .as_flattened()
        .iter()
        .filter(|&&digit| digit == 0);
    assert_eq!(end.unsolved, blanks.count());
    assert_eq!(givens.hint(), givens.steps().next());
}

/// The technique is seen in the candidates before the step.
fn check_reason<const N: usize>(
    givens: &Grid<N>,
    before: &Candidates<N>,
    technique: Technique,
    digit: u8,
) {
    let boxes = givens.boxes();
    let places = |unit: Unit| {
        let cells = (0..N).map(move |index| unit.cell(boxes, index));
        let places = cells.filter(|&(row, column)| before.rows()[row][column].contains(digit));
        places.collect::<Vec<_>>()
    };
    match technique {
        Technique::NakedSingle { cell } => {
            assert_eq!(before.rows()[cell.row][cell.column].single(), Some(digit));
        }
        Technique::HiddenSingle { cell, unit } => {
            assert_eq!(places(unit), [(cell.row, cell.column)]);
        }
        Technique::LockedCandidate { unit, only_in } => {
            let others = places(only_in);
            assert!(places(unit).iter().all(|place| others.contains(place)));
            assert!(matches!(unit, Unit::Box(_)) != matches!(only_in, Unit::Box(_)));
        }
    }
}

test_sets! {
    gen_4x4_minimal: 4, 2 x 2;
    gen_6x6_box2x3_minimal: 6, 2 x 3;
    gen_6x6_box3x2_minimal: 6, 3 x 2;
    gen_8x8_box2x4_minimal: 8, 2 x 4;
    gen_9x9_minimal: 9, 3 x 3;
    gen_10x10_box2x5_minimal: 10, 2 x 5;
    gen_12x12_box4x3_minimal: 12, 4 x 3;
    gen_15x15_box3x5_100clues: 15, 3 x 5;
    gen_16x16_105clues: 16, 4 x 4;
    gen_20x20_box4x5_200clues: 20, 4 x 5;
    gen_25x25_330clues: 25, 5 x 5;
    gen_multi_4x4: 4, 2 x 2;
    gen_multi_6x6_box2x3: 6, 2 x 3;
    gen_multi_9x9: 9, 3 x 3;
    gen_multi_12x12_box3x4: 12, 3 x 4;
    gen_nosol_6x6_box2x3: 6, 2 x 3;
    gen_nosol_9x9: 9, 3 x 3;
    gen_nosol_12x12_box3x4: 12, 3 x 4;
}

/// The number of Latin squares and of Sudoku grids is known.
#[test]
fn counts_blank_grids() {
    fn count<const N: usize>(rows: usize, columns: usize) -> u64 {
        grid([[0; N]; N], shape(rows, columns)).count_solutions_up_to(u64::MAX)
    }
    assert_eq!(count::<1>(1, 1), 1);
    assert_eq!(count::<2>(1, 2), 2);
    assert_eq!(count::<3>(3, 1), 12);
    assert_eq!(count::<4>(1, 4), 576);
    assert_eq!(count::<4>(2, 2), 288);
    assert_eq!(count::<5>(1, 5), 161_280);
}

/// Of the 28,200,960 grids of 6 × 6, one in 6! begins with this row.
#[test]
fn counts_beyond_the_branches_kept() {
    let mut rows = [[0; 6]; 6];
    rows[0] = [1, 2, 3, 4, 5, 6];
    let givens = grid(rows, shape(2, 3));
    assert_eq!(givens.count_solutions_up_to(u64::MAX), 28_200_960 / 720);
}

#[test]
fn never_gives_up() {
    // Too hard for a constant: more open branches than the search for the compiler keeps.
    let mut rows = [[0; 25]; 25];
    rows[24][12] = 1;
    let givens = grid(rows, shape(1, 25));
    assert_eq!(givens.solve_within(1_800_000), None);
    let Answer::Several(one, other) = givens.solve() else {
        panic!("a Latin square with one given has many solutions");
    };
    assert_ne!(one, other);
    assert!(is_solution(one.rows(), &rows, (1, 25)));
    assert!(is_solution(other.rows(), &rows, (1, 25)));
}

/// The iterator can be copied where it stands, and ends for good.
#[test]
fn solutions_go_on_from_where_they_stand() {
    let givens = grid([[0; 4]; 4], shape(2, 2));
    let mut solutions = givens.solutions();
    let first: Vec<_> = solutions.by_ref().take(100).collect();
    let rest: Vec<_> = solutions.clone().collect();
    assert_eq!(first.len() + rest.len(), 288);
    assert!(givens.solutions().eq(first.into_iter().chain(rest)));
    assert_eq!(solutions.by_ref().count(), 188);
    assert_eq!(solutions.next(), None);
}

/// A state that fits the stack of a small machine.
#[test]
fn solutions_are_small() {
    assert!(size_of::<Solutions<9>>() <= 11_000);
    assert!(size_of::<Solutions<16>>() <= 40_000);
    assert!(size_of::<Solutions<25>>() <= 120_000);
}

/// All of it but the iterator is usable in a constant.
#[test]
fn solves_in_constants() {
    const GIVENS: Grid<9> = match Grid::parse(
        "8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4..",
    ) {
        Ok(grid) => grid,
        Err(_) => panic!(),
    };
    const ANSWER: Answer<9> = GIVENS.solve();
    const UNIQUE: bool = GIVENS.is_uniquely_solvable();
    const FEW: u64 = match Grid::<4>::parse("1... .... .... ....") {
        Ok(grid) => grid.count_solutions_up_to(1_000),
        Err(_) => panic!(),
    };
    let published = cells::<9>(
        "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
    );
    assert_eq!(ANSWER.unique().map(|grid| *grid.rows()), Some(published));
    assert_eq!((UNIQUE, FEW), (true, 72));
}

/// The words of the compile errors, in the grid's symbols.
#[test]
fn answers_in_words() {
    let suits = Symbols::Characters(['♠', '♥', '♦', '♣']);
    let words = |text: &str, symbols| {
        let givens = Grid::<4>::parse_with(text, shape(2, 2), symbols).expect("a grid");
        givens.solve().to_string()
    };
    assert_eq!(
        words("♠... ..♦. .... .♥..", suits),
        "this puzzle has more than one solution: row 1, column 3 can be '♥' or '♣'"
    );
    assert_eq!(
        words("♠♥.. ..♦. .... ....", suits),
        "this puzzle has no solution: row 1 has no place for '♦'"
    );
    assert_eq!(
        words("012. .... .... ...3", Symbols::NumbersFrom(0)),
        "this puzzle has no solution: row 1, column 4 has no candidate left"
    );
    let givens =
        "....7.... .12...... .34...... ......... 7........ ......... ......... ......... .........";
    assert_eq!(
        Grid::<9>::parse(givens)
            .expect("a grid")
            .solve()
            .to_string(),
        "this puzzle has no solution: box 1 has no place for 7"
    );
}

/// Givens that clash are a contradiction before any step.
#[test]
fn steps_of_clashing_givens() {
    let givens = grid(cells::<4>("1..1............"), shape(2, 2));
    assert_eq!(givens.hint(), None);
    let contradiction = givens.propagate().contradiction.expect("a clash");
    assert_eq!(
        contradiction.contradiction(),
        Contradiction::NoCandidate { row: 0, column: 0 }
    );
}

/// A grid with as many random givens as asked, taken from a full grid, one of them perhaps wrong.
fn random_givens<const N: usize>(boxes: BoxShape, givens: usize, seed: u64) -> Grid<N> {
    let mut dice = Dice::new(seed);
    let symmetry = Symmetry::without_turning(&mut dice, sides(boxes));
    let mut rows = symmetry.apply(&full::<N>(sides(boxes)));
    let order = dice.permutation(N * N);
    for &cell in &order[givens..] {
        rows[cell / N][cell % N] = 0;
    }
    if givens > 0 && dice.below(2) == 1 {
        rows[order[0] / N][order[0] % N] = dice.below(N) as u8 + 1;
    }
    grid(rows, boxes)
}

fn check_random<const N: usize>(boxes: BoxShape, givens: usize, seed: u64) {
    const LIMIT: usize = 60;
    let givens = random_givens::<N>(boxes, givens, seed);
    let count = count_solutions_up_to(LIMIT, givens.rows(), sides(boxes));
    assert_eq!(
        givens.count_solutions_up_to(LIMIT as u64),
        count as u64,
        "{givens:?}"
    );
    let solutions: Vec<_> = givens.solutions().take(LIMIT).collect();
    assert_eq!(solutions.len(), count, "{givens:?}");
    let distinct: std::collections::BTreeSet<_> = solutions.iter().map(Grid::rows).collect();
    assert_eq!(distinct.len(), count, "{givens:?}");
    for solution in &solutions {
        assert!(
            is_solution(solution.rows(), givens.rows(), sides(boxes)),
            "{solution:?}"
        );
    }
    for solution in solutions.iter().take(2) {
        check_steps(&givens, solution);
    }
    if count < LIMIT {
        check_possible(&givens, &solutions);
    }
    if givens.propagate().contradiction.is_some() {
        assert_eq!(count, 0, "{givens:?}");
    }
    let answer = givens.solve();
    assert_eq!(matches!(answer, Answer::None(_)), count == 0, "{givens:?}");
    assert_eq!(
        matches!(answer, Answer::Unique(_)),
        count == 1,
        "{givens:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn agrees_with_the_simple_solver(givens in 0..=9usize, seed: u64) {
        check_random::<4>(shape(2, 2), givens, seed);
        check_random::<5>(shape(1, 5), givens + 3, seed);
        check_random::<6>(shape(2, 3), givens + 6, seed);
        check_random::<6>(shape(3, 2), givens + 6, seed);
        check_random::<7>(shape(7, 1), givens + 15, seed);
        check_random::<8>(shape(4, 2), givens + 18, seed);
        check_random::<9>(shape(3, 3), givens + 24, seed);
    }
}
