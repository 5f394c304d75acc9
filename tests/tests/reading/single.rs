//! Tests single texts that earlier readers read as another grid, and similar ones.

use super::{files, read, texts};

/// A `#` in what looks like an option.
#[test]
fn a_hash_in_an_option_of_a_file() {
    files(&[
        (
            "Title: Daily #12; hard\n1.....3....4.2..",
            &["1.....3....4.2.."],
        ),
        (
            "boxes: 2x2 # note; 1.....3....4.2..",
            &["line 1, column 10: expected `;` after the value of `boxes`"],
        ),
        (
            "boxes: 2x2 #; 1.....3....4.2..",
            &["line 1, column 10: expected `;` after the value of `boxes`"],
        ),
        (
            "rules: diagonals # all; windows; 1.....3....4.2..",
            &["line 1, column 8: expected `,` or `;` after the value of `rules`"],
        ),
        (
            "a:#;1.....3....4.2..",
            &["line 1, column 1: `:` means nothing in a grid"],
        ),
        ("#: a; b\n1.....3....4.2..", &["1.....3....4.2.."]),
        (
            "Title: #1; #2; x\n1...\n..3.\n...4\n.2..",
            &[
                "line 1, column 1: this line has words, and what may be cells",
                "1.....3....4.2..",
            ],
        ),
        (
            "symbols: \"1234\" # four; 1.....3....4.2..",
            &["line 1, column 10: expected `;` after the value of `symbols`"],
        ),
    ]);
}

#[test]
fn a_hash_in_an_option() {
    texts(&[
        (
            4,
            "Title: Daily #12; hard\n1.....3....4.2..",
            "1.....3....4.2..",
        ),
        (
            4,
            "boxes: 2x2 # note; 1.....3....4.2..",
            "line 1, column 10: expected `;` after the value of `boxes`",
        ),
    ]);
}

/// A `-` between commas is a cell, whatever the comma is.
#[test]
fn dashes_between_commas() {
    for comma in [",", ";", "\t"] {
        for count in [15, 17] {
            let text = vec!["-"; count].join(comma);
            let read = read(&text, 4);
            assert!(read.contains("this one has 1"), "{text}: {read}");
        }
        assert_eq!(read(&["-"; 16].join(comma), 4), ".".repeat(16));
    }
}

/// Every `-` is a blank, or every one is a border: a wrong number of them is an error.
#[test]
fn dashes_as_blanks() {
    texts(&[
        (
            1,
            "1--- ---- ---- ---",
            "line 1, column 1: a 1×1 grid has 1 cell",
        ),
        (
            4,
            "1--- ---- ---- ---",
            "line 1, column 1: a 4×4 grid has 16 cells",
        ),
        (4, "1--- ---- ---- ----", "1..............."),
        (
            4,
            "---- ---- ---1 ---",
            "line 1, column 1: a 4×4 grid has 16 cells",
        ),
        (
            4,
            "1---\n----\n----\n---",
            "line 4, column 3: row 4 has 3 cells, expected 4",
        ),
        (4, "1---\n----\n----\n----", "1..............."),
        (4, "- - - 1\n- - - -\n- - - -\n- - - -", "...1............"),
        (
            4,
            "1 - - -\n- - - -\n- - - -\n- - -",
            "line 4, column 5: row 4 has 3 cells, expected 4",
        ),
        (
            6,
            "1-----\n------\n------\n--2---\n------\n-----3",
            "1...................2..............3",
        ),
        (
            6,
            "1-----\n------\n------\n--2---\n------\n-----",
            "line 6, column 5: row 6 has 5 cells, expected 6",
        ),
        (
            6,
            "1 - - - - -\n- - - - - -\n- - - - - -\n- - 2 - - -\n- - - - - -\n- - - - - 3",
            "1...................2..............3",
        ),
        (
            9,
            "53-|-7-|---\n6--|195|---\n-98|---|-6-\n---+---+---\n---|---|---\n---|---|---\n---|---|---\n---+---+---\n---|---|---\n---|---|---\n---|---|---",
            "53..7....6..195....98....6.......................................................",
        ),
        (
            9,
            "53-|-7-|---\n6--|195|---\n-98|---|-6-\n---|---|---\n---|---|---\n---|---|---\n---|---|---\n---|---|---\n4--|---|---",
            "53..7....6..195....98....6..............................................4........",
        ),
        (
            9,
            "53-|-7-|---\n6--|195|---\n-98|---|-6-\n---|---|---\n---|---|---\n---|---|---\n---|---|---\n---|---|--",
            "line 8, column 10: row 8 has 8 cells, expected 9",
        ),
        (
            4,
            "12--\n34--\n----\n--43\n--21",
            "line 5, column 1: this grid has 5 rows of 4 cells, expected 4 rows",
        ),
        (4, "12-3\n34--\n----\n--43", "12.334........43"),
    ]);
}

