//! Tests files of many puzzles, with names, headings, comments, options and solutions: a right one is read as meant, and one
//! with a single fault loses no puzzle and takes no other.

use sudoku_tests::Dice;
use sudoku_types::Puzzles;

use super::{Read, play, puzzle};

/// Where the solutions of a file are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Solutions {
    No,
    /// On the line of the puzzle.
    Beside,
    /// Below each puzzle and a line that says so.
    Said,
}

/// The fault of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    CellLost,
    CellMore,
    RowLost,
    /// A puzzle is lost, and its solution is not.
    PuzzleLost,
    /// A line of words and cells.
    Prose,
    /// A line that is nearly an option.
    BadOption,
    /// A solution is that of another puzzle.
    Shifted,
}

struct Page {
    size: usize,
    blank: char,
    are_lines: bool,
    solutions: Solutions,
    puzzles: Vec<Puzzle>,
}

#[derive(Clone)]
struct Puzzle {
    solved: Vec<u8>,
    givens: Vec<u8>,
}

fn pick<T: Copy>(dice: &mut Dice, all: &[T]) -> T {
    all[dice.below(all.len())]
}

/// A word of a note.
fn word(dice: &mut Dice) -> String {
    let mut letters = (0..2 + dice.below(11)).map(|_| (b'a' + dice.below(26) as u8) as char);
    let word: String = letters.by_ref().collect();
    pick(dice, &["q", "R", "s", "t", "Zu", "v"]).to_owned() + &word
}

/// A word of a heading.
fn known(dice: &mut Dice) -> &'static str {
    pick(
        dice,
        &["Grid", "puzzle", "Sudoku", "LEVEL", "hard", "title"],
    )
}

impl Page {
    fn any(dice: &mut Dice) -> Page {
        let are_lines = dice.below(2) == 0;
        let all = [Solutions::No, Solutions::Said, Solutions::Beside];
        let solutions = all[dice.below(if are_lines { 3 } else { 2 })];
        let size = pick(dice, &[4, 4, 4, 6, 6, 8, 9]);
        let most = if dice.below(8) == 0 { 49 } else { 5 };
        let count = 2 + dice.below(most);
        let any = |dice: &mut Dice| {
            let solved: Vec<u8> = (0..size * size)
                .map(|_| 1 + dice.below(size) as u8)
                .collect();
            let mut givens = solved.clone();
            let blanks = 1 + dice.below(size * size - 1);
            (0..blanks).for_each(|_| givens[dice.below(size * size)] = 0);
            Puzzle { solved, givens }
        };
        let puzzles: Vec<Puzzle> = (0..count).map(|_| any(dice)).collect();
        // A row of `-` is one only where a `-` is beside cells.
        let is_mixed = |row: &[u8]| row.contains(&0) && row.iter().any(|digit| *digit > 0);
        let has_mixed = |one: &Puzzle| one.givens.chunks(size).any(is_mixed);
        let blanks = ['.', '.', '_', '0', '?', '*', 'x', '·', '-'];
        let count = blanks.len() - usize::from(!puzzles.iter().all(has_mixed));
        Page {
            size,
            blank: pick(dice, &blanks[..count]),
            are_lines,
            solutions,
            puzzles,
        }
    }

    fn rows(&self, digits: &[u8]) -> Vec<String> {
        let cell = |digit: &u8| match digit {
            0 => self.blank,
            digit => (b'0' + digit) as char,
        };
        digits
            .chunks(self.size)
            .map(|row| row.iter().map(cell).collect())
            .collect()
    }

    /// Writes a grid of these rows.
    fn grid(&self, rows: &[String]) -> String {
        rows.join(if self.are_lines { "" } else { "\n" })
    }

