// With a proof the type is `Unique`, wherever it stands; and that there is no solution is judged too.

use sudoku_types::{Grid, Proven, Unique, sudoku, unsolvable};

#[allow(dead_code)]
type Unused = sudoku! { proof: types; 1___ __3_ ___4 _2__ };

type One = sudoku! { boxes: 1x1; proof: types; "_" };

type Small = sudoku! { proof: types; 1___ __3_ ___4 _2__ };
type Tall = sudoku! { boxes: 3x2; proof: types; "123456" "345612" "561234" "214365" "436521" "65214_" };
type Strip = sudoku! { boxes: 1x6; proof: types; "123456" "234561" "345612" "456123" "5_1234" "612345" };
type ByTypes = sudoku! { solver: types; proof: types; 1___ __3_ ___4 _2__ };
type Letters = sudoku! { symbols: "ABCD"; proof: types; "A___" "__C_" "___D" "_B__" };

const GRID: Grid<4> = <sudoku! { proof: types; 1___ __3_ ___4 _2__ }>::SOLUTION;
const PROVEN: [Proven<4>; 2] = [Proven::of_unique::<Small>(), Proven::of::<Letters>()];

fn pass<S: Unique>(puzzle: S) -> S {
    puzzle
}

fn same(puzzle: sudoku! { proof: types; 1___ __3_ ___4 _2__ }) -> Small {
    puzzle
}

unsolvable! { 123_ ___4 ____ ____ }
unsolvable! { 11__ ____ ____ ____ }
unsolvable! { proof: none; 123_ ___4 ____ ____ }
unsolvable! { ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........." }
unsolvable! { boxes: 1x5; proof: types; "1234_" "____5" "_____" "_____" "_____" }
unsolvable! { solver: types; proof: types; boxes: 1x5; "1234_" "____5" "_____" "_____" "_____" }

fn main() {
    pass(One::VALUE);
    pass(ByTypes::VALUE);
    assert_eq!(pass(same(Small::VALUE)).solution(), &GRID);
    assert_eq!(pass(Tall::VALUE).solution().rows()[5][5], 3);
    assert_eq!(pass(Strip::VALUE).solution().rows()[4][1], 6);
    assert!(pass(sudoku! { symbols: "ABCD"; proof: types; "A___" "__C_" "___D" "_B__" }) == Letters::VALUE);
    assert_eq!(PROVEN.map(|proven| proven.is_proved_unique()), [true, false]);
}
