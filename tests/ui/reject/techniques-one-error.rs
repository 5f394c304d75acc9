// Where something is wrong with the puzzle itself, the demands add nothing to it.

use sudoku_types::sudoku;

type Clash = sudoku! { techniques: naked_single; minimal: true; 11__ __3_ ___4 _2__ };
type Several = sudoku! { techniques: naked_single; 1___ __3_ ___4 ____ };
type None = sudoku! { minimal: true; techniques: naked_single; 123_ ___4 ____ ____ };

// Each demand is another fault.
type Both = sudoku! {
    minimal: true;
    techniques: pair;
    "1.....9....9431..........18.9..1..6..4...9...5....62......47..6..26...3...58..7.."
};

fn main() {}
