//! Checks that the solver counts all its steps: after solving, each constant runs as many more loop turns as there
//! should be left before the compiler's limit, which is a compile error if a step was not counted.
//!
//! That takes rustc a second or two for each constant, and more for a large grid. So they are constants only if the
//! environment has `WITNESS` while this is compiled, as in CI; without it, they are solved at run time, and a search that
//! finds nothing is stopped sooner.

mod crowded;

use super::{COMPILER, Effort};
use crate::BoxShape;
use crate::grid::Grid;
use crate::human::Contradiction;
use crate::solver::needed::Needed;
use crate::solver::tests::puzzles::{
    ANTI_KNIGHT_SOLVED, EIGHTEEN, NO_SOLUTION, ONE_SOLUTION, TRIED, TWELVE, full,
};
use crate::solver::{Engine, Goal, Rows, Verdict, solve_within};
use sudoku_notation::geometry::{Rule, Rules};
use sudoku_notation::symbols::Symbols;

/// The steps that rustc lets pass, less the calls and turns of `goes_on` itself.
const PATIENCE: u64 = 2_000_000 - 100;

/// True if the compiler is to witness all of it.
pub(crate) const IS_ASKED: bool = option_env!("WITNESS").is_some();

/// The steps after which a search that finds nothing is stopped here: it counts later ones as it counts these.
pub(crate) const SOON: u64 = if IS_ASKED { 300_000 } else { 100_000 };

/// The steps after which a search that finds something is stopped in a constant.
pub(crate) const LATE: u64 = if IS_ASKED { COMPILER } else { 50_000 };

/// A value that rustc computes if it is to witness it, and the program otherwise.
macro_rules! witnessed {
    ($type:ty: $value:expr) => {{
        const WITNESSED: Option<$type> = if $crate::solver::IS_ASKED {
            Some($value)
        } else {
            None
        };
        WITNESSED.unwrap_or_else(|| $value)
    }};
}
pub(crate) use witnessed;

/// Solves a grid, up to a limit, and then spends the rest of the compiler's patience.
const fn goes_on<const N: usize>(
    givens: Rows<N>,
    boxes: BoxShape,
    rules: Rules,
    limit: u64,
) -> Verdict<N> {
    let (verdict, effort) = solves(givens, boxes, rules, limit);
    spend_the_rest_if_asked(&effort);
    verdict
}

/// The solver's verdict, with the reason if there is no solution, and what it has spent.
const fn solves<const N: usize>(
    givens: Rows<N>,
    boxes: BoxShape,
    rules: Rules,
    limit: u64,
) -> (Verdict<N>, Effort) {
    let mut effort = Effort::new(limit);
    let grid = with_rules(givens, boxes, rules);
    let verdict = solve_within(&givens, grid.groups(), Goal::Unique, &mut effort);
    if matches!(verdict, Verdict::None) {
        grid.first_contradiction(&mut effort);
    }
    (verdict, effort)
}

/// Looks for a contradiction in a grid that has solutions, or takes too long.
const fn explains<const N: usize>(givens: Rows<N>, boxes: BoxShape, rules: Rules) -> Contradiction {
    let mut effort = Effort::new(COMPILER);
    let contradiction = with_rules(givens, boxes, rules).first_contradiction(&mut effort);
    spend_the_rest_if_asked(&effort);
    contradiction
}

const fn with_rules<const N: usize>(givens: Rows<N>, boxes: BoxShape, rules: Rules) -> Grid<N> {
    match grid(givens, boxes).with_rules(rules) {
        Ok(grid) => grid,
        Err(_) => panic!("no such rules"),
    }
}

/// Runs the loop turns that are left by the solver's count, if the compiler is to witness it.
pub(crate) const fn spend_the_rest_if_asked(effort: &Effort) {
    if IS_ASKED {
        let mut left = PATIENCE.saturating_sub(effort.steps());
        while left > 0 {
            left -= 1;
        }
    }
}

