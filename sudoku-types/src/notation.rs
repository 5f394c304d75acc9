//! The seven rules by which a text is read as a grid.
//!
//! Macros, [`Grid::parse`](crate::Grid::parse) and [`Puzzles`](crate::Puzzles) read by these rules. What a sign such as `-` means,
//! the whole text decides; or it is an error that says what to write.
//!
//! ```
//! use sudoku_types::Grid;
//!
//! let rows = Grid::<4>::parse("1 _ | _ _\n_ _ | 3 _\n----+----\n_ _ | _ 4\n_ 2 | _ _")?;
//! assert_eq!(Grid::parse("1.....3....4.2.."), Ok(rows)); // one line
//! assert_eq!(Grid::parse("1... ..3. ...4 .2.."), Ok(rows)); // a word for each row
//! assert_eq!(Grid::parse("[[1,0,0,0],[0,0,3,0],[0,0,0,4],[0,2,0,0]]"), Ok(rows)); // JSON
//! assert_eq!(Grid::parse("1,,,\n,,3,\n,,,4\n,2,,"), Ok(rows)); // empty fields are blanks
//! # Ok::<(), sudoku_types::ParseError>(())
//! ```
//!
//! Paste a grid as you find it:
//!
//! | | |
//! |---|---|
//! | one row a line, cells apart or together | `5 3 _ \| _ 7 _ \| _ _ _`  `53__7____`  `53..7....` |
//! | one string for the whole grid, or one for each row | `"53..7....6..195…"`  `"58??26???"; "?6???7??2"; …` |
//! | rows in brackets, cells as strings | `[[5, 3, 0, …], [6, 0, …], …]`  `[5 3 0; 6 0 0; …]`  `[["5", "3", ".", …], …]` |
//! | one flat list, fields of which empty ones are blanks | `[_, _, 2, 3, _, …]`  `5,3,,,7,,,,`  `[5, 3, null, …]` |
//! | cells of a spreadsheet, with tabs between them | in a text |
//!
//! # 1. Above a grid
//!
//! Comments from `#` or `//` on, [options](crate::sudoku!#options) that end in `;`, `board =` before a bracket or quote, and
//! headings of known words and numbers: `Grid 01`, `puzzle,solution`, `Solution:`. All other text needs a `#`.
//!
//! # 2. Rows
//!
//! Rows are lines, words of n characters, or brackets, strings, `;` and `/`; or all cells are on one line.
//!
//! # 3. Cells
//!
//! If one word has a single character and none more than two (`10 _ 3`), or all have two figures (`01 00 12`), each word is a cell;
//! otherwise each character is. A word of several cells is the grid, whole rows or a part of a row.
//!
//! # 4. `-` and borders
//!
//! A `-` beside cells on any line is a blank everywhere, and the only one; otherwise it is a border, as `|`, `=` and `+` are. Borders
//! have to agree with the boxes, unless they are between all cells.
//!
//! ```
//! use sudoku_types::Grid;
//!
//! let error = Grid::<4>::parse("1 . . | .\n. . 3 | .\n. . . | 4\n. 2 . | .").unwrap_err();
//! assert!(error.to_string().contains("a line is drawn between columns 3 and 4, through boxes of 2x2"));
//! ```
//!
//! # 5. Commas
//!
//! If some field is empty, each comma ends a field, and empty fields are the only blanks. `;` is such a comma if each line has
//! several, and a tab if two are side by side. `null` and `None` are blanks. Strings of one character are cells.
//!
//! ```
//! use sudoku_types::Grid;
//!
//! // Is the field after the comma forgotten, or is it a blank?
//! let error = Grid::<4>::parse("1,.,.,.\n.,.,3,.\n.,.,,4\n.,2,.,.").unwrap_err();
//! assert_eq!((error.line(), error.column()), (Some(3), Some(5)));
//! ```
//!
//! # 6. Characters
//!
//! Digits are 1 to 9, then A = 10 and so on; in letters alone A = 1 if only that fits. Blanks are `_`, `.`, `?`, `*`, `·`, `•`,
//! `x`, `X`, `0` and `-`. A `0` beside other blanks is one if the grid has its greatest digit. `symbols` names other characters.
//!
//! # 7. Files
//!
//! A line with a word of n × n cells, 4 × 4 or more, is a puzzle, beside its solution and a note. Other lines next to each other are
//! the rows of a grid, or of grids of n rows. A line above a solution on its own lines says that it is one. Options are above their
//! puzzle, and beside the file if they are for all ([`Puzzles::with`](crate::Puzzles::with)).
//!
//! ```
//! use sudoku_types::Puzzles;
//!
//! let file = "1.....3....4.2..,1342243131244213,easy\n\n# another\n1...\n..3.\n...4\n.2..\nSolution:\n1342\n2431\n3124\n4213";
//! let puzzles: Vec<_> = Puzzles::of(file).collect();
//! assert_eq!(puzzles.iter().map(|puzzle| puzzle.name()).collect::<Vec<_>>(), [Some("easy"), Some("another")]);
//!
//! let [puzzle] = &Puzzles::of("1.....3....4.2.. diagonals").collect::<Vec<_>>()[..] else { panic!() };
//! assert_eq!(puzzle.size(), None); // an error: the rule would be lost
//! ```
//!
//! A note is any text but an option, a rule that the puzzle has not, a cell, what is nearly an option before `:` or `=` (`Rules:`,
//! `thermo:`), and another grid. After a `#` only the last two are errors. So is a column with the name of an option and words in
//! it, and a full grid beside puzzles with blanks. Sixteen lines of 16 characters may be 4×4 grids or rows: write `boxes: 2x2;` or
//! `boxes: 4x4;` above.
