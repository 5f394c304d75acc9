//! Tests the search of the types on random grids of every rule against a simple solver that has its own definition of each
//! rule. Of each puzzle a right claim has to be accepted, and a wrong one refused, with advice that makes no sense or without.

use crate::cases::{puzzle_type, rows_type};
use crate::proofs::advice;
use sudoku_tests::marks::MARKS;
use sudoku_tests::variants::{Count, Variant};
use sudoku_tests::{Dice, GeneratedCrate, rounds};

/// What the claims have below them.
const BELOW: &str = "
trait Is<Other> {}
impl<Type> Is<Type> for Type {}
const fn is<Type: Is<Other>, Other>() {}
trait Both {
    type One;
    type Other;
}
impl<A, B> Both for Several<A, B> {
    type One = A;
    type Other = B;
}
const fn unique<S: Unique>() {}
/// Checks that the judge accepts both solutions of the puzzle `P`, and that they differ.
const fn several<P, O: Both, const N: usize, const A: usize>()
where
    Solution<P, O::One>: Solved<Grid = Grid<N, A>>,
    Solution<P, O::Other>: Solved<Grid = Grid<N, A>>,
{
    let (one, other) = (Solution::<P, O::One>::SOLUTION, Solution::<P, O::Other>::SOLUTION);
    let (one, other) = (one.rows().as_flattened(), other.rows().as_flattened());
    let mut cell = 0;
    while one[cell] == other[cell] {
        cell += 1;
    }
}
use sudoku_types::__private::refuted;
use sudoku_types::type_solver::{Fail, Found, NoAdvice, Outcome, Several, Try, Unique as Only};
use sudoku_types::typenum::{consts::*, tarr};
use sudoku_types::*;
";

/// The words of a wrong claim's error.
const REFUSED: [&str; 4] = [
    "the trait bound `Fail: Is<",
    "the types do not show that this puzzle has no solution",
    "this puzzle is not proved to have only one solution",
    "this solution does not keep the givens of the puzzle",
];

/// A puzzle, the number of its solutions, and a full grid: the solution, or one of several.
struct Case {
    puzzle: String,
    count: Count,
    full: String,
    advice: String,
    /// The arguments of the grid's type.
    sizes: String,
}

impl Case {
    fn new(variant: &Variant, givens: &[u8], dice: &mut Dice) -> Case {
        let size = variant.size();
        let solutions = variant.solutions(givens, 2, dice);
        let count = match solutions[..] {
            [] => Count::None,
            [_] => Count::One,
            _ => Count::Several,
        };
        let any = vec![1; size * size];
        let full = rows_type(solutions.first().unwrap_or(&any), size, "Blank");
        Case {
            puzzle: puzzle_type(variant, givens),
            count,
            full,
            advice: advice(size, dice.below(4), dice),
            sizes: format!(
                "{size}, {}",
                u8::from(
                    variant.regions.is_some()
                        || variant.cages.is_some()
                        || !variant.marks.is_empty()
                )
            ),
        }
    }

    /// The claim that the puzzle has the number of solutions that it has: the rows of the only one, or two that the judge
    /// accepts.
    fn right(&self) -> String {
        let Case {
            puzzle,
            full,
            advice,
            sizes,
            ..
        } = self;
        let claim = match self.count {
            Count::One => format!("is::<Outcome<P, Only, {advice}>, Found<{full}>>();"),
            Count::None => format!("refuted::<P, {advice}, true>();"),
            Count::Several => format!("several::<P, Outcome<P, Only, {advice}>, {sizes}>();"),
        };
        format!("const _: () = {{ type P = {puzzle}; {claim} }};\n")
    }

    /// The claim that it has no solution, or only this one.
    fn wrong(&self) -> String {
        let Case {
            puzzle,
            full,
            advice,
            ..
        } = self;
        let claim = match self.count {
            Count::One => format!("refuted::<P, {advice}, true>();"),
            Count::None => format!("is::<Outcome<P, Only, {advice}>, Found<{full}>>();"),
            Count::Several => format!("unique::<Solution<P, {full}, true, {advice}>>();"),
        };
        format!("const _: () = {{ type P = {puzzle}; {claim} }};\n")
    }
}

