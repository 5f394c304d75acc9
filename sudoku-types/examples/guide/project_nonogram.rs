//! A picture of full and empty cells, judged by the lengths of the runs in its rows and columns.

use typenum::{ATerm, TArr, tarr};

enum X {} // a full cell
enum O {} // an empty one

trait Fits<Clue> {}
impl Fits<ATerm> for ATerm {}
impl<Cells: Fits<Clue>, Clue> Fits<Clue> for TArr<O, Cells> {}
impl<Cells: InRun<Marks, Clue>, Mark, Marks, Clue> Fits<TArr<TArr<Mark, Marks>, Clue>>
    for TArr<X, Cells>
{
}
trait InRun<Marks, Clue> {}
impl InRun<ATerm, ATerm> for ATerm {}
impl<Cells: Fits<Clue>, Clue> InRun<ATerm, Clue> for TArr<O, Cells> {}
impl<Cells: InRun<Marks, Clue>, Mark, Marks, Clue> InRun<TArr<Mark, Marks>, Clue>
    for TArr<X, Cells>
{
}

trait Heads {
    type Output;
}
impl Heads for ATerm {
    type Output = ATerm;
}
impl<Head, Tail, Rows: Heads> Heads for TArr<TArr<Head, Tail>, Rows> {
    type Output = TArr<Head, Rows::Output>;
}
trait Tails {
    type Output;
}
impl Tails for ATerm {
    type Output = ATerm;
}
impl<Head, Tail, Rows: Tails> Tails for TArr<TArr<Head, Tail>, Rows> {
    type Output = TArr<Tail, Rows::Output>;
}
trait Transpose {
    type Output;
}
impl<Rows> Transpose for TArr<ATerm, Rows> {
    type Output = ATerm;
}
impl<Head, Tail, Rows> Transpose for TArr<TArr<Head, Tail>, Rows>
where
    Self: Heads + Tails<Output: Transpose>,
{
    type Output = TArr<<Self as Heads>::Output, <<Self as Tails>::Output as Transpose>::Output>;
}
#[diagnostic::on_unimplemented(message = "a line does not match its clue")]
trait Right<Clue> {}
#[diagnostic::do_not_recommend]
impl<Cells: Fits<Clue>, Clue> Right<Clue> for Cells {}

trait EachRight<Clues> {}
impl EachRight<ATerm> for ATerm {}
impl<Line: Right<Clue>, Lines: EachRight<Clues>, Clue, Clues> EachRight<TArr<Clue, Clues>>
    for TArr<Line, Lines>
{
}

trait Solves<Across, Down> {}
impl<Rows: EachRight<Across> + Transpose<Output: EachRight<Down>>, Across, Down>
    Solves<Across, Down> for Rows
{
}

type One = tarr![()];
type Two = tarr![(), ()];
fn solves<Rows: Solves<Across, Down>, Across, Down>() {}
fn main() {
    type Rows = tarr![tarr![X, X, O], tarr![O, X, O], tarr![X, O, X]];
    type Across = tarr![tarr![Two], tarr![One], tarr![One, One]];
    type Down = tarr![tarr![One, One], tarr![Two], tarr![One]];
    solves::<Rows, Across, Down>();
}
