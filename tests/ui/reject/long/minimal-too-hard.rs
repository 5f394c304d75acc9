// A given of which it takes too long to see whether it is needed is not taken for one that is.

use sudoku_types::sudoku;

type TooHard = sudoku! {
    effort: 1;
    minimal: true;
    cages: ".aaa...bb.c..d.ebbfcc..eeegfchijj.gg.hhi.kk.lm..nookllm.nnookp.mqqr.pppsqqqrrttps", a = 13, b = 26, c = 25, d = 1, f = 10, g = 15, i = 14, k = 23, l = 17, m = 12, n = 9, o = 24, p = 27, q = 27, s = 6, t = 11;
    "2......3....7......................1............................................."
};

fn main() {}
