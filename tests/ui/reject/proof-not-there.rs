// A claim that the types are to judge, and that is wrong: several solutions, none, a solution. And one of which they are asked
// all the same.

use sudoku_types::{Unique, sudoku, unsolvable};

type Several = sudoku! { proof: types; 1___ __3_ ____ _2__ };
type NoSolution = sudoku! { proof: types; 123_ ___4 ____ ____ };

unsolvable! { proof: types; 1___ __3_ ___4 _2__ }

type Solved = sudoku! { 1___ __3_ ___4 _2__ };

fn unique<S: Unique>() {}

fn main() {
    unique::<Solved>();
}
