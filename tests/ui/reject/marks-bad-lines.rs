// Lines that cannot be read: one error each, on the cell or the sum.

use sudoku_types::sudoku;

type Outside = sudoku! { thermometers: r1c1 r1c5; 1___ ____ ____ ____ };
type Uncounted = sudoku! { thermometers: r0c1 r1c1; 1___ ____ ____ ____ };
type Twice = sudoku! { palindromes: r1c1 r1c2 r1c1; 1___ ____ ____ ____ };
type Alone = sudoku! { consecutive: r1c1, r2c2 r2c3; 1___ ____ ____ ____ };
type TooLong = sudoku! { thermometers: r1c1 r1c2 r1c3 r1c4 r2c4; 1___ ____ ____ ____ };
type NoSum = sudoku! { sums: r1c1 r1c2; 1___ ____ ____ ____ };
type ASum = sudoku! { doubles: 5 r1c1 r1c2; 1___ ____ ____ ____ };
type NoRatio = sudoku! { ratios: r1c1 r1c2; 1___ ____ ____ ____ };
type LargeDifference = sudoku! { differences: 4 r1c1 r1c2; 1___ ____ ____ ____ };
type NoWhisper = sudoku! { whispers: 0 r1c1 r1c2; 1___ ____ ____ ____ };
type LongRenban = sudoku! { renbans: r1c1 r1c2 r1c3 r1c4 r2c4; 1___ ____ ____ ____ };
type NoThirds = sudoku! { entropic: r1c1 r1c2 r1c3; 1___ ____ ____ ____ };
type Word = sudoku! { whispers: far r1c1 r1c2; 1___ ____ ____ ____ };
type NoSign = sudoku! { undrawn: 8 r1c1 r1c2; 1___ ____ ____ ____ };
type NoDots = sudoku! { all_drawn: consecutive, even; 1___ ____ ____ ____ };
type DotsTwice = sudoku! { all_drawn: doubles, doubles; 1___ ____ ____ ____ };
type NoParts = sudoku! { equal_sums: r1c1 r1c2 r1c3; 1___ ____ ____ ____ };
type OnePart = sudoku! { equal_sums: 3 r1c1 r1c2 r1c3; 1___ ____ ____ ____ };
type OneBox = sudoku! { region_sums: r1c1 r1c2 r1c3, r3c3 r4c4; 1___ ____ ____ ____ };
type TwoLines = sudoku! { region_sums: r1c1 r1c2 r1c4; 1___ ____ ____ ____ };
type ShortZipper = sudoku! { zippers: r1c1 r1c2; 1___ ____ ____ ____ };
type TooMuch = sudoku! { sums: 9 r1c1 r1c2; 1___ ____ ____ ____ };
type TooManyParts = sudoku! { arrows: r1c1 r1c2 r1c3 r2c3 r2c2 r2c1; 1___ ____ ____ ____ };
type Apart = sudoku! { thermometers: r3c1 r2c1 r1c1 r1c4; 1___ ____ ____ ____ };
type AtCorner = sudoku! { doubles: r1c1 r2c2; 1___ ____ ____ ____ };
type LargeCage = sudoku! { cages: r1c1 r1c2 r1c3 r1c4 r2c4; 1___ ____ ____ ____ };
type NoSuchSum = sudoku! { cages: 8 r1c1 r1c2; 1___ ____ ____ ____ };
type Unended = sudoku! { odd: r1c1 r1c2 1___ ____ ____ ____ };
type Dash = sudoku! { thermometers: r1c1-r1c2; 1___ ____ ____ ____ };
type Arrow = sudoku! { even: r1c1 r1c2 -> r1c3; 1___ ____ ____ ____ };
type TooLarge = sudoku! { cages: 99999999999999999999 r1c1 r1c2; 1___ ____ ____ ____ };
type Misspelled = sudoku! { thermometer: r1c1 r1c2; 1___ ____ ____ ____ };
type NoColon = sudoku! { thermometers r1c1 r1c2; 1___ ____ ____ ____ };
type Below = sudoku! { 1___ ____ ____ ____ even: r1c2; };
type NoCells = sudoku! { even: ; 1___ ____ ____ ____ };

fn main() {}
