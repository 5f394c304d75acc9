//! A story as text.

use crate::story::{LEGEND, REASONS, Scene, Story};
use std::fmt::{self, Display, Formatter};

/// The widest line.
const WIDTH: usize = 100;

impl Display for Story {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n", LEGEND.join("\n"))?;
        writeln!(f, "{}: {} states\n", self.title, self.scenes.len())?;
        let is_used = |number: &usize| {
            let reason = REASONS[*number].0;
            self.scenes
                .iter()
                .any(|scene| scene.removed.iter().any(|(_, by)| *by == reason))
        };
        writeln!(
            f,
            "In the place of a candidate that goes is the law by which it goes:\n"
        )?;
        for number in (0..REASONS.len()).filter(is_used) {
            let (_, letter, name, law) = REASONS[number];
            writeln!(f, "  {letter}  {name:<10}  {law}")?;
        }
        for (number, scene) in (1..).zip(&self.scenes) {
            writeln!(
                f,
                "\nstate {number}: {}, {} waiting",
                scene.heading,
                scene.waiting.len()
            )?;
            self.write_planes(f, scene)?;
            for line in [Some(scene.sentence.clone()), scene.losses()]
                .iter()
                .flatten()
            {
                writeln!(f, "{}", line.trim_start())?;
            }
        }
        Ok(())
    }
}

impl Story {
    /// Writes the planes beside each other; if they do not fit into a line, those that change.
    fn write_planes(&self, f: &mut Formatter<'_>, scene: &Scene) -> fmt::Result {
        let width = 2 * scene.size + 2 * (scene.size / self.boxes.columns()) + 2;
        let changes = |digit: &usize| scene.removed.iter().any(|((of, ..), _)| of == digit);
        let is_narrow = scene.size * width <= WIDTH;
        let shown: Vec<_> = (0..scene.size)
            .filter(|digit| is_narrow || changes(digit))
            .collect();
        for digits in shown.chunks((WIDTH / width.max(1)).max(1)) {
            writeln!(f)?;
            for row in 0..scene.size {
                if row > 0 && row % self.boxes.rows() == 0 {
                    writeln!(f)?;
                }
                let mut line = String::new();
                for &digit in digits {
                    line += &self.row(scene, digit, row);
                    line += "    ";
                }
                writeln!(f, "  {}", line.trim_end())?;
            }
        }
        writeln!(f)
    }

    /// A row of a plane.
    fn row(&self, scene: &Scene, digit: usize, row: usize) -> String {
        let mut line = String::new();
        for column in 0..scene.size {
            if column > 0 {
                line += if column % self.boxes.columns() == 0 {
                    "  "
                } else {
                    " "
                };
            }
            let here = (digit, row, column);
            let removed = scene
                .removed
                .iter()
                .find(|(candidate, _)| *candidate == here);
            line.push(match removed {
                Some((_, reason)) => REASONS[reason.number()].1,
                None if scene.planes[digit][row] >> column & 1 == 1 => {
                    char::from_digit(digit as u32 + 1, 36).expect("a digit")
                }
                None => '·',
            });
        }
        line
    }
}
