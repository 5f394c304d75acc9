//! Tests the steps that a person takes, and the candidates that they remove.

use crate::{grid, shape};
use std::collections::{BTreeSet, HashSet};
use sudoku_tests::cells;
use sudoku_types::{
    Candidates, Cell, Contradiction, DrawnLine, Grid, LineKind, Mark, Pattern, Rule, Step,
    SumSource, Unit,
};

/// Candidates hold every digit of every solution, and the possible digits are just those.
pub(crate) fn check_possible<const N: usize>(givens: &Grid<N>, solutions: &[Grid<N>]) {
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
pub(crate) fn check_steps<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    solution: &Grid<N, A>,
) {
    let mut steps = givens.steps();
    let mut filled = *givens;
    let mut rounds = 0;
    loop {
        let before = steps.candidates();
        let Some(step) = steps.next() else { break };
        let after = steps.candidates();
        assert!(step.round == rounds || step.round == rounds + 1, "{step}");
        rounds = step.round;
        let is_short = step.to_string().len() <= 200;
        assert!(is_short || step.chain().next().is_some(), "{step}");
        check_reason(givens, &before, &step, solution);
        if let Some((cell, digit)) = step.placed() {
            assert_eq!(solution.get(cell), Some(digit), "{step}");
            assert_eq!(filled.get(cell), Some(0), "{step}");
            filled.set(cell, digit).expect("a digit");
        } else {
            assert_ne!(step.lost().count(), 0, "{step}");
        }
        let mut expected = *before.rows();
        for (cell, lost) in step.lost() {
            let digit = solution.get(cell).expect("a cell");
            assert!(!lost.contains(digit), "{givens:?}: {step}");
            let set = &mut expected[cell.row][cell.column];
            assert!(lost.is_subset(*set), "{step}");
            *set = *set - lost;
        }
        if let Some((cell, digit)) = step.placed() {
            expected[cell.row][cell.column] = [digit].into_iter().collect();
        }
        assert_eq!(*after.rows(), expected, "{step}");
    }
    let end = givens.propagate();
    assert_eq!(end.contradiction, None, "{givens:?}");
    assert_eq!(end.candidates, steps.candidates());
    assert_eq!(end.candidates.grid(), filled);
    assert_eq!((end.rounds, end.unsolved), (rounds, steps.unsolved()));
    let blanks = filled
        .rows()
        .as_flattened()
        .iter()
        .filter(|&&digit| digit == 0);
    assert_eq!(end.unsolved, blanks.count());
    assert_eq!(givens.hint(), givens.steps().next());
}

/// Returns true if all steps show that there is no solution; otherwise, each cell has a candidate and each digit a
/// place.
pub(crate) fn check_end<const N: usize, const A: usize>(givens: &Grid<N, A>) -> bool {
    let end = givens.propagate();
    let at = |cell: &Cell| end.candidates.rows()[cell.row][cell.column];
    let lacks = |unit: &Vec<Cell>| {
        let digits = unit.iter().flat_map(at).collect::<BTreeSet<_>>();
        digits.len() < N || unit.iter().any(|cell| at(cell).is_empty())
    };
    let is_shown = full_units(givens).iter().any(lacks);
    assert_eq!(is_shown, end.contradiction.is_some(), "{givens:?}");
    is_shown
}

