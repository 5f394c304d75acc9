//! Does a type have a trait? A constant has the answer.

macro_rules! holds {
    ($type:ty: $bound:path) => {{
        #[allow(dead_code)] // where the answer is yes
        trait Otherwise {
            const HOLDS: bool = false;
        }
        impl<T: ?Sized> Otherwise for T {}

        struct Question<T: ?Sized>(std::marker::PhantomData<T>);
        #[allow(dead_code)] // where the answer is no
        impl<T: ?Sized + $bound> Question<T> {
            const HOLDS: bool = true;
        }
        <Question<$type>>::HOLDS
    }};
}

const _: () = assert!(holds!(u8: Copy));
const _: () = assert!(!holds!(String: Copy));

fn main() {
    println!("str: Send is {}", holds!(str: Send));
}
