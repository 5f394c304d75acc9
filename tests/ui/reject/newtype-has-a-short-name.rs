// Where rustc prints the type of a puzzle it prints the whole grid. A struct around it is printed by its name.

use sudoku_types::sudoku;

type Puzzle = sudoku! {
    5 3 _ | _ 7 _ | _ _ _
    6 _ _ | 1 9 5 | _ _ _
    _ 9 8 | _ _ _ | _ 6 _
    ------+-------+------
    8 _ _ | _ 6 _ | _ _ 3
    4 _ _ | 8 _ 3 | _ _ 1
    7 _ _ | _ 2 _ | _ _ 6
    ------+-------+------
    _ 6 _ | _ _ _ | 2 8 _
    _ _ _ | 4 1 9 | _ _ 5
    _ _ _ | _ 8 _ | _ 7 9
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Daily(Puzzle);

trait Played {
    fn score<Points>(&self) -> Points;
}

impl Played for Daily {
    fn score<Points>(&self) -> Points {
        unreachable!("{}", self.0)
    }
}
impl Played for Daily {}

fn play(_: &dyn Played) {}

fn main() {
    let () = Daily::default();
}
