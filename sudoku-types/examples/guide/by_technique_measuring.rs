//! Twice as many questions at each of twelve levels, all of them new. The program is not run, but measured.

trait Ask<Marks> {}
impl<T> Ask<()> for T {}
impl<T, Marks> Ask<(Marks,)> for T
where
    (T, u8): Ask<Marks>,
    (T, u16): Ask<Marks>,
{
}

type Three<Marks> = (((Marks,),),);
type Twelve = Three<Three<Three<Three<()>>>>;

fn ask<T: Ask<Twelve>>() {}

fn main() {
    ask::<()>();
}
