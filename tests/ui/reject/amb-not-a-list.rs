// The alternatives of a choice are a list.

use sudoku_types::type_solver::{Amb, Evaluate, Fail, Run};

struct Choice;

impl Run for Choice {
    type Outcome = Amb<Fail>;
}

fn is<Type>() {}

fn main() {
    is::<Evaluate<Choice>>();
}
