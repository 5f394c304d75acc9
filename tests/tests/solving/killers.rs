//! Tests a person's steps on killers: published ones, and two sets without givens.

use crate::parsed;
use crate::steps::check_steps;
use sudoku_tests::read_set;
use sudoku_types::{Grid, Step, Technique};

/// Published killers without givens, as their cages, and the solutions that others published.
const PUBLISHED: &[(&str, &str)] = &[
    // Wikipedia, "Killer sudoku", drawn by Toon Spin.
    (
        "cages: \"aabbbcdefgghhccdefggiicjkkflmminjkoflppqnjoorsptqnuvvrsttqwuuxxsyzwwAAxxsyzwBBBCC\", a = 3, b = 15, c = 22, d = 4, e = 16, f = 15, g = 25, h = 17, i = 9, j = 8, k = 20, l = 6, m = 14, n = 17, o = 17, p = 13, q = 20, r = 12, s = 27, t = 6, u = 20, v = 6, w = 10, x = 14, y = 8, z = 16, A = 15, B = 13, C = 17",
        "215647398368952174794381652586274931142593867973816425821739546659428713437165289",
    ),
    // sudoku.com, daily killer of 6 April 2022.
    (
        "cages: \"aabcdddeeffbccghhefbbiijkllmnnjjjkllmonpqrrssmotpquvvwmmtttuxxwyzABBCCCDEzAFFFGGD\", a = 7, b = 20, c = 17, d = 16, e = 11, f = 18, g = 6, h = 12, i = 7, j = 18, k = 8, l = 21, m = 20, n = 18, o = 9, p = 8, q = 13, r = 12, s = 10, t = 18, u = 12, v = 9, w = 14, x = 11, y = 7, z = 9, A = 11, B = 7, C = 15, D = 12, E = 6, F = 20, G = 3",
        "437891625815726934962345187586913742324687591179254368291538476743162859658479213",
    ),
    // sudoku.com, daily killer of 30 August 2022.
    (
        "cages: \"aaabbcccdeeebfghhdiijjfghklimnofgpklqmnrrrpplqmstuvwxyzAstuvwByzACCDDwBEzACFFGGBE\", a = 15, b = 22, c = 14, d = 11, e = 12, f = 15, g = 17, h = 14, i = 18, j = 13, k = 7, l = 12, m = 14, n = 6, o = 5, p = 18, q = 8, r = 17, s = 15, t = 9, u = 12, v = 7, w = 15, x = 1, y = 10, z = 10, A = 19, B = 18, C = 16, D = 7, E = 12, F = 3, G = 13",
        "762851943354926178819473652931568724245197386678342519497685231126734895583219467",
    ),
];

/// DailyKillerSudoku.com, number 24889, of the highest difficulty. Its cages have up to seven cells.
const HARD: (&str, &str) = (
    "cages: \"aabbcddeeafbgchdiejfkgchlimjkkgnhllmjjjgnhmmmjopqqqrsmjopqtqrsmppputvrrrpuuutvvvr\", a = 17, b = 15, c = 18, d = 13, e = 18, f = 3, g = 18, h = 14, i = 13, j = 34, k = 13, l = 19, m = 34, n = 6, o = 11, p = 29, q = 33, r = 34, s = 10, t = 12, u = 25, v = 16",
    "768239154425681379913574862891352746256417938374896521149723685532168497687945213",
);

fn read((cages, solution): (&str, &str)) -> [Grid<9, 1>; 2] {
    [&".".repeat(81), solution].map(|cells| parsed(&format!("{cages}; {cells}")))
}

#[test]
fn published_killers_are_solved() {
    for &killer in PUBLISHED {
        let [givens, solution] = read(killer);
        assert!(solution.is_solved());
        check_steps(&givens, &solution);
        let grade = givens.grade();
        assert!(grade.is_solved(), "{grade}");
        assert!(grade.hardest >= Some(Technique::Combination));
        assert_eq!(givens.propagate().candidates.grid(), solution);
    }
}

