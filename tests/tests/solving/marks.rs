//! Tests grids with marks, alone and with rules, regions and cages, against a simple solver that has its own definition of
//! each mark.

use crate::contradictions::reason;
use crate::parsed;
use crate::steps::check_steps;
use crate::variants::{any_areas, any_full, check_with_blanks, read, with_blanks};
use std::ops::Range;
use sudoku_tests::marks::MARKS;
use sudoku_tests::variants::Variant;
use sudoku_tests::{Dice, full, rounds};
use sudoku_types::{Answer, Grid, ParseErrorKind, PuzzleText, Puzzles};

/// A grid, perhaps with marks, rules, regions and cages, and a full grid that keeps all of them.
fn any_marked<const N: usize>(shape: (usize, usize), dice: &mut Dice) -> (Variant, Vec<u8>) {
    let (mut variant, full) = any_full::<N>(shape, dice);
    if dice.below(3) == 0 {
        variant = variant.without_rules();
    }
    let variant = any_areas(variant, &full, [4, 6], dice);
    let marks = MARKS.map(|[name, ..]| name).into_iter();
    let few = dice.below(4);
    let marks: Vec<_> = marks.filter(|_| dice.below(4) < few).collect();
    let variant = variant.marked(&full, &marks, dice);
    let with_more = variant.drawn_over(&full, dice);
    match dice.below(2) == 0 && with_more.has_room() {
        true => (with_more, full),
        false => (variant, full),
    }
}

/// Checks answers, counts, conflicts, steps and texts. Larger grids have fewer blanks, because the simple solver takes long.
fn check_any<const N: usize>(shape: (usize, usize), rounds: usize, blanks: usize) {
    let mut dice = Dice::new(N as u64 + 200);
    for _ in 0..rounds {
        let (variant, full) = any_marked::<N>(shape, &mut dice);
        check_with_blanks::<N>(&variant, &full, blanks, &mut dice);
        check_conflicts::<N>(&variant, &full, &mut dice);
        let blanks = dice.below(N * N);
        let cells = with_blanks(&full, blanks, &mut dice);
        check_steps(&read::<N, 1>(&variant, &cells), &read(&variant, &full));
    }
}

/// Some digits of a full grid, perhaps with others in some cells: there is a conflict or a wrong sum where digits break
/// something, as far as they are known.
fn check_conflicts<const N: usize>(variant: &Variant, full: &[u8], dice: &mut Dice) {
    let mut cells = full.to_vec();
    for _ in 0..dice.below(3) {
        cells[dice.below(N * N)] = dice.below(N) as u8 + 1;
    }
    let grid = read::<N, 1>(variant, &cells);
    let broken = variant.broken(&cells);
    assert_eq!(grid.is_solved(), broken.is_empty(), "{grid:?}: {broken:?}");
    let mut seen: Vec<_> = grid
        .conflicts()
        .map(|conflict| (conflict.first, conflict.second))
        .collect();
    let count = seen.len();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), count, "{grid:?}");
}

#[test]
fn marks_have_the_solutions_that_they_should() {
    check_any::<4>((2, 2), 40, 12);
    check_any::<6>((2, 3), 20, 22);
    check_any::<6>((3, 2), 10, 22);
    check_any::<8>((2, 4), 5, 30);
    check_any::<9>((3, 3), 4, 35);
    check_any::<10>((2, 5), 2, 35);
}

#[test]
#[ignore = "more of the same, which takes minutes"]
fn more_marks() {
    let rounds = rounds(15);
    check_any::<4>((2, 2), 40 * rounds, 13);
    check_any::<6>((2, 3), 20 * rounds, 26);
    check_any::<6>((3, 2), 10 * rounds, 24);
    check_any::<8>((2, 4), 6 * rounds, 32);
    check_any::<9>((3, 3), 4 * rounds, 40);
    check_any::<10>((2, 5), 3 * rounds, 40);
    check_any::<12>((3, 4), 2 * rounds, 50);
}

