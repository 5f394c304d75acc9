//! Draws a puzzle, a solution, or the steps of a person, as SVG.

use std::io::{self, Write};

use sudoku_types::{Candidates, Grid, Picture};

use crate::page::{Page, end};

impl<const N: usize, Out: Write> Page<'_, N, Out> {
    /// Draws the puzzle with the digits of a solution, or without.
    pub(crate) fn draw(&mut self, solution: Option<&Grid<N, 1>>) -> io::Result<()> {
        let mut digits = Candidates::empty(self.grid);
        for (cell, solution) in self.grid.blanks().zip(solution.into_iter().cycle()) {
            let set = digits.place(cell.row, cell.column, solution[cell]);
            set.expect("a digit of a grid of this size");
        }
        writeln!(self.out, "{}", digits.picture())
    }

    /// Writes a page of HTML with a picture of each step, and of what is left after them.
    pub(crate) fn draw_steps(&mut self) -> io::Result<()> {
        writeln!(
            self.out,
            "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Steps</title>\n<style>{} figure {{ max-width: 32em }}</style>",
            Picture::<N, 1>::STYLE
        )?;
        let mut steps = self.grid.steps();
        loop {
            let before = steps.candidates();
            let step = steps.next();
            let (picture, caption) = match &step {
                Some(step) => {
                    let caption = format!("round {}, {}: {step}", step.round, step.pattern);
                    (before.picture().with_step(step), caption)
                }
                None => (before.picture(), end(&self.grid.propagate())),
            };
            let (picture, caption) = (picture.unstyled(), escaped(&caption));
            writeln!(
                self.out,
                "<figure>{picture}<figcaption>{caption}</figcaption></figure>"
            )?;
            if step.is_none() {
                return Ok(());
            }
        }
    }
}

/// A text of HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