const fn boxes(rows: usize, columns: usize) -> BoxShape {
    BoxShape::new(rows, columns).unwrap()
}

/// A full grid in which the last cell is wrong.
const fn one_wrong<const N: usize>(boxes: BoxShape) -> Rows<N> {
    let mut grid = full::<N>(boxes, 1);
    grid[N - 1][N - 1] = grid[N - 1][0];
    grid
}

const fn one_given<const N: usize>() -> Rows<N> {
    let mut grid = [[0; N]; N];
    grid[N - 1][N / 2] = 1;
    grid
}

#[test]
fn counts_the_search_of_9x9() {
    let verdict = witnessed!(Verdict<9>: goes_on(NO_SOLUTION, boxes(3, 3), Rules::NONE, COMPILER));
    assert!(matches!(verdict, Verdict::None));
}

#[test]
fn counts_a_search_that_fails_often() {
    let verdict = witnessed!(Verdict<9>: goes_on(TRIED, boxes(3, 3), Rules::NONE, COMPILER));
    assert!(matches!(verdict, Verdict::None));
}

#[test]
fn counts_the_search_of_other_shapes() {
    let unique = witnessed!(Verdict<12>: goes_on(TWELVE, boxes(3, 4), Rules::NONE, COMPILER));
    assert!(matches!(unique, Verdict::Unique(_)));
    let large = witnessed!(Verdict<18>: goes_on(EIGHTEEN, boxes(3, 6), Rules::NONE, SOON));
    // Solved, or given up where the limit is low.
    assert!(matches!(
        large,
        Verdict::Unique(_) | Verdict::TooHard { .. }
    ));
    let too_hard = witnessed!(Verdict<25>: goes_on(one_given(), boxes(1, 25), Rules::NONE, SOON));
    assert!(matches!(too_hard, Verdict::TooHard { .. }));
}

#[test]
fn counts_the_explanation() {
    const GRID: Rows<25> = one_wrong(boxes(5, 5));
    let verdict = witnessed!(Verdict<25>: goes_on(GRID, boxes(5, 5), Rules::NONE, COMPILER));
    assert!(matches!(verdict, Verdict::None));
    const SQUARE: Rows<23> = one_wrong(boxes(1, 23));
    let square_verdict =
        witnessed!(Verdict<23>: goes_on(SQUARE, boxes(1, 23), Rules::NONE, COMPILER));
    assert!(matches!(square_verdict, Verdict::None));
}

#[test]
fn counts_further_rules() {
    const UNITS: Rules = Rules::NONE.and(Rule::Diagonals).and(Rule::Windows);
    let nine = witnessed!(Verdict<9>: goes_on(one_given(), boxes(3, 3), UNITS, COMPILER));
    assert!(matches!(nine, Verdict::Several(..)));
    let four = witnessed!(Verdict<4>: goes_on(one_given(), boxes(2, 2), UNITS, COMPILER));
    assert!(matches!(four, Verdict::Several(..)));
    const PAIRS: Rules = Rules::NONE.and(Rule::AntiKnight);
    let nine_by_pairs = witnessed!(Verdict<9>: goes_on(one_given(), boxes(3, 3), PAIRS, COMPILER));
    assert!(matches!(nine_by_pairs, Verdict::Several(..)));
    let tall = witnessed!(Verdict<6>: goes_on(one_given(), boxes(3, 2), PAIRS, COMPILER));
    assert!(matches!(tall, Verdict::Several(..)));
    const APART: Rules = Rules::NONE.and(Rule::NonConsecutive);
    let nine_apart = witnessed!(Verdict<9>: goes_on(one_given(), boxes(3, 3), APART, COMPILER));
    assert!(!matches!(nine_apart, Verdict::None));
    let twelve_apart = witnessed!(Verdict<12>: goes_on(one_given(), boxes(3, 4), APART, SOON));
    assert!(!matches!(twelve_apart, Verdict::None));
}

