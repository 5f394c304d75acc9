// A given of which it takes too long to see whether it is needed is not taken for one that is.

use sudoku_types::sudoku;

type TooHard = sudoku! {
    minimal: true;
    cages: "abbbcccddaa.effggdhaaei..ggh.jjiik.lmjjnnnkllmmmopnqq.rrropns.truoo.ssttruuvvss.t", a = 22, b = 16, d = 18, e = 14, f = 10, g = 17, h = 11, i = 19, j = 15, k = 12, l = 17, m = 21, n = 29, p = 8, r = 24, s = 21, t = 22;
    "....8..........................................6...3..........................9.."
};

fn main() {}
