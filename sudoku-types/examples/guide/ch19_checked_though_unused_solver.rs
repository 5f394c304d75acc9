//! What a function finds, while rustc runs it, decides whether a type that nobody uses compiles.

/// A row of four cells, a hexadecimal digit each: 1 2 _ 4 is 0x1204.
struct Row<const GIVENS: u16, const CHECKED: bool>;

/// What the solver has to say of a row.
struct Report<const BLANKS: usize>;

#[diagnostic::on_unimplemented(message = "the solver does not accept this row")]
trait Accepted {
    const ACCEPTED: bool = true;
}
impl Accepted for Report<0> {}
impl Accepted for Report<1> {}

/// The solver: it can fill one blank, and not more.
const fn blanks(givens: u16) -> usize {
    let (mut blanks, mut column) = (0, 0);
    while column < 4 {
        blanks += (givens >> (4 * column) & 0xf == 0) as usize;
        column += 1;
    }
    blanks
}

#[expect(dead_code)]
type Small = Row<0x1204, { <Report<{ blanks(0x1204) }> as Accepted>::ACCEPTED }>;

fn main() {
    assert_eq!(blanks(0x1204), 1);
}
