use typenum::{B1, IsNotEqual, U1, U2, U3, U4};

trait Not<Other> {}
impl<A: IsNotEqual<B, Output = B1>, B> Not<B> for A {}

trait Unit {}
impl<A: Not<B> + Not<C> + Not<D>, B: Not<C> + Not<D>, C: Not<D>, D> Unit for (A, B, C, D) {}
trait Units {}
impl<P: Unit, Q: Unit, R: Unit, S: Unit> Units for (P, Q, R, S) {}

trait Sudoku {}
impl<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P> Sudoku
    for ((A, B, C, D), (E, F, G, H), (I, J, K, L), (M, N, O, P))
where
    ((A, B, C, D), (E, F, G, H), (I, J, K, L), (M, N, O, P)): Units, // rows
    ((A, E, I, M), (B, F, J, N), (C, G, K, O), (D, H, L, P)): Units, // columns
    ((A, B, E, F), (C, D, G, H), (I, J, M, N), (K, L, O, P)): Units, // boxes
{
}

fn judge<Grid: Sudoku>() {}

fn main() {
    judge::<(
        (U1, U2, U3, U4),
        (U3, U4, U1, U2),
        (U2, U2, U4, U3),
        (U4, U3, U2, U1),
    )>();
}
