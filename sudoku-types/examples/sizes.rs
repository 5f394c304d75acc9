//! Prints puzzles of sizes from 4×4 to 25×25, each with its solution.
//!
//! All of them were solved and judged by the build. Large grids are written as rows in strings, a
//! character a cell, where letters go on from A = 10.

use std::io::{self, Write};

use sudoku_types::{Solved, SquareGrid, sudoku};

/// The smallest with boxes of several rows.
type Small = sudoku! {
    _ _ | 2 _
    _ _ | _ 3
    ----+----
    1 _ | 3 _
    2 _ | _ _
};

/// Boxes of 3×2 cells in place of the usual 2×3.
type Tall = sudoku! {
    boxes: 3x2;
    _ _ | _ 1 | 5 _
    _ _ | _ _ | _ 4
    _ _ | 6 3 | _ _
    ----+-----+----
    _ _ | _ _ | _ _
    _ 1 | _ _ | 3 _
    5 _ | _ _ | _ 6
};

/// The usual size, in other symbols.
type Classic = sudoku! {
    symbols: "WORDSMITH";
    "..H......"
    "M...W.TOR"
    "...T...I."
    "..S....D."
    ".D....H.W"
    "..O..D..."
    "O....S..."
    "..W..R.M."
    "IS.M....O"
};

/// Digits and letters, from 1 to C.
type Dozen = sudoku! {
    "C7........1."
    "...A7...6.3."
    ".56B..4..8.C"
    "....2......."
    "5A.89.6...C."
    ".3C.......8."
    "1......4..6."
    "..2...1..5.A"
    "A...8.C.2.94"
    ".....8.A9..."
    ".41..9B..C.3"
    "6.......1..2"
};

/// Hexadecimal digits.
type Hex = sudoku! {
    symbols: "0123456789ABCDEF";
    "..D2.3...E708.1."
    "6AC.D8......7.E5"
    ".E.7...B2A......"
    "F.B5..2.3..D0..A"
    "2D8.3.9.6.4...7E"
    "......5.0...6..."
    "9..0..4.C.B3...D"
    "..F.B.C..5.72.8."
    "..A..0..97.4.B.."
    ".21.F......E...4"
    "..4.75D3......F."
    "B.3CA.E.D.5F.827"
    "...8.4..5.E...C."
    ".4.E.....CF6...8"
    ".3..9.7....B46.."
    "....1A6..4....3."
};

/// The largest, printed in numbers.
type Large = sudoku! {
    symbols: 1..=25;
    ".OAC8LEGB.H16.D.9M7.J.3.F"
    "BE.9.N5.2KCF7..813DH....O"
    "52F.N8..6D.....P....1...E"
    "D..JP.H.13...L..B.K..28C9"
    "..L16JO.49..85.GF2ECAD7.B"
    "7A.8..4.D6.K...M.N.2...1."
    ".G....8BK.I.4MNJEP61CA.2."
    "..EH.M.3P.A..7.5OD.....G."
    "...P.O.5L.6B..ECH.4A8J.F."
    "I.4B29N..C.8.H...K.3L.MDP"
    ".K.3.DPO8F47H.M....JB1.E2"
    "4.....A63..2DB..8..ION..."
    "P...J.B..G.OL.I1M..E6K5.C"
    "...NBH..J.9P..524.LD..A.."
    ".L..A..I....C6.....5PHF4D"
    "9B8.O.1.C7J.M.H.N...D.2P4"
    "...G.PDNE4..9.L3AB8M.F..I"
    "...F.B...A..PC.D51.4.9..6"
    "....CG..M5F.2N.EP9......A"
    "M.P.....9.....G.J.FON3EBL"
    "..7KGA3.H..C..JID..BF...."
    "..C.3EK......4.A.8M9.O.JH"
    ".P..F2J4..8.EO...LC..ID31"
    "J.B.9C.......1673.5PEM..."
    ".......8I...K39H..JF.C.7."
};

fn print<S: Solved>(out: &mut impl Write) -> io::Result<()> {
    let size = S::Grid::SIZE;
    let boxes = S::SOLUTION.boxes();
    let (rows, columns) = (boxes.rows(), boxes.columns());
    let givens = S::GIVENS.digits().iter().filter(|&&cell| cell != 0).count();
    writeln!(
        out,
        "{size}×{size}, boxes of {rows}×{columns}, {givens} givens"
    )?;
    writeln!(out, "{:#}\n{:#}\n", S::GIVENS, S::SOLUTION)
}

fn main() -> io::Result<()> {
    let out = &mut io::stdout().lock();
    print::<Small>(out)?;
    print::<Tall>(out)?;
    print::<Classic>(out)?;
    print::<Dozen>(out)?;
    print::<Hex>(out)?;
    print::<Large>(out)
}
