// A search that would take longer than the compiler lets a constant take ends with an error of ours.

use sudoku_types::sudoku;

type Hard = sudoku! {
    effort: 1;
    cages: "
        aa.bbbccc
        a.d....cc
        aadeeee.f
        g.d.hh.ff
        ggdihhjkk
        gg.ijjjlk
        ..mmm.jln
        ooppqqqln
        oo.pp.q.n",
        a = 22, b = 17, c = 18, d = 15, e = 18, f = 17, g = 27, i = 7,
        j = 21, k = 13, m = 15, n = 14, o = 24, p = 20, q = 22;
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ 6 _ _ _
    _ _ _ _ _ _ _ _ _
    6 _ _ _ _ _ _ _ _
    3 _ _ _ 8 _ _ _ _
    _ _ _ _ _ _ _ _ _
    _ _ _ _ _ _ _ _ _
};

fn main() {}