#[test]
fn counts_the_explanation_by_further_rules() {
    const ALL: Rules = Rules::NONE
        .and(Rule::Diagonals)
        .and(Rule::Windows)
        .and(Rule::AntiKnight)
        .and(Rule::AntiKing)
        .and(Rule::NonConsecutive)
        .and(Rule::AntiElephant);
    let sparse = witnessed!(Contradiction: explains::<16>(one_given(), boxes(4, 4), ALL));
    assert!(matches!(sparse, Contradiction::Together(_)));
    const PAIRS: Rules = Rules::NONE.and(Rule::AntiKnight);
    let full = witnessed!(Contradiction: explains(ANTI_KNIGHT_SOLVED, boxes(3, 3), PAIRS));
    assert!(matches!(
        full,
        Contradiction::Exhausted | Contradiction::Together(_)
    ));
}

/// Solves a grid with regions or cages up to a limit, explains, and spends the rest.
const fn goes_on_in<const N: usize, const A: usize>(grid: &Grid<N, A>, limit: u64) -> Verdict<N> {
    let mut effort = Effort::new(limit);
    let verdict = solve_within(grid.rows(), grid.groups(), Goal::Unique, &mut effort);
    if matches!(verdict, Verdict::None) {
        grid.first_contradiction(&mut effort);
    }
    spend_the_rest_if_asked(&effort);
    verdict
}

#[test]
fn counts_regions_and_cages() {
    let unique = witnessed!(Verdict<9>: goes_on_in(&KILLER, COMPILER));
    assert!(matches!(unique, Verdict::Unique(_)));
    let too_hard = witnessed!(Verdict<9>: goes_on_in(&MIXED, SOON));
    assert!(matches!(too_hard, Verdict::TooHard { .. }));
    let none = witnessed!(Verdict<9>: goes_on_in(&JIGSAW, COMPILER));
    assert!(matches!(none, Verdict::None));
    let several = witnessed!(Verdict<12>: goes_on_in(&LARGE, COMPILER));
    assert!(!matches!(several, Verdict::None));
}

#[test]
fn counts_marks() {
    let some = witnessed!(Verdict<9>: goes_on_in(&MARKED, SOON));
    assert!(!matches!(some, Verdict::None));
    let large = witnessed!(Verdict<12>: goes_on_in(&LARGE_MARKED, SOON));
    assert!(!matches!(large, Verdict::None));
    let pairs = witnessed!(Verdict<9>: goes_on_in(&PAIRED, SOON));
    assert!(!matches!(pairs, Verdict::None));
    let large_pairs = witnessed!(Verdict<12>: goes_on_in(&LARGE_PAIRED, SOON));
    assert!(!matches!(large_pairs, Verdict::None));
    let none = witnessed!(Verdict<9>: goes_on_in(&UNMARKED, COMPILER));
    assert!(matches!(none, Verdict::None));
}

#[test]
fn counts_sums_of_cells_that_may_be_equal() {
    let few = witnessed!(Verdict<9>: goes_on_in(&ARROWS, LATE));
    assert!(matches!(few, Verdict::Unique(_) | Verdict::TooHard { .. }));
    let many = witnessed!(Verdict<9>: goes_on_in(&SUMS, COMPILER));
    assert!(matches!(many, Verdict::Unique(_)));
    let equal = witnessed!(Verdict<9>: goes_on_in(&EQUAL, SOON));
    assert!(!matches!(equal, Verdict::None));
    let large = witnessed!(Verdict<12>: goes_on_in(&LARGE_EQUAL, SOON));
    assert!(!matches!(large, Verdict::None));
}

#[test]
fn counts_cells_near_all_places_of_a_digit() {
    let verdict = witnessed!(Verdict<9>: goes_on_in(&SPARSE, SOON));
    assert!(matches!(verdict, Verdict::TooHard { .. }));
}

