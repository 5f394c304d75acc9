//! Draws the steps of a person as one picture, with a list of them to click through.
//!
//! ```text
//!  .sudoku-slides      --now: the number of the step that is chosen
//!    svg               a candidate or digit has the number --t of the step that removes or places it; a step's cells, their own
//!    ol                for each step a radio button: they are what arrow keys go through
//! ```

use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::cells::Drawn;
use super::{Escaped, Picture};
use crate::human::candidates::Candidates;
use crate::human::steps::{Step, Steps};

/// All steps that follow from candidates as HTML, which `{}` writes: [`Candidates::slides`].
///
/// It is a `<form>` with one picture and a list of the steps, each with its sentence, and what is left after them. A click, or the
/// arrow keys, choose the step that the picture shows; that takes no script. A page can have several.
/// A puzzle of 60 steps has less than 100 kB.
#[derive(Clone, Copy, Debug)]
#[must_use = "slides are drawn when they are written"]
pub struct Slides<'grid, const N: usize, const A: usize = 0>(&'grid Candidates<N, A>);

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// Returns the steps that follow from the candidates as a picture to click through.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let slides = Grid::<4>::parse("1... ..3. ...4 .2..")?.candidates().slides().to_string();
    /// assert_eq!(slides.matches("<svg ").count(), 1);
    /// assert_eq!(slides.matches("<li>").count(), 13); // a step for each blank, and the end
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn slides(&self) -> Slides<'_, N, A> {
        Slides(self)
    }
}

/// The rules of the page around the picture.
const STYLE: &str = "\
.sudoku-slides { --now: 0; display: flex; flex-wrap: wrap; gap: 1.5rem; font: 1rem/1.4 system-ui, sans-serif }
.sudoku-slides > svg { position: sticky; top: 0; align-self: flex-start; flex: 1 1 22rem; height: auto; max-height: 60vh }
.sudoku-slides ol { flex: 1 1 20rem; margin: 0; padding: 0; list-style: none }
.sudoku-slides label { display: block; padding: .3rem .6rem; border-left: 4px solid transparent; cursor: pointer }
.sudoku-slides label:has(:checked) { border-color: #1a73e8; background: #1a73e826 }
.sudoku-slides label:has(:focus-visible) { outline: 2px solid #1a73e8 }
.sudoku-slides input { position: absolute; opacity: 0; scroll-margin-top: 62vh }
.sudoku-slides .candidate { opacity: calc(var(--t, 9999) - var(--now) + 1) }
.sudoku-slides .found { opacity: calc(var(--now) - var(--t, -9999)) }
.sudoku-slides .slide { opacity: calc(1 - max(var(--now) - var(--t), var(--t) - var(--now))) }
@media (min-width: 50rem) { .sudoku-slides > svg { max-height: 96vh } .sudoku-slides input { scroll-margin: 0 } }
@media print {
  .sudoku-slides { display: block; print-color-adjust: exact }
  .sudoku-slides > svg { display: block; position: static; width: 12cm; margin-bottom: 1rem }
  .sudoku-slides li { break-inside: avoid }
}
";

/// A step, and the candidates before it.
type Slide<const N: usize, const A: usize> = (Candidates<N, A>, Step<N>);

impl<const N: usize, const A: usize> fmt::Display for Slides<'_, N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut steps, mut slides) = (self.0.steps(), Vec::new());
        loop {
            let before = steps.candidates();
            let Some(step) = steps.next() else { break };
            slides.push((before, step));
        }
        // Each form has radio buttons of its own; `dialog` is a form that sends nothing.
        writeln!(
            f,
            r#"<form class="sudoku-slides" method="dialog"><style>{STYLE}"#
        )?;
        for number in 1..=slides.len() {
            let child = number + 1;
            writeln!(
                f,
                ".sudoku-slides:has(li:nth-child({child}) :checked) {{ --now: {number} }}"
            )?;
        }
        f.write_str("</style>\n")?;
        let last = steps.candidates();
        self.0.picture().write_layers(
            f,
            |_, f| write_each(f, &slides, |picture, f| picture.write_seen(f)),
            |picture, f| {
                write_all(f, picture, &slides, &last)?;
                write_each(f, &slides, |picture, f| {
                    let marked = picture.open().filter(|drawn| drawn.class != "candidate");
                    picture.write_candidates(f, marked)
                })
            },
        )?;
        write_list(f, &slides, &steps)?;
        f.write_str("</form>")
    }
}

/// Writes a layer of each step.
fn write_each<const N: usize, const A: usize>(
    f: &mut fmt::Formatter<'_>,
    slides: &[Slide<N, A>],
    write: impl Fn(&Picture<'_, N, A>, &mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    for (number, (before, step)) in slides.iter().enumerate() {
        writeln!(f, "<g class=\"slide\" style=\"--t:{number}\">")?;
        write(&before.picture().with_step(step), f)?;
        f.write_str("</g>\n")?;
    }
    Ok(())
}

/// Writes all digits and candidates, each with the number of the step that places or removes it.
fn write_all<const N: usize, const A: usize>(
    f: &mut fmt::Formatter<'_>,
    picture: &Picture<'_, N, A>,
    slides: &[Slide<N, A>],
    last: &Candidates<N, A>,
) -> fmt::Result {
    // The candidates after each step.
    let after = || {
        slides
            .iter()
            .skip(1)
            .map(|(before, _)| before)
            .chain([last])
    };
    let is_there = |notes: &Candidates<N, A>, drawn: &Drawn| {
        notes.digit(drawn.cell) == 0 && notes.at(drawn.cell).contains(drawn.digit)
    };
    let end = last.picture();
    picture.write_digits(
        f,
        end.digits().map(|drawn| Drawn {
            step: (picture.candidates.digit(drawn.cell) == 0)
                .then(|| after().position(|after| after.digit(drawn.cell) > 0))
                .flatten(),
            ..drawn
        }),
    )?;
    picture.write_candidates(
        f,
        picture.open().map(|drawn| Drawn {
            step: after().position(|after| !is_there(after, &drawn)),
            ..drawn
        }),
    )
}

/// Writes the list of steps, and what is left after them.
fn write_list<const N: usize, const A: usize>(
    f: &mut fmt::Formatter<'_>,
    slides: &[Slide<N, A>],
    steps: &Steps<N, A>,
) -> fmt::Result {
    f.write_str("<ol>\n")?;
    for (number, (_, step)) in slides.iter().enumerate() {
        let focus = if number == 0 {
            " checked autofocus"
        } else {
            ""
        };
        write!(
            f,
            r#"<li><label><input type="radio" name="step"{focus}><b>"#
        )?;
        write!(Escaped(f), "{}", step.pattern)?;
        f.write_str("</b>: ")?;
        write!(Escaped(f), "{step}")?;
        f.write_str("</label></li>\n")?;
    }
    f.write_str(r#"<li><label><input type="radio" name="step"><b>"#)?;
    match (steps.contradiction(), steps.unsolved()) {
        (Some(contradiction), _) => write!(Escaped(f), "{contradiction}")?,
        (None, 0) => f.write_str("solved")?,
        (None, unsolved) => write!(f, "{unsolved} cells still unsolved")?,
    }
    f.write_str("</b></label></li>\n</ol>\n")
}
