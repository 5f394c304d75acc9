//! Puzzles with wishes: grade, givens, symmetry, cages and regions are as they were wished, there is one solution by a
//! simple solver, and a wish that fails is named.

use std::collections::HashSet;

use crate::parsed;
use sudoku_tests::Dice;
use sudoku_tests::marks::MarkedLine;
use sudoku_tests::variants::Variant;
use sudoku_types::{
    Cell, Generate, Grid, LineKind, Mark, Rule, Symmetry, Technique, Unfulfilled, Unit,
};

/// Every symmetry, with the images of a cell in a grid whose last row and column is `end`.
type Images = fn(usize, usize, usize) -> Vec<(usize, usize)>;
const SYMMETRIES: [(Symmetry, Images); 10] = [
    (Symmetry::None, |_, _, _| vec![]),
    (Symmetry::HalfTurn, |r, c, end| vec![(end - r, end - c)]),
    (Symmetry::QuarterTurn, |r, c, end| vec![(c, end - r)]),
    (Symmetry::UpDown, |r, c, end| vec![(end - r, c)]),
    (Symmetry::LeftRight, |r, c, end| vec![(r, end - c)]),
    (Symmetry::Mirrors, |r, c, end| {
        vec![(r, end - c), (end - r, c)]
    }),
    (Symmetry::Diagonal, |r, c, _| vec![(c, r)]),
    (Symmetry::OtherDiagonal, |r, c, end| {
        vec![(end - c, end - r)]
    }),
    (Symmetry::Diagonals, |r, c, end| {
        vec![(c, r), (end - c, end - r)]
    }),
    (Symmetry::Full, |r, c, end| vec![(c, end - r), (r, end - c)]),
];

/// The kind of a grid by a second definition, from what the grid says about itself.
fn variant<const N: usize>(grid: &Grid<N, 1>) -> Variant {
    let rules: Vec<_> = grid.rules().iter().map(Rule::name).collect();
    let boxes = grid.boxes();
    let (mut regions, mut cages) = (vec![b'.'; N * N], vec![b'.'; N * N]);
    let mut sums = Vec::new();
    let mut marks = Vec::new();
    for (line, name) in grid.lines().zip(b'a'..) {
        let cells = grid.cells_of(Unit::Line(line));
        let cells = cells.map(|cell| cell.row * N + cell.column);
        let sum = grid.sum_of(Unit::Line(line));
        let map = match line.kind {
            LineKind::Region => &mut regions,
            LineKind::Cage => &mut cages,
            LineKind::Mark(mark) => {
                marks.push(MarkedLine {
                    mark: mark.name(),
                    sum: sum.unwrap_or(0),
                    cells: cells.collect(),
                });
                continue;
            }
        };
        cells.for_each(|cell| map[cell] = name);
        if let Some(sum) = sum {
            sums.push((name, sum));
        }
    }
    let some = |map: Vec<u8>| map.iter().any(|name| *name != b'.').then_some(map);
    let plain = Variant::new((boxes.rows(), boxes.columns()), &rules);
    let mut variant = plain.with_areas(some(regions), some(cages), sums);
    variant.marks = marks;
    variant
}

/// A grid with these options and no givens.
fn blank<const N: usize>(options: &str) -> Grid<N, 1> {
    parsed(&format!("{options} {}", ".".repeat(N * N)))
}

/// Asserts that a simple solver finds one solution, and that it breaks no rule.
fn check_one<const N: usize, const A: usize>(puzzle: &Grid<N, A>, dice: &mut Dice)
where
    Grid<N, 1>: From<Grid<N, A>>,
{
    let puzzle = Grid::<N, 1>::from(*puzzle);
    let variant = variant(&puzzle);
    let solutions = variant.solutions(puzzle.rows().as_flattened(), 2, dice);
    let [solution] = &solutions[..] else {
        panic!("{puzzle:?} has another number of solutions: {solutions:?}")
    };
    assert!(variant.broken(solution).is_empty());
}

/// Returns true if some cells are connected side by side.
fn are_connected(cells: &[Cell]) -> bool {
    let mut reached = vec![cells[0]];
    let mut next = 0;
    while let Some(cell) = reached.get(next).copied() {
        for &other in cells {
            let (down, right) = apart(cell, other);
            if down + right == 1 && !reached.contains(&other) {
                reached.push(other);
            }
        }
        next += 1;
    }
    reached.len() == cells.len()
}

/// Rows and columns between two cells.
fn apart(one: Cell, other: Cell) -> (usize, usize) {
    (
        one.row.abs_diff(other.row),
        one.column.abs_diff(other.column),
    )
}

