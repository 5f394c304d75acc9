// Fuel that runs out has words of its own, in either macro. What they write is written out here,
// to give the search less than they do.

use sudoku_types::__private::{Accepted, ByTypes, First, Outcome, SolversReport, TypesProposal};
use sudoku_types::__private::{Unique, kind, unsolvable};
use sudoku_types::typenum::{U2, tarr};
use sudoku_types::{Blank, Boxes, Puzzle};

type Empty = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
]>;

type Proposal = TypesProposal<Empty, Unique, U2>;
const _: bool = <SolversReport as Accepted<{ kind::<Proposal>() }>>::ACCEPTED;

const _: () = unsolvable::<Empty, ByTypes<Outcome<Empty, First, U2>>>();

fn main() {}