/// No step is wrong, and no guess is needed.
#[test]
fn a_hard_killer_is_solved() {
    let [givens, solution] = read(HARD);
    assert_eq!(givens.solve().unique(), Some(solution));
    check_steps(&givens, &solution);
    assert!(givens.grade().is_solved());
}

/// Every killer of the set has a hint, and nine of ten need no guess.
#[test]
fn killers_without_givens_are_solved() {
    let (mut all, mut solved) = (0, 0);
    for entry in read_set("gen_killer_9x9_no_givens").into_iter().step_by(8) {
        let givens = parsed::<9, 1>(&entry.givens);
        assert!(givens.hint().is_some());
        let end = givens.propagate();
        assert_eq!(end.contradiction, None);
        all += 1;
        if end.unsolved == 0 {
            solved += 1;
            let found = end.candidates.grid().line().to_string();
            assert_eq!(Some(found), entry.solution);
        }
    }
    assert!(10 * solved >= 9 * all, "{solved} of {all}");
    for entry in read_set("gen_killer_6x6") {
        let givens = parsed::<6, 1>(&entry.givens);
        let found = givens.propagate().candidates.grid().line().to_string();
        assert_eq!(Some(found), entry.solution);
    }
}

#[test]
fn sums_in_words() {
    let [givens, _] = read(PUBLISHED[1]);
    let words = |step: Step<9>| (step.pattern.to_string(), step.to_string());
    let words: Vec<_> = givens.steps().map(words).collect();
    for (pattern, sentence) in [
        (
            "combination of the cage at row 1, column 1",
            "the sum of the cage at row 1, column 1 is 7: 7, 8 and 9 go from row 1, columns 1 and 2",
        ),
        (
            "combination of the cage at row 9, column 7",
            "the sum of the cage at row 9, column 7 is 3, for which it needs 1 and 2: 9 candidates go from 6 cells of rows 7 to 9",
        ),
        (
            "rest of columns 1 to 2",
            "the sum of the rest of columns 1 to 2 (column 2, rows 3 and 4) is 14: \
             1, 2, 3, 4 and 7 go from column 2, rows 3 and 4",
        ),
        (
            "rest outside row 8",
            "the sum of the rest outside row 8 (row 9, columns 2, 3 and 9) is 16, for which it needs 3: \
             3 goes from row 9, columns 4, 5 and 6",
        ),
    ] {
        let is_said = words.contains(&(pattern.to_owned(), sentence.to_owned()));
        assert!(is_said, "{pattern}: {words:#?}");
    }
}

#[test]
fn a_missing_partner_in_words() {
    let givens =
        ".8..2....7......8....4.........6.5..2..5.4......................1.9...7........1.";
    let givens = parsed::<9, 0>(&format!("rules: non_consecutive; {givens}"));
    let solution = givens.solve().unique().expect("one solution");
    check_steps(&givens, &solution);
    let harder = |step: &Step<9>| step.technique() > Technique::LockedCandidate;
    let step = givens.steps().find(harder).expect("a missing partner");
    let pattern = "missing partner in row 1, column 4";
    assert_eq!(step.pattern.to_string(), pattern);
    let words =
        "with only 6 and 7 in row 1, column 4, 6 goes from row 1, column 3 and row 2, column 4";
    assert_eq!(step.to_string(), words);
}

