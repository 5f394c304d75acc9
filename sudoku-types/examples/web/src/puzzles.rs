//! The kinds of puzzles: one of each is proven while the page is built, and others are generated.

use std::fmt;

use sudoku_types::{Generate, Grid, Mark, Proven, Rule, Rules, Technique, sudoku};

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
    regions: "aaabbbbcc", "adabbcccc", "adabbccec", "ddabeeeee", "ddaeeffff", "dddefffif", "gggghhhif", "ggghhiiii", "gghhhhiii";
    "...6....8" "..3......" "..8.21..." "2....4..." ".......8." "..68.73.." "...4....." "..1..6.94" "...39...5"
};

type Killer = sudoku! {
    cages: "xxllciirr", "kxlccciir", "kxaaawwwv", "ppqddtnnv", "pfqddtgnv", "pfoootgjv", "ssoeujjjm", "ssheuubmm", "hhheubbbm",
        a = 16, b = 20, c = 13, d = 25, e = 15, f = 4, g = 13, h = 16, i = 23, j = 20, k = 7, l = 19,
        m = 17, n = 15, o = 23, p = 28, q = 7, r = 14, s = 25, t = 7, u = 20, v = 24, w = 14, x = 20;
    "........." "........." "........." "........." "........." "........." "........." "........." "........."
};

type Diagonals = sudoku! {
    rules: diagonals;
    "...49.6.." "....6..7." ".4.8..9.." ".8.....9." ".3..8...7" "75...6..4" "...248..." "..37.1..9" "........."
};

type Thermometers = sudoku! {
    thermometers: r7c7 r8c8 r7c8, r7c1 r8c2 r9c2, r3c9 r2c8 r2c9, r4c1 r3c1 r2c2, r8c1 r7c2 r6c2 r5c1 r6c1,
        r4c8 r3c8 r4c9, r6c6 r5c5 r4c5;
    ".......3." "6.1..5..." ".....8.5." "..8......" "....81..." ".....2.1." "237.....6" ".8......2" "........."
};

/// A kind of puzzle, in the order of the buttons of the page.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Plain,
    Jigsaw,
    Killer,
    Diagonals,
    Thermometers,
}

impl Kind {
    /// The kind of a button; a number that no button has is a plain puzzle.
    pub(crate) fn of(button: usize) -> Kind {
        match button {
            1 => Kind::Jigsaw,
            2 => Kind::Killer,
            3 => Kind::Diagonals,
            4 => Kind::Thermometers,
            _ => Kind::Plain,
        }
    }

    /// The puzzle that was proven while the page was built.
    pub(crate) fn proven(self) -> Proven<9, 1> {
        match self {
            Kind::Plain => Proven::of::<Plain>().into(),
            Kind::Jigsaw => Proven::of::<Jigsaw>(),
            Kind::Killer => Proven::of::<Killer>(),
            Kind::Diagonals => Proven::of::<Diagonals>().into(),
            Kind::Thermometers => Proven::of::<Thermometers>(),
        }
    }

    /// A generator of easy puzzles.
    pub(crate) fn generator(self) -> Generate<9, 1> {
        let easy = |wishes: Generate<9, 1>, hardest| wishes.grade(Technique::NakedSingle, hardest);
        match self {
            Kind::Plain => easy(Generate::new(), Technique::HiddenSingle),
            Kind::Jigsaw => easy(Generate::new().regions(), Technique::LockedCandidate),
            Kind::Killer => easy(Generate::new().cages(2, 4), Technique::RestOfUnit),
            Kind::Thermometers => {
                let marked = Generate::new().marks(Mark::Thermometers, 7, 3, 6);
                easy(marked, Technique::Quad)
            }
            Kind::Diagonals => {
                let diagonals = Grid::<9>::blank().with_rules(Rules::NONE.and(Rule::Diagonals));
                let diagonals = diagonals.unwrap_or(Grid::blank());
                easy(
                    Generate::like(&diagonals.into()),
                    Technique::LockedCandidate,
                )
            }
        }
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
        })
    }
}
