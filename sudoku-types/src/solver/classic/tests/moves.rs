//! Moves of knights and kings, cell by cell.

use super::super::moves::{
    EDGES, keep, king_beside, king_corner, knight_beside, knight_corner, look,
};
use super::super::{BAND, STACK};
use super::WORDS;
use super::rounds;
use sudoku_notation::geometry::Rule;

/// Takes from every cell that sees some cell of another box by a move what it sees all places of there, until nothing
/// changes.
fn take_what_is_seen(words: &mut [u128], rule: Rule) {
    let at = |(row, column): (usize, usize)| {
        let shift = BAND as usize * (row / 3) + STACK as usize * (column / 3);
        (row % 3 * 3 + column % 3, 0x1ff << shift, shift)
    };
    let all = || (0..81).map(|cell| (cell / 9, cell % 9));
    let in_box = |cell: (usize, usize)| (cell.0 / 3, cell.1 / 3);
    let by_a_move = |one: (usize, usize), other: (usize, usize)| {
        let is = |from: (usize, usize), to: (usize, usize), (down, right)| {
            to.0 as isize - from.0 as isize == down && to.1 as isize - from.1 as isize == right
        };
        let mut moves = rule.moves().iter();
        moves.any(|&way| is(one, other, way) || is(other, one, way))
    };
    loop {
        let before = words.to_vec();
        for cell in all() {
            for there in (0..9).map(|there| (there / 3, there % 3)) {
                let others = || all().filter(move |&other| in_box(other) == there);
                if there == in_box(cell) || !others().any(|other| by_a_move(cell, other)) {
                    continue;
                }
                let seen = |other: &(usize, usize)| {
                    other.0 == cell.0 || other.1 == cell.1 || by_a_move(cell, *other)
                };
                let unseen = others()
                    .filter(|other| !seen(other))
                    .fold(0, |digits, other| {
                        let (word, field, shift) = at(other);
                        digits | (words[word] & field) >> shift
                    });
                let (word, field, shift) = at(cell);
                words[word] &= !field | unseen << shift;
            }
        }
        if before == words {
            return;
        }
    }
}

/// A function that looks at moves once.
macro_rules! looks {
    ($name:ident: $beside:ident $corner:ident) => {
        // A king sees nothing from the centre of a box.
        #[allow(unused_mut)]
        fn $name(words: &mut [u128; WORDS]) {
            let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h, mut i, twice] = *words;
            let edges = EDGES;
            look!($beside $corner edges: a b c d e f g h i);
            *words = [a, b, c, d, e, f, g, h, i, twice];
        }
    };
}
looks!(knight: knight_beside knight_corner);
looks!(king: king_beside king_corner);

#[test]
fn moves_are_those_of_the_rule() {
    for mut random in rounds().take(60) {
        let before: [u128; WORDS] = random.words();
        let knight = knight as fn(&mut [u128; WORDS]);
        for (rule, look) in [(Rule::AntiKnight, knight), (Rule::AntiKing, king)] {
            let (mut words, mut expected) = (before, before);
            let mut last = None;
            while last != Some(words) {
                last = Some(words);
                look(&mut words);
            }
            take_what_is_seen(&mut expected, rule);
            assert_eq!(words, expected);
        }
    }
}
