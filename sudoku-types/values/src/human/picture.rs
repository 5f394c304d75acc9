//! Draws a grid as SVG: digits, candidates, rules, cages and marks, and the cells and candidates of a step.
//!
//! ```text
//!  windows ── cells of a step ── diagonals, marks ── borders, cages ── dots and sums ── digits and notes      from below to above
//! ```

mod cells;
mod lines;
mod marks;
mod slides;
mod style;

pub use slides::Slides;

use core::fmt::{self, Write};

use super::candidates::Candidates;
use super::steps::Step;
use sudoku_notation::geometry::{Cell, Form, Groups, Mark};

/// The side of a cell.
const SIDE: usize = 54;

/// The room around the grid.
const EDGE: usize = 4;

/// The room below the grid for the names of rules that are not drawn.
const CAPTION: usize = 20;

/// The room between the edge of a cell and the line around its cage.
const INSET: usize = 4;

/// The room for the sum of a cage above the candidates.
const SUM: usize = 11;

/// Candidates drawn as SVG, which `{}` writes: [`Candidates::picture`].
///
/// Givens are bold, other digits blue. The cells of a step are yellow, the digits of its pattern green, and the candidates
/// that it removes red and struck out. Boxes and regions have thick lines, cages a dashed line and their sum, diagonals a
/// line, and windows are grey; [marks](crate::Mark) are soft, as setters draw them, so that digits and notes above them can be
/// read. Rules of pairs of cells, such as `anti_knight`, are named below the grid.
///
/// ```
/// use sudoku_values::Grid;
///
/// let grid = Grid::<6>::parse("...... 126... ...... ...... ...... ...3..")?;
/// let mut steps = grid.steps();
/// let before = steps.candidates();
/// let step = steps.next().expect("a locked candidate");
///
/// let picture = before.picture().with_step(&step).to_string();
/// assert!(picture.starts_with("<svg "));
/// assert_eq!(picture.matches(r#"class="lost""#).count(), 2);
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
///
/// The example `picture` draws these: an X-wing, and a killer with diagonals that is half solved.
///
// The pages are those of `sudoku-types`, so that each build has to include the pictures.
#[doc = include_str!("../../pictures/x-wing.svg")]
#[doc = ""]
#[doc = include_str!("../../pictures/killer.svg")]
///
/// # Colours and classes
///
/// Each kind of thing has a class, and the [`STYLE`](Picture::STYLE) in the picture has a rule for each class, and its colours as
/// variables, light and dark. A file of its own is as its viewer is; a picture in a page is as the page's `color-scheme`. A page
/// changes a colour by a rule such as `.sudoku { --found: teal }`, or omits `STYLE` by [`unstyled`](Picture::unstyled).
///
/// | class | what has it |
/// |---|---|
/// | `sudoku` | the picture |
/// | `given`, `found`, `candidate` | a digit that is given, another digit, a candidate |
/// | `seen`, `about` | of a step: a cell of its pattern, a digit of its pattern |
/// | `lost`, `strike` | of a step: a candidate that it removes, and the stroke through it |
/// | `paper` | the ground of the picture |
/// | `thin`, `thick` | the lines between cells; those between boxes or regions, and around the grid |
/// | `cage`, `sum` | the line around a cage, its sum |
/// | `diagonal`, `window`, `region` | a diagonal, the ground of a window, of a cell in a region besides boxes |
/// | `thermometers`, and so on | a mark, by the name of its option; `bulb`, `end`, `circle` at its end or in its middle, `core`, `teeth` along it, `place` below its sum |
/// | `rules` | the names of rules that are not drawn, and of the mark `undrawn` |
#[derive(Clone, Copy, Debug)]
#[must_use = "a picture is drawn when it is written"]
pub struct Picture<'grid, const N: usize, const A: usize = 0> {
    candidates: &'grid Candidates<N, A>,
    step: Option<&'grid Step<N>>,
    is_styled: bool,
}

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// Returns a picture of the candidates, which may show a step.
    ///
    /// ```
    /// use sudoku_values::{Candidates, Grid};
    ///
    /// // A grid without candidates.
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// let picture = Candidates::empty(&grid).picture().to_string();
    /// assert_eq!(picture.matches(r#"class="given""#).count(), 4);
    /// assert!(!picture.contains(r#"class="candidate""#));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn picture(&self) -> Picture<'_, N, A> {
        Picture {
            candidates: self,
            step: None,
            is_styled: true,
        }
    }
}

