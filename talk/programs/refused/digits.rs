//! A digit is a type, and a fact about digits is an `impl`.

struct One;
struct Two;

trait Different<Other> {}
impl Different<Two> for One {}
impl Different<One> for Two {}

fn different<A: Different<B>, B>() {}

fn main() {
    different::<Two, Two>();
}
