//! The kinds of puzzles: one of each is proven while the page is built, and others are generated.

use std::fmt;

use sudoku_types::{Generate, Grade, Grid, Mark, Proven, Rule, Rules, Symmetry, Technique, sudoku};

type Plain = sudoku! {
    5 3 _ | _ 7 _ | _ _ _
    6 _ _ | 1 9 5 | _ _ _
    _ 9 8 | _ _ _ | _ 6 _
    ------+-------+------
    8 _ _ | _ 6 _ | _ _ 3
    4 _ _ | 8 _ 3 | _ _ 1
    7 _ _ | _ 2 _ | _ _ 6
    ------+-------+------
    _ 6 _ | _ _ _ | 2 8 _
    _ _ _ | 4 1 9 | _ _ 5
    _ _ _ | _ 8 _ | _ 7 9
};

type Jigsaw = sudoku! {
    regions: "aaaabcccc", "adddbcbcc", "adbbbbbcc", "adbffffff", "adffeeeef", "adddeeeee", "gghhhhhhh", "gghgiiihi", "ggggiiiii";
    "7...2...." "93...85.." "..4697.5." ".....16.8" ".7...9..." ".1...4.3." "..9.3.47." "5....3..." ".4...2..."
};

type Killer = sudoku! {
    cages: "zzwifbbcc", "zwwiffAcc", "znwissAkk", "nnmmxvvkr", "ttdBxvvrr", "jtdBxeppp", "jtqqxeeag", "lllhooeag", "luuhyyygg",
        a = 14, b = 3, c = 22, d = 17, e = 22, f = 17, g = 16, h = 4, i = 19, j = 5, k = 17, l = 23, m = 10, n = 13,
        o = 14, p = 9, q = 11, r = 17, s = 8, t = 22, u = 7, v = 24, w = 11, x = 15, y = 19, z = 30, A = 8, B = 8;
    "........." "........." "........." "........." "........." "........." "........." "........." "........."
};

type Diagonals = sudoku! {
    rules: diagonals;
    ".2....1.4" ".1.7....5" ".3..4..7." "3892.1..." "...8.5..." "...3.4862" ".9..5..4." "1....3.8." "8.3....2."
};

type Thermometers = sudoku! {
    thermometers: r2c2 r2c3 r2c4 r2c5 r2c6, r2c8 r3c8 r4c8 r5c8 r6c8, r8c8 r8c7 r8c6 r8c5 r8c4, r8c2 r7c2 r6c2 r5c2 r4c2,
        r4c4 r4c5, r4c6 r5c6, r6c6 r6c5, r6c4 r5c4;
    "8..3..5.9" "..4.6...." "5...1..3." "........3" ".83...26." "6........" ".6..9...8" "....7.3.." "3.8..5..7"
};

type Mixed = sudoku! {
    thermometers: r2c2 r2c3 r2c4 r3c4, r8c8 r8c7 r8c6 r7c6;
    whispers: r2c6 r2c7 r2c8 r3c8 r4c8, r8c4 r8c3 r8c2 r7c2 r6c2;
    renbans: r4c2 r4c3 r5c3, r6c8 r6c7 r5c7;
    arrows: r4c4 r5c4 r6c4, r6c6 r5c6 r4c6;
    consecutive: r1c5 r1c4, r9c5 r9c6;
    doubles: r5c1 r6c1, r5c9 r4c9;
    ".....5..." ".4.6.8..." ".......2." ".5..2...." "........." "....6..5." ".7......." "...3.6.4." "...5....."
};

/// A kind of puzzle, in the order of the buttons of the page.
#[derive(Clone, Copy)]
pub enum Kind {
    Plain,
    Jigsaw,
    Killer,
    Diagonals,
    Thermometers,
    Mixed,
}

impl Kind {
    /// The kind of a button; a number that no button has is a plain puzzle.
    pub fn of(button: usize) -> Kind {
        match button {
            1 => Kind::Jigsaw,
            2 => Kind::Killer,
            3 => Kind::Diagonals,
            4 => Kind::Thermometers,
            5 => Kind::Mixed,
            _ => Kind::Plain,
        }
    }

    /// The puzzle that was proven while the page was built.
    pub fn proven(self) -> Proven<9, 1> {
        match self {
            Kind::Plain => Proven::of::<Plain>().into(),
            Kind::Mixed => Proven::of::<Mixed>(),
            Kind::Jigsaw => Proven::of::<Jigsaw>(),
            Kind::Killer => Proven::of::<Killer>(),
            Kind::Diagonals => Proven::of::<Diagonals>().into(),
            Kind::Thermometers => Proven::of::<Thermometers>(),
        }
    }

    /// A generator of easy puzzles.
    pub fn generator(self) -> Generate<9, 1> {
        let plain = Generate::<9, 1>::new();
        let (wishes, hardest) = match self {
            Kind::Plain => (plain.symmetry(Symmetry::HalfTurn), Technique::HiddenSingle),
            Kind::Jigsaw => (plain.regions(), Technique::LockedCandidate),
            Kind::Killer => (plain.cages(2, 4), Technique::RestOfUnit),
            Kind::Thermometers => (
                plain.marks(Mark::Thermometers, 6, 3, 6),
                Technique::Combination,
            ),
            Kind::Mixed => {
                let lines = plain
                    .marks(Mark::Thermometers, 2, 4, 5)
                    .marks(Mark::Renbans, 2, 3, 4);
                let lines = lines
                    .marks(Mark::Arrows, 2, 3, 3)
                    .marks(Mark::Whispers, 2, 3, 5);
                (
                    lines.marks(Mark::Consecutive, 4, 2, 2),
                    Technique::Combination,
                )
            }
            Kind::Diagonals => {
                let diagonals = Grid::<9>::blank().with_rules(Rules::NONE.and(Rule::Diagonals));
                let diagonals = diagonals.unwrap_or(Grid::blank());
                (
                    Generate::like(&diagonals.into()).symmetry(Symmetry::HalfTurn),
                    Technique::HiddenSingle,
                )
            }
        };
        wishes.grade(Technique::NakedSingle, hardest)
    }
}

/// How hard a puzzle is in a word: easy up to combinations, medium up to triples, and hard beyond.
pub fn difficulty(grade: &Grade) -> &'static str {
    match grade.hardest {
        _ if grade.unsolved > 0 => "hard",
        Some(hardest) if hardest > Technique::Triple => "hard",
        Some(hardest) if hardest > Technique::Combination => "medium",
        _ => "easy",
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Plain => "plain",
            Kind::Jigsaw => "jigsaw",
            Kind::Killer => "killer",
            Kind::Diagonals => "diagonals",
            Kind::Thermometers => "thermometers",
            Kind::Mixed => "mixed",
        })
    }
}
