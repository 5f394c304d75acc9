//! Draws puzzles, solutions, or the steps of a person: one document of SVG, or of HTML.

use sudoku_values::Picture;

/// The longest line of text in a document, in characters, and the room for each of them.
const LINE: usize = 90;
const CHARACTER: usize = 7;

/// The height of a line of text.
const HEIGHT: usize = 20;

/// Pictures and lines of text, one below the other.
#[derive(Default)]
pub(crate) struct Sheet {
    body: String,
    width: usize,
    height: usize,
}

impl Sheet {
    /// Adds text, in several lines if it is long.
    pub(crate) fn text(&mut self, text: &str) {
        let mut line = String::new();
        for word in text.split_whitespace() {
            if !line.is_empty() && line.chars().count() + word.chars().count() >= LINE {
                self.line(&std::mem::take(&mut line));
            }
            line += if line.is_empty() { "" } else { " " };
            line += word;
        }
        self.line(&line);
    }

    fn line(&mut self, line: &str) {
        self.height += HEIGHT;
        self.width = self.width.max(line.chars().count() * CHARACTER + CHARACTER);
        let (y, line) = (self.height - HEIGHT / 2, escaped(line));
        self.body +=
            &format!("<text class=\"rules\" x=\"4\" y=\"{y}\" font-size=\"13\">{line}</text>\n");
    }

    /// Adds a picture, which says its size.
    pub(crate) fn picture(&mut self, picture: &str) {
        let size = |name: &str| {
            let (_, rest) = picture.split_once(name)?;
            rest.split('"').next()?.parse::<usize>().ok()
        };
        let size = size(" width=\"").zip(size(" height=\""));
        let (width, height) = size.expect("a picture has a size");
        let y = self.height;
        self.body += &picture.replacen("<svg", &format!("<svg y=\"{y}\""), 1);
        self.body.push('\n');
        self.width = self.width.max(width);
        self.height += height;
    }

    /// Returns the document, unless it is empty. Its colours are those of the pictures.
    pub(crate) fn document(&self) -> Option<String> {
        let Sheet {
            body,
            width,
            height,
        } = self;
        let size =
            format!("viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\"");
        let style = Picture::<9, 1>::STYLE;
        (*height > 0).then(|| {
            format!(
                "<svg class=\"sudoku\" xmlns=\"http://www.w3.org/2000/svg\" {size}>\n<style>\n{style}</style>\n\
                 <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n{body}</svg>\n"
            )
        })
    }
}

/// Returns the beginning of a page of HTML with pictures of steps.
pub(crate) const HTML: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
    <meta name=\"viewport\" content=\"width=device-width\">\n<title>Steps</title>\n\
    <style>:root { color-scheme: light dark }</style>";

/// Returns a text of XML, without characters that it does not allow.
pub(crate) fn escaped(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    text.replace('&', "&amp;").replace('<', "&lt;")
}