impl<'grid, const N: usize, const A: usize> Picture<'grid, N, A> {
    /// The CSS that a picture contains, unless it is [`unstyled`](Picture::unstyled).
    pub const STYLE: &'static str = style::STYLE;

    /// Draws a step as well: its cells, and the candidates that it removes. The picture has the candidates before the step.
    pub const fn with_step(self, step: &'grid Step<N>) -> Self {
        Picture {
            step: Some(step),
            ..self
        }
    }

    /// Omits the [`STYLE`](Picture::STYLE), for a page that has it once for all pictures, or has a style of its own.
    pub const fn unstyled(self) -> Self {
        Picture {
            is_styled: false,
            ..self
        }
    }

    /// Writes the names of rules and marks that are not drawn on cells.
    fn write_caption(&self, f: &mut fmt::Formatter<'_>, y: usize) -> fmt::Result {
        for (index, name) in self.captions().enumerate() {
            match index {
                0 => write!(
                    f,
                    r#"<text class="rules" x="{EDGE}" y="{y}" font-size="12">{name}"#
                )?,
                _ => write!(f, ", {name}")?,
            }
        }
        if self.captions().next().is_some() {
            writeln!(f, "</text>")?;
        }
        Ok(())
    }

    /// Returns the names of rules of pairs of cells, and the name of the mark `undrawn`, if the grid has it.
    fn captions(&self) -> impl Iterator<Item = &'static str> {
        let Groups { rules, lines, .. } = self.candidates.groups();
        let of_pairs = rules
            .iter()
            .filter(|rule| matches!(rule.form(), Form::Pairs(..)));
        let mut marks = lines.iter().filter_map(|line| line.mark());
        let undrawn = marks.find(|mark| *mark == Mark::Undrawn);
        of_pairs
            .map(|rule| rule.name())
            .chain(undrawn.map(|mark| mark.name()))
    }
}

impl<const N: usize, const A: usize> fmt::Display for Picture<'_, N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_layers(f, Self::write_seen, Self::write_cells)
    }
}

impl<const N: usize, const A: usize> Picture<'_, N, A> {
    /// Writes the picture with a layer below the marks and one above all.
    fn write_layers(
        &self,
        f: &mut fmt::Formatter<'_>,
        below: impl FnOnce(&Self, &mut fmt::Formatter<'_>) -> fmt::Result,
        above: impl FnOnce(&Self, &mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> fmt::Result {
        let width = N * SIDE + 2 * EDGE;
        let has_caption = self.captions().next().is_some();
        let height = width + if has_caption { CAPTION } else { 0 };
        writeln!(
            f,
            r#"<svg class="sudoku" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">"#
        )?;
        if let Some(step) = self.step {
            f.write_str("<title>")?;
            write!(Escaped(f), "{}: {step}", step.pattern)?;
            writeln!(f, "</title>")?;
        }
        if self.is_styled {
            writeln!(f, "<style>\n{}</style>", Self::STYLE)?;
        }
        writeln!(
            f,
            r#"<rect class="paper" width="{width}" height="{height}"/>"#
        )?;
        self.write_windows(f)?;
        below(self, f)?;
        self.write_diagonals(f)?;
        self.write_marks(f, false)?;
        self.write_lines(f)?;
        self.write_cages(f)?;
        self.write_marks(f, true)?;
        self.write_caption(f, width + CAPTION / 2 - EDGE)?;
        above(self, f)?;
        f.write_str("</svg>")
    }
}

/// Returns the upper left corner of a cell.
const fn corner(cell: Cell) -> (usize, usize) {
    (EDGE + cell.column * SIDE, EDGE + cell.row * SIDE)
}

/// Writes text, and escapes the characters that have a meaning in XML.
struct Escaped<'f, 'buffer>(&'f mut fmt::Formatter<'buffer>);

impl fmt::Write for Escaped<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            match character {
                '<' => self.0.write_str("&lt;")?,
                '&' => self.0.write_str("&amp;")?,
                character => self.0.write_char(character)?,
            }
        }
        Ok(())
    }
}