#[test]
fn symmetries() {
    for (symmetry, images) in SYMMETRIES {
        for seed in 0..2 {
            let wishes = Generate::<9>::new().symmetry(symmetry);
            let puzzle = wishes.puzzle(seed).expect("a puzzle");
            for (Cell { row, column }, digit) in puzzle.cells() {
                let image = |image| puzzle[image] > 0;
                let images = images(row, column, 8);
                assert!(images.into_iter().map(image).all(|is| is == (digit > 0)));
            }
            assert!(puzzle.is_uniquely_solvable());
            // No given goes with all its images.
            for (Cell { row, column }, _) in puzzle.givens() {
                let mut fewer = puzzle;
                let mut places = vec![(row, column)];
                while let Some(place) = places.pop() {
                    if fewer[place] > 0 {
                        fewer.set(place, 0).expect("a cell");
                        places.extend(images(place.0, place.1, 8));
                    }
                }
                assert!(!fewer.is_uniquely_solvable(), "{puzzle}");
            }
        }
    }
    let odd = Generate::like(&blank::<5>("boxes: 1x5;"));
    for (symmetry, images) in SYMMETRIES {
        let puzzle = odd.symmetry(symmetry).puzzle(3).expect("a puzzle");
        for (Cell { row, column }, _) in puzzle.givens() {
            let mut images = images(row, column, 4).into_iter();
            assert!(images.all(|image| puzzle[image] > 0), "{puzzle}");
        }
    }
}

#[test]
fn grades_and_givens() {
    use Technique::{Chain, HiddenSingle, LockedCandidate, NakedSingle, Pair, Quad};
    let mut all = HashSet::new();
    for (from, to, symmetry) in [
        (NakedSingle, NakedSingle, Symmetry::None),
        (NakedSingle, NakedSingle, Symmetry::HalfTurn),
        (HiddenSingle, HiddenSingle, Symmetry::None),
        (LockedCandidate, Quad, Symmetry::Diagonals),
        (Pair, Chain, Symmetry::None),
    ] {
        for seed in 0..5 {
            let wishes = Generate::<9>::new().grade(from, to).symmetry(symmetry);
            let puzzle = wishes.puzzle(seed).expect("a puzzle");
            let grade = puzzle.grade();
            assert!(grade.is_solved() && puzzle.is_uniquely_solvable());
            assert!((Some(from)..=Some(to)).contains(&grade.hardest), "{grade}");
            assert_eq!(wishes.puzzle(seed), Ok(puzzle));
            all.insert(puzzle);
        }
    }
    assert_eq!(all.len(), 25);
    for (least, most) in [(0, 22), (30, 30), (40, 45), (81, 81)] {
        let wishes = Generate::<9>::new().givens(least, most);
        let puzzle = wishes.puzzle(1).expect("a puzzle");
        assert!((least..=most).contains(&puzzle.givens().count()));
        assert!(puzzle.is_uniquely_solvable());
    }
    let both = Generate::<9>::new()
        .givens(32, 36)
        .grade(NakedSingle, NakedSingle);
    let puzzle = both
        .symmetry(Symmetry::HalfTurn)
        .puzzle(1)
        .expect("a puzzle");
    assert!((32..=36).contains(&puzzle.givens().count()));
    assert_eq!(puzzle.grade().hardest, Some(NakedSingle));
}

#[test]
fn cages_and_regions_at_random() {
    let dice = &mut Dice::new(1);
    let (six, four) = (Generate::<6, 1>::new(), Generate::<4, 1>::new());
    let mut maps = HashSet::new();
    for seed in 0..10 {
        let killer = six.cages(2, 4).puzzle(seed).expect("a killer");
        check_one(&killer, dice);
        let mut caged = 0;
        for cage in killer.lines().map(Unit::Line) {
            let cells: Vec<_> = killer.cells_of(cage).collect();
            assert!((2..=4).contains(&cells.len()) && are_connected(&cells));
            assert!(killer.sum_of(cage).is_some());
            caged += cells.len();
        }
        assert!(caged > 30, "{caged}");

        let jigsaw = six.regions().puzzle(seed).expect("a jigsaw");
        check_one(&jigsaw, dice);
        assert!(jigsaw.is_minimal());
        for region in jigsaw.lines() {
            let cells: Vec<_> = jigsaw.cells_of(Unit::Line(region)).collect();
            assert!(cells.len() == 6 && are_connected(&cells));
        }
        maps.insert(format!("{:#}", jigsaw.line()));

        let both = four.regions().cages(1, 3).puzzle(seed);
        check_one(&both.expect("both"), dice);
    }
    assert_eq!(maps.len(), 10);
    let diagonals = blank::<6>("rules: diagonals;");
    let killer = Generate::like(&diagonals)
        .cages(2, 3)
        .givens(0, 0)
        .puzzle(1);
    check_one(&killer.expect("a killer with diagonals"), dice);
}

