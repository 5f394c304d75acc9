// What cannot stand in the options `regions` and `cages`, or beside them.

use sudoku_types::{Grid, grid, sudoku};

type TooFew = sudoku! { regions: "aaab accb dccb ddd"; 1___ ____ ____ ____ };
type LongRegion = sudoku! { regions: "aaab aacb dccb dddb"; 1___ ____ ____ ____ };
type NoName = sudoku! { regions: "aaab accb dccb ddd!"; 1___ ____ ____ ____ };
type NoRegion = sudoku! { regions: "aaab accb dccb ddd."; 1___ ____ ____ ____ };
type NoString = sudoku! { regions: aaab accb dccb ddd?; 1___ ____ ____ ____ };
type Nothing = sudoku! { regions: ""; 1___ ____ ____ ____ };
type Windows = sudoku! { regions: "aaab accb dccb dddb"; rules: windows; 1___ ____ ____ ____ };
type OtherSize = sudoku! { regions: "aaab accb dccb dddb"; 1_____ ______ ______ ______ ______ ______ };
type OtherSizes = sudoku! { cages: "a"; regions: "aaab accb dccb dddb"; 1___ ____ ____ ____ };

type NoCage = sudoku! { cages: "aa.. bb.. .... ....", a = 3, c = 5; 1___ ____ ____ ____ };
type NoSum = sudoku! { cages: "aa.. bb.. .... ....", a = 2, b = 8; 1___ ____ ____ ____ };
type HugeSum = sudoku! { cages: "aa.. bb.. .... ....", a = 99999999999999999999; 1___ ____ ____ ____ };
type SumTwice = sudoku! { cages: "aa.. bb.. .... ....", a = 3, a = 4; 1___ ____ ____ ____ };
type NoNumber = sudoku! { cages: "aa.. bb.. .... ....", a = ten; 1___ ____ ____ ____ };
type NoEquals = sudoku! { cages: "aa.. bb.. .... ....", a: 3; 1___ ____ ____ ____ };
type LongCage = sudoku! { cages: "aaaa a... .... ....", a = 10; 1___ ____ ____ ____ };

type NoComma = sudoku! { cages: "aa.. bb.. .... ....", a = 3 b = 7; 1___ ____ ____ ____ };
type NoComma2 = sudoku! { cages: "aa.. bb.. .... ...." a = 3; 1___ ____ ____ ____ };
type Colon = sudoku! { cages: "aa.. bb.. .... ....": a = 3; 1___ ____ ____ ____ };
type Sum = sudoku! { cages: "aa.. bb.. .... ....", a = 2 + 1; 1___ ____ ____ ____ };
type Suffix = sudoku! { cages: "aa.. bb.. .... ....", a = 3u8; 1___ ____ ____ ____ };
type Range = sudoku! { cages: "aa.. bb.. .... ....", a = 3..=5; 1___ ____ ____ ____ };
type Semicolon = sudoku! { cages: "aa.. bb.. .... ....", a = 3; b = 7; 1___ ____ ____ ____ };
type Semicolon2 = sudoku! { cages: "aa.. bb.. .... ...."; a = 3, b = 7; 1___ ____ ____ ____ };
type CommaForSemicolon = sudoku! { cages: "aa.. bb.. .... ....", a = 3, rules: diagonals; 1___ ____ ____ ____ };
type ShortRow = sudoku! {
    regions:
        "aaab",
        "accb",
        "dcb",
        "dddb";
    1___ ____ ____ ____
};
type SemicolonRows = sudoku! { regions: "aaab"; "accb"; "dccb"; "dddb"; 1___ ____ ____ ____ };
type Name = sudoku! { regions: MAP; 1___ ____ ____ ____ };
type Jigsaw = sudoku! { jigsaw: "aaab accb dccb dddb"; 1___ ____ ____ ____ };
const NO_ROOM: Grid<4> = grid! { cages: "aa.. .... .... ....", a = 3; 1___ ____ ____ ____ };

fn main() {}
