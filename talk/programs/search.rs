//! Which digit can follow in the row 1 2? The types look for it.

use typenum::{B0, B1, Gr, IsGreater, U1, U2, U3};

/// The first digit of a list that fits.
trait Search {
    type Digit;
}
impl<Digit: IsGreater<U2, Output: Choose<Digit, Rest>>, Rest> Search for (Digit, Rest) {
    type Digit = <Gr<Digit, U2> as Choose<Digit, Rest>>::Digit;
}

/// Does it fit? Each `impl` names only how it goes on.
trait Choose<Digit, Rest> {
    type Digit;
}
impl<Digit, Rest> Choose<Digit, Rest> for B1 {
    type Digit = Digit;
}
impl<Digit, Rest: Search> Choose<Digit, Rest> for B0 {
    type Digit = Rest::Digit;
}

struct Nonsense;

fn finds<Digits: Search<Digit = Digit>, Digit>() {}

fn main() {
    finds::<(U1, (U2, (U3, Nonsense))), U3>();
}