/// Lines of each mark, and of several at once, share no cells, and are those that were wished.
#[test]
fn marks_at_random() {
    let dice = &mut Dice::new(1);
    let wishes = [
        (Mark::Thermometers, 3, 3, 5),
        (Mark::Consecutive, 4, 2, 2),
        (Mark::Doubles, 2, 2, 2),
        (Mark::Palindromes, 1, 3, 4),
        (Mark::Sums, 3, 2, 3),
        (Mark::Arrows, 2, 3, 4),
        (Mark::Whispers, 1, 3, 4),
        (Mark::Renbans, 1, 3, 4),
        (Mark::Entropic, 1, 3, 4),
        (Mark::EqualSums, 1, 3, 5),
        (Mark::Zippers, 1, 3, 5),
        (Mark::Even, 5, 1, 1),
        (Mark::Odd, 2, 2, 3),
    ];
    let check = |wishes: &[(Mark, usize, usize, usize)], seed, dice: &mut Dice| {
        let blank = Generate::<6, 1>::new();
        let add = |all: Generate<6, 1>, &(mark, lines, least, most): &_| {
            all.marks(mark, lines, least, most)
        };
        let puzzle = wishes.iter().fold(blank, add).puzzle(seed);
        let puzzle = puzzle.expect("a puzzle");
        check_one(&puzzle, dice);
        assert!(puzzle.is_minimal());
        let mut used = HashSet::new();
        for &(mark, lines, least, most) in wishes {
            let of_mark = puzzle.lines().filter(|line| line.mark() == Some(mark));
            let of_mark: Vec<_> = of_mark.collect();
            assert_eq!(of_mark.len(), lines);
            for line in of_mark {
                let cells: Vec<_> = puzzle.cells_of(Unit::Line(line)).collect();
                assert!((least..=most).contains(&cells.len()), "{line}");
                for pair in cells.windows(2) {
                    let (down, right) = apart(pair[0], pair[1]);
                    assert_eq!(down.max(right), 1, "{line}");
                }
                assert!(cells.into_iter().all(|cell| used.insert(cell)));
            }
        }
    };
    for seed in 0..3 {
        wishes.iter().for_each(|wish| check(&[*wish], seed, dice));
    }
    check(&wishes[..3], 1, dice);
    check(&[wishes[0], wishes[4], wishes[6]], 1, dice);

    // Lines of the grid stay.
    let grid = blank::<6>("arrows: r1c1 r1c2 r1c3;");
    let more = Generate::like(&grid)
        .marks(Mark::Consecutive, 3, 2, 2)
        .cages(2, 3);
    let more = more.puzzle(1).expect("a puzzle");
    let arrows = more
        .lines()
        .filter(|line| line.mark() == Some(Mark::Arrows));
    let marks = more.lines().filter(|line| line.mark().is_some());
    assert_eq!((arrows.count(), marks.count()), (1, 4));
    check_one(&more, dice);
}

#[test]
fn nine_by_nine_killers() {
    let dice = &mut Dice::new(1);
    let wishes = Generate::<9, 1>::new().cages(2, 5);
    for seed in 0..2 {
        // From its solution with a few blanks: the simple solver takes too long from givens alone.
        let killer = wishes.givens(0, 3).puzzle(seed).expect("a killer");
        let mut partial = killer.solve().unique().expect("one solution");
        for _ in 0..25 {
            let place = (dice.below(9), dice.below(9));
            partial.set(place, 0).expect("a cell");
        }
        check_one(&partial, dice);
    }
    let easy = wishes.grade(Technique::NakedSingle, Technique::Combination);
    let grade = easy.puzzle(1).expect("an easy killer").grade();
    assert!(grade.is_solved() && grade.hardest <= Some(Technique::Combination));
}