    /// What may be on a line by itself, above a puzzle.
    fn above(&self, dice: &mut Dice) -> String {
        let (one, other) = (known(dice), known(dice));
        let (word, number) = (word(dice), dice.below(1000));
        match dice.below(11) {
            0 => format!("{one} {number}\n"),
            1 => format!("# {word} {number}: {other}, 1 2 3 4\n"),
            2 => format!("{one} {number} of {other} 12\n"),
            3 => format!("[{one}]\n"),
            4 => format!("{one}: {other} ({one})\n"),
            5 => format!("# {word}, {} May 2024\n", 1 + dice.below(28)),
            6 => "// a comment, 1234\n".to_owned(),
            7 => format!("\"{one}\": \"{other}\",\n"),
            8 => format!("{one} {0}x{0}\n", self.size),
            9 => format!("{one},{other},id\n"),
            _ => String::new(),
        }
    }

    fn name(&self, dice: &mut Dice) -> String {
        let word = word(dice);
        match dice.below(6) {
            0 => format!(" {word}"),
            1 => format!(",{word},1.2"),
            2 => format!(" # {word} 3 4"),
            3 => format!("\t{word} 17"),
            _ => String::new(),
        }
    }

    /// Writes the file, with a fault in one puzzle or none.
    fn write(&self, dice: &mut Dice, fault: Option<(usize, Fault)>) -> String {
        let mut text = String::new();
        let ends = match self.are_lines {
            true => pick(dice, &["\n", "\n\n"]),
            false => "\n\n",
        };
        let own = self.are_lines && dice.below(6) == 0;
        let options = if own {
            format!(
                "boxes: {};",
                ["2x2", "2x3", "2x4", "3x3"][(self.size - 3) / 2]
            )
        } else {
            String::new()
        };
        for (index, puzzle) in self.puzzles.iter().enumerate() {
            let fault = fault.filter(|(at, _)| *at == index).map(|(_, fault)| fault);
            let mut rows = self.rows(&puzzle.givens);
            let [row, column] = [(); 2].map(|()| dice.below(self.size));
            text += &self.above(dice);
            match fault {
                Some(Fault::CellLost) => {
                    let place = rows[row].char_indices().nth(column);
                    _ = rows[row].remove(place.map_or(0, |(at, _)| at));
                }
                Some(Fault::CellMore) => rows[row].push('1'),
                Some(Fault::RowLost) => _ = rows.remove(row),
                Some(Fault::Prose) => text += &prose(dice),
                Some(Fault::BadOption) => text += &bad_option(dice),
                _ => {}
            }
            if fault != Some(Fault::PuzzleLost) {
                text += &options;
                text += &self.grid(&rows);
            }
            let shown = match fault {
                Some(Fault::Shifted) => &self.puzzles[(index + 1) % self.puzzles.len()],
                _ => puzzle,
            };
            let solved = self.grid(&self.rows(&shown.solved));
            match self.solutions {
                Solutions::No => {
                    text += &if self.are_lines {
                        self.name(dice)
                    } else {
                        String::new()
                    }
                }
                Solutions::Beside => text += &format!(",{solved}{}", self.name(dice)),
                Solutions::Said => {
                    let said = pick(
                        dice,
                        &["Solution", "Solution:", "# solution", "solution:", "Answer"],
                    );
                    text += &format!("\n{said}\n{solved}");
                }
            }
            text += ends;
        }
        text
    }
}

/// A line that is not a heading, nor a row.
fn prose(dice: &mut Dice) -> String {
    let all = [
        "Row one . . 3 .",
        "solved 12 times by 3",
        "the first row: 1 2 3 4",
        "Rows: 1, 2, 3",
        "<td>1</td><td></td>",
        "{\"value\": 1}, {\"value\": null}",
        "1 | easy | 3",
        "Yes _ _",
        "Zeilen 1..3",
        "Test 1234",
        "Wed 2024-05-03",
        "yes null null null 1 2",
        "https://example.org/s",
        "Sets of -",
    ];
    pick(dice, &all).to_owned() + "\n"
}

fn bad_option(dice: &mut Dice) -> String {
    let all = [
        "rules: diagonl;",
        "Rules: diagonals",
        "Diagonal: true",
        "r1c1+r1c2=3",
        "thermo r1c1 r2c2",
        "A=8,B=18",
        "boxes: 2x;",
        "symbols: ;",
        "size: 9;",
        "\"rules\": \"diagonals\"",
    ];
    pick(dice, &all).to_owned() + "\n"
}

