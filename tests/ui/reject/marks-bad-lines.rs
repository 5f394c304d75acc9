// Lines that cannot be read: one error each, on the cell or the sum.

use sudoku_types::sudoku;

type Outside = sudoku! { thermometers: r1c1 r1c5; 1___ ____ ____ ____ };
type Uncounted = sudoku! { thermometers: r0c1 r1c1; 1___ ____ ____ ____ };
type Twice = sudoku! { palindromes: r1c1 r1c2 r1c1; 1___ ____ ____ ____ };
type Alone = sudoku! { consecutive: r1c1, r2c2 r2c3; 1___ ____ ____ ____ };
type TooLong = sudoku! { thermometers: r1c1 r1c2 r1c3 r1c4 r2c4; 1___ ____ ____ ____ };
type NoSum = sudoku! { sums: r1c1 r1c2; 1___ ____ ____ ____ };
type ASum = sudoku! { doubles: 5 r1c1 r1c2; 1___ ____ ____ ____ };
type TooMuch = sudoku! { sums: 9 r1c1 r1c2; 1___ ____ ____ ____ };
type TooManyParts = sudoku! { arrows: r1c1 r1c2 r1c3 r2c3 r2c2 r2c1; 1___ ____ ____ ____ };
type Overlap = sudoku! { cages: 5 r1c1 r1c2, 4 r1c2 r2c2; 1___ ____ ____ ____ };
type LargeCage = sudoku! { cages: r1c1 r1c2 r1c3 r1c4 r2c4; 1___ ____ ____ ____ };
type NoSuchSum = sudoku! { cages: 8 r1c1 r1c2; 1___ ____ ____ ____ };
type Unended = sudoku! { odd: r1c1 r1c2 1___ ____ ____ ____ };
type NoCells = sudoku! { even: ; 1___ ____ ____ ____ };

type ManyCages = sudoku! {
    cages: r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8, r1c9, r2c1, r2c2, r2c3, r2c4, r2c5, r2c6, r2c7, r2c8, r2c9, r3c1, r3c2, r3c3, r3c4, r3c5, r3c6, r3c7, r3c8, r3c9, r4c1, r4c2, r4c3, r4c4, r4c5, r4c6, r4c7, r4c8, r4c9, r5c1, r5c2, r5c3, r5c4, r5c5, r5c6, r5c7, r5c8, r5c9, r6c1, r6c2, r6c3, r6c4, r6c5, r6c6, r6c7, r6c8, r6c9, r7c1, r7c2, r7c3, r7c4, r7c5, r7c6, r7c7, r7c8, r7c9;
    "................................................................................."
};

fn main() {}