/// The largest grid, with as many cages and marks as there is room for: read, written, read back, and laid out for a search
/// and for steps.
#[test]
fn the_largest_marks() {
    fn check<const N: usize>(shape: (usize, usize)) {
        let full = Variant::new(shape, &[]).line(full::<N>(shape).as_flattened());
        let name = |cell: usize| format!("r{}c{}", cell / N + 1, cell % N + 1);
        let names = |cells: Range<usize>| cells.map(name).collect::<Vec<_>>().join(" ");
        let lines = |numbers: usize, line: &dyn Fn(usize) -> String| {
            let lines = (0..8 * N * N / numbers).map(line);
            lines.collect::<Vec<_>>().join(", ")
        };
        let first = |line: usize| line % (N * N - N);
        let sums = lines(4, &|line| {
            let cell = line % (N * N);
            let other = (cell + 1 + line / (N * N)) % (N * N);
            format!("{} {} {}", 2 * N, name(cell), name(other))
        });
        let sums = format!("sums: {sums};");
        let small = lines(3, &|line| format!("1 {}", name(line % (N * N))));
        let large = lines(N + 2, &|line| names(first(line)..first(line) + N));
        let beside = (0..N * N - N).map(|cell| format!("{} {}", name(cell), name(cell + N)));
        let along = (0..N * N)
            .filter(|cell| cell % N > 0)
            .map(|cell| names(cell - 1..cell + 1));
        let dots: Vec<_> = beside.chain(along).collect();
        for options in [
            &sums,
            &format!("consecutive: {};", dots.join(", ")),
            &format!("cages: {small};"),
            &format!("cages: {large};"),
            &format!("regions: {large};"),
        ] {
            let text = format!("boxes: {}x{}; {options} {full}", shape.0, shape.1);
            let grid = parsed::<N, 1>(&text);
            assert_eq!(format!("{:#}", grid.line()).parse(), Ok(grid));
            assert_eq!(format!("{grid:#}").parse(), Ok(grid));
            assert!(!grid.is_solved());
            assert!(grid.has_conflicts() || grid.wrong_sum().is_some());
            assert!(matches!(grid.solve(), Answer::None(_)));
            assert!(grid.propagate().contradiction.is_some());
        }
        let more = format!("{sums} odd: {};", name(0));
        let error = format!("{more} {full}").parse::<Grid<N, 1>>().unwrap_err();
        assert!(error.to_string().contains("has room for"), "{error}");
    }
    check::<4>((2, 2));
    check::<9>((3, 3));
    check::<10>((2, 5));
    check::<16>((4, 4));
    check::<25>((5, 5));
}

/// Each mark is written in the picture of a grid with it, and in that of no other.
#[test]
fn pictures_of_marks() {
    for [name, ..] in MARKS {
        let sum = match name {
            "sums" => "5 ",
            "differences" | "ratios" | "undrawn" => "2 ",
            "equal_sums" => "1 ",
            _ => "",
        };
        let third = if name == "zippers" { " r1c3" } else { "" };
        let text = format!("{name}: {sum}r1c1 r1c2{third}; .... .... .... ....");
        let grid = parsed::<4, 1>(&text);
        let picture = grid.candidates().picture().to_string();
        for [other, ..] in MARKS {
            let is_drawn = picture.contains(&format!("class=\"{other}"));
            let may_be_seen = name != "undrawn";
            assert_eq!(is_drawn, other == name && may_be_seen, "{name}: {other}");
        }
    }
}