/// The digits of the puzzles that are found, whether each has a solution, and the errors.
fn found(text: &str, size: usize) -> (Vec<(Vec<u8>, bool)>, Vec<String>) {
    let (mut grids, mut errors) = (Vec::new(), Vec::new());
    for one in Puzzles::of(text) {
        let has_solution = one.solution().is_some();
        match puzzle(one, size) {
            Read::Grid(digits) => grids.push((digits, has_solution)),
            Read::OtherSize => errors.push("another size".to_owned()),
            Read::Error(error) => errors.push(error),
        }
    }
    (grids, errors)
}

fn right(games: u64) {
    play(games, |dice| {
        let page = Page::any(dice);
        let text = page.write(dice, None);
        let (grids, errors) = found(&text, page.size);
        let has_solution = page.solutions != Solutions::No;
        let meant = page
            .puzzles
            .iter()
            .map(|puzzle| (puzzle.givens.clone(), has_solution));
        let is_right = errors.is_empty() && grids == meant.collect::<Vec<_>>();
        (!is_right).then(|| {
            format!(
                "{:?}\n{text}\n{}\n{}",
                page.solutions,
                grids.len(),
                errors.join("\n")
            )
        })
    });
}

fn wrong(games: u64) {
    use Fault::{BadOption, CellLost, CellMore, Prose, PuzzleLost, RowLost, Shifted};
    play(games, |dice| {
        let page = Page::any(dice);
        let has_solutions = page.solutions != Solutions::No;
        let all = [
            CellLost, CellMore, RowLost, Prose, BadOption, PuzzleLost, Shifted,
        ];
        let fault = all[dice.below(if has_solutions { 7 } else { 5 })];
        let at = dice.below(page.puzzles.len());
        let text = page.write(dice, Some((at, fault)));
        let (grids, errors) = found(&text, page.size);
        let grids: Vec<Vec<u8>> = grids.into_iter().map(|(digits, _)| digits).collect();
        let spoilt = match fault {
            Prose | BadOption | Shifted => None,
            CellLost | CellMore | RowLost | PuzzleLost => Some(at),
        };
        let puzzles = page.puzzles.iter().enumerate();
        let meant = puzzles.filter(|(index, _)| Some(*index) != spoilt);
        let meant: Vec<Vec<u8>> = meant.map(|(_, puzzle)| puzzle.givens.clone()).collect();
        // A puzzle that is not found has an error, and each that is found is one of the file, in order.
        let mut rest = meant.iter();
        let are_meant = grids.iter().all(|grid| rest.any(|one| one == grid));
        let has_shifted =
            fault == Shifted && (page.solutions == Solutions::Beside || fits(&page, at));
        let are_told = !errors.is_empty() || has_shifted;
        let are_all = grids.len() + errors.len() >= meant.len() + usize::from(spoilt.is_some());
        let is_right = are_meant && are_told && (are_all || fault == Fault::PuzzleLost);
        (!is_right).then(|| {
            format!(
                "{fault:?} {at} {:?}\n{text}\n{} of {}\n{}",
                page.solutions,
                grids.len(),
                meant.len(),
                errors.join("\n")
            )
        })
    });
}

/// The next solution keeps the givens of a puzzle, too.
fn fits(page: &Page, at: usize) -> bool {
    let other = &page.puzzles[(at + 1) % page.puzzles.len()].solved;
    let mut pairs = page.puzzles[at].givens.iter().zip(other);
    pairs.all(|(given, digit)| *given == 0 || given == digit)
}

#[test]
fn right_files() {
    right(80);
}

#[test]
fn files_with_one_fault() {
    wrong(80);
}

#[test]
#[ignore = "some seconds"]
fn many_right_files() {
    right(2_000);
}

#[test]
#[ignore = "some seconds"]
fn many_files_with_one_fault() {
    wrong(3_000);
}
