//! Stories as a page of HTML that needs no other file, with a picture for each state.

use crate::story::{Candidate, LEGEND, REASONS, Reason, Scene, Story, named};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The height of a picture, and the side of the grid at its left.
const HEIGHT: usize = 516;
const GRID: usize = 500;

/// The left edge of the planes, and the room between two of them.
const PLANES: usize = 560;
const GAP: usize = 24;

/// Writes the page.
pub(crate) fn page(stories: &[Story]) -> String {
    let mut page = String::from(include_str!("page.html"));
    page += &format!("<p>{}</p>\n<nav>\n", LEGEND.join("<br>\n"));
    for story in stories {
        page += &format!("<button data-story>{}</button>\n", story.title);
    }
    page += "<button id=\"previous\" aria-label=\"previous\">◀</button>\n\
             <button id=\"next\" aria-label=\"next\">▶</button>\n\
             <input type=\"range\" min=\"0\" aria-label=\"state\">\n</nav>\n";
    for story in stories {
        let drawing = Drawing::new(story);
        page += "<section>\n";
        drawing.define_lines(&mut page);
        for (number, scene) in (1..).zip(&story.scenes) {
            page += "<figure>\n";
            drawing.draw(scene, &mut page);
            page += &caption(scene, number, story.scenes.len());
            page += "</figure>\n";
        }
        page += "</section>\n";
    }
    page += "<script>\n";
    page += include_str!("page.js");
    page += "</script>\n";
    page
}

/// Returns the caption of a state: the action of the machine, the laws by which candidates go, and the grids that wait.
fn caption(scene: &Scene, number: usize, of: usize) -> String {
    let mut caption = format!(
        "<figcaption><b>State {number} of {of}: {}</b>\n<div>{}<ul>\n",
        scene.heading, scene.sentence
    );
    for (reason, count) in scene.counts() {
        let (number, (.., name, law)) = (reason.number(), REASONS[reason.number()]);
        caption += &format!("<li><i class=\"r{number}\"></i>{count} by {name}: {law}</li>\n");
    }
    caption += "</ul></div>\n<div>";
    caption += &match scene.waiting.len() {
        0 => "No grid waits".to_owned(),
        1 => "1 grid waits".to_owned(),
        several => format!("{several} grids wait, the last one first"),
    };
    caption += "<ul>\n";
    for waiting in scene.waiting.iter().rev() {
        let (candidate, state) = (named(waiting.candidate), waiting.state);
        caption += &format!("<li>that of state {state}, without the {candidate}</li>\n");
    }
    caption + "</ul></div></figcaption>\n"
}

/// The drawing of the states of a search.
struct Drawing<'story> {
    story: &'story Story,
    /// The number of digits, rows and columns.
    size: usize,
    /// The number of planes, or of candidates in a cell, beside each other.
    across: usize,
    /// The side of a cell of the grid, and of a plane.
    side: usize,
    small: usize,
}

/// Squares, by the class in which they are drawn.
#[derive(Default)]
struct Squares(BTreeMap<String, String>);

impl Squares {
    fn add(&mut self, class: &str, x: usize, y: usize, side: usize) {
        let path = self.0.entry(class.to_owned()).or_default();
        let _ = write!(path, "M{x} {y}h{side}v{side}h-{side}z");
    }
}

impl<'story> Drawing<'story> {
    fn new(story: &'story Story) -> Self {
        let size = story.scenes[0].size;
        let across = (1..).find(|side| side * side >= size).unwrap_or(1);
        Drawing {
            story,
            size,
            across,
            side: GRID / size,
            small: (HEIGHT / across - GAP) / size,
        }
    }

    /// Defines the lines of the grid and those of a plane.
    fn define_lines(&self, page: &mut String) {
        *page += "<svg width=\"0\" height=\"0\" style=\"position: absolute\"><defs>\n";
        for (name, side) in [("grid", self.side), ("plane", self.small)] {
            let (mut thin, mut thick) = (String::new(), String::new());
            let boxes = &self.story.boxes;
            let end = self.size * side;
            for line in 0..=self.size {
                let at = line * side;
                let down = if line % boxes.columns() == 0 {
                    &mut thick
                } else {
                    &mut thin
                };
                let _ = write!(down, "M{at} 0v{end}");
                let along = if line % boxes.rows() == 0 {
                    &mut thick
                } else {
                    &mut thin
                };
                let _ = write!(along, "M0 {at}h{end}");
            }
            *page += &format!(
                "<g id=\"{name}-{}\"><path class=\"thin\" d=\"{thin}\"/><path class=\"thick\" d=\"{thick}\"/></g>\n",
                self.id()
            );
        }
        *page += "</defs></svg>\n";
    }

