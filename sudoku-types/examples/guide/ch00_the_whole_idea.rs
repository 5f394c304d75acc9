//! A judge of 4×4 Sudokus, without dependencies: a wrong grid does not compile.

struct One;
struct Two;
struct Three;
struct Four;

/// Holds for a digit that is not the other one.
trait Different<Other> {}
macro_rules! different {
    ($($a:ident $b:ident),*) => {$(
        impl Different<$b> for $a {}
        impl Different<$a> for $b {}
    )*};
}
different!(One Two, One Three, One Four, Two Three, Two Four, Three Four);

/// Holds for a row, column or box of four different digits.
trait Unit {}
impl<A, B, C, D> Unit for (A, B, C, D)
where
    A: Different<B> + Different<C> + Different<D>,
    B: Different<C> + Different<D>,
    C: Different<D>,
{
}

/// Holds for four such units.
trait Units {}
impl<P: Unit, Q: Unit, R: Unit, S: Unit> Units for (P, Q, R, S) {}

/// Holds for a grid that keeps the rules of Sudoku.
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
        (One, Two, Three, Four),
        (Three, Four, One, Two),
        (Two, One, Four, Three),
        (Four, Three, Two, One),
    )>();
}
