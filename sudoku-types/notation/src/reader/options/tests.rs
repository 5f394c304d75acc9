//! No text of options makes the reader panic, and each fault has a place in the text and a message.

extern crate std;

use std::format;
use std::string::{String, ToString};

use super::Options;
use super::map::map;
use crate::options::{OptionName, Purpose};
use crate::reader::cursor::Cursor;
use crate::reader::{Puzzles, read};

/// Parts of options, and of texts by other programs.
const PARTS: [&str; 86] = [
    "boxes",
    "symbols",
    "solution",
    "solver",
    "proof",
    "rules",
    "regions",
    "cages",
    "thermometers",
    "consecutive: ",
    "all_drawn: consecutive, sums;",
    "renbans: r1c1-4",
    "whispers: 2",
    "palindromes:",
    "sums: 5",
    "arrows",
    "even:",
    " r1c1",
    " R2C2 r1c1",
    " r1c26,",
    "r1c",
    "cages: 3 r1c1 r1c2",
    "sums: 5 r1c1 r1c2;",
    "minimal",
    "techniques",
    "effort: 8",
    "Title",
    "window",
    "size",
    "jigsaw",
    "boxes: 2x2;",
    "regions: \"aabb\";",
    "cages: \"ab\nbb\", a = 1;",
    "symbols: \"♠♥♦♣\";",
    ":",
    "::",
    ": ",
    ";",
    "; ",
    ";;",
    ",",
    ", ",
    "=",
    " = ",
    "\"",
    "\\",
    "\\\"",
    "'",
    "#",
    "# ",
    "//",
    "\n",
    "\r",
    " ",
    "\t",
    "\u{2028}",
    "\u{feff}",
    "\u{fe0f}",
    "-",
    "--",
    "+",
    "|",
    "..=",
    "0..=15",
    "2x2",
    "3 x 3",
    "0x0",
    "99x99",
    "99999999999999999999999999",
    "4096",
    "0",
    "a = 3",
    "b=7",
    "types",
    "none",
    "first",
    "true",
    "diagonals",
    "anti-king",
    "x_wing",
    "xy-",
    "aaab accb",
    "\"aaab\"",
    "é",
    "数独",
    "1.....3....4.2..",
];

/// A linear congruential generator: the upper bits are random enough.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % sides
    }
}

fn check(text: &str, purpose: Purpose) {
    let mut cursor = Cursor::new(text);
    let mut options = Options::default();
    let taken = options.take(&mut cursor, purpose);
    assert!(text.is_char_boundary(cursor.at), "{text:?}");
    let settled = options.check_together(purpose);
    let checked = [1, 4, 9, 25].map(|size| options.check(size, 0));
    let taken = taken.err().unwrap_or_default();
    let results = checked.into_iter().chain([settled]);
    let faults = taken.into_iter().chain(results.filter_map(Result::err));
    for error in faults.map(|located| cursor.error(located)) {
        let message = error.message();
        assert!(
            !message.is_empty() && !message.ends_with('.'),
            "{text:?}: {message}"
        );
        let place = error.place().expect("a place");
        assert!(place.offset as usize <= text.len(), "{text:?}: {message}");
    }
    assert!(Options::of(text, purpose).end() <= text.len());
}

/// Returns dice with the seed in the environment, or 1.
fn dice() -> Dice {
    let seed = std::env::var("READER_SEED").ok();
    let seed: u64 = seed.map_or(1, |seed| seed.parse().expect("READER_SEED is a number"));
    std::println!("READER_SEED={seed}");
    Dice(seed)
}

#[test]
fn any_parts_of_options() {
    let (mut dice, mut refused) = (dice(), 0);
    for _ in 0..12_000 {
        let mut text = String::new();
        for _ in 0..dice.roll(14) {
            text += PARTS[dice.roll(PARTS.len())];
        }
        let purposes = [
            Purpose::Solve,
            Purpose::Refute,
            Purpose::Show,
            Purpose::Pack,
        ];
        check(&text, purposes[dice.roll(4)]);
        if dice.roll(20) == 0 {
            let reading = read(&text, Purpose::Solve);
            refused += usize::from(!reading.errors.is_empty());
        }
    }
    assert!(refused > 100);
}

/// Reads a map of cages, and writes it in the same form for every layout.
fn cages(text: &str) -> Option<String> {
    let mut text = Cursor::new(text);
    let ((map, _), _) = map(&mut text, OptionName::Cages).ok()?;
    text.peek().is_none().then(|| map.into_iter().collect())
}

