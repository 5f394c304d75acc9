//! Regions, cages and marks from data are those that the reader makes of the same map, peers are those of a second definition,
//! and grids of both kinds convert into each other.

use sudoku_tests::marks::{MARKS, MarkedLine};
use sudoku_tests::variants::Variant;
use sudoku_tests::{Dice, parsed};
use sudoku_types::{Candidates, Cell, Grid, GridError, LineKind, Mark, Proven, Rule, Unit, sudoku};

/// Makes the same grid by the reader and from data, and compares it, its units and its peers.
fn check<const N: usize>(variant: &Variant) {
    let blank = ".".repeat(N * N);
    let read = parsed::<N, 1>(&format!("{} {blank}", variant.options()));
    let plain = Variant::new(variant.shape, &variant.rules);
    let mut made = parsed::<N, 1>(&format!("{} {blank}", plain.options()));
    if let Some(map) = &variant.regions {
        let (rows, _) = map.as_chunks::<N>();
        let regions = rows.iter().map(|row| row.map(|name| name - b'a' + 1));
        let regions: Vec<_> = regions.collect();
        made = made
            .with_regions(regions.try_into().expect("rows"))
            .expect("regions");
    }
    let place = |cell: &usize| (cell / N, cell % N);
    let places = |line: &MarkedLine| line.cells.iter().map(place).collect::<Vec<_>>();
    let kinds = [("regions", LineKind::Region), ("cages", LineKind::Cage)].into_iter();
    let kinds = kinds.chain(Mark::ALL.map(|mark| (mark.name(), LineKind::Mark(mark))));
    for (name, kind) in kinds {
        let cages = variant.cages().filter(|_| kind == LineKind::Cage);
        let lines = variant.marks.iter().filter(|line| line.mark == name);
        let sum = |line: &MarkedLine| line.written_sum().unwrap_or(0) as u16;
        let lines = cages.chain(lines.cloned());
        let lines: Vec<_> = lines.map(|line| (sum(&line), places(&line))).collect();
        let lines: Vec<_> = lines
            .iter()
            .map(|(sum, cells)| (*sum, &cells[..]))
            .collect();
        if !lines.is_empty() {
            made = made.with_lines(kind, &lines).expect("lines");
        }
    }
    assert_eq!(made, read);

    let areas = ["boxes", "regions"][usize::from(variant.regions.is_some())];
    let mut rules = vec!["rows", "columns", areas];
    rules.extend(variant.cages.as_ref().map(|_| "cages"));
    rules.extend(&variant.rules);
    let marks = [
        "thermometers",
        "consecutive",
        "doubles",
        "differences",
        "whispers",
    ];
    let (marks, lines) = (marks.iter(), variant.marks.iter());
    let renbans = lines.clone().filter(|line| line.mark == "renbans");
    let threes = lines
        .clone()
        .filter(|line| ["entropic", "modular"].contains(&line.mark));
    let pairs = lines
        .filter(|line| {
            marks.clone().any(|mark| *mark == line.mark) || line.mark == "ratios" && line.sum > 1
        })
        .flat_map(|line| line.cells.windows(2))
        .chain(renbans.map(|line| &line.cells[..]))
        .chain(threes.flat_map(|line| line.cells.windows(2).chain(line.cells.windows(3))));
    let pairs: Vec<_> = pairs.collect();
    for (cell, _) in made.cells() {
        let index = |cell: Cell| cell.row * N + cell.column;
        let differs = |other: &Cell| {
            let (one, other) = (index(cell), index(*other));
            let are_pair = |pair: &&[usize]| pair.contains(&one) && pair.contains(&other);
            rules.iter().any(|rule| variant.differ(rule, one, other))
                || one != other && pairs.iter().any(are_pair)
        };
        let others = made.cells().map(|(other, _)| other);
        let expected: Vec<_> = others.filter(differs).collect();
        assert!(made.peers(cell).eq(expected.iter().copied()), "{cell}");
        for unit in made.units_of(cell) {
            assert!(made.cells_of(unit).any(|other| other == cell));
            let is_peer = |other: Cell| other == cell || expected.contains(&other);
            let is_of_other_rules = matches!(unit, Unit::Rule(Rule::NonConsecutive, _));
            assert!(is_of_other_rules || made.cells_of(unit).all(is_peer));
        }
    }
}

