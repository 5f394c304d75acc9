//! Texts, each with the grid it is read as, in one line, or the first sentence of its error. All that read a text read this table:
//! `read` and files here, and the macro.

/// Texts that are one grid, `1.....3....4.2..`.
pub(super) const SAME: [&str; 74] = [
    // Rows
    "1 _ _ _\n_ _ 3 _\n_ _ _ 4\n_ 2 _ _",
    "1___\n__3_\n___4\n_2__",
    "1___ __3_ ___4 _2__",
    "1 _ | _ _\n_ _ | 3 _\n----+----\n_ _ | _ 4\n_ 2 | _ _",
    "+----+----+\n| 1. | .. |\n| .. | 3. |\n+----+----+\n| .. | .4 |\n| .2 | .. |\n+----+----+",
    "1_|__\n__|3_\n=====\n__|_4\n_2|__",
    "1_ || __ __ || 3_ ==++== __ || _4 _2 || __",
    "┌──┬──┐\n│1.│..│\n│..│3.│\n├──┼──┤\n│..│.4│\n│.2│..│\n└──┴──┘",
    "\"┌──┬──┐\n│1.│..│\n│..│3.│\n├──┼──┤\n│..│.4│\n│.2│..│\n└──┴──┘\"",
    "\n\n  1 _ _ _\n\n  _ _ 3 _\n\n  _ _ _ 4\n  _ 2 _ _\n\n",
    // Strings
    r#""1..." "..3." "...4" ".2..""#,
    "\"1...\";\n\"..3.\";\n\"...4\";\n\".2..\"",
    r#"["1...", "..3.", "...4", ".2..",]"#,
    r#""1 . . ." / ". . 3 ." / ". . . 4" / ". 2 . .""#,
    r#""1.....3....4.2..""#,
    "\"1...\n..3.\n...4\n.2..\"",
    r#""1.../..3./...4/.2..""#,
    r#""1...;..3.;...4;.2..;""#,
    r#""1..., ..3., ...4, .2..""#,
    "'1' '_' '_' '_' '_' '_' '3' '_' '_' '_' '_' '4' '_' '2' '_' '_'",
    "'1' _ _ _ _ _ 3 _ _ _ _ 4 _ '2' _ _",
    "\"1\" _ _ _\n_ _ 3 _\n_ _ _ 4\n_ 2 _ _",
    "1___ / __3_ / ___4 / _2__",
    "1___; __3_; ___4; _2__;",
    // Brackets and JSON
    "[1 _ _ _] [_ _ 3 _] [_ _ _ 4] [_ 2 _ _]",
    "[[1, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4], [0, 2, 0, 0]]",
    "[1 0 0 0; 0 0 3 0; 0 0 0 4; 0 2 0 0]",
    "{(1___) (__3_)\n(___4) (_2__)}",
    "[1___][__3_][___4][_2__]",
    r#"[["1", "", "", ""], ["", "", "3", ""], ["", "", "", "4"], ["", "2", "", ""]]"#,
    r#"[["1", "-", "-", "-"], ["-", "-", "3", "-"], ["-", "-", "-", "4"], ["-", "2", "-", "-"]]"#,
    r#"[["1", " ", " ", " "], [" ", " ", "3", " "], [" ", " ", " ", "4"], [" ", "2", " ", " "]]"#,
    r#"["1", ".", ".", ".", ".", ".", "3", ".", ".", ".", ".", "4", ".", "2", ".", "."]"#,
    "[1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 3u8, 0u8, 0u8, 0u8, 0u8, 4u8, 0u8, 2u8, 0u8, 0u8]",
    // Lists
    "(1, _, _, _, _, _, 3, _, _, _, _, 4, _, 2, _, _)",
    "[1, _, _, _, _, _, 3,\n _, _, _, _, 4,\n _, 2, _, _]",
    "1, _, _, _,\n_, _, 3, _,\n_, _, _, 4,\n_, 2, _, _,",
    // Empty fields
    "1,,,\n,,3,\n,,,4\n,2,,",
    "1,,,,\n,,3,,\n,,,4,\n,2,,,",
    "1,,,;,,3,;,,,4;,2,,",
    "[1,,,],[,,3,],[,,,4],[,2,,]",
    "1,,,,,,3,,,,,4,,2,,",
    "1,,,,,,3,,,,,4,,2,,,",
    // Letters and symbols
    r#"symbols: "♠♥♦♣"; "♠..." "..♦." "...♣" ".♥..""#,
    r#"symbols: "♠♥♦♣"; "♠ . . . . . ♦ . . . . ♣ . ♥ . .""#,
    "symbols: \"♠\u{fe0f}♥\u{fe0f}♦\u{fe0f}♣\u{fe0f}\"; \"♠\u{fe0f}...\" \"..♦.\" \"...♣\u{fe0e}\" \".♥\u{fe0f}..\"",
    r#"symbols: "WORD"; w___ __r_ ___D _o__"#,
    r#"symbols: "aAbB"; "a..." "..b." "...B" ".A..""#,
    r#"symbols: "!@%$"; ! _ _ _ _ _ % _ _ _ _ $ _ @ _ _"#,
    r#"symbols: "!*x0"; "!..." "..x." "...0" ".*..""#,
    "symbols: 0..=3; 0 _ _ _\n_ _ 2 _\n_ _ _ 3\n_ 1 _ _",
    "symbols: 0..=3; [0, _, _, _], [_, _, 2, _], [_, _, _, 3], [_, 1, _, _]",
    "symbols: 0..=3; 0___ __2_ ___3 _1__",
    "symbols: 9..=12; 9 _ _ _ _ _ 11 _ _ _ _ 12 _ 10 _ _",
    "symbols: 9..=12; 09 __ __ __ __ __ 11 __ __ __ __ 12 __ 10 __ __",
    "symbols: 9..=12; 09 .. .. .. .. .. 11 .. .. .. .. 12 .. 10 .. ..",
    "symbols: 9..=12; 09 00 00 00 00 00 11 00 00 00 00 12 00 10 00 00",
    // Blanks
    "1?? ? ??3? ???4 ?2??",
    "1***\n**3*\n***4\n*2**",
    "1xxx xx3x xxx4 x2xx",
    "1XXX\nXX3X\nXXX4\nX2XX",
    "1---\n--3-\n---4\n-2--",
    "1 - - -\n- - 3 -\n- - - 4\n- 2 - -",
    r#""1-----3----4-2--""#,
    "1 000 00 30 0004 0200",
    "1 . . . . . 3 . . . . 4 . 2 . .",
    "1 _ . ?\n0 * 3 x\nX _ _ 4\n_ 2 _ _",
    // Options
    "boxes: 2x2; solution: first; solver: types; symbols: 1..=4; 1___ __3_ ___4 _2__",
    r#"symbols: "1234"; solver: const; solution: unique; boxes: 1 x 4; 1___ __3_ ___4 _2__"#,
    "boxes:2X2;solution:first;1___ __3_ ___4 _2__",
    // Tables
    "1\t.\t.\t.\n.\t.\t3\t.\n.\t.\t.\t4\n.\t2\t.\t.",
    // What programs write
    "[[1, null, null, null], [null, null, 3, null], [null, null, null, 4], [null, 2, null, null]]",
    "[1, None, None, None,\n None, None, 3, None,\n None, None, None, 4,\n None, 2, None, None]",
    "[[1,0,0,0]\n,[0,0,3,0]\n,[0,0,0,4]\n,[0,2,0,0]]",
];

