//! Pictures beside the documentation are those that the example draws.

#[path = "../../../sudoku-types/examples/picture.rs"]
#[allow(dead_code)] // its `main`
mod example;

#[test]
fn pictures() {
    for (kind, kept) in [
        (
            None,
            include_str!("../../../sudoku-types/examples/x-wing.svg"),
        ),
        picture!("diagonals"),
        picture!("jigsaw"),
        picture!("killer"),
        picture!("marks"),
        picture!("rules"),
        picture!("windows"),
    ] {
        let drawn = example::draw(kind).expect("a kind of picture");
        assert_eq!(format!("{drawn}\n"), kept, "{kind:?}");
    }
}

/// A kind of picture, and the one that is kept.
macro_rules! picture {
    ($kind:literal) => {
        (
            Some($kind),
            include_str!(concat!(
                "../../../sudoku-types/examples/pictures/",
                $kind,
                ".svg"
            )),
        )
    };
}
use picture;