/// Has rustc judge a right and a wrong claim about each of these puzzles.
fn check(name: &str, cases: &[Case]) {
    let lines: Vec<_> = cases
        .iter()
        .flat_map(|case| [case.right(), case.wrong()])
        .collect();
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name)
        .check_lines(lines.iter().map(String::as_str), BELOW);
    for (number, line) in (1..).zip(&lines) {
        let messages = errors.iter().filter(|error| error.line == number);
        let messages: Vec<_> = messages.map(|error| error.message.as_str()).collect();
        if number % 2 == 1 {
            assert!(messages.is_empty(), "{line}{messages:#?}");
            continue;
        }
        let is_known = |message: &&str| REFUSED.iter().any(|words| message.starts_with(words));
        assert!(
            !messages.is_empty() && messages.iter().all(is_known),
            "{line}{messages:#?}"
        );
    }
}

/// The shape of the boxes, the rules, and whether there are regions in their place, and cages.
type Kind = ((usize, usize), &'static [&'static str], bool, bool);

/// The solution of the "Miracle Sudoku", which keeps all rules of pairs.
const MIRACLE: &[u8; 81] =
    b"483726159726159483159483726837261594261594837594837261372615948615948372948372615";

/// A full grid. With all rules of pairs a simple solver does not find one of 9×9: there it is a turned one.
fn full(variant: &Variant, dice: &mut Dice) -> Option<Vec<u8>> {
    if variant.size() < 9 || variant.rules.len() < 3 {
        return variant.full(dice);
    }
    let [is_turned, is_mirrored, is_reversed] = [0; 3].map(|_| dice.below(2) == 1);
    let digit = |cell: usize| {
        let (row, column) = (cell / 9, if is_mirrored { 8 - cell % 9 } else { cell % 9 });
        let cell = if is_turned {
            9 * column + row
        } else {
            9 * row + column
        };
        let digit = MIRACLE[cell] - b'0';
        if is_reversed { 10 - digit } else { digit }
    };
    Some((0..81).map(digit).collect())
}

/// Puzzles of a kind, and marks that they have besides.
type Marked = (Kind, &'static [&'static str]);

/// Puzzles of a kind: some with one solution and no given to spare, some with fewer givens or none, some with another
/// given. The `first` one may have any number of solutions, and the next ones others.
fn of_kind(first: usize, (kind, marks): &Marked, most: usize, dice: &mut Dice) -> Vec<Case> {
    let &(shape, rules, regions, cages) = kind;
    let mut cases = Vec::new();
    for number in first..first + most {
        let mut variant = Variant::new(shape, rules);
        let Some(full) = full(&variant, dice) else {
            // No grid keeps these rules.
            let mut givens = vec![0; variant.size() * variant.size()];
            givens[dice.below(variant.size())] = 1;
            cases.push(Case::new(&variant, &givens, dice));
            continue;
        };
        if regions {
            variant = variant.jigsaw(&full, dice);
        }
        if cages {
            variant = variant.caged(&full, dice);
            variant.lists_cages = (number + shape.0).is_multiple_of(2);
        }
        variant = variant.marked(&full, marks, dice);
        if number == first {
            // A full grid that may break these rules: nothing is left to do but to ask all laws.
            let plain = Variant::new(shape, &[]).full(dice).expect("a full grid");
            cases.push(Case::new(&variant, &plain, dice));
        }
        let count = [Count::Several, Count::One, Count::None][number % 3];
        let found = variant.puzzle(&full, count, dice);
        let found = found.or_else(|| variant.puzzle(&full, Count::One, dice));
        let mut givens = found.expect("a puzzle");
        while count == Count::Several && variant.count(&givens, dice) == Count::One {
            let left: Vec<_> = (0..givens.len()).filter(|cell| givens[*cell] > 0).collect();
            match (left.len(), variant.sums.len(), variant.marks.len()) {
                (0, 0, 0) => break,
                (0, 0, lines) => drop(variant.marks.remove(dice.below(lines))),
                (0, sums, _) => drop(variant.sums.remove(dice.below(sums))),
                (count, ..) => givens[left[dice.below(count)]] = 0,
            }
        }
        cases.push(Case::new(&variant, &givens, dice));
    }
    cases
}

/// Each rule of pairs, and several together. The usual tests have the first four.
const PAIRS: [Kind; 12] = [
    ((2, 3), &["anti_elephant"], false, false),
    ((1, 5), &["anti_king"], false, false),
    ((1, 5), &["anti_knight"], false, false),
    ((1, 5), &["non_consecutive"], false, false),
    ((2, 2), &["anti_king"], true, false),
    ((2, 3), &["anti_king"], false, false),
    ((2, 3), &["non_consecutive"], false, false),
    ((2, 2), &["non_consecutive"], false, false),
    ((2, 2), &["anti_knight"], false, false),
    ((3, 2), &["anti_king", "diagonals"], false, false),
    ((3, 2), &["anti_knight"], false, false),
    ((2, 3), &["anti_knight", "non_consecutive"], true, false),
];