/// Published puzzles, as facts, and their solutions.
const PUBLISHED: &[(&str, &str)] = &[
    // "Thermosudoku", solved on the channel Cracking the Cryptic (youtu.be/lgJYOuVk910).
    (
        "thermometers: r9c4 r8c3 r7c2 r6c1 r5c2 r4c3, r4c1 r3c2 r2c3 r1c4 r2c5 r3c6, r1c6 r2c7 r3c8 r4c9 r5c8 r6c7, r6c9 r7c8 r8c7 r9c6 r8c5 r7c4; .4.....1.2.......6.............................................9.......2.1.....9.",
        "847632519295471386631598247129743865486259173753816924368924751974185632512367498",
    ),
    // An arrow sudoku of the blog sugarroad.blogspot.com.
    (
        "arrows: r1c5 r2c4 r3c3 r4c2 r5c1, r3c7 r2c6 r3c5 r4c4 r5c3, r6c2 r7c3 r6c4 r5c5 r4c6, r7c4 r7c5 r7c6, r6c7 r5c7 r4c7, r5c9 r6c8 r7c7 r8c6 r9c5; .6......99.............................................................34......7.",
        "167584329985362417342719856718293645253647198694158732571936284829471563436825971",
    ),
    // "CTC Tribute", with arrows, thermometers and cages, solved on Cracking the Cryptic (youtu.be/MAxNNVEs7cE).
    (
        "cages: 35 r1c3 r1c2 r1c1 r2c1 r3c1 r3c2 r3c3, 31 r4c3 r4c2 r4c1 r5c2 r6c2, 36 r7c4 r7c3 r7c2 r8c2 r9c2 r9c3 r9c4, 14 r5c4 r5c5, 10 r9c8 r9c9; thermometers: r1c3 r1c2, r8c8 r7c9 r8c9; arrows: r2c2 r2c3 r2c4 r2c5, r3c4 r4c4 r5c3 r6c4, r9c6 r8c7 r8c8, r7c6 r6c7 r5c7, r4c6 r3c7 r2c7 r1c7, r4c9 r5c9 r6c9, r4c9 r3c8 r2c9, r8c6 r8c5 r8c4; .................................................................................",
        "364792158982154673751863249618349527273685491495271386546917832839426715127538964",
    ),
    // A Kropki sudoku of cross-plus-a.com.
    (
        "consecutive: r1c2 r1c3, r1c4 r1c5, r2c5 r3c5, r2c1 r2c2, r3c2 r2c2, r4c4 r4c3, r5c3 r4c3, r4c1 r4c2, r5c1 r6c1, r5c2 r6c2, r7c2 r7c3, r8c1 r8c2, r8c3 r8c4, r7c5 r7c6, r8c6 r9c6, r9c6 r9c7, r7c8 r8c8, r6c7 r6c8, r4c7 r5c7, r4c8 r5c8, r3c9 r4c9, r2c9 r3c9, r5c9 r6c9; doubles: r1c5 r1c6, r2c2 r2c3, r4c1 r5c1, r9c4 r9c5, r6c6 r7c6, r5c4 r5c5, r8c7 r9c7, r5c8 r6c8, r4c9 r5c9, r2c8 r3c8, r3c7 r4c7; .................................................................................",
        "167324958542869731839175462674518293395247186281693547723956814458731629916482375",
    ),
    // Dots, and X and V, solved on Cracking the Cryptic (youtu.be/TT-6BfDeCdc).
    (
        "sums: 10 r2c1 r2c2, 10 r3c1 r3c2, 10 r1c8 r1c7, 10 r2c7 r2c8, 10 r7c8 r8c8, 10 r7c9 r8c9, 10 r8c3 r9c3, 10 r8c2 r9c2, 10 r5c4 r5c5, 5 r8c2 r8c3, 5 r8c8 r8c9, 5 r2c1 r3c1, 5 r1c7 r2c7; doubles: r2c5 r2c6, r4c6 r5c6, r5c6 r6c6, r3c1 r4c1; consecutive: r3c3 r3c2, r4c3 r5c3, r8c4 r8c5, r8c6 r8c7, r5c2 r6c2; .................................................................................",
        "195287463284536197376149825657912384918374256423658719532461978741895632869723541",
    ),
    // Palindromes, of Logic Masters Deutschland (number 0001WP).
    (
        "palindromes: r7c1 r6c2 r5c1 r4c2 r3c3 r2c4 r1c5 r2c6 r1c7, r9c3 r8c4 r9c5 r8c6 r7c7 r6c8 r5c9 r4c8 r3c9, r7c4 r7c5 r7c6 r6c7 r5c7 r4c7, r3c6 r3c5 r3c4 r4c3 r5c3 r6c3; 6.......5..8.5.9...........8...1...3....4........2.............9.7...8.2.5.....6.",
        "694178235128453976375296481842619753719345628536827149283761594967534812451982367",
    ),
    // "Unstable Seesaws" by Game_puzzles & Piatato: German whispers, white dots and cages, solved on Cracking the Cryptic
    // (youtu.be/OUlAVsaWnDQ).
    (
        "cages: 21 r3c1 r3c2 r3c3 r3c4, 21 r4c1 r4c2 r4c3 r4c4, 20 r6c1 r6c2 r6c3 r6c4, 22 r7c1 r7c2 r7c3 r7c4; consecutive: r1c4 r1c5, r1c1 r2c1, r3c5 r4c5, r3c6 r4c6, r5c3 r5c4, r6c5 r7c5, r6c6 r7c6, r8c2 r9c2; whispers: r2c2 r1c2 r1c1, r3c7 r4c7, r3c8 r4c8, r3c9 r4c9, r6c7 r7c7, r6c8 r7c8, r6c9 r7c9, r9c1 r8c1 r8c2, r9c4 r9c5; ........1...............................3.............................6..........",
        "296784351341295876578163492483652917617839245952417683764528139829371564135946728",
    ),
    // "Algae" by Marty Sears: German whispers and one given, solved on Cracking the Cryptic (youtu.be/kPt2l1U4pt0).
    (
        "whispers: r2c3 r2c4 r2c5 r2c6 r2c7, r3c5 r3c6 r3c7 r3c8, r4c3 r4c4 r4c5 r4c6, r5c2 r5c3 r5c4 r5c5 r5c6 r5c7, r6c5 r6c6 r6c7 r6c8 r6c9, r7c3 r7c4 r7c5 r7c6 r7c7 r7c8, r8c4 r8c5 r8c6 r8c7 r8c8; .....................1...........................................................",
        "839456172172839456456172839728394561561728394394561728617283945945617283283945617",
    ),
    // Even and odd cells, solved on Cracking the Cryptic (youtu.be/Q7hhVgE8zGM).
    (
        "even: r4c7 r4c8 r5c6 r6c6 r6c7 r6c8 r7c6 r8c7 r8c8; odd: r2c3 r3c2 r4c4 r4c2 r5c4 r5c2 r3c4 r6c3; .....7216.....4975.............................................2745.....9582.....",
        "549837216823614975716925348635149827492786153187352469361478592274593681958261734",
    ),
    // A thermometer sudoku of the instruction booklet of the World Sudoku Championship 2022.
    (
        "thermometers: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6, r2c5 r3c5 r4c5, r3c3 r4c3 r5c3 r5c4, r4c1 r5c1 r6c1, \
         r4c4 r3c4 r2c4 r2c3; ......4.....5................2....43",
        "123456456321561234234165345612612543",
    ),
];