/// The wish that fails is named, and no puzzle is made that does not fulfil all of them.
#[test]
fn wishes_that_fail() {
    let nine = Generate::<9>::new().steps(3_000_000);
    let (single, chain) = (Technique::NakedSingle, Technique::Chain);
    let windows = Generate::like(&blank::<9>("rules: windows;"));
    let errors = [
        nine.givens(0, 18).puzzle(1),
        nine.givens(5, 4).puzzle(1),
        nine.givens(82, 90).puzzle(1),
        nine.grade(chain, single).puzzle(1),
        nine.grade(chain, chain).givens(75, 81).puzzle(1),
        nine.grade(Technique::Jellyfish, Technique::Jellyfish)
            .puzzle(1),
        nine.steps(10).puzzle(1),
    ];
    let errors = errors.map(|puzzle| puzzle.expect_err("a wish that fails").to_string());
    let (fewest, others) = errors.split_first().expect("the first");
    let begin = "no puzzle that was made has 0 to 18 givens, and the fewest were 2";
    assert!(fewest.starts_with(begin), "{fewest}");
    assert_eq!(
        others,
        [
            "no grid of this kind has 5 to 4 givens",
            "no grid of this kind has 82 to 90 givens",
            "no grade is from chain to naked single: the harder technique comes second",
            "no puzzle that was made is of the grade chain: allow more steps or another grade",
            "no puzzle that was made is of the grade jellyfish: allow more steps or another grade",
            "no puzzle was finished within 10 steps: allow more with `steps`",
        ]
    );
    let killer = Generate::<9, 1>::new();
    for (wishes, expected) in [
        (
            killer.cages(10, 12),
            "NoSuchCages { least: 10, most: 12, size: 9 }",
        ),
        (
            killer.cages(3, 2),
            "NoSuchCages { least: 3, most: 2, size: 9 }",
        ),
        (windows.regions(), "RuleNeedsBoxes { rule: Windows }"),
    ] {
        let error = wishes.puzzle(1).expect_err("a wish that fails");
        assert_eq!(format!("{error:?}"), expected);
    }
}

/// A wish that no grid of the kind can meet is refused, whatever the limit; with a mark, a rule or cages that allow it, it is
/// met.
#[test]
fn wishes_that_no_grid_of_the_kind_meets() {
    use Technique::{
        Combination, Filling, HiddenSingle, Jellyfish, LockedCandidate, MissingPartner, Quad,
        RestOfUnit, Swordfish, Triple, XWing,
    };
    fn is_refused<const N: usize, const A: usize>(wishes: Generate<N, A>) -> Option<Unfulfilled> {
        wishes.steps(u64::MAX).puzzle(1).err()
    }
    let (plain, room) = (Generate::<9>::new(), Generate::<9, 1>::new());
    let refusal = |wishes| is_refused::<9, 0>(wishes).expect("an error").to_string();
    for technique in [MissingPartner, Combination, RestOfUnit, Filling] {
        let expected =
            format!("no grid of this kind is of the grade {technique}: wish another grade");
        assert_eq!(refusal(plain.grade(technique, technique)), expected);
        assert!(is_refused(room.grade(technique, technique)).is_some());
    }
    assert_eq!(
        refusal(plain.grade(MissingPartner, RestOfUnit)),
        "no grid of this kind is of a grade from missing partner to rest of a unit: wish other grades"
    );
    let arrows = room.marks(Mark::Arrows, 2, 3, 3);
    let dots = room.marks(Mark::Consecutive, 9, 2, 2);
    let even = room.marks(Mark::Even, 1, 1, 1);
    let rule = Generate::like(&blank::<9>("rules: non_consecutive;"));
    for (wishes, can_be_met) in [
        (even.grade(MissingPartner, RestOfUnit), false),
        (
            room.cages(2, 3).grade(MissingPartner, MissingPartner),
            false,
        ),
        (arrows.grade(RestOfUnit, RestOfUnit), false),
        (arrows.grade(MissingPartner, Combination), true),
        (dots.grade(MissingPartner, MissingPartner), true),
        (dots.grade(Filling, Filling), true),
        (rule.grade(MissingPartner, MissingPartner), true),
        // Fewer givens than any puzzle has, or than the images of a cell allow.
        (room.givens(0, 0), false),
        (room.givens(0, 16), false),
        (room.givens(82, 90), false),
        (room.givens(5, 4), false),
        (room.symmetry(Symmetry::Full).givens(32, 33), true),
    ] {
        assert_eq!(is_refused(wishes).is_none(), can_be_met, "{wishes:?}");
    }
    let (four, six) = (Generate::<4>::new(), Generate::<6, 1>::new());
    for wishes in [
        four.grade(Triple, Triple),
        four.grade(Swordfish, Jellyfish),
        four.symmetry(Symmetry::Full).givens(5, 7),
    ] {
        assert!(is_refused(wishes).is_some(), "{wishes:?}");
    }
    let seven = Generate::like(&blank::<7>("boxes: 1x7;"));
    assert!(is_refused(seven.grade(LockedCandidate, LockedCandidate)).is_some());
    assert!(is_refused(seven.grade(Quad, Quad)).is_some());
    assert!(is_refused(seven.grade(HiddenSingle, XWing)).is_none());
    assert!(is_refused(six.cages(2, 3).grade(Combination, RestOfUnit)).is_none());
    assert!(is_refused(six.givens(0, 4)).is_some());
    assert!(is_refused(six.symmetry(Symmetry::HalfTurn).givens(11, 11)).is_some());
    assert!(is_refused(six.marks(Mark::Palindromes, 1, 3, 3).givens(0, 4)).is_some());
    assert!(is_refused(Generate::<1>::new().givens(0, 0)).is_none());

    // Lines of a length that a grid cannot have, and more lines than there are cells.
    for (mark, lines, least, most) in [
        (Mark::Sums, 2, 1, 1),
        (Mark::Thermometers, 1, 1, 3),
        (Mark::Arrows, 1, 0, 2),
        (Mark::Thermometers, 1, 7, 7),
        (Mark::Even, 1, 0, 1),
        (Mark::Odd, 1, 3, 2),
        (Mark::Palindromes, 1, 7, 7),
        (Mark::Consecutive, 19, 2, 2),
        (Mark::Odd, usize::MAX, 2, 2),
    ] {
        let refused = is_refused(six.marks(mark, lines, least, most));
        assert_eq!(refused, Some(Unfulfilled::NoSuchMarks { mark, lines }));
    }
    let error = is_refused(six.marks(Mark::Sums, 2, 1, 1));
    assert_eq!(
        error.expect("an error").to_string(),
        "no grid that was made has 2 lines of sums of this length: wish fewer or other ones, of 2 cells or more"
    );
}