    fn id(&self) -> String {
        self.story.title.replace(' ', "-").to_lowercase()
    }

    /// Draws a state: the grid with the candidates of each cell, and the plane of each digit.
    fn draw(&self, scene: &Scene, page: &mut String) {
        let width = PLANES + self.across * (self.size * self.small + GAP);
        let _ = writeln!(
            page,
            "<svg class=\"state\" viewBox=\"-4 -4 {width} {}\">",
            HEIGHT + 4
        );
        if scene.size > 0 {
            let reasons: BTreeMap<_, _> = scene.removed.iter().copied().collect();
            let mut squares = Squares::default();
            let mut rest = String::new();
            self.draw_grid(scene, &reasons, &mut squares, &mut rest);
            for digit in 0..self.size {
                self.draw_plane(scene, digit, &reasons, &mut squares, &mut rest);
            }
            for (class, path) in &squares.0 {
                let _ = writeln!(page, "<path class=\"{class}\" d=\"{path}\"/>");
            }
            *page += &rest;
        }
        *page += "</svg>\n";
    }

    /// Draws the grid: digits, and small squares in the places of the digits that a cell may have.
    fn draw_grid(
        &self,
        scene: &Scene,
        reasons: &BTreeMap<Candidate, Reason>,
        squares: &mut Squares,
        rest: &mut String,
    ) {
        let _ = writeln!(rest, "<use href=\"#grid-{}\"/>", self.id());
        for row in 0..self.size {
            for column in 0..self.size {
                let may = |digit: &usize| scene.planes[*digit][row] >> column & 1 == 1;
                let digits: Vec<_> = (0..self.size).filter(may).collect();
                let (x, y) = (column * self.side, row * self.side);
                if let [digit] = digits[..] {
                    let is_given = self.story.givens[row * self.size + column] > 0;
                    let class = if is_given { "given" } else { "found" };
                    let (x, y) = (x + self.side / 2, y + self.side / 2);
                    let _ = writeln!(
                        rest,
                        "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>",
                        digit + 1
                    );
                    continue;
                }
                let mark = (self.side - 6) / self.across;
                for digit in digits {
                    let (x, y) = (
                        x + 4 + digit % self.across * mark,
                        y + 4 + digit / self.across * mark,
                    );
                    let class = class_of(scene, (digit, row, column), reasons);
                    squares.add(&class, x, y, mark - 3);
                    if scene.chosen == Some((digit, row, column)) {
                        ring(rest, x, y, mark - 3);
                    }
                }
            }
        }
    }

    /// Draws the plane of a digit.
    fn draw_plane(
        &self,
        scene: &Scene,
        digit: usize,
        reasons: &BTreeMap<Candidate, Reason>,
        squares: &mut Squares,
        rest: &mut String,
    ) {
        let side = self.size * self.small;
        let left = PLANES + digit % self.across * (side + GAP);
        let top = digit / self.across * (side + GAP);
        let _ = writeln!(
            rest,
            "<use href=\"#plane-{}\" x=\"{left}\" y=\"{top}\"/><text x=\"{}\" y=\"{}\">{}</text>",
            self.id(),
            left - 12,
            top + 10,
            digit + 1
        );
        for row in 0..self.size {
            for column in
                (0..self.size).filter(|column| scene.planes[digit][row] >> column & 1 == 1)
            {
                let here = (digit, row, column);
                let (x, y) = (left + column * self.small + 2, top + row * self.small + 2);
                squares.add(&class_of(scene, here, reasons), x, y, self.small - 4);
                if scene.chosen == Some(here) {
                    ring(rest, x, y, self.small - 4);
                }
            }
        }
        let is_dead = scene.dead.iter().any(|(of, _)| *of == digit);
        if is_dead || scene.planes[digit].iter().all(|row| *row == 0) {
            let _ = writeln!(
                rest,
                "<path class=\"dead\" d=\"M{left} {top}l{side} {side}m0 -{side}l-{side} {side}\"/>"
            );
        }
    }
}

/// The class of a candidate: removed for a reason, placed, or kept.
fn class_of(scene: &Scene, candidate: Candidate, reasons: &BTreeMap<Candidate, Reason>) -> String {
    let (digit, row, _) = candidate;
    match reasons.get(&candidate) {
        Some(reason) => format!("r{}", reason.number()),
        None if scene.planes[digit][row].count_ones() == 1 => "placed".into(),
        None => "kept".into(),
    }
}

/// Draws a ring around a square.
fn ring(rest: &mut String, x: usize, y: usize, side: usize) {
    let (x, y, radius) = (x + side / 2, y + side / 2, side * 3 / 4 + 2);
    let _ = writeln!(
        rest,
        "<circle class=\"chosen\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"
    );
}