#[test]
fn suffixes_of_numbers() {
    texts(&[
        (1, "1ue", "line 1, column 1: a 1×1 grid has 1 cell"),
        (1, "1u8", "1"),
        (
            1,
            "1u",
            "line 1, column 1: `1u` is not a digit of a 1×1 grid",
        ),
        (1, "1u88", "line 1, column 1: a 1×1 grid has 1 cell"),
        (
            1,
            "1x",
            "line 1, column 1: `1x` is not a digit of a 1×1 grid",
        ),
        (
            1,
            "u8",
            "line 1, column 1: `u8` is not a digit of a 1×1 grid",
        ),
        (1, "1i9", "line 1, column 1: a 1×1 grid has 1 cell"),
        (1, "1usized", "line 1, column 1: a 1×1 grid has 1 cell"),
    ]);
}

#[test]
fn quotes_that_nothing_closes() {
    texts(&[
        (
            2,
            "3,\",4,2",
            "line 1, column 1: this grid has 1 row of 4 cells",
        ),
        (
            2,
            "boxes: 1x2; 1,\",2,1",
            "line 1, column 15: `\"` is not a digit of a 2×2 grid",
        ),
        (
            2,
            "3,4\",2,1",
            "line 1, column 1: this grid has 1 row of 4 cells",
        ),
        (
            4,
            "1,2,\",4 3,4,1,2 2,1,4,3 4,3,2,1",
            "line 1, column 1: `1` has 1 cell",
        ),
        (
            2,
            "3,',4,2",
            "line 1, column 1: this grid has 1 row of 4 cells",
        ),
        (
            4,
            "1 2 3 4\n3 4 1 2\n2 \" 4 3\n4 3 2 1",
            "line 3, column 3: `\"` is not a digit of a 4×4 grid",
        ),
    ]);
}

/// What is written together is the whole grid, whole rows, or a part of a row.
#[test]
fn words_across_rows() {
    texts(&[
        (
            4,
            "031030000000 4042",
            "line 1, column 1: `031030000000` has 12 cells",
        ),
        (
            4,
            "0310 30000000 4042",
            "line 1, column 6: `30000000` has 8 cells",
        ),
        (4, "03103000 00004042", ".31.3.......4.42"),
        (4, "0310300000004042", ".31.3.......4.42"),
        (
            4,
            "031030000 0004042",
            "line 1, column 1: `031030000` has 9 cells",
        ),
        (
            4,
            "03 1030000000 4042",
            "line 1, column 4: `1030000000` has 10 cells",
        ),
        (
            4,
            "4042 031030000000",
            "line 1, column 6: `031030000000` has 12 cells",
        ),
    ]);
}