#[test]
fn counts_what_does_not_go_together() {
    let lines = witnessed!(Verdict<9>: goes_on_in(&UNFILLABLE, COMPILER));
    assert!(matches!(lines, Verdict::None));
    let renban = witnessed!(Verdict<9>: goes_on_in(&NO_RENBAN, COMPILER));
    assert!(matches!(renban, Verdict::None));
    let nine = witnessed!(Verdict<9>: goes_on_in(&APART, COMPILER));
    assert!(matches!(nine, Verdict::None));
    let twelve = witnessed!(Verdict<12>: goes_on_in(&LARGE_APART, COMPILER));
    assert!(matches!(twelve, Verdict::None));
}

/// Surveys the givens of a small grid up to a limit, and spends the rest.
const fn surveys<const N: usize, const A: usize>(grid: &Grid<N, A>, limit: u64) -> Needed<N> {
    let mut effort = Effort::new(limit);
    let engine = Engine::of(&grid.groups(), &mut effort);
    let needed = Needed::NOTHING.survey(grid.rows(), &engine, &mut effort);
    spend_the_rest_if_asked(&effort);
    needed
}

#[test]
fn counts_a_survey_of_givens() {
    const NINE: Grid<9> = grid(ONE_SOLUTION, boxes(3, 3));
    let all = witnessed!(Needed<9>: surveys(&NINE, COMPILER));
    assert!(matches!(all, Needed::All));
    let some = witnessed!(Needed<9>: surveys(&MIXED, SOON));
    assert!(matches!(some, Needed::Until(1.., _)));
}

/// Wherever the effort is spent: where a search begins, much is to be laid out before it is looked at.
#[test]
fn a_survey_ends_soon_after_its_limit() {
    fn check<const N: usize, const A: usize>(grid: &Grid<N, A>) {
        for limit in (0..500_000).step_by(9_973) {
            let effort = &mut Effort::new(limit);
            let engine = Engine::of(&grid.groups(), effort);
            let _ = Needed::NOTHING.survey(grid.rows(), &engine, effort);
            let over = effort.steps().saturating_sub(limit);
            assert!(over < PATIENCE - COMPILER, "{over} after {limit}");
        }
    }
    check(&grid(TWELVE, boxes(3, 4)));
    check(&MIXED);
    check(&grid(full::<25>(boxes(5, 5), 1), boxes(5, 5)));
    let mut large = LARGE;
    let solution = full::<12>(boxes(3, 4), 1);
    for cell in 30..100 {
        let (row, column) = (cell / 12, cell % 12);
        large.set((row, column), solution[row][column]).unwrap();
    }
    check(&large);
}

const fn grid<const N: usize>(rows: Rows<N>, boxes: BoxShape) -> Grid<N> {
    match Grid::from_rows(rows, boxes, Symbols::Standard) {
        Ok(grid) => grid,
        Err(_) => panic!("a grid"),
    }
}

/// The first of `gen_killer_9x9`, without givens.
const KILLER: Grid<9, 1> = grid! { "cages: \"aaabcddefaggbccdefhgijjjkllhmmmnjkkkooopnqkrrsoopnqqqrsspptttuusvwwxxyyuvvvvxxzzu\", a = 28, b = 10, c = 13, d = 21, e = 5, f = 7, g = 12, h = 10, i = 2, j = 19, k = 29, l = 12, m = 6, n = 14, o = 29, p = 19, q = 28, r = 10, s = 17, t = 11, u = 21, v = 30, w = 12, x = 18, y = 14, z = 8; ................................................................................." };
/// One of `gen_mixed_9x9` that is too hard.
const MIXED: Grid<9, 1> = grid! { "cages: \"aa.bbbccca.d....ccaadeeee.fg.d.hh.ffggdihhjkkgg.ijjjlk..mmm.jlnooppqqqlnoo.pp.q.n\", a = 22, b = 17, c = 18, d = 15, e = 18, f = 17, g = 27, i = 7, j = 21, k = 13, m = 15, n = 14, o = 24, p = 20, q = 22; ................................6............6........3...8......................" };
/// From `gen_jigsaw_9x9`, without a solution.
const JIGSAW: Grid<9, 1> = grid! { "regions: \"aaabbbcccaaabbbcccadabbeeccaddbeeffcdddeeffgghddeeefgghdhiifffghhhiiiifghhhiiiggg\"; 6..2...5....8..1.9......3.2..241.9....49..7...................1.........25...6..." };
const LARGE: Grid<12, 1> = grid! { "boxes: 3x4; cages: \"aabbccddeeffaabbccddeeff........................................................................................................................\", a = 20, b = 30, c = 25; ...............................................................................................................................................1" };