/// The pattern is seen in the candidates before the step.
fn check_reason<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    before: &Candidates<N, A>,
    step: &Step<N>,
    solution: &Grid<N, A>,
) {
    let at = |cell: Cell| before.rows()[cell.row][cell.column];
    let digit = step.digits.iter().next().expect("a digit");
    let all = |unit: Unit| givens.cells_of(unit).collect::<Vec<_>>();
    let places = |unit: Unit, digit| {
        let mut places = all(unit);
        places.retain(|cell| at(*cell).contains(digit));
        places
    };
    match step.pattern {
        Pattern::NakedSingle { cell } => {
            assert_eq!(at(cell).single(), Some(digit));
        }
        Pattern::HiddenSingle { cell, unit } => {
            assert_eq!(places(unit, digit), [cell]);
        }
        Pattern::LockedCandidate { unit, only_in } => {
            let others = places(only_in, digit);
            let here = places(unit, digit);
            assert!(here.iter().all(|place| others.contains(place)));
            let is_line = |unit| matches!(unit, Unit::Row(_) | Unit::Column(_));
            assert!(!(is_line(unit) && is_line(only_in)));
        }
        Pattern::MissingPartner { cell, .. } => {
            assert_eq!(at(cell), step.digits);
            for (other, lost) in step.lost() {
                for (digit, lost) in step
                    .digits
                    .iter()
                    .flat_map(|one| lost.iter().map(move |lost| (one, lost)))
                {
                    assert!(exclude(givens, (cell, digit), (other, lost)), "{step}");
                }
            }
        }
        Pattern::Sum {
            source,
            total,
            is_needed,
        } => {
            let cells: Vec<_> = step.cells().collect();
            check_source(givens, &cells, source);
            let sum = cells.iter().map(|cell| u16::from(solution[*cell])).sum();
            match total {
                Some(total) => {
                    assert_eq!(total, sum, "{givens:?}: {step}");
                    check_sum(givens, before, step, sum, is_needed);
                }
                None => {
                    let SumSource::Line(line) = source else {
                        panic!("{step}: the sum is of a line");
                    };
                    let mut others = all(Unit::Line(line));
                    match line.mark() {
                        Some(Mark::Zippers) => {
                            others = others[(others.len() - 1) / 2..=others.len() / 2].to_vec();
                        }
                        _ => others.retain(|cell| !cells.contains(cell)),
                    }
                    let others = others.iter().map(|cell| u16::from(solution[*cell]));
                    assert_eq!(others.sum::<u16>(), sum, "{step}");
                }
            }
        }
        Pattern::EachPlace { unit } => {
            // A step of this round may have taken one of its places.
            let places = places(unit, digit);
            assert!(
                places
                    .iter()
                    .all(|place| step.cells().any(|cell| cell == *place))
            );
            for (place, (other, lost)) in places
                .iter()
                .flat_map(|place| step.lost().map(move |lost| (*place, lost)))
            {
                let is_ruled_out = |lost| exclude(givens, (place, digit), (other, lost));
                assert!(lost.iter().all(is_ruled_out), "{step}");
            }
        }
        Pattern::Filling {
            unit, is_needed, ..
        } => {
            check_filling(givens, before, step, unit, is_needed);
        }
        Pattern::NakedSubset { unit, size } => {
            assert_eq!((step.digits.len(), step.cells().count()), (size, size));
            let of_unit = all(unit);
            assert!(step.cells().all(|cell| of_unit.contains(&cell)));
            assert!(step.cells().all(|cell| at(cell).is_subset(step.digits)));
            assert!(
                step.lost()
                    .all(|(cell, lost)| { of_unit.contains(&cell) && lost.is_subset(step.digits) })
            );
        }
        Pattern::HiddenSubset { unit, size } => {
            assert_eq!((step.digits.len(), step.cells().count()), (size, size));
            let cells: Vec<_> = step.cells().collect();
            for digit in step.digits {
                assert!(places(unit, digit).iter().all(|cell| cells.contains(cell)));
            }
            assert!(
                step.lost().all(|(cell, lost)| {
                    cells.contains(&cell) && (lost & step.digits).is_empty()
                })
            );
        }
        Pattern::Fish { size, of_rows } => {
            let lines = |of_rows: bool, cells: &mut dyn Iterator<Item = Cell>| {
                let line = |cell: Cell| if of_rows { cell.row } else { cell.column };
                cells.map(line).collect::<BTreeSet<_>>()
            };
            let base = lines(of_rows, &mut step.cells());
            let cover = lines(!of_rows, &mut step.cells());
            assert_eq!((base.len(), cover.len()), (size, size));
            for line in &base {
                let unit = if of_rows {
                    Unit::Row(*line)
                } else {
                    Unit::Column(*line)
                };
                let found = lines(!of_rows, &mut places(unit, digit).into_iter());
                assert!(found.is_subset(&cover));
            }
            let lost = || step.lost().map(|(cell, _)| cell);
            assert!(lines(!of_rows, &mut lost()).is_subset(&cover));
            assert!(lines(of_rows, &mut lost()).is_disjoint(&base));
        }
        Pattern::Chain(_) => check_chain(givens, before, step),
        _ => panic!("another pattern"),
    }
}

