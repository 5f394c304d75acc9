// The standard symbols, named, are the same type and the same grid as none.

use sudoku_types::{BoxShape, Grid, Symbols, sudoku};

type Small = sudoku! { 1___ __3_ ___4 _2__ };

fn main() {
    let named: Small = sudoku! { symbols: "1234"; 1___ __3_ ___4 _2__ };
    let boxes = BoxShape::new(2, 2).unwrap();
    let symbols = Symbols::Characters(['1', '2', '3', '4']);
    let grid = Grid::from_rows(*named.givens().rows(), boxes, symbols);
    assert_eq!(grid, Ok(Small::GIVENS));
}