/// Marks of all kinds.
const MARKED: Grid<9, 1> = grid! { "thermometers: r1c1 r1c2 r1c3 r2c4, r5c1 r5c2 r6c3 r7c4; consecutive: r1c5 r2c5, r3c5 r4c5, r8c8 r8c9 r9c9; doubles: r9c1 r9c2; palindromes: r2c7 r3c8 r4c9, r6c6 r7c7 r8c6 r9c7; sums: 11 r1c7 r2c8 r3c7, 9 r5c5 r6c5; arrows: r4c9 r5c8 r6c9, r9c5 r8c4 r7c3; even: r1c8 r2c9; odd: r2c8; ................................................................................." };
const LARGE_MARKED: Grid<12, 1> = grid! { "boxes: 3x4; thermometers: r1c1 r1c2 r1c3 r2c4 r3c5, r5c1 r5c2 r6c3 r7c4; consecutive: r1c5 r2c5, r3c5 r4c5, r8c8 r8c9 r9c9; doubles: r9c1 r9c2; palindromes: r2c7 r3c8 r4c9, r6c6 r7c7 r8c8; sums: 11 r1c7 r2c8 r3c7, 9 r5c5 r6c5; arrows: r4c9 r5c8 r6c9, r9c5 r8c4 r7c3; even: r1c8 r2c9; odd: r2c8; ...............................................................................................................................................1" };
/// Sums that are those of other cells.
const EQUAL: Grid<9, 1> = grid! { "equal_sums: 2 r1c1 r1c2 r2c3, 1 r3c5 r4c5 r5c6, 3 r6c1 r6c2 r6c3 r7c4 r8c5, 4 r1c5 r1c6 r1c7 r1c8 r2c9 r3c9 r4c9; zippers: r7c1 r8c2 r9c3, r9c5 r9c6 r8c7 r7c7 r6c7, r4c2 r4c3 r5c4 r4c4; arrows: r5c8 r5c9 r6c8; ................................................................................1" };
const LARGE_EQUAL: Grid<12, 1> = grid! { "boxes: 3x4; equal_sums: 2 r1c1 r1c2 r2c3, 1 r3c5 r4c5 r5c6, 3 r6c1 r6c2 r6c3 r7c4 r8c5, 4 r1c5 r1c6 r1c7 r1c8 r2c9 r3c9 r4c9; zippers: r7c1 r8c2 r9c3, r9c5 r9c6 r8c7 r7c7 r6c7, r4c2 r4c3 r5c4 r4c4; arrows: r5c8 r5c9 r6c8; ...............................................................................................................................................1" };
/// From `gen_arrows_9x9`, with sums of two cells, which are tried; and sums of up to fourteen cells.
const ARROWS: Grid<9, 1> = grid! { "arrows: r9c6 r8c7 r8c8, r4c9 r4c8 r3c9, r5c1 r5c2 r6c3, r3c5 r2c5 r1c5, r3c6 r4c6 r4c7, r8c6 r7c5 r6c6, r6c7 r5c8 r6c9, r5c4 r4c4 r5c3, r4c5 r5c6 r6c5, r3c7 r2c6 r2c7, r8c3 r7c4 r7c3, r9c2 r8c2 r9c1, r9c3 r9c4 r9c5, r1c7 r2c8 r3c8; ............8...........8...2............................15..9..................." };
const SUMS: Grid<9, 1> = grid! { "sums: 12 r5c7 r4c6 r5c6 r6c5, 21 r2c6 r2c7 r1c6, 21 r9c8 r8c7 r8c8 r8c9, 32 r6c1 r7c2 r8c3 r8c2 r7c1, 32 r7c3 r8c4 r9c3 r9c4 r9c5 r8c5, 25 r1c8 r2c8 r2c9 r3c8 r4c8 r3c7, 39 r1c2 r1c1 r2c2 r1c3 r2c3 r3c2, 22 r7c6 r7c7 r7c8 r6c8, 16 r5c2 r4c2 r5c3, 9 r8c1 r9c1 r9c2, 74 r1c1 r2c2 r1c3 r2c4 r1c5 r2c6 r1c7 r2c8 r1c9 r2c9 r3c9 r3c8 r3c7 r3c6; .......1...9.4.......7...8..52.9...1....................3........................" };
/// No given can be left out.
const SPARSE: Grid<9> = grid! { "rules: non_consecutive; .....7.....4........1.2....6..1......................8..........................." };
/// Each two cells of many lines are pairs.
const PAIRED: Grid<9, 1> = grid! { "differences: 3 r1c4 r2c4, 5 r3c3 r4c3; ratios: 4 r1c1 r2c1; whispers: 3 r1c9 r2c9 r3c9, 2 r1c8 r2c8; renbans: r1c1-9, r2c1-9, r3c1-9, r4c1-9, r5c1-9, r6c1-9, r7c1-9, r8c1-9, r9c1-9; entropic: r1-6c1; modular: r5c1-9; ................................................................................." };
const LARGE_PAIRED: Grid<12, 1> = grid! { "boxes: 3x4; differences: 4 r1c4 r2c4; ratios: 5 r1c1 r2c1; whispers: 4 r1c1 r2c1 r3c1; renbans: r1c1-12, r2c1-12, r3c1-12, r12c2-5; entropic: r1-3c1; modular: r5c1-12; ................................................................................................................................................" };
/// The cells of a renban are in one row, with a digit that is far from another one.
const NO_RENBAN: Grid<9, 1> = grid! { "renbans: r1c1-9, r2c1-9, r3c1-9, r5c2-8; ......................................1...9......................................" };
/// A digit that an odd cell cannot have follows from a palindrome.
const UNMARKED: Grid<9, 1> = grid! { "rules: diagonals, anti_king; palindromes: r2c7 r3c6 r4c5; odd: r4c5; ...............4................................................................." };
/// The last of many lines is an arrow that no digits fit.
const UNFILLABLE: Grid<9, 1> = grid! { "cages: \"aaabbb...ccc...ddd...............................................................\", a = 20, b = 7, d = 12; regions: \"aaabbbcccaaabbbcccadabbeeccaddbeeffcdddeeffgghddeeefgghdhiifffghhhiiiifghhhiiiggg\"; thermometers: r1c1 r1c2 r1c3 r2c4, r5c1 r5c2 r6c3 r7c4; whispers: r3c1 r3c2 r4c2 r4c3 r5c3 r6c4; sums: 30 r2c7 r3c8 r4c7 r4c8 r5c8 r6c7; palindromes: r6c6 r7c7 r8c6 r9c7; arrows: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c9; ................................................................................." };
const APART: Grid<9, 1> = grid! { "rules: non_consecutive, diagonals; cages: \"aaabbb...ccc...ddd...............................................................\", a = 20, b = 7, d = 12; consecutive: r5c5 r5c6; thermometers: r1c1 r1c2 r1c3; even: r8c8; .......................................................................9........." };
const LARGE_APART: Grid<12, 1> = grid! { "boxes: 3x4; rules: anti_king; thermometers: r1c1 r1c2 r1c3 r2c4 r3c5, r7c7 r8c7, r8c7 r8c8 r7c7; sums: 11 r1c7 r2c8 r3c7; even: r9c9; ................................................................................................................................................" };