/// Two candidates cannot both be.
fn exclude<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    one: (Cell, u8),
    other: (Cell, u8),
) -> bool {
    if one.0 == other.0 {
        return one.1 != other.1;
    }
    let mut both = *givens;
    for (cell, _) in givens.givens() {
        both.set(cell, 0).expect("a cell");
    }
    for (cell, digit) in [one, other] {
        both.set(cell, digit).expect("a cell");
    }
    both.has_conflicts() || are_of_other_classes(givens, one, other)
}

/// Returns true if a line of three classes rules out both: its cells three apart are of one class.
fn are_of_other_classes<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    (one, first): (Cell, u8),
    (other, second): (Cell, u8),
) -> bool {
    let third = N.div_ceil(3);
    givens.lines().any(|line| {
        let class = |digit: u8| match line.mark() {
            Some(Mark::Entropic) => (usize::from(digit) - 1) / third,
            Some(Mark::Modular) => usize::from(digit) % 3,
            _ => 0,
        };
        let place = |wanted| {
            givens
                .cells_of(Unit::Line(line))
                .position(|cell| cell == wanted)
        };
        let apart = place(one)
            .zip(place(other))
            .map(|(one, other)| one.abs_diff(other));
        apart.is_some_and(|apart| apart % 3 == 0) && class(first) != class(second)
    })
}

/// The candidates that cannot both be: the place of a cell in this list, a digit, and those of a later one.
fn excluded<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    before: &Candidates<N, A>,
    cells: &[Cell],
) -> HashSet<[usize; 4]> {
    let at = |cell: Cell| before.rows()[cell.row][cell.column];
    let mut found = HashSet::new();
    for (index, other) in
        (0..cells.len()).flat_map(|index| (0..index).map(move |other| (index, other)))
    {
        for (one, second) in at(cells[other])
            .iter()
            .flat_map(|one| at(cells[index]).iter().map(move |second| (one, second)))
        {
            if exclude(givens, (cells[other], one), (cells[index], second)) {
                found.insert([other, one.into(), index, second.into()]);
            }
        }
    }
    found
}

/// The cells are a cage; or what some units have besides whole cages; or what whole cages have besides some units.
fn check_source<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    cells: &[Cell],
    source: SumSource,
) {
    let all = |unit: Unit| givens.cells_of(unit).collect::<Vec<_>>();
    let (first, count, is_outside) = match source {
        SumSource::Line(line) => {
            let line = all(Unit::Line(line));
            return assert!(cells.iter().all(|cell| line.contains(cell)));
        }
        SumSource::Rest {
            unit,
            count,
            is_outside,
        } => (unit, count, is_outside),
        _ => panic!("another source"),
    };
    let units = (0..count).map(|next| match first {
        Unit::Row(row) => Unit::Row(row + next),
        Unit::Column(column) => Unit::Column(column + next),
        unit => {
            assert_eq!(count, 1);
            unit
        }
    });
    let units: Vec<_> = units.flat_map(all).collect();
    assert!(cells.iter().all(|cell| units.contains(cell) != is_outside));
    let others: Vec<_> = match is_outside {
        true => units.iter().chain(cells).copied().collect(),
        false => units
            .into_iter()
            .filter(|cell| !cells.contains(cell))
            .collect(),
    };
    let has_sum = |kind| matches!(kind, LineKind::Cage | LineKind::Mark(Mark::Sums));
    let lines = givens.lines().filter(|line| has_sum(line.kind));
    let lines: Vec<_> = lines.map(|line| all(Unit::Line(line))).collect();
    assert!(are_parted(&others, &lines), "{source:?}");
}

/// Some of these lines have all of these cells, each in one line, and no other cell.
fn are_parted(cells: &[Cell], lines: &[Vec<Cell>]) -> bool {
    let Some(first) = cells.first() else {
        return true;
    };
    let mut lines_of_first = lines.iter().filter(|line| line.contains(first));
    lines_of_first.any(|line| {
        let others: Vec<_> = cells
            .iter()
            .filter(|cell| !line.contains(cell))
            .copied()
            .collect();
        others.len() + line.len() == cells.len() && are_parted(&others, lines)
    })
}

