//! The rules by which a text is read as a grid.
//!
//! *A text is read in every way that these rules allow. If not exactly one grid comes out, it is an error.* Nothing is
//! guessed. [`sudoku!`](crate::sudoku!), [`grid!`](crate::grid!) and [`unsolvable!`](crate::unsolvable!) read their
//! tokens, [`Grid::parse`](crate::Grid::parse) and [`Puzzles`](crate::Puzzles) read texts, all by the same rules and with
//! the same sentences for what is wrong.
//!
//! ```
//! use sudoku_types::Grid;
//!
//! let rows = Grid::<4>::parse("1 _ | _ _\n_ _ | 3 _\n----+----\n_ _ | _ 4\n_ 2 | _ _")?;
//! assert_eq!(Grid::parse("1.....3....4.2.."), Ok(rows)); // one line
//! assert_eq!(Grid::parse("1... ..3. ...4 .2.."), Ok(rows)); // a word for each row
//! assert_eq!(Grid::parse("[[1,0,0,0],[0,0,3,0],[0,0,0,4],[0,2,0,0]]"), Ok(rows)); // JSON
//! assert_eq!(Grid::parse("1,,,\n,,3,\n,,,4\n,2,,"), Ok(rows)); // empty fields are blanks
//!
//! // Is the field after the comma forgotten, or is it a blank?
//! let error = Grid::<4>::parse("1,.,.,.\n.,.,3,.\n.,.,,4\n.,2,.,.").unwrap_err();
//! assert_eq!((error.line(), error.column()), (Some(3), Some(5)));
//! # Ok::<(), sudoku_types::ParseError>(())
//! ```
//!
//! # A grid
//!
//! 1. **Above it** there may be lines that begin with `#` or `//`, headings, options, and the name of a variable with `=`
//!    before a bracket or a quote. A text that is one string is the content of the string. What a heading is, the next
//!    section says. (A macro sees no `//`.)
//! 2. **Characters.** Each is a cell, a space, a line end (`\r` alone, form feed and U+2028 too), a comma, a mark of rows
//!    (`;`, `/`, brackets, quotes), a border (`|`, `=`, `+`, box-drawing characters, a run of `-` with `+` or `=`) or a `-`.
//!    Symbols that you chose with `symbols: …;` are cells first. A quote that nothing closes, and a border alone between two
//!    commas, are wrong cells. After a space, `//` begins a comment up to the end of the line. A string is a row, or each
//!    string is a cell. In a text without commas, brackets and strings, `;` may be a comma between cells, and so may a tab.
//!    `null` and `None` alone between commas are blanks.
//! 3. **A line is a border** if it has only borders and corners, two horizontal ones together, and a corner: `+`, a drawn
//!    one, or one of `*`, `.`, `:`, `'` at both ends. Borders do not choose the boxes, but it is an error if one is drawn
//!    through the boxes that the option `boxes` names: after the same column in each row, or between two rows. (Borders
//!    between all cells are drawn through nothing.)
//! 4. **A `-`** is a blank everywhere or a border everywhere. It may be a border only if no line has it beside cells, or if
//!    there are other blanks; never between commas. A border touches cells on both sides or on neither. A run of three or
//!    more among cells that are apart is a border.
//! 5. **Words** are what is written without a space. Their lengths alone decide what a cell is: if all have one or two
//!    characters (or are written as `5u8`) and some have one, each word is a cell; if all have two, they are numbers, or two
//!    cells each, of which only one can fit; otherwise each character is a cell.
//! 6. **Size.** A grid has n × n cells, where n has [usual boxes](crate::BoxShape::default_for) or is the size that the
//!    options ask for. A 1×1 grid is a single character and nothing else.
//! 7. **Rows.** What is marked is a row, otherwise each line is: n rows of n cells. Rows need not be shown if all cells are
//!    on one line, if there is a comma at the end of each line and there are not n lines, or if each line has the same number
//!    of whole rows, two or more. On one line, borders are at the same columns of every row.
//! 8. **Together.** A word is the whole grid, some whole rows (and then all words are equally long), or a part of a row.
//!    Above 9×9 all words are equally long. Between commas there is a cell everywhere or a row everywhere.
//! 9. **An empty field** between commas is a blank, if no other blank is written. After the last comma of a row there is a
//!    field in all rows or in none.
//! 10. **Meaning.** Digits are 1 to 9, then A = 10, B = 11 and so on, small or capital; up to 9×9, in letters alone, A = 1.
//!     Above 9×9 letters count from A = 1 if no other meaning is left, as with an H in a 16×16.
//!     Blanks are `_`, `.`, `?`, `*`, `·`, `•`, `x`, `X`, `0` and `-`. A `0` beside other blanks is read only if the greatest
//!     digit is in the grid, because it could be a digit: a 16×16 written from 0 to F needs
//!     `symbols: "0123456789ABCDEF";`. A grid above 9×9 that is written in letters alone is otherwise an error, because A may be
//!     1 or 10.
//!
//! [Maps of regions and cages](crate::sudoku!) are strings, and follow rules 7 and 8.
//!
//! # A file of puzzles
//!
//! Each line of a file is a puzzle, a row, options, a comment, a heading or an error. What could hold a cell is not a
//! heading; `#` makes any line a comment, so that an error is easily mended. A file is of the kind of its first puzzle, a
//! puzzle on each line or a block of lines for each, unless you say which ([`Puzzles::lines`](crate::Puzzles::lines),
//! [`Puzzles::blocks`](crate::Puzzles::blocks)).
//!
//! 1. **A line** has a word that is a whole grid, 4×4 or larger; its other words are its name (`easy: 1.....3…`). A second whole
//!    grid of the same size, a full one, is its solution, on either side. A further one is an error, or in a list in brackets or
//!    quotes another puzzle. Or all of the line is the grid, and `# name`. A name has no option in it, and no more cells together
//!    than a row has.
//! 2. **A block** of lines is one grid, or several of n rows one after the other.
//! 3. **A comment** begins with `#` or `//`. A comment with a puzzle in it after something else (`#2 1.....3…`) is an error.
//! 4. **A heading** is a line of words in which nothing can be a cell. A word has two letters or more, and no more
//!    letters than the rows of a grid that needs all of them (where A = 1: `ABBA` may be cells). One word has a letter that no grid
//!    can have. There may be single letters that are not next to each other, one number after a word (`Grid 01`,
//!    `Sudoku 9x9`), single dashes between words, runs of dashes, and the end of a sentence; with three figures in all. There is no
//!    other digit or blank by itself, and no single character, or nothing, between bars, brackets, tabs or commas. So the header of
//!    a table is a heading, and so is `"name": "easy",` in JSON. A date has too many figures: write a `#` before it.
//! 5. **A row of words** has one word three times or more (`1 null null null`), if the line above or below has as many cells. A line
//!    that would be a heading is a row if it is one word as long as a row of the file (`QST.`), if n such lines of a word of n
//!    characters are next to each other, or if it has four or more fields between commas, bars or tabs, and the line above or below
//!    has as many. Lines with words and cells are errors otherwise, and so are links and what other programs write.
//! 6. **Options** on lines of their own are of the puzzle below. They end with a `;` at the end of a line. A later puzzle without any is an error then: options for
//!    all puzzles are written beside the file ([`puzzles!`](crate::puzzles!), [`Puzzles::with`](crate::Puzzles::with)). What is
//!    nearly an option (`Rules: diagonals`), or names cells (`r1c1+r1c2=3`), is an error.
//! 7. **A full grid** after a puzzle is its solution if a line between says so (`Solution:`, `# solution`), or if each puzzle
//!    of the file is followed by a full grid. Then it has to keep the givens. Otherwise a full grid beside puzzles with blanks
//!    is an error.
//! 8. **Lines of 16 cells** are 4×4 grids if one has a name. Otherwise they are rows of a 16×16 grid if one is not a 4×4 grid, and
//!    4×4 grids if all are. Where 16 of them are a block by themselves and all are 4×4 grids, it is an error that says what to
//!    write.
//! 9. **Where a `-` is the blank** of the file, a line of nothing but `-` is a row, or with a name a puzzle, and a heading has no
//!    runs of dashes.
//!
//! # What is not read
//!
//! Each of these is an error that says what to write: a list without commas that is wrapped elsewhere than after whole rows;
//! lines of two rows or more that could each be a row or a grid of another size (`1 3 4 2 2 4 3 1`); words that cross the end of a row; `. 2 ..`, where the last word is one cell or two; an empty field beside a written blank;
//! borders at different columns on one line; puzzles on one line and in blocks in one file; a 16×16 in hexadecimal without
//! `symbols`; maps without quotes; lines of a HoDoKu library, pencil marks, XML, links and saved games.
