//! Reads the fenced blocks of documentation, in comments and in Markdown.

use std::fs;
use std::path::{Path, PathBuf};

/// The files in a folder and in the folders inside, in order.
pub(crate) fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder to read");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = paths
        .flat_map(|path| match path.is_dir() {
            true => files_in(&path),
            false => vec![path],
        })
        .collect();
    files.sort();
    files
}

/// A fenced block.
pub(crate) struct Block {
    /// The line of its fence.
    pub(crate) line: usize,
    /// The words after the fence, such as `compile_fail,E0277`.
    pub(crate) info: String,
    /// The lines inside.
    pub(crate) text: String,
}

/// The block that is open, while documentation is read line by line.
#[derive(Default)]
pub(crate) struct Fences(Option<Block>);

impl Fences {
    /// Reads a line: the block that it closes, if it closes one.
    pub(crate) fn read(&mut self, number: usize, line: &str) -> Option<Block> {
        match (line.strip_prefix("```"), &mut self.0) {
            (Some(_), Some(_)) => return self.0.take(),
            (Some(info), None) => {
                let (info, text) = (info.to_owned(), String::new());
                let line = number;
                self.0 = Some(Block { line, info, text });
            }
            (None, Some(block)) => block.text += &format!("{line}\n"),
            (None, None) => {}
        }
        None
    }
}

/// A line of documentation, without the mark of the comment.
pub(crate) fn documentation(line: &str, is_markdown: bool) -> Option<&str> {
    if is_markdown {
        return Some(line);
    }
    let line = line.trim_start();
    let text = line.strip_prefix("//!").or(line.strip_prefix("///"))?;
    Some(text.strip_prefix(' ').unwrap_or(text))
}
