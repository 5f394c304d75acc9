// What takes longer than one constant may goes on in the next ones.

use sudoku_types::sudoku;

type Hard = sudoku! {
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

type Steps = sudoku! {
    techniques: chain;
    "....8.5...8.43..27...7.......3....4.7.5.....6.6...91..5........94...7...2.615..9."
};

fn main() {
    println!("{} {}", Hard::VALUE, Steps::VALUE);
    assert_eq!(Hard::GRADE, Hard::GIVENS.grade());
}