/// Another number in `SEED` gives other puzzles.
fn seed() -> u64 {
    let seed = std::env::var("SEED").ok();
    seed.map_or(57, |seed| seed.parse().expect("a number"))
}

fn searched(name: &str, kinds: &[Kind], of_each: usize) {
    let kinds: Vec<_> = kinds.iter().map(|kind| (*kind, &[][..])).collect();
    searched_with_marks(name, &kinds, of_each);
}

fn searched_with_marks(name: &str, kinds: &[Marked], of_each: usize) {
    let dice = &mut Dice::new(seed() + 2);
    let mut cases = Vec::new();
    for (first, kind) in kinds.iter().enumerate() {
        let found = of_kind(first, kind, of_each, dice);
        // Chance has left nothing out.
        for count in [Count::One, Count::None, Count::Several] {
            let is_alone = kind.1.len() == 1 && of_each >= 3;
            let has_it = found.iter().any(|case| case.count == count);
            assert!(has_it || !is_alone, "{kind:?}: {count:?}");
        }
        cases.extend(found);
    }
    for count in [Count::One, Count::None, Count::Several] {
        let found = cases.iter().filter(|case| case.count == count).count();
        assert!(
            found > cases.len() / 10,
            "{count:?}: {found} of {}",
            cases.len()
        );
    }
    check(name, &cases);
}

/// Cages alone, with regions, and with rules. The usual tests have the first three.
const CAGES: [Kind; 8] = [
    ((2, 2), &[], false, true),
    ((2, 2), &["diagonals"], false, true),
    ((2, 2), &[], true, true),
    ((1, 5), &["anti_king"], false, true),
    ((2, 3), &[], false, true),
    ((3, 2), &[], true, true),
    (
        (2, 3),
        &["anti_king", "anti_knight", "diagonals"],
        false,
        true,
    ),
    ((3, 2), &["non_consecutive"], false, true),
];

#[test]
fn cages() {
    searched("searched-cages", &CAGES[..3], 1);
}

#[test]
#[ignore = "more of the same, which takes rustc a quarter of a minute"]
fn more_cages() {
    searched("more-searched-cages", &CAGES, rounds(3));
}

#[test]
fn rules_of_pairs() {
    searched("searched-pairs", &PAIRS[..4], 1);
}

#[test]
#[ignore = "more of the same, which takes rustc a quarter of a minute"]
fn more_rules_of_pairs() {
    searched("more-searched-pairs", &PAIRS, rounds(3));
}

const PLAIN: Kind = ((2, 2), &[], false, false);
const WIDE: Kind = ((2, 3), &[], false, false);

/// Each mark alone, in these grids.
fn alone(kinds: &[Kind]) -> Vec<Marked> {
    let marks: &'static [[&str; 3]] = &MARKS;
    let marks = marks.iter().map(|row| &row[..1]);
    marks
        .flat_map(|mark| kinds.iter().map(move |kind| (*kind, mark)))
        .collect()
}

/// Marks with others, and with regions, cages and rules.
const MARKED: [Marked; 4] = [
    (((1, 5), &[], true, true), &["thermometers", "sums", "odd"]),
    (
        ((2, 2), &["anti_king"], false, false),
        &["consecutive", "arrows", "palindromes"],
    ),
    (((3, 2), &["diagonals"], false, true), &["doubles", "even"]),
    (
        ((2, 3), &["non_consecutive"], false, false),
        &["thermometers", "sums", "arrows"],
    ),
];

/// Full grids, and one line with a mark, or cages without sums: each law is asked of grids in which nothing else follows.
#[test]
#[ignore = "laws of marks alone, which take rustc ten seconds"]
fn marks_on_full_grids() {
    let dice = &mut Dice::new(seed());
    let mut cases = Vec::new();
    for mark in MARKS.map(|[mark, ..]| mark).into_iter().chain(["cages"]) {
        let shapes = [(2, 2), (2, 3), (3, 3)].into_iter();
        // Many cages in a larger grid would take rustc as long as all marks.
        for shape in shapes.filter(|shape| mark != "cages" || shape.0 * shape.1 < 9) {
            let plain = Variant::new(shape, &[]);
            let full = plain.full(dice).expect("a full grid");
            let mut variant = match mark {
                "cages" => plain.caged(&full, dice),
                mark => plain.marked(&full, &[mark], dice),
            };
            variant.marks.truncate(2);
            variant.sums.clear();
            variant.lists_cages = mark == "cages" && shape.0 == 2;
            cases.push(Case::new(&variant, &full, dice));
            // Other grids break the mark in a few places, or have a digit twice in a cage.
            for _ in 0..2 {
                let other = plain.full(dice).expect("a full grid");
                cases.push(Case::new(&variant, &other, dice));
            }
        }
    }
    let right = cases.iter().filter(|case| case.count == Count::One).count();
    let third = cases.len() / 3;
    assert!(
        (third..2 * third).contains(&right),
        "{right} of {}",
        cases.len()
    );
    check("searched-full-grids", &cases);
}