#[test]
fn empty_fields() {
    texts(&[
        (
            9,
            ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,",
            "line 1, column 1: each row ends in a comma, and a blank after it may be missing",
        ),
        (
            9,
            ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,",
            ".................................................................................",
        ),
        (
            9,
            "5,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,",
            "line 1, column 3: each row ends in a comma, and a blank after it may be missing",
        ),
        (
            8,
            "1,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,8,",
            "1.............................................................8.",
        ),
        (
            4,
            "1,,,\n,,3,\n,,,4",
            "line 3, column 1: this grid has 3 rows of 4 cells, expected 4 rows",
        ),
        (4, "1,,,,\n,,3,,\n,,,4,\n,2,,,", "1.....3....4.2.."),
        (
            4,
            "1,,,,\n,,3,,\n,,,4,\n,2,,",
            "line 4, column 4: row 4 has 3 cells, expected 4",
        ),
        (
            9,
            ",,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,",
            "line 1, column 1: a 9×9 grid has 81 cells: this one has 80",
        ),
    ]);
}

#[test]
fn a_zero_that_may_be_a_digit() {
    texts(&[
        (
            4,
            "0123\n.2.1\n3..0\n...1",
            "line 1, column 1: a `0` may be a blank here, or a digit",
        ),
        (4, "1034\n.4.1\n3..0\n...1", "1.34.4.13......1"),
        (
            9,
            "012345678\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n876543210",
            "line 1, column 1: a `0` may be a blank here, or a digit",
        ),
    ]);
}

#[test]
fn maps() {
    texts(&[
        (
            4,
            "regions: \"1122\" \"1122\" \"334\" \"3344\"; 1.....3....4.2..",
            "line 1, column 11: the map of `regions` has 15 cells, 4 × 4 would be 16",
        ),
        (
            4,
            "regions: \"1122\" \"11223\" \"334\" \"3344\"; 1.....3....4.2..",
            "line 1, column 18: row 2 of this map has 5 cells, expected 4",
        ),
        (
            4,
            "regions: \"1122 1122 3344 3344\"; 1.....3....4.2..",
            "1.....3....4.2..",
        ),
        (
            4,
            "regions: \"1122\" \"1122\" \"3344\" \"3344\"; 1.....3....4.2..",
            "1.....3....4.2..",
        ),
        (
            4,
            "regions: \"1122\" \"11223\" \"334\" \"4344\"; 1.....3....4.2..",
            "line 1, column 18: row 2 of this map has 5 cells, expected 4",
        ),
        (
            4,
            "regions: \"11221\" \"122\" \"3344\" \"3344\"; 1.....3....4.2..",
            "line 1, column 11: row 1 of this map has 5 cells, expected 4",
        ),
        (
            4,
            "regions: \"1122\" \"1122\" \"3344\"; 1.....3....4.2..",
            "line 1, column 11: the map of `regions` has 12 cells, 4 × 4 would be 16",
        ),
        (
            4,
            "cages: \"aabb\" \"aabbc\" \"ccd\" \"ccdd\" a = 10, b = 10, c = 10, d = 10; 1.....3....4.2..",
            "line 1, column 16: row 2 of this map has 5 cells, expected 4",
        ),
    ]);
}

/// Where 0 is the first of sixteen digits, that has to be written; otherwise it may be a blank.
#[test]
fn hexadecimal() {
    let hexadecimal = ["0123456789ABCDEF"; 16].join("\n");
    let found = |text: &str| read(text, 16);
    for (symbol, blank) in [
        ("", ""),
        ("5", "."),
        ("A", "-"),
        ("F", "."),
        ("1", "_"),
        ("9ABCDEF", "......."),
    ] {
        let text = hexadecimal.replace(symbol, blank);
        let read = found(&text);
        assert!(
            read.starts_with("line 1, column 1: a `0` may be a blank here"),
            "{text}\n{read}"
        );
    }
    let symbols = "symbols: \"0123456789ABCDEF\";\n";
    assert_eq!(
        found(&format!("{symbols}{hexadecimal}")),
        "123456789ABCDEFG".repeat(16)
    );
    assert_eq!(
        found(&hexadecimal.replace('0', "G")),
        "G123456789ABCDEF".repeat(16)
    );
    assert_eq!(
        found(&hexadecimal.replace('F', "G")),
        ".123456789ABCDEG".repeat(16)
    );
}
