//! Whether digits rise is asked only if they are digits.

use typenum::{B1, Bit, IsLess, U3, U5, UInt, Unsigned};

/// An open gate, `()`, leads to the type itself.
trait Gate {
    type To<T>;
}
impl Gate for () {
    type To<T> = T;
}

trait Digit {
    type Gate: Gate;
}
impl<High: Unsigned, Low: Bit> Digit for UInt<High, Low> {
    type Gate = ();
}
type Checked<D> = <<D as Digit>::Gate as Gate>::To<D>;

fn rising<A: Digit, B: Digit>()
where
    Checked<A>: IsLess<Checked<B>, Output = B1>,
{
}

fn main() {
    rising::<U3, U5>();
}
