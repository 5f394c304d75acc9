//! Tests the solver's verdicts: the reason if there is no solution, its text, the limit at which the solver gives up,
//! and verdicts in constants.

use crate::chance::INKALA_SOLVED;
use crate::{parsed, shape, sides};
use sudoku_tests::{COMPILER, cells, is_solution};
use sudoku_types::solver::{Goal, Verdict, solve};
use sudoku_types::{Answer, Cell, Contradiction, Grid, Unit, grid};

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

/// All of it but the iterator is usable in a constant.
#[test]
fn solves_in_constants() {
    const GIVENS: Grid<9> = grid! {
        "8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4.."
    };
    const ANSWER: Answer<9> = GIVENS.solve();
    const UNIQUE: bool = GIVENS.is_uniquely_solvable();
    const FEW: u64 = grid! { 1___ ____ ____ ____ }.count_solutions_up_to(1_000);
    let published = cells::<9>(INKALA_SOLVED);
    assert_eq!(ANSWER.unique().map(|grid| *grid.rows()), Some(published));
    assert_eq!((UNIQUE, FEW), (true, 72));
}

/// The words of the compile errors, in the grid's symbols.
#[test]
fn answers_in_words() {
    for case in [
        "more than one solution: row 1, column 3 can be '♥' or '♣' = symbols: \"♠♥♦♣\"; ♠... ..♦. .... .♥..",
        "no solution: row 1 has no place for '♦' = symbols: \"♠♥♦♣\"; ♠♥.. ..♦. .... ....",
        "no solution: row 1, column 4 has no candidate left = symbols: 0..=3; 012. .... .... ...3",
    ] {
        let (expected, text) = case.split_once(" = ").expect("what is said, and of what");
        let words = parsed::<4, 0>(text).solve().to_string();
        assert_eq!(words, format!("this puzzle has {expected}"));
    }
}

/// What is named first: a clash, a cell without a candidate, a digit without a place.
#[test]
fn contradictions_by_name() {
    let refuted = |text: &str| match parsed::<9, 0>(text).solve() {
        Answer::None(reason) => (reason.contradiction(), reason.to_string()),
        answer => panic!("{text}: {answer:?}"),
    };
    let no_place =
        "....7.... .12...... .34...... ......... 7........ ......... ......... .........";
    let (contradiction, words) = refuted(&format!("{no_place} ........."));
    let unit = Unit::Box(0);
    assert_eq!(contradiction, Contradiction::NoPlace { unit, digit: 7 });
    assert_eq!(
        words,
        "this puzzle has no solution: box 1 has no place for 7"
    );

    let both = format!("{no_place} 12345678.").replacen("34......", "34.....9", 1);
    let no_candidate = Contradiction::NoCandidate { row: 8, column: 8 };
    assert_eq!(refuted(&both).0, no_candidate);

    let clash = both.replacen("7........", "7......7.", 1);
    let Contradiction::Clash(conflict) = refuted(&clash).0 else {
        panic!("{clash}");
    };
    assert_eq!((conflict.unit, conflict.digit()), (Unit::Row(4), 7));
    assert_eq!(conflict.first, Cell { row: 4, column: 0 });
    assert_eq!(conflict.second, Cell { row: 4, column: 7 });
}