/// Other grids, and errors.
pub(super) const OTHER: [(&str, &str); 63] = [
    // Rows
    (
        "1 _\n_ _\n_ _ 3 _ _ _\n_ 4 _ 2 _ _",
        "row 1 has 2 cells, expected 4",
    ),
    // Lists
    (
        "[1, _, _, _, _,\n _, 3, _, _, _,\n _, 4, _, 2, _,\n _,]",
        "row 1 has 5 cells, expected 4",
    ),
    // Empty fields
    (
        "1,2,3,4\n3,4,1,2\n2,1,4,\n4,3,2,1",
        "row 3 has 3 cells, expected 4",
    ),
    ("1,2,3,4,\n3,4,1,2,\n2,1,4,3,\n4,3,2,1,", "1234341221434321"),
    (
        "1, , 2, _, _, _, _, _, _, _, _, _, _, _, _, _, _",
        "a grid has n × n cells: this one has 17, 4 × 4 would be 16",
    ),
    // Letters and symbols
    ("A _ C _\n_ _ _ b\n_ a _ _\nd _ _ C", "1030000201004003"),
    ("A_C_ ___B _A__ D__C", "1030000201004003"),
    // Other sizes
    ("1", "1"),
    ("_", "0"),
    ("[[[1]]]", "1"),
    ("boxes: 1x2; 1 _ _ _", "1000"),
    ("boxes: 1x3; 1__ _2_ __3", "100020003"),
    (
        "boxes: 1x5;\n1____\n_2___\n__3__\n___4_\n____5",
        "1000002000003000004000005",
    ),
    (
        "1_____ ______ ______ ______ ______ _____6",
        "100000000000000000000000000000000006",
    ),
    (
        "10 _ _ _ _ _ _ _ _ _\n_ 1 _ _ _ _ _ _ _ _\n_ _ 2 _ _ _ _ _ _ _\n_ _ _ 3 _ _ _ _ _ _\n_ _ _ _ 4 _ _ _ _ _\n_ _ _ _ _ 5 _ _ _ _\n_ _ _ _ _ _ 6 _ _ _\n_ _ _ _ _ _ _ 7 _ _\n_ _ _ _ _ _ _ _ 8 _\n_ _ _ _ _ _ _ _ _ 9",
        "A000000000010000000000200000000003000000000040000000000500000000006000000000070000000000800000000009",
    ),
    // Options
    (
        "size: 4; 1___ __3_ ___4 _2__",
        "unknown option `size`: expected `boxes`, `symbols`, `solution`, `solver`, `proof`, `rules`, `regions`, `cages`, `thermometers`, `consecutive`, `doubles`, `whispers`, `palindromes`, `sums`, `arrows`, `even`, `odd`, `minimal` or `techniques`",
    ),
    (
        "box: 2x2; 1___ __3_ ___4 _2__",
        "unknown option `box`: expected `boxes`, `symbols`, `solution`, `solver`, `proof`, `rules`, `regions`, `cages`, `thermometers`, `consecutive`, `doubles`, `whispers`, `palindromes`, `sums`, `arrows`, `even`, `odd`, `minimal` or `techniques`; did you mean `boxes`?",
    ),
    (
        "boxes: 2x2; boxes: 2x2; 1___ __3_ ___4 _2__",
        "`boxes` is given twice",
    ),
    (
        "1___ __3_ ___4 _2__; boxes: 2x2;",
        "options come before the grid: move `boxes` and its value in front of it",
    ),
    (
        "boxes 2x2; 1___ __3_ ___4 _2__",
        "expected `:` after `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`",
    ),
    (
        "boxes = 2x2; 1___ __3_ ___4 _2__",
        "expected `:` after `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`",
    ),
    (
        "boxes: 2x2 1___ __3_ ___4 _2__",
        "expected `;` after the value of `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`",
    ),
    (
        "boxes: 2x2\n1___ __3_ ___4 _2__",
        "expected `;` after the value of `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`",
    ),
    (
        "solution: first\n1___ __3_ ___4 _2__",
        "expected `;` after the value of `solution`: write `solution: unique;` or `solution: first;`",
    ),
    (
        "boxes: ; 1___ __3_ ___4 _2__",
        "not a valid value for `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`",
    ),
    (
        "boxes: 2; 1___ __3_ ___4 _2__",
        "not a valid value for `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`",
    ),
    (
        "boxes: 2x3; 1___ __3_ ___4 _2__",
        "`boxes` is for a 6×6 grid, and this grid is 4×4",
    ),
    (
        "boxes: 0x4; 1___ __3_ ___4 _2__",
        "not a valid value for `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`",
    ),
    (
        "boxes: 6x5; 1___ __3_ ___4 _2__",
        "not a valid value for `boxes`: write the rows and columns of a box of at most 25 cells, for example `boxes: 2x3;`",
    ),
    (
        "solution: any; 1___ __3_ ___4 _2__",
        "not a valid value for `solution`: write `solution: unique;` or `solution: first;`",
    ),
    (
        "solver: traits; 1___ __3_ ___4 _2__",
        "not a valid value for `solver`: write `solver: const;` or `solver: types;`",
    ),
    (
        r#"symbols: "ABC"; A___ __C_ ____ _B__"#,
        "`symbols` is for a 3×3 grid, and this grid is 4×4",
    ),
    (
        r#"symbols: "ABCA"; A___ __C_ ____ _B__"#,
        "the symbol `A` is in `symbols` twice",
    ),
    (
        r#"symbols: "AB_C"; A___ __C_ ____ _B__"#,
        "`_` cannot be a symbol: in a grid it is a blank",
    ),
    (
        "symbols: 'A'; A___ __C_ ____ _B__",
        "not a valid value for `symbols`: write at most 25 characters in order of value, for example `symbols: \"0123456789ABCDEF\";`, or numbers up to 99, for example `symbols: 0..=15;`",
    ),
    (
        "symbols: 3..=0; 1___ __3_ ___4 _2__",
        "not a valid value for `symbols`: write at most 25 characters in order of value, for example `symbols: \"0123456789ABCDEF\";`, or numbers up to 99, for example `symbols: 0..=15;`",
    ),
    (
        "symbols: 0..4; 1___ __3_ ___4 _2__",
        "not a valid value for `symbols`: write at most 25 characters in order of value, for example `symbols: \"0123456789ABCDEF\";`, or numbers up to 99, for example `symbols: 0..=15;`",
    ),
    (
        "solution: first;",
        "this grid is empty: write one row after the other, for example `5 3 _ | _ 7 _ | _ _ _`, with `_` for a blank",
    ),
    // Wrong grids
    (
        "",
        "this grid is empty: write one row after the other, for example `5 3 _ | _ 7 _ | _ _ _`, with `_` for a blank",
    ),
    (
        "[]",
        "this grid is empty: write one row after the other, for example `5 3 _ | _ 7 _ | _ _ _`, with `_` for a blank",
    ),
    (
        "1___ __3_ ___4 _2_",
        "a grid has n × n cells: this one has 15, 4 × 4 would be 16",
    ),
    (
        "1___ __3_ ___4 _2__ _",
        "a grid has n × n cells: this one has 17, 4 × 4 would be 16",
    ),
    (
        "1 _ _ _\n_ _ 3\n_ _ _ 4\n_ 2 _ _",
        "row 2 has 3 cells, expected 4",
    ),
    (
        "1 _ _ _\n_ _ 3\n_ _ _ _ 4\n_ 2 _ _",
        "row 2 has 3 cells, expected 4",
    ),
    ("1___\n__3_\n___4\n_2_", "row 4 has 3 cells, expected 4"),
    ("1___\n__3__\n___4\n_2__", "row 2 has 5 cells, expected 4"),
    (
        r#""1..." "..3" "...4" ".2..""#,
        "row 2 has 3 cells, expected 4",
    ),
    (
        "\"1...\n..3.\n...4.\n.2..\"",
        "row 3 has 5 cells, expected 4",
    ),
    (r#""1.../..3./...4/.2.""#, "row 4 has 3 cells, expected 4"),
    (
        "[1 _ _ _] [_ _ 3 _] [_ _ _ 4 _] [_ 2 _ _]",
        "row 3 has 5 cells, expected 4",
    ),
    (
        "[[1, 0, 0, 0], [0, 0, 3], [0, 0, 0, 4], [0, 2, 0, 0]]",
        "row 2 has 3 cells, expected 4",
    ),
    (
        "5 3 _ | _ 7 _ | _ _ _",
        "this grid has 1 row of 9 cells, expected 9 rows",
    ),
    (
        "1_____\n__3___\n____4_\n_2____\n______",
        "this grid has 5 rows of 6 cells, expected 6 rows",
    ),
    (
        "1 _ _ _\n_ _ 5 _\n_ _ _ 4\n_ 2 _ _",
        "`5` is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank",
    ),
    (
        "1___ __y_ ___4 _2__",
        "row 2, column 3: `y` is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank",
    ),
    (
        "1___ __3_ ___4 _2_#",
        "row 4, column 4: `#` is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank",
    ),
    (
        "1 N N N N N 3 N N N N 4 N 2 N N",
        "`N` is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank",
    ),
    (
        "1   3 2 4 2 3",
        "a grid has n × n cells: this one has 6, 4 × 4 would be 16",
    ),
    (
        "1 2 3 _ 2 3 1 _ 3 1 2 _ _ _ _ _ - - - - - - - - - - - - - - - - - - - -",
        "this text can be read as two different grids: write a row on each line, and `_`, `.` or `?` for each blank",
    ),
    (
        "symbols: 0..=3; 0 0 0 0 0 0 2 0 0 0 0 4 0 1 0 0",
        "`4` is not a digit of a 4×4 grid: expected 0 to 3, or `_` for a blank",
    ),
    (
        "P _ _ _",
        "a 2×2 grid has no usual boxes: write `boxes: 1x2;` before it for a grid of rows and columns alone (a Latin square)",
    ),
    (
        "_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _",
        "a 5×5 grid has no usual boxes: write `boxes: 1x5;` before it for a grid of rows and columns alone (a Latin square)",
    ),
    // Tables
    (
        "1.....3....4.2..,1432243132144123,7",
        "a grid has n × n cells: this one has 33, 6 × 6 would be 36",
    ),
];