#[test]
fn areas_from_data() {
    let mut dice = Dice::new(7);
    for (shape, rules) in [
        ((2, 2), &[][..]),
        ((2, 3), &["diagonals", "anti_knight"]),
        ((2, 3), &["non_consecutive", "anti_king"]),
    ] {
        for _ in 0..4 {
            let full = Variant::new(shape, rules).full(&mut dice);
            let Some(full) = full else { continue };
            let plain = Variant::new(shape, rules);
            let jigsaw = plain.jigsaw(&full, &mut dice);
            let marks = MARKS.map(|[name, ..]| name);
            let both = jigsaw.caged(&full, &mut dice);
            for variant in [
                plain.caged(&full, &mut dice),
                both.marked(&full, &marks, &mut dice),
                plain.marked(&full, &marks, &mut dice),
                both,
                plain,
                jigsaw,
            ] {
                match shape {
                    (2, 2) => check::<4>(&variant),
                    _ => check::<6>(&variant),
                }
            }
        }
    }
    check::<9>(&Variant::new((3, 3), &["windows"]));
    let nowhere = Cell { row: 9, column: 0 };
    let grid = Grid::<9>::blank();
    assert_eq!(
        (grid.peers(nowhere).count(), grid.units_of(nowhere).count()),
        (0, 0)
    );
}

/// Every error of areas and marks from data, in its words; and lines of a mark take the place of others.
#[test]
fn areas_and_marks_that_do_not_fit() {
    use Mark::{Arrows, Consecutive, Even, Palindromes, Sums, Thermometers, Whispers};
    let grid = Grid::<4>::blank();
    let windows = parsed::<4, 0>("rules: windows; ................");
    let mut map = [[1, 1, 1, 2], [1, 3, 3, 2], [4, 3, 3, 2], [4, 4, 4, 2]];
    let rows = [[1; 4], [2; 4], [3; 4], [4; 4]];
    map[0][0] = 5;
    let number = map;
    map[0][0] = 2;
    let regions = |map| grid.with_regions(map).unwrap_err().to_string();
    let lines = |kind, lines| grid.with_lines(kind, lines).unwrap_err().to_string();
    let cages = |cages| lines(LineKind::Cage, cages);
    let marks = |mark, all| lines(LineKind::Mark(mark), all);
    let row: [(usize, usize); 5] = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)];
    let snake = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3)];
    let many: Vec<(u16, &[(usize, usize)])> = vec![(0, &row[..1]); 63];
    let whole = windows.with_regions(rows).unwrap_err().to_string();
    let expected = "\
windows are for square boxes, of 2×2 cells or more, not for 1×4
row 1, column 1: 5 is not a region of a 4×4 grid: expected 1 to 4
the region at row 1, column 2 has 3 cells: expected 4
a line of cages has at least one cell
the cage at row 1, column 1 has 5 cells: expected 1 to 4
the cage at row 2, column 1 needs a number from 1 to 10
the cage at row 1, column 1 needs a number from 1 to 10
a 4×4 grid has no row 5, column 2
row 1, column 1 is twice on one line
a 4×4 grid has room for 128 numbers of lines: two for each line, and one for each of its cells, or more with some marks
the thermometer at row 1, column 1 has 1 cell: expected 2 to 16
a line of even has at least one cell
row 1, column 1 is twice on one line
a 4×4 grid has no row 1, column 5
lines of arrows have no sum: write 0
lines of regions have no sum: write 0
the sum at row 1, column 1 needs a number from 1 to 64
the sum at row 1, column 1 needs a number from 1 to 64
the whisper at row 1, column 1 needs a number from 1 to 4
the white dot at row 1, column 1 goes on at row 1, column 3, which does not touch the cell before it by a side
the arrow at row 1, column 1 goes on at row 1, column 3, which does not touch the cell before it by a side or a corner
a 4×4 grid has room for 128 numbers of lines: two for each line, and one for each of its cells, or more with some marks";
    let errors = [
        whole,
        regions(number),
        regions(map),
        cages(&[(0, &[])]),
        cages(&[(0, &row)]),
        cages(&[(3, &row[..2]), (12, &[(1, 0), (1, 1)])]),
        cages(&[(11, &row[..4])]),
        cages(&[(0, &[(0, 0), (4, 1)])]),
        cages(&[(0, &[row[0]; 2])]),
        cages(&many),
        marks(Thermometers, &many[..1]),
        marks(Even, &[(0, &[])]),
        marks(Palindromes, &[(0, &[row[0], row[1], row[0]])]),
        marks(Arrows, &[(0, &[(0, 0), (0, 4)])]),
        marks(Arrows, &[(3, &row[..2])]),
        lines(LineKind::Region, &[(3, &row[..4])]),
        marks(Sums, &[(0, &row[..2])]),
        marks(Sums, &[(65, &row[..2])]),
        marks(Whispers, &[(5, &snake)]),
        marks(Consecutive, &[(0, &[row[0], row[2]])]),
        marks(Arrows, &[(0, &[row[0], row[2]])]),
        marks(Even, &many[..43]),
    ];
    assert_eq!(errors.join("\n"), expected);
    let marked = grid
        .with_lines(LineKind::Mark(Even), &many[..42])
        .expect("42 lines");
    assert_eq!(marked.lines().count(), 42);
    let fewer = marked
        .with_lines(LineKind::Mark(Even), &many[..1])
        .expect("a line");
    assert_eq!(fewer.lines().count(), 1);
    let none = fewer
        .with_lines(LineKind::Mark(Even), &[])
        .expect("no lines");
    assert_eq!(Grid::<4>::try_from(none), Ok(grid));
}