/// Writes lines as a map: in strings or lines, and each in words that are parts of a row.
fn written(lines: &[String], row: usize, dice: &mut Dice) -> String {
    let between = ["\" \"", "\",\"", "\",\n\"", "\n", "\\n", "\r\n", "\u{2028}"][dice.roll(7)];
    // Above 9×9 all words have to be equally long.
    let apart = if row > 9 {
        dice.roll(2) * 2
    } else {
        dice.roll(3)
    };
    let mut map = String::from("\"");
    for (index, line) in lines.iter().enumerate() {
        map += if index > 0 { between } else { "" };
        for (place, cell) in line.chars().enumerate() {
            let is_row = place % row == 0;
            if place > 0 && (apart == 2 || apart == 1 && (is_row || dice.roll(4) == 0)) {
                map.push(' ');
            }
            map.push(cell);
        }
    }
    map + "\""
}

#[test]
fn a_map_is_read_as_it_is_written_or_not_at_all() {
    let mut dice = dice();
    for _ in 0..3_000 {
        let size = 2 + dice.roll(11);
        let cell = |index: usize| b"abcdefghijklmnopqrstuvwxyz"[index / 2 % 26] as char;
        let cells: String = (0..size * size)
            .map(|index| if dice.roll(4) == 0 { '.' } else { cell(index) })
            .collect();
        let divisors: std::vec::Vec<_> = (1..=size)
            .filter(|rows| size.is_multiple_of(*rows))
            .collect();
        let rows = divisors[dice.roll(divisors.len())];
        let mut lines: std::vec::Vec<String> = cells
            .as_bytes()
            .chunks(rows * size)
            .map(|line| String::from_utf8_lossy(line).into_owned())
            .collect();
        let expected = Some(cells).filter(|cells| cells.contains(char::is_alphabetic));
        let map = written(&lines, size, &mut dice);
        if expected.is_some() {
            assert_eq!(cages(&map), expected, "{map}");
        }
        // A map with one cell too many, too few, or on another line.
        let (from, to) = (dice.roll(lines.len()), dice.roll(lines.len()));
        let fault = dice.roll(3);
        let place = dice.roll(lines[from].len());
        if fault != 0 {
            lines[from].remove(place);
        }
        if fault != 1 {
            let place = dice.roll(lines[to].len() + 1);
            lines[to].insert(place, 'z');
        }
        if fault == 2 && from == to {
            continue;
        }
        let map = written(&lines, size, &mut dice);
        assert_eq!(cages(&map), None, "{map}");
    }
}

#[test]
fn a_hash_in_what_looks_like_an_option() {
    for text in [
        "boxes: 2x2 # note; 1.....3....4.2..",
        "boxes: 2x2 # note\n1.....3....4.2..",
        "# Title: Daily #12; hard\nboxes: #; 1.....3....4.2..",
    ] {
        check(text, Purpose::Solve);
        let reading = read(text, Purpose::Solve);
        let errors = reading.errors.iter().map(|error| error.to_string());
        assert_eq!(errors.count(), 1, "{text}: {}", reading.errors);
    }
    let wrong = read("boxes: 2x2 #; 1.....3....4.2..", Purpose::Solve);
    let message = format!("{}", wrong.errors);
    assert!(
        message.starts_with("line 1, column 10: expected `;`"),
        "{message}"
    );
}

/// Each wrong option has an error, and each sentence is there once.
#[test]
fn wrong_options_are_named_at_once() {
    let options = [
        "boxes: 2x;",
        "regions:\n\"aabb\"\n\"aabb\"\n\"ccde\"\n\"ccdd\";",
        "rules: diagonals;",
        "rules: diagonl;",
        "whisper: r1c1;",
        "german whispers: r1c1;",
        "effort: 99;",
        "effort: 98;",
    ];
    let begins = [
        "not a valid value for `boxes`",
        "the region at row 3, column 3 has 3 cells",
        "`rules` is given twice",
        "unknown option `whisper`",
        "unknown option `german whispers`",
        "not a valid value for `effort`",
    ];
    for between in [" ", "\n"] {
        let text = options.join(between) + between + "1.....3....4.2..";
        let puzzles: std::vec::Vec<_> = Puzzles::of(&text).collect();
        assert_eq!(puzzles.len(), 1);
        for errors in [
            &read(&text, Purpose::Solve).errors,
            &puzzles[0].reading().errors,
        ] {
            assert_eq!(errors.len(), begins.len(), "{errors}");
            let mut all = errors.iter().zip(begins);
            assert!(
                all.all(|(error, begin)| error.message().starts_with(begin)),
                "{errors}"
            );
        }
    }
}
