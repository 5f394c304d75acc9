//! A game that a player is playing: a puzzle, digits and notes, and the moves that led there.

#[cfg(feature = "serde")]
mod serde;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::grid::Grid;
use crate::human::{Candidates, Mistake, Step};
use sudoku_notation::geometry::Cell;
use sudoku_notation::messages::GridError;

/// What a move did to a cell: its number in reading order, and the bits that it flipped. To flip them once more takes it
/// back.
type Flip = (u16, u32);

/// A game: a puzzle, the digits and [notes](Candidates) of a player, and each move, to undo and redo it.
///
/// It begins without notes. Digits and notes may be wrong: [`mistakes`](Game::mistakes) compares them with the solution, and
/// clashes need none, [`grid().conflicts()`](Grid::conflicts). A cell is a [`Cell`], as steps, mistakes and conflicts have it,
/// or its row and column, counted from 0.
///
/// With the feature `serde` a game is saved as the version of this form, its name, the puzzle, what each move did, and the
/// number of moves that are not undone. A save has no solution: when it is read, the puzzle is solved as by
/// [`new`](Game::new). A save of another version, or that was damaged, is an error.
///
/// ```
/// use sudoku_values::{Game, Grid};
///
/// let mut game = Game::new(&Grid::<4>::parse("1... ..3. ...4 .2..")?);
/// game.toggle((0, 2), 4)?; // a note
/// game.place((0, 1), 4)?;
/// let mistake = game.mistakes().next().expect("a wrong digit");
/// assert_eq!(mistake.to_string(), "row 1, column 2 is not 4");
/// assert!(game.undo());
///
/// while let Some(step) = game.hint()? {
///     println!("{step}");
///     game.apply(&step);
/// }
/// assert!(game.is_solved() && game.undo() && game.redo());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub struct Game<const N: usize, const A: usize = 0> {
    name: Option<String>,
    notes: Candidates<N, A>,
    solution: Option<[[u8; N]; N]>,
    moves: Vec<Vec<Flip>>,
    /// The number of moves that are not undone.
    done: usize,
}

