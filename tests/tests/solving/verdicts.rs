//! Tests the solver's verdicts: the reason if there is no solution, its text, the limit at which the solver gives up,
//! and verdicts in constants.

use crate::{shape, sides};
use sudoku_tests::{COMPILER, cells, is_solution};
use sudoku_types::solver::{Goal, Verdict, solve};
use sudoku_types::{Answer, BoxShape, Cell, Contradiction, Grid, Symbols, Unit, grid};

/// From `gen_25x25_305clues`, and too hard for a constant.
const HARD: &str = "\
     6..NP..D.M..O..CE4...8..I .CGEM1L....N63..AB9...DP2 .79.H..86E.2C.1...NLJ.... \
     K.LO5P........E..6FHB.C.. 83.J...G..A.9PMK.D2...HE6 .K.C34...D..IA9..7PJ....5 \
     ....I...G.E...81...N3..F. .P.H7..F..1..4L39....N... .9E.....NA..5CPL...B.H.D. \
     N4AM.H1.5IF3...D.E.29..C. J....D...4....37N..CP2EB. C.H.AE2IO...BN5..P.18..JD \
     4..2N8..P1..E.G..MB.K.FL. 7L.KE.....P.8O4.J.D.H6N.. .M.8.B5.K.J7L2.EH.3..C.4. \
     AO.6G.I.3.9.D....F...MPHL 1.PL27...JG..8...C4ON.9IA H......4.....JA....D.O.2. \
     FB..J2P.MHOL1....9IG.K..3 .E..C...DL5.H..A..8P..17. G...DMO..B.6N.78..A.....H \
     .2C.O.3..5.P.....HE.DI69N .H..BJ.N8..EA..2..O.M4KGF ..8...D......9O.6.7M.P..C \
     .N.P....A...KBIG...4.781J";

/// The search must stop before 2,000,000 steps, and say so; at run time it goes on.
#[test]
fn gives_up_only_where_asked_to() {
    let givens = Grid::<25>::parse(HARD).unwrap();
    match solve(givens.rows(), shape(5, 5), Goal::Unique) {
        Verdict::TooHard { steps } => assert!((1_000_000..2_000_000).contains(&steps), "{steps}"),
        verdict => panic!("{verdict:?}"),
    }
    assert_eq!(givens.solve_within(COMPILER), None);
    let Answer::Unique(one) = givens.solve() else {
        panic!("it has one solution");
    };
    assert!(is_solution(one.rows(), givens.rows(), sides(shape(5, 5))));
}

/// A Latin square with one given has more open branches than the search keeps, and many solutions.
#[test]
fn finds_two_solutions_of_many() {
    let mut rows = [[0; 25]; 25];
    rows[24][12] = 1;
    let boxes = shape(1, 25);
    let Verdict::Several(one, other) = solve(&rows, boxes, Goal::Unique) else {
        panic!("a Latin square with one given has many solutions");
    };
    assert_ne!(one, other);
    assert!(is_solution(&one, &rows, sides(boxes)));
    assert!(is_solution(&other, &rows, sides(boxes)));
}

/// All of it but the iterator is usable in a constant.
#[test]
fn solves_in_constants() {
    const GIVENS: Grid<9> = grid! {
        "8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4.."
    };
    const ANSWER: Answer<9> = GIVENS.solve();
    const UNIQUE: bool = GIVENS.is_uniquely_solvable();
    const FEW: u64 = grid! { 1___ ____ ____ ____ }.count_solutions_up_to(1_000);
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

fn refuted<const N: usize>(givens: &str, boxes: BoxShape) -> Contradiction {
    match crate::grid(cells::<N>(givens), boxes).solve() {
        Answer::None(reason) => reason.contradiction(),
        answer => panic!("{givens}: {answer:?}"),
    }
}

#[test]
fn names_an_empty_cell() {
    // Row 1 leaves 4 for its last cell, column 4 has it already.
    assert_eq!(
        refuted::<4>("123. .... .... ...4".replace(' ', "").as_str(), shape(2, 2)),
        Contradiction::NoCandidate { row: 0, column: 3 }
    );
}

const NO_PLACE_FOR_7: &str = concat!(
    "....7....", //
    ".12......",
    ".34......",
    ".........",
    "7........",
    ".........",
    ".........",
    ".........",
);

#[test]
fn names_a_digit_without_a_place() {
    let givens = format!("{NO_PLACE_FOR_7}.........");
    let unit = Unit::Box(0);
    assert_eq!(
        refuted::<9>(&givens, shape(3, 3)),
        Contradiction::NoPlace { unit, digit: 7 }
    );
}

#[test]
fn names_an_empty_cell_before_a_digit_without_a_place() {
    let givens = format!("{NO_PLACE_FOR_7}12345678.").replacen("34......", "34.....9", 1);
    assert_eq!(
        refuted::<9>(&givens, shape(3, 3)),
        Contradiction::NoCandidate { row: 8, column: 8 }
    );
}

#[test]
fn names_givens_that_clash() {
    let refuted = refuted::<4>("1.......1.......", shape(2, 2));
    let Contradiction::Clash(conflict) = refuted else {
        panic!("{refuted:?}");
    };
    assert_eq!((conflict.unit, conflict.digit), (Unit::Column(0), 1));
    assert_eq!(conflict.first, Cell { row: 0, column: 0 });
    assert_eq!(conflict.second, Cell { row: 2, column: 0 });
}
