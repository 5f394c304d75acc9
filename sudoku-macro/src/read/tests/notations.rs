//! Grids written in each notation and read back.

use super::super::{Goal, Symbols};
use super::writing::number;
use super::{CLASSIC, classic, complaints, digits, digits_of, puzzle, tokens};
use sudoku_notation::geometry::BoxShape;

#[test]
fn box_borders() {
    let mut bare = String::new();
    let mut drawn = String::from("╔═══╦═══╦═══╗\n");
    for (row, cells) in CLASSIC.as_bytes().chunks(9).enumerate() {
        if row == 3 || row == 6 {
            bare += "------+-------+------\n";
            drawn += "╠───┼───┼───╣\n";
        }
        let text =
            |range: std::ops::Range<usize>| String::from_utf8_lossy(&cells[range]).into_owned();
        let (left, middle, right) = (text(0..3), text(3..6), text(6..9));
        bare += &format!("{left}|{middle}|{right}\n");
        drawn += &format!("║{left}│{middle}║{right}║\n");
    }
    assert_eq!(digits(&bare), classic());
    assert_eq!(digits(&bare.replace('\n', " ")), classic());
    assert_eq!(
        digits(&bare.replace('|', " || ").replace("------+", "======++")),
        classic()
    );
    assert_eq!(digits(&format!("\"{bare}\"")), classic());
    assert_eq!(digits(&format!("\"{drawn}╚═══╩═══╩═══╝\"")), classic());
    let strings = bare.lines().map(|line| format!("\"{line}\"\n"));
    assert_eq!(digits(&strings.collect::<String>()), classic());
}

#[test]
fn as_pasted() {
    let source = "
        5 3 _ | _ 7 _ | _ _ _
        6 _ _ | 1 9 5 | _ _ _
        _ 9 8 | _ _ _ | _ 6 _
        ------+-------+------
        8 _ _ | _ 6 _ | _ _ 3
        4 _ _ | 8 _ 3 | _ _ 1
        7 _ _ | _ 2 _ | _ _ 6
        ------+-------+------
        _ 6 _ | _ _ _ | 2 8 _
        _ _ _ | 4 1 9 | _ _ 5
        _ _ _ | _ 8 _ | _ 7 9";
    assert_eq!(digits(source), classic());
    let source = "
        53__7____
        6__195___
        _98____6_
        8___6___3
        4__8_3__1
        7___2___6
        _6____28_
        ___419__5
        ____8__79";
    assert_eq!(digits(source), classic());
    assert_eq!(digits(&source.replace('_', ".")), classic());
    assert_eq!(digits(&source.replace('_', "?")), classic());
    assert_eq!(digits(&source.replace('_', "0")), classic());
    let source = "
        [3 _ 6  5 _ 8  4 _ _]
        [5 2 _  _ _ _  _ _ _]
        [_ 8 7  _ _ _  _ 3 1]
        [_ _ 3  _ 1 _  _ 8 _]
        [9 _ _  8 6 3  _ _ 5]
        [_ 5 _  _ 9 _  6 _ _]
        [1 3 _  _ _ _  2 5 _]
        [_ _ _  _ _ _  _ 7 4]
        [_ _ 5  2 _ 6  3 _ _]";
    assert_eq!(&digits(source)[..9], &[3, 0, 6, 5, 0, 8, 4, 0, 0]);
    assert_eq!(
        &digits(&format!("({source})"))[72..],
        &[0, 0, 5, 2, 0, 6, 3, 0, 0]
    );
}

#[test]
fn a_list_wrapped_in_any_way() {
    let cells: Vec<_> = classic().into_iter().map(number).collect();
    // Nine lines are nine rows.
    for width in (1..=81).filter(|width| 81_usize.div_ceil(*width) != 9 || *width == 9) {
        let lines: Vec<_> = cells.chunks(width).map(|line| line.join(", ")).collect();
        assert_eq!(
            digits(&format!("[{}]", lines.join(",\n"))),
            classic(),
            "{width}"
        );
        // Without commas, each line has the same number of whole rows.
        let text = lines.join("\n").replace(',', " ");
        if [9, 18, 27, 81].contains(&width) && 81 % width == 0 {
            assert_eq!(digits(&text), classic(), "{width}");
        } else {
            assert_eq!(complaints(&text).len(), 1, "{width}");
        }
    }
}

#[test]
fn quoted_and_typed_cells() {
    assert_eq!(
        digits("'1' '_' '3' '.' 2 '4' _ _ _ _ _ _ _ _ _ _")[..6],
        [1, 0, 3, 0, 2, 4]
    );
    assert_eq!(
        digits("1u8 0u8 3u8 0u8 [2usize 4u8 0u8 0u8] 0 0 0 0; 0u8 0 0 0")[..6],
        [1, 0, 3, 0, 2, 4]
    );
}

#[test]
fn tokens_from_another_macro() {
    use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
    let nowhere = |token: TokenTree| {
        let mut token = token;
        token.set_span(Span::call_site());
        token
    };
    let numbers: Vec<_> = classic().into_iter().map(number).collect();
    let numbers = tokens(&numbers.join(" "));
    let bare: TokenStream = numbers.clone().into_iter().map(nowhere).collect();
    assert_eq!(digits_of(&super::read(bare).unwrap()), classic());
    let wrapped: TokenStream = numbers
        .into_iter()
        .map(|token| TokenTree::from(Group::new(Delimiter::None, token.into())))
        .collect();
    assert_eq!(digits_of(&super::read(wrapped.clone()).unwrap()), classic());
    let twice = TokenTree::from(Group::new(Delimiter::None, wrapped));
    assert_eq!(digits_of(&super::read(twice.into()).unwrap()), classic());
}

#[test]
fn options_before_the_grid() {
    let read = puzzle(
        "boxes: 3x2; solution: first; \"......\" \"......\" \"......\" \"......\" \"......\" \"......\"",
    );
    assert_eq!(read.size, 6);
    assert_eq!(read.frame.boxes, BoxShape::new(3, 2).unwrap());
    assert_eq!(read.goal, Goal::First);
    let read = puzzle(CLASSIC);
    assert_eq!(read.frame.boxes, BoxShape::new(3, 3).unwrap());
    assert_eq!(read.goal, Goal::Unique);
    assert_eq!(read.symbols, Symbols::Standard);
}

#[test]
fn usual_boxes() {
    let usual = [
        (1, 1, 1),
        (4, 2, 2),
        (6, 2, 3),
        (8, 2, 4),
        (9, 3, 3),
        (10, 2, 5),
        (12, 3, 4),
        (14, 2, 7),
        (15, 3, 5),
        (16, 4, 4),
        (18, 3, 6),
        (20, 4, 5),
        (21, 3, 7),
        (22, 2, 11),
        (24, 4, 6),
        (25, 5, 5),
    ];
    for size in 1..=25 {
        let expected = usual.iter().find(|shape| shape.0 == size);
        let expected = expected.map(|&(_, rows, columns)| BoxShape::new(rows, columns).unwrap());
        assert_eq!(BoxShape::default_for(size), expected, "{size}");
    }
}