#[test]
fn marks() {
    let short = MARKED.into_iter().filter(|(kind, _)| kind.0 == (2, 2));
    let all: Vec<_> = alone(&[PLAIN]).into_iter().chain(short).collect();
    searched_with_marks("searched-marks", &all, 1);
}

#[test]
#[ignore = "more of the same, which takes rustc half a minute"]
fn more_marks() {
    let all: Vec<_> = alone(&[PLAIN, WIDE]).into_iter().chain(MARKED).collect();
    searched_with_marks("more-searched-marks", &all, rounds(3));
}

#[test]
fn lines_that_overlap() {
    searched_lines("searched-lines", 12);
}

#[test]
#[ignore = "more of the same, which takes rustc a quarter of a minute"]
fn more_lines_that_overlap() {
    searched_lines("more-searched-lines", 24 * rounds(3));
}

/// Cages and regions that overlap, and regions that leave cells out. They are no [`Variant`]: all grids are tried.
fn searched_lines(name: &str, count: usize) {
    let dice = &mut Dice::new(seed());
    let grids = Variant::new((2, 2), &[]).solutions(&[0; 16], 1000, dice);
    assert_eq!(grids.len(), 288);
    let cases: Vec<_> = (0..count).map(|_| of_lines(&grids, dice)).collect();
    let none = cases.iter().filter(|case| case.count == Count::None);
    assert!((count / 6..count / 2).contains(&none.count()));
    check(name, &cases);
}

/// A puzzle with one solution, or with none.
fn of_lines(grids: &[Vec<u8>], dice: &mut Dice) -> Case {
    let full = &grids[dice.below(grids.len())];
    // The cells of each line, and its sum; 0 for none.
    let mut lines = Vec::new();
    for _ in 0..3 + dice.below(6) {
        let is_region = dice.below(5) == 0;
        let length = if is_region { 4 } else { 1 + dice.below(4) };
        let mut cells: Vec<usize> = Vec::new();
        while cells.len() < length {
            let cell = dice.below(16);
            if cells.iter().all(|other| full[*other] != full[cell]) {
                cells.push(cell);
            }
        }
        let sum = cells.iter().map(|cell| usize::from(full[*cell])).sum();
        let sum = if is_region || dice.below(4) == 0 {
            0
        } else {
            sum
        };
        lines.push((cells, sum, is_region));
    }
    if dice.below(3) == 0 {
        lines
            .iter_mut()
            .filter(|line| line.1 > 0)
            .take(1)
            .for_each(|line| line.1 += 1);
    }
    let keeps = |grid: &&Vec<u8>| {
        lines.iter().all(|(cells, sum, _)| {
            let digits: Vec<_> = cells.iter().map(|cell| usize::from(grid[*cell])).collect();
            let differ = (0..digits.len()).all(|n| !digits[..n].contains(&digits[n]));
            differ && (*sum == 0 || digits.iter().sum::<usize>() == *sum)
        })
    };
    let mut left: Vec<_> = grids.iter().filter(keeps).collect();
    let mut givens = vec![0; 16];
    while left.len() > 1 {
        let cell = dice.below(16);
        givens[cell] = left[0][cell];
        left.retain(|grid| grid[cell] == givens[cell]);
    }
    let lines = lines.iter().map(|(cells, sum, is_region)| {
        let cells = cells
            .iter()
            .map(|cell| format!("RC<{}, {}>", cell / 4 + 1, cell % 4 + 1));
        let cells = Vec::from_iter(cells).join(", ");
        match is_region {
            true => format!(", Region<tarr![{cells}]>"),
            false => format!(", Cage<tarr![{cells}], U{sum}>"),
        }
    });
    let (lines, givens) = (lines.collect::<String>(), rows_type(&givens, 4, "Blank"));
    Case {
        puzzle: format!("Puzzle<4, tarr![Boxes<U2, U2>{lines}], {givens}>"),
        count: if left.is_empty() {
            Count::None
        } else {
            Count::One
        },
        full: rows_type(left.first().unwrap_or(&full), 4, "Blank"),
        advice: advice(4, dice.below(4), dice),
        sizes: "4, 1".to_owned(),
    }
}
