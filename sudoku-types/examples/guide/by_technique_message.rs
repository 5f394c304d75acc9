//! Words for a bound that fails, where the reason is deep inside a walk.

trait AllCopy {}
impl AllCopy for () {}
impl<Head: Copy, Tail: AllCopy> AllCopy for (Head, Tail) {}

/// The words are on a trait around the walk, with one `impl`.
#[diagnostic::on_unimplemented(
    message = "this record owns memory",
    note = "only fields that are `Copy` can be sent"
)]
trait Plain {}
#[diagnostic::do_not_recommend]
impl<Fields: AllCopy> Plain for Record<Fields> {}

struct Record<Fields>(Fields);

fn send<R: Plain>(_record: R) {}

fn main() {
    send(Record((5, ("five", ()))));
}