/// The order in which marks are added or written makes no difference.
#[test]
fn marks_in_any_order() {
    use Mark::{Even, Sums, Thermometers};
    type Line = (u16, &'static [(usize, usize)]);
    let lines: [(Mark, &[Line]); 3] = [
        (
            Thermometers,
            &[(0, &[(0, 0), (0, 1), (0, 2)]), (0, &[(1, 0), (1, 1)])],
        ),
        (Sums, &[(5, &[(2, 0), (3, 1)])]),
        (Even, &[(0, &[(3, 3)]), (0, &[(0, 0), (2, 2)])]),
    ];
    let options = [
        "thermometers: r1c1 r1c2 r1c3, r2c1 r2c2;",
        "sums: 5 r3c1 r4c2;",
        "even: r4c4, r1c1 r3c3;",
    ];
    let [first, second, third] = options;
    let expected = format!("{first} {second} {third} ................");
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let mut made = Grid::<4, 1>::from(Grid::blank());
        for (mark, lines) in order.map(|kind| lines[kind]) {
            made = made.with_lines(LineKind::Mark(mark), lines).expect("marks");
        }
        let text = order.map(|kind| options[kind]).join(" ") + "................";
        assert_eq!(text.parse(), Ok(made), "{order:?}");
        assert_eq!(format!("{:#}", made.line()), expected, "{order:?}");
    }
}

#[test]
fn both_kinds_in_one_array() {
    type Plain = sudoku! { symbols: "♠♥♦♣"; rules: diagonals; proof: types; "♠___ __♦_ ___♣ _♥__" };
    type Killer = sudoku! { cages: "aa.. .... .... ....", a = 4; 1___ __3_ ___4 _2__ };
    let plain = Proven::of_unique::<Plain>().named("plain");
    let all: [Proven<4, 1>; 2] = [plain.into(), Proven::of::<Killer>()];
    assert_eq!(
        (all[0].name(), all[0].is_proved_unique()),
        (Some("plain"), true)
    );
    assert_eq!(all[0].solution().solve().unique(), Some(all[0].solution()));
    assert_eq!(all[0].to_string(), plain.to_string());
    assert_eq!(Proven::<4>::try_from(all[0]), Ok(plain));
    let error = GridError::NoRoom {
        kind: LineKind::Cage,
        size: 4,
    };
    assert_eq!(Proven::<4>::try_from(all[1]).map(|_| ()), Err(error));
    // Rules, boxes and symbols stay.
    let grid = *plain.givens();
    assert_eq!(Grid::<4>::try_from(Grid::<4, 1>::from(grid)), Ok(grid));
}

#[test]
fn notes_toggle() {
    let mut notes = Candidates::empty(&parsed::<4, 0>("1... ..3. .... .2.."));
    let before = notes;
    assert_eq!(notes.toggle((0, 1), 3), Ok(true));
    assert_eq!(notes.rows()[0][1].single(), Some(3));
    assert_eq!(notes.toggle((0, 1), 3), Ok(false));
    assert_eq!(notes, before);
    // A given has no notes, whichever way they are changed.
    let cell = Cell { row: 0, column: 0 };
    let is_given = Err(GridError::CellIsGiven { cell });
    for digit in 1..=4 {
        assert_eq!(notes.insert((0, 0), digit), is_given);
        assert_eq!(notes.remove((0, 0), digit), is_given);
        assert_eq!(notes.place((0, 0), digit), is_given);
        assert_eq!(notes.toggle((0, 0), digit).map(|_| ()), is_given);
    }
    assert_eq!(notes, before);
    // A digit that was placed stays alone, and can be taken back.
    notes.place((0, 1), 3).expect("an open cell");
    assert_eq!(
        (notes.toggle((0, 1), 3), notes.toggle((0, 1), 4)),
        (Ok(true), Ok(false))
    );
    assert_eq!(notes.rows()[0][1].single(), Some(3));
    assert!(notes.toggle((0, 1), 0).is_err() && notes.toggle((0, 4), 1).is_err());
}