/// The steps of lines between cells that touch at a corner only do not cross, and what is drawn can be read back.
#[test]
fn lines_like_those_of_a_setter() {
    let dice = &mut Dice::new(1);
    let (mut made, mut diagonal) = (0, 0);
    for seed in 0..120 {
        let mut wishes = Generate::<6, 1>::new().steps(5_000_000);
        for _ in 0..1 + dice.below(3) {
            let (mark, least) = (Mark::ALL[dice.below(Mark::ALL.len())], dice.below(4));
            wishes = wishes.marks(mark, 1 + dice.below(4), least, least + dice.below(3));
        }
        let Ok(puzzle) = wishes.puzzle(seed) else {
            continue;
        };
        made += 1;
        diagonal += check_drawn(&puzzle);
    }
    assert!(made > 30 && diagonal > 30, "{made} {diagonal}");

    // A line of the grid is not crossed either.
    let grid = blank::<6>("sums: 7 r1c1 r2c2, 7 r3c4 r4c3;");
    for seed in 0..5 {
        let wishes = Generate::like(&grid).marks(Mark::Thermometers, 4, 3, 5);
        check_drawn(&wishes.puzzle(seed).expect("a puzzle"));
    }
}

/// Asserts that a grid can be read back and drawn, and that no steps of its lines cross; returns the number of steps to a
/// cell that touches at a corner.
fn check_drawn(puzzle: &Grid<6, 1>) -> usize {
    let text = format!("{:#}", puzzle.line());
    assert_eq!(text.parse().as_ref(), Ok(puzzle), "{text}");
    let picture = puzzle.candidates().picture().to_string();
    assert!(picture.ends_with("</svg>"));
    let mut corners = HashSet::new();
    for line in puzzle.lines() {
        let cells: Vec<_> = puzzle.cells_of(Unit::Line(line)).collect();
        for pair in cells.windows(2) {
            let (one, other) = (pair[0], pair[1]);
            if one.row != other.row && one.column != other.column {
                // Twice the middle of the step.
                let corner = (one.row + other.row, one.column + other.column);
                assert!(corners.insert(corner), "{text}");
            }
        }
    }
    corners.len()
}

/// Killers without givens are found within the effort of a call, with any symmetry.
#[test]
fn killers_without_givens() {
    for seed in 0..3 {
        for symmetry in [Symmetry::None, Symmetry::HalfTurn, Symmetry::Full] {
            let wishes = Generate::<9, 1>::new().cages(2, 4).givens(0, 0);
            let killer = wishes.symmetry(symmetry).puzzle(seed).expect("a killer");
            assert_eq!(killer.givens().count(), 0);
            assert!(killer.is_uniquely_solvable());
        }
    }
}
