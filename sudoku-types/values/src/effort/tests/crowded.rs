//! What comes before a search, and before a person's steps, is counted as well: the grids here have as many lines as there is
//! room for.

use super::spend_the_rest_if_asked;
use crate::BoxShape;
use crate::grid::Grid;
use crate::human::grade::Solving;
use crate::solver::tests::puzzles::full;
use crate::solver::{Effort, Goal, LATE, Rows, Verdict, solve_within, witnessed};
use sudoku_notation::geometry::{Drawn, Frame, LineKind, Mark, Rule, Rules};
use sudoku_notation::symbols::Symbols;
use sudoku_notation::technique::Technique;

/// Draws lines of a kind on neighbouring cells, along rows and then along columns, until there is no room. All fit a full grid.
const fn drawn<const N: usize>(solution: &Rows<N>, kind: LineKind, length: usize) -> Drawn<N> {
    let (mut drawn, mut line) = (Drawn::NONE, 0);
    while drawn.has_room(kind, length, N) {
        let (first, is_across) = (line % (N * N), line / (N * N) % 2 != 1);
        line += 1;
        let (mut cells, mut sum, mut count) = ([0; N], 0, 0);
        let place = if is_across { first % N } else { first / N };
        while count < length && place + length <= N {
            let cell = first + count * if is_across { 1 } else { N };
            cells[count] = cell as u16;
            sum += solution[cell / N][cell % N] as u16;
            count += 1;
        }
        if count == length {
            let number = match kind {
                LineKind::Mark(Mark::Differences) => {
                    let last = cells[1] as usize;
                    solution[first / N][first % N].abs_diff(solution[last / N][last % N]) as u16
                }
                LineKind::Mark(Mark::Renbans) => 0,
                _ => sum,
            };
            drawn.add(kind, number, cells.split_at(length).0, N);
        }
    }
    drawn
}

/// A grid with one given, and lines that leave it a solution; by the rules it may have none.
const fn crowded<const N: usize>(
    boxes: BoxShape,
    kind: LineKind,
    length: usize,
    rules: Rules,
) -> Grid<N, 1> {
    let (solution, mut givens) = (full(boxes, 1), [[0; N]; N]);
    givens[0][0] = 1;
    let frame = Frame::<N>::of(boxes).with_lines(drawn(&solution, kind, length));
    match frame.with_rules(rules) {
        Ok(frame) => Grid::new(givens, frame, Symbols::Standard),
        Err(_) => panic!("no such rules"),
    }
}

/// Searches until the effort is spent, and spends the rest.
const fn searches_on<const N: usize>(grid: &Grid<N, 1>, limit: u64) -> Verdict<N> {
    let mut effort = Effort::new(limit);
    let verdict = solve_within(grid.rows(), grid.groups(), Goal::Unique, &mut effort);
    spend_the_rest_if_asked(&effort);
    verdict
}

/// Takes a person's steps until the effort is spent, and spends the rest. Returns true if they have found no contradiction.
const fn steps_on<const N: usize>(grid: &Grid<N, 1>, limit: u64) -> bool {
    let hardest = Technique::ALL[Technique::ALL.len() - 1];
    let mut solving = Solving::by(hardest, grid, Effort::new(limit));
    solving.go_on();
    spend_the_rest_if_asked(solving.effort());
    !solving.has_contradiction()
}

const CAGES: LineKind = LineKind::Cage;
const SUMS: LineKind = LineKind::Mark(Mark::Sums);
const DIFFERENCES: LineKind = LineKind::Mark(Mark::Differences);
const RENBANS: LineKind = LineKind::Mark(Mark::Renbans);
const MOVES: Rules = Rules::NONE
    .and(Rule::Diagonals)
    .and(Rule::AntiKnight)
    .and(Rule::AntiKing)
    .and(Rule::NonConsecutive);

/// Checks the search and the steps in grids with these lines, and by all rules with the first of them.
macro_rules! check {
    ($n:literal $boxes:expr; $kind:ident $length:expr, $($more:tt)*) => {{
        check!(@ $n $boxes, MOVES; $kind $length,);
        check!(@ $n $boxes, Rules::NONE; $kind $length, $($more)*);
    }};
    (@ $n:literal $boxes:expr, $rules:expr; $($kind:ident $length:expr,)*) => {$({
        const GRID: Grid<$n, 1> = crowded($boxes, $kind, $length, $rules);
        let verdict = witnessed!(Verdict<$n>: searches_on(&GRID, LATE));
        let fits = witnessed!(bool: steps_on(&GRID, LATE));
        let has_solution = $rules.is_empty();
        assert!(!has_solution || fits && !matches!(verdict, Verdict::None));
    })*};
}

const fn boxes(rows: usize, columns: usize) -> BoxShape {
    BoxShape::new(rows, columns).unwrap()
}

#[test]
fn counts_the_most_lines() {
    check!(9 boxes(3, 3); CAGES 2, CAGES 8, SUMS 2, DIFFERENCES 2, RENBANS 9,);
    check!(12 boxes(3, 4); CAGES 2, CAGES 11, SUMS 2, DIFFERENCES 2, RENBANS 12,);
}

#[test]
fn counts_the_most_lines_of_large_grids() {
    check!(16 boxes(4, 4); CAGES 2, CAGES 15, SUMS 2, DIFFERENCES 2, RENBANS 16,);
    check!(25 boxes(5, 5); CAGES 2, CAGES 24, SUMS 2, DIFFERENCES 2, RENBANS 25,);
}