#[test]
fn published_puzzles_have_their_solution() {
    fn check<const N: usize>(text: &str, solution: &str) {
        let givens = parsed::<N, 1>(text);
        let found = givens.solve().unique().expect(text);
        assert_eq!(found.line().to_string(), solution);
        check_steps(&givens, &found);
    }
    for (text, solution) in PUBLISHED {
        match solution.len() {
            36 => check::<6>(text, solution),
            _ => check::<9>(text, solution),
        }
    }
}

/// A sum that its blanks cannot make is found before any search.
#[test]
fn sums_out_of_reach() {
    for case in [
        "the sum at row 1, column 1 cannot have the sum 3: expected 4 to 7 = sums: 3 r1c1 r2c2; 3",
        "the arrow at row 1, column 2 cannot have the sum 2: expected 3 to 6 = arrows: r1c2 r2c3 r3c3; .2....2",
        "the arrow at row 1, column 1 cannot have the sum 4: expected 5 = arrows: r1c1 r2c2 r3c3; .....2....3",
        "the cage at row 1, column 1 cannot have the sum 3: expected 4 to 7 = cages: 3 r1c1 r1c2; 3",
    ] {
        let (expected, text) = case.split_once(" = ").expect("what is said, and of what");
        assert_eq!(reason::<4>(text), expected, "{text}");
    }
}

/// Marks that are all drawn: each neighbours that no line of them joins lack them.
#[test]
fn what_is_not_drawn() {
    let (mut dice, blank) = (Dice::new(9), ".".repeat(16));
    let all = Variant::new((2, 2), &[]).solutions(&[0; 16], 1000, &mut dice);
    for signs in 1..8 {
        let kinds = ["consecutive", "doubles", "sums"];
        let kinds: Vec<_> = (0..3)
            .filter(|bit| signs >> bit & 1 == 1)
            .map(|bit| kinds[bit])
            .collect();
        let full = &all[dice.below(all.len())];
        let has = |one: usize, other: usize, cells: &[u8]| {
            let (one, other) = (cells[one], cells[other]);
            kinds.iter().copied().find(|kind| match *kind {
                "consecutive" => one.abs_diff(other) == 1,
                "doubles" => one == 2 * other || other == 2 * one,
                _ => one + other == 5,
            })
        };
        let beside = (0..16).flat_map(|cell| {
            let right = (cell % 4 < 3).then_some((cell, cell + 1));
            right
                .into_iter()
                .chain((cell < 12).then_some((cell + 4, cell)))
        });
        let mut lines = [const { Vec::new() }; 3];
        let (mut free, mut joined) = (Vec::new(), Vec::new());
        for (one, other) in beside {
            match has(one, other, full) {
                Some(kind) => {
                    let name = |cell: usize| format!("r{}c{}", cell / 4 + 1, cell % 4 + 1);
                    let sum = if kind == "sums" { "5 " } else { "" };
                    let number = kinds.iter().position(|name| *name == kind).expect("a kind");
                    lines[number].push(format!("{sum}{} {}", name(one), name(other)));
                    joined.push((kind, one, other));
                }
                None => free.push((one, other)),
            }
        }
        let lists = kinds
            .iter()
            .zip(&lines)
            .filter(|(_, lines)| !lines.is_empty());
        let lists: Vec<_> = lists
            .map(|(kind, lines)| format!("{kind}: {};", lines.join(", ")))
            .collect();
        let text = format!(
            "all_drawn: {}; {} {blank}",
            kinds.join(", "),
            lists.join(" ")
        );
        let grid = parsed::<4, 1>(&text);
        assert_eq!(format!("{grid:#}").parse(), Ok(grid));
        let keeps = |cells: &&Vec<u8>| {
            let is_kept = |(kind, one, other): &(&str, usize, usize)| match *kind {
                "consecutive" => cells[*one].abs_diff(cells[*other]) == 1,
                "doubles" => cells[*one] == 2 * cells[*other] || cells[*other] == 2 * cells[*one],
                _ => cells[*one] + cells[*other] == 5,
            };
            joined.iter().all(is_kept)
                && free.iter().all(|pair| has(pair.0, pair.1, cells).is_none())
        };
        let expected: Vec<_> = all.iter().filter(keeps).collect();
        assert!(expected.contains(&full));
        let found: Vec<_> = grid
            .solutions()
            .map(|grid| grid.rows().as_flattened().to_vec())
            .collect();
        assert_eq!(found.len(), expected.len(), "{text}");
        assert!(found.iter().all(|grid| expected.contains(&grid)), "{text}");
    }
}

