// Neither a tape nor the claim itself can be made of a type of one's own.

use sudoku_types::Unique;
use sudoku_types::proof::{Tape, Wide};
use sudoku_types::typenum::U1;

struct Mine;

impl Tape for Mine {
    type Run<M> = U1;
}
impl Tape for Wide<Mine, Mine> {
    type Run<M> = U1;
}
impl Tape for (Mine, Mine) {
    type Run<M> = U1;
}
impl Unique for Mine {}

fn main() {}
