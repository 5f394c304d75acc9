// A grid of `grid!` is a value, and neither a type nor an item.

use sudoku_types::{Grid, grid};

type Alias = grid! { 1___ __3_ ___4 _2__ };
type Wrong = grid! { 1___ __3 ___4 _2__ };

fn argument(_: grid! { "1.....3....4.2.." }) {}

const OF_TYPE: Option<grid! { 1 _; _ _ }> = None;

grid! { 1___ __3_ ___4 _2__ }

fn main() {
    let value: Grid<4> = grid! { 1___ __3_ ___4 _2__ };
}