/// Lines of `region_sums` are printed as they are written, beside lines that are not of boxes or do not touch.
#[test]
fn region_sums_are_written_as_drawn() {
    for text in [
        "region_sums: r1c1 r1c2 r1c3 r2c4 r3c4, r4c4 r3c3 r2c3;",
        "region_sums: r1c1 r1c2 r1c3, r1c3 r2c3 r3c3; equal_sums: 1 r1c4 r4c1, 1 r1c1 r1c2 r1c3;",
        "regions: \"aaabaccbdccbdddb\"; region_sums: r2c1 r2c2 r1c3 r1c4 r2c3 r3c4;",
    ] {
        let grid = parsed::<4, 1>(&format!("{text} 1.....3....4.2.."));
        assert_eq!(
            format!("{:#}", grid.line()),
            format!("{text} 1.....3....4.2..")
        );
        assert_eq!(format!("{grid:#}").parse(), Ok(grid));
    }
}

/// A list may have several lines. Cages are the same from a map and from a list.
#[test]
fn texts_with_lists() {
    let read = parsed::<4, 1>;
    let list = read("cages: 3 r1c1-2, 3 r2c3,\n 5 R1C3 R2C4; 1... ..3. ...4 .2..");
    let map = read("cages: \"aac. ..bc .... ....\", a = 3, b = 3, c = 5; 1... ..3. ...4 .2..");
    assert_eq!(list, map);
    assert_eq!(
        format!("{:#}", list.line()),
        "cages: 3 r1c1 r1c2, 3 r2c3, 5 r1c3 r2c4; 1.....3....4.2.."
    );

    let error = Grid::<4>::parse("odd: r1c1; 1... ..3. ...4 .2..").unwrap_err();
    assert_eq!(error.kind(), ParseErrorKind::NoRoom);
    // Without marks in it, any grid has room for them.
    assert_eq!(read("1... ..3. ...4 .2..").lines().count(), 0);

    let file = "thermometers: r1c1 r1c2,\n  r2c1 r3c2;\n1...\n..3.\n...4\n.2..\n\n\
                even: r1c2;\narrows: r4c1 r4c2;\n1...\n..3.\n...4\n.2..\n";
    let puzzles: Vec<_> = Puzzles::of(file).collect();
    assert_eq!(puzzles.len(), 2, "{puzzles:?}");
    let marks = |puzzle: &PuzzleText<'_>| {
        let grid = Grid::<4, 1>::try_from(puzzle).expect("a grid");
        let marks: Vec<_> = grid.lines().map(|line| line.to_string()).collect();
        marks.join("; ")
    };
    assert_eq!(
        marks(&puzzles[0]),
        "the thermometer at row 1, column 1; the thermometer at row 2, column 1"
    );
    assert_eq!(
        marks(&puzzles[1]),
        "the arrow at row 4, column 1; the even cells at row 1, column 2"
    );
}