impl<const N: usize, const A: usize> Game<N, A> {
    /// Begins a game. The puzzle is solved for it: if it has no solution or several, or solving it takes longer than about a
    /// second, no [mistakes](Game::mistakes) are found.
    ///
    /// ```
    /// use sudoku_values::{Game, Grid};
    ///
    /// let killer = Grid::<4, 1>::parse("cages: 3 r1c1 r1c2, 7 r1c3 r1c4; .... 3... .4.. 2...")?;
    /// let mut game = Game::new(&killer);
    /// game.place((0, 0), 2)?;
    /// let clash = game.grid().conflicts().next().expect("a clash");
    /// assert_eq!(clash.to_string(), "digit 2 appears twice in column 1: rows 1 and 4");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn new(puzzle: &Grid<N, A>) -> Self {
        let notes = Candidates::empty(puzzle);
        Self::begun(notes.solution(), notes)
    }

    /// Begins a game whose solution, if it has only one, is known.
    pub(crate) const fn begun(solution: Option<[[u8; N]; N]>, notes: Candidates<N, A>) -> Self {
        Game {
            name: None,
            notes,
            solution,
            moves: Vec::new(),
            done: 0,
        }
    }

    /// Returns this game with a name, such as the title of a puzzle.
    ///
    /// ```
    /// use sudoku_values::{Game, Grid};
    ///
    /// let game = Game::new(&Grid::<4>::parse("1... ..3. ...4 .2..")?).named("Monday");
    /// assert_eq!(game.name(), Some("Monday"));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn named(self, name: &str) -> Self {
        Game {
            name: Some(name.to_owned()),
            ..self
        }
    }

    /// Returns the name: that of the proven puzzle with which the game began, or the one it was [given](Game::named).
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The digits and notes now.
    pub const fn notes(&self) -> &Candidates<N, A> {
        &self.notes
    }

    /// The digits that are given or placed.
    pub const fn grid(&self) -> Grid<N, A> {
        self.notes.grid()
    }

    /// The puzzle: the digits that are given.
    pub const fn puzzle(&self) -> &Grid<N, A> {
        self.notes.givens()
    }

    /// Returns true if each cell has a digit, and all rules are kept.
    pub const fn is_solved(&self) -> bool {
        self.grid().is_solved()
    }

    /// Puts a digit, 1 to `N`, into a cell, and takes it from the notes of all cells that see it. A 0 leaves the cell
    /// blank, without notes.
    ///
    /// # Errors
    ///
    /// If there is no such cell or no such digit, or if the cell is given.
    pub fn place(&mut self, cell: impl Into<Cell>, digit: u8) -> Result<(), GridError> {
        let cell = cell.into();
        self.change(|notes| {
            notes.place(cell, digit)?;
            if digit == 0 {
                notes.wipe(cell);
            }
            Ok(())
        })
    }

    /// Adds a digit to the notes of a cell, or takes it away if it is there. Returns true if it is there now. A cell in which
    /// a digit was placed keeps it alone.
    ///
    /// # Errors
    ///
    /// If there is no such cell or no such digit, or if the cell is given.
    pub fn toggle(&mut self, cell: impl Into<Cell>, digit: u8) -> Result<bool, GridError> {
        self.change(|notes| notes.toggle(cell, digit))
    }

    /// Takes a step, such as a [`hint`](Game::hint): see [`Candidates::apply`].
    pub fn apply(&mut self, step: &Step<N>) {
        self.change(|notes| notes.apply(step));
    }

    /// Notes the [pencil marks](Grid::candidates) of all cells without a digit, in the place of what was noted.
    ///
    /// ```
    /// use sudoku_values::{Game, Grid};
    ///
    /// let mut game = Game::new(&Grid::<4>::parse("1... ..3. ...4 .2..")?);
    /// game.fill_notes();
    /// assert!(game.notes().rows()[0][1].iter().eq([3, 4]));
    /// game.clear_notes();
    /// assert!(game.notes().rows()[0][1].is_empty());
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn fill_notes(&mut self) {
        self.change(Candidates::fill_notes);
    }

    /// Wipes out all notes.
    pub fn clear_notes(&mut self) {
        self.change(Candidates::clear_notes);
    }

    /// Takes the last move back. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.done.checked_sub(1) else {
            return false;
        };
        self.done = last;
        self.flip(last);
        true
    }

    /// Makes the move again that was undone last. Returns false if there is none, as after any other move.
    pub fn redo(&mut self) -> bool {
        let is_undone = self.can_redo();
        if is_undone {
            self.flip(self.done);
            self.done += 1;
        }
        is_undone
    }

    /// Returns true if there is a move to undo.
    pub const fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Returns true if a move was undone, and none was made after that.
    pub fn can_redo(&self) -> bool {
        self.done < self.moves.len()
    }

    /// Every wrong digit, and then every cell whose notes lack the right one, each in reading order.
    pub fn mistakes(&self) -> impl Iterator<Item = Mistake> + '_ {
        let solution = self.solution.iter();
        solution.flat_map(|solution| self.notes.mistakes_from(solution))
    }

    /// The next step from the digits and notes; `None` where nothing follows, or what follows is a contradiction.
    ///
    /// # Errors
    ///
    /// If there is a [mistake](Game::mistakes), from which wrong steps would follow.
    pub fn hint(&self) -> Result<Option<Step<N>>, Mistake> {
        match self.mistakes().next() {
            Some(mistake) => Err(mistake),
            None => Ok(self.notes.next_step()),
        }
    }

    /// Makes a move, if it changes anything.
    fn change<R>(&mut self, change: impl FnOnce(&mut Candidates<N, A>) -> R) -> R {
        let before = self.notes;
        let result = change(&mut self.notes);
        let flip = |cell| (cell as u16, before.bits(cell) ^ self.notes.bits(cell));
        let flips: Vec<Flip> = (0..N * N).map(flip).filter(|(_, bits)| *bits > 0).collect();
        if !flips.is_empty() {
            self.moves.truncate(self.done);
            self.moves.push(flips);
            self.done += 1;
        }
        result
    }

    /// Makes a move, or takes it back.
    fn flip(&mut self, number: usize) {
        for &(cell, bits) in &self.moves[number] {
            self.notes.flip(cell.into(), bits);
        }
    }
}
