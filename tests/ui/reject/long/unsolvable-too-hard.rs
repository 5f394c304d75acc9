// A search that takes too long for the build shows nothing, even where the solver's word is enough.

use sudoku_types::unsolvable;

unsolvable! {
    effort: 1;
    proof: none;
    cages: "
        a..bccccd
        aaebf..gd
        a.e.fgggd
        h.e.fi..d
        h..j.ikk.
        llm.iikkn
        .ommm.ppn
        .o...q.rn
        oossqqqrr",
        a = 20, b = 6, c = 30, d = 19, e = 15, f = 9, g = 18, i = 13,
        j = 9, k = 17, l = 11, m = 15, p = 11, q = 20, r = 16, s = 15;
    _ _ _ _ _ _ _ 6 _
    _ _ _ _ _ _ _ _ _
    _ _ 2 5 _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    3 _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
}

fn main() {}