/// Steps that are about a mark name it, if it is the only one; five digits in order are a range, if they are the usual ones.
#[test]
fn marks_in_words() {
    fn has<const N: usize>(options: &str, sentence: &str) {
        let text = format!("{options} {}", ".".repeat(N * N));
        let grid = parsed::<N, 1>(&text);
        let words: Vec<_> = grid.steps().map(|step| step.to_string()).collect();
        assert!(words.iter().any(|step| step == sentence), "{words:#?}");
    }
    let thermometer = "thermometers: r1c1 r1c2 r2c3 r3c3 r4c3 r5c3;";
    has::<9>(
        thermometer,
        "by a thermometer, with 1 to 9 in row 1, column 1, 1 goes from row 1, column 2",
    );
    has::<9>(
        "whispers: r1c1 r1c2; consecutive: r1c1 r2c1; odd: r1c1;",
        "with only 1, 3, 5, 7 and 9 in row 1, column 1, 1, 3, 7 and 9 go from row 2, column 1; \
         5 goes from row 1, column 2 and row 2, column 1",
    );
    has::<9>(
        &format!("symbols: \"ABCDEFGHI\"; {thermometer}"),
        "by a thermometer, with 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H' and 'I' in row 1, column 1, \
         'A' goes from row 1, column 2",
    );
    has::<16>(
        "thermometers: r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1;",
        "by a thermometer, with 6 to 'G' in row 6, column 1, 1 to 6 go from row 7, column 1; \
         'G' goes from row 5, column 1",
    );
    has::<4>(
        "consecutive: r1c1 r2c1; odd: r1c1;",
        "by a white dot, with 1 and 3 in row 1, column 1, 1 and 3 go from row 2, column 1",
    );
    has::<4>(
        "cages: 4 r2c1 r3c1; thermometers: r2c4 r3c4; even: r4c4; odd: r4c2;",
        "the sum of row 4 is 10: 2 and 4 go from row 4, column 3",
    );
}

/// Lines and units that are looked at as a whole, and places for a digit that all rule out another candidate.
#[test]
fn fillings_in_words() {
    fn has<const N: usize>(text: &str, hardest: Technique, sentences: &[&str]) {
        let grid = parsed::<N, 1>(text);
        check_steps(&grid, &grid.solve().unique().expect("one solution"));
        let grade = grid.grade();
        assert!(
            grade.is_solved() && grade.hardest == Some(hardest),
            "{grade}"
        );
        let words: Vec<_> = grid.steps().map(|step| step.to_string()).collect();
        for sentence in sentences {
            assert!(words.iter().any(|step| step == sentence), "{words:#?}");
        }
    }
    has::<4>(
        "consecutive: r2c3 r2c4, r2c1 r2c2, r4c3 r4c4, r1c4 r2c4, r3c2 r3c3; 1............... ",
        Technique::Filling,
        &[
            "each way to fill the white dot at row 2, column 1 has 3: \
             3 goes from row 1, column 2; row 2, column 3 and row 2, column 4",
            "each way to fill row 1, column 4; row 2, column 3 and row 2, column 4 has 2: \
             2 goes from row 1, column 3",
            "no way to fill row 3 that leaves a digit for the cells around it has one of these: \
             6 candidates go from row 3, columns 1, 2, 3 and 4",
        ],
    );
    has::<4>(
        "consecutive: r1c1 r1c2, r1c2 r1c3, r1c3 r1c4, r3c3 r3c4, r4c2 r4c3; ............4...",
        Technique::Combination,
        &[],
    );
    has::<9>(
        "rules: anti_knight; .3..41..7...5........8.9...6......7.........4.4.......3............6..5..643.....",
        Technique::Pair,
        &[
            "box 2 has 6 only in row 1, column 4 and row 2, column 6: by each of these, 6 goes from row 1, column 8",
        ],
    );
}

/// A path of the edges of each cage, and the sums.
#[test]
fn cages_are_drawn() {
    let cages = r#"cages: "aab. .cb. .cc. ....", a = 3, b = 5;"#;
    let grid = parsed::<4, 1>(&format!("{cages} .... .... .... ...."));
    let picture = grid.candidates().picture().to_string();
    assert_eq!(picture.matches(r#"class="cage""#).count(), 3);
    assert_eq!(picture.matches(r#"class="sum""#).count(), 2);
    for line in [
        // Above the first cage, below the corner of the third one, and to the right of its upper cell, into the corner.
        "M58 8L8 8",
        "M62 162L112 162",
        "M108 62L108 116",
        ">3</text>",
    ] {
        assert!(picture.contains(line), "{line}: {picture}");
    }
}
