// A known limitation: rustc does not check the bound of a supertrait's associated type for a `dyn` type, and believes it
// (rust-lang/rust#152607). So a grid with several solutions is "proved unique". SECURITY.md has this program.

use sudoku_types::type_solver::NoAdvice;
use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Grid, Proven, Puzzle, Solution, Unique};

trait Names {
    type Of;
}
trait Believed: Names<Of: Unique<Grid = Grid<4>>> {}

const fn proven<T: Believed + ?Sized>() -> Proven<4> {
    Proven::of_unique::<T::Of>()
}

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Several = Solution<Puzzle<4, Boxes<U2, U2>, tarr![Blanks, Blanks, Blanks, Blanks]>, tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
], true, NoAdvice>;

static SEVERAL: Proven<4> = proven::<dyn Believed<Of = Several>>();

fn main() {
    assert!(SEVERAL.is_proved_unique());
    assert!(!SEVERAL.givens().is_minimal());
}