/// By trying all ways to make the sum: no way has what goes from its cells, and every way has what it needs.
fn check_sum<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    before: &Candidates<N, A>,
    step: &Step<N>,
    sum: u16,
    is_needed: bool,
) {
    let cells: Vec<_> = step.cells().collect();
    let excluded = excluded(givens, before, &cells);
    let sets: Vec<_> = cells
        .iter()
        .map(|cell| before.rows()[cell.row][cell.column])
        .collect();
    let mut ways = vec![vec![]];
    for (index, set) in sets.iter().enumerate() {
        let more = |way: &Vec<u8>| {
            let fits = |digit: &u8| {
                let sum_so_far: u16 = way
                    .iter()
                    .chain([digit])
                    .map(|digit| u16::from(*digit))
                    .sum();
                sum_so_far <= sum
                    && (0..index).all(|other| {
                        !excluded.contains(&[other, way[other].into(), index, (*digit).into()])
                    })
            };
            let longer = |digit| [way.as_slice(), &[digit]].concat();
            set.iter().filter(fits).map(longer).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(more).collect();
    }
    ways.retain(|way| way.iter().map(|digit| u16::from(*digit)).sum::<u16>() == sum);
    assert!(!ways.is_empty(), "{step}");
    if is_needed {
        assert!(
            step.digits
                .iter()
                .all(|digit| ways.iter().all(|way| way.contains(&digit)))
        );
        assert!(are_ruled_out(givens, before, step, &cells), "{step}");
    } else {
        for (cell, lost) in step.lost() {
            let index = cells
                .iter()
                .position(|other| *other == cell)
                .expect("a cell of the sum");
            assert!(ways.iter().all(|way| !lost.contains(way[index])), "{step}");
        }
    }
}

/// By trying all ways to fill the cells, if they have few candidates: no way has what goes from them, and every way has what
/// goes from other cells.
fn check_filling<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    before: &Candidates<N, A>,
    step: &Step<N>,
    unit: Option<Unit>,
    is_needed: bool,
) {
    let at = |cell: Cell| before.rows()[cell.row][cell.column];
    let own: Vec<_> = match unit {
        Some(unit) => givens.cells_of(unit).collect(),
        None => step.cells().collect(),
    };
    let others = step.cells().filter(|cell| !own.contains(cell));
    let cells: Vec<Cell> = own.iter().copied().chain(others).collect();
    let candidates: usize = cells.iter().map(|cell| at(*cell).len()).sum();
    if candidates > 40 {
        return;
    }
    let excluded = excluded(givens, before, &cells);
    let mut blank = *givens;
    for (cell, _) in givens.givens() {
        blank.set(cell, 0).expect("a cell");
    }
    let has_right_sums = |way: &Vec<usize>| {
        let mut filled = blank;
        for (cell, digit) in cells.iter().zip(way) {
            filled.set(*cell, *digit as u8).expect("a cell");
        }
        filled.wrong_sums().next().is_none()
    };
    let can_be_filled = |allows: &dyn Fn(Cell, u8) -> bool| {
        let mut ways: Vec<Vec<usize>> = vec![vec![]];
        for (index, cell) in cells.iter().enumerate() {
            let more = |way: &Vec<usize>| {
                let fits = |digit: &u8| {
                    let pair = |other| [other, way[other], index, (*digit).into()];
                    allows(*cell, *digit)
                        && (0..index).all(|other| !excluded.contains(&pair(other)))
                };
                let longer = |digit: u8| [way.as_slice(), &[digit.into()]].concat();
                at(*cell)
                    .iter()
                    .filter(fits)
                    .map(longer)
                    .collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(more).collect();
            ways.retain(has_right_sums);
        }
        !ways.is_empty()
    };
    assert!(can_be_filled(&|_, _| true), "{step}");
    if is_needed {
        let is_reason = |own: &Vec<Cell>| {
            step.digits.iter().all(|digit| {
                let lacks = |other, has| has != digit || !own.contains(&other);
                !can_be_filled(&lacks)
            }) && are_ruled_out(givens, before, step, own)
        };
        // The cells may be those of lines that share cells, and cells around them, which only have to keep a digit.
        let lines = joined_lines(givens, &own);
        assert!([own].iter().chain(&lines).any(is_reason), "{step}");
        return;
    }
    for (cell, lost) in step.lost() {
        for gone in lost {
            assert!(own.contains(&cell), "{step}");
            let has = |other, digit| other != cell || digit == gone;
            assert!(!can_be_filled(&has), "{step}");
        }
    }
}

/// Returns the cells of each group of lines that share cells, of the lines that have no other cells than these.
fn joined_lines<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    cells: &[Cell],
) -> Vec<Vec<Cell>> {
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    for line in givens.lines() {
        let mut line: Vec<Cell> = givens.cells_of(Unit::Line(line)).collect();
        if line.iter().all(|cell| cells.contains(cell)) {
            let shares = |group: &Vec<Cell>| group.iter().any(|cell| line.contains(cell));
            let (shared, apart): (Vec<_>, _) = groups.into_iter().partition(shares);
            line.extend(shared.concat());
            groups = apart;
            groups.push(line);
        }
    }
    groups
}

