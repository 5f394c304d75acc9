//! The words of headings, and of what announces a solution.

/// The words of headings.
const WORDS: &str = "question quiz unsolved se count puzzle puzzles quizzes grid grids sudoku sudokus board game page \
    id no nr number name title rating difficulty clues givens level easy medium hard expert simple evil of the to for date source \
    author tags";

/// The words of headings which announce a solution.
const SOLUTION: &str = "solution solutions solved answer answers";

/// Returns true for a word of headings, perhaps with a full stop.
pub(super) fn is_word(word: &str) -> bool {
    let word = word.strip_suffix('.').unwrap_or(word);
    is_one_of(WORDS, word) || is_solution(word)
}

fn is_one_of(words: &str, word: &str) -> bool {
    let is_name = word.starts_with(|first: char| first.is_ascii_alphabetic());
    is_name
        && words
            .split(' ')
            .any(|known| word.eq_ignore_ascii_case(known))
}

/// Returns true for a word that announces a solution.
pub(super) fn is_solution(word: &str) -> bool {
    is_one_of(SOLUTION, word)
}

/// Returns true if a heading, a comment or a label announces a solution: `# solution`, `Solution of puzzle 3`.
pub(super) fn names_solution(text: &str) -> bool {
    let words = text.split(|it: char| !it.is_alphabetic());
    let mut words = words.filter(|word| !word.is_empty());
    words.next().is_some_and(is_solution)
        && words.all(is_word)
        && !text.contains([',', ';', '\t', '|'])
}