/// Returns true if each place that these cells have for some digit of a step rules out what goes.
fn are_ruled_out<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    before: &Candidates<N, A>,
    step: &Step<N>,
    cells: &[Cell],
) -> bool {
    step.lost().all(|(cell, lost)| {
        lost.iter().all(|lost| {
            step.digits.iter().any(|digit| {
                let has = |place: &&Cell| before.rows()[place.row][place.column].contains(digit);
                let mut places = cells.iter().filter(has);
                places.all(|place| exclude(givens, (*place, digit), (cell, lost)))
            })
        })
    })
}

/// Each candidate of a chain follows from the one before it, and what goes conflicts with both ends.
fn check_chain<const N: usize, const A: usize>(
    givens: &Grid<N, A>,
    before: &Candidates<N, A>,
    step: &Step<N>,
) {
    let chain: Vec<_> = step.chain().collect();
    let units = full_units(givens);
    let conflict = |one, other| exclude(givens, one, other);
    let has = |cell: Cell, digit| before.rows()[cell.row][cell.column].contains(digit);
    for (index, link) in chain.windows(2).enumerate() {
        let (one, other) = (link[0], link[1]);
        if index % 2 == 1 {
            assert!(conflict(one, other), "{step}");
            continue;
        }
        let is_strong = if one.0 == other.0 {
            before.rows()[one.0.row][one.0.column].len() == 2
        } else {
            one.1 == other.1
                && units.iter().any(|unit| {
                    let places = unit.iter().filter(|cell| has(**cell, one.1));
                    places.copied().collect::<BTreeSet<_>>() == BTreeSet::from([one.0, other.0])
                })
        };
        assert!(is_strong, "{step}");
    }
    let (first, last) = (chain[0], chain[chain.len() - 1]);
    for (cell, lost) in step.lost() {
        for digit in lost {
            assert!(
                conflict((cell, digit), first) && conflict((cell, digit), last),
                "{step}"
            );
        }
    }
}

/// The cells of each unit of a grid in which every digit has its place.
fn full_units<const N: usize, const A: usize>(givens: &Grid<N, A>) -> Vec<Vec<Cell>> {
    let mut units: Vec<_> = (0..N)
        .flat_map(|n| [Unit::Row(n), Unit::Column(n)])
        .collect();
    // Regions are in the place of boxes if there are as many as rows, and otherwise besides them.
    let is_region = |line: &DrawnLine| line.kind == LineKind::Region;
    let regions: Vec<_> = givens.lines().filter(is_region).map(Unit::Line).collect();
    if regions.len() < N {
        units.extend((0..N).map(Unit::Box));
    }
    units.extend(regions);
    for rule in givens.rules().iter() {
        match rule {
            Rule::Diagonals => units.extend([Unit::Rule(rule, 0), Unit::Rule(rule, 1)]),
            Rule::Windows => {
                let side = givens.boxes().rows() - 1;
                units.extend((0..side * side).map(|number| Unit::Rule(rule, number)));
            }
            _ => {}
        }
    }
    let cells = |unit: Unit| givens.cells_of(unit).collect();
    units.into_iter().map(cells).collect()
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
