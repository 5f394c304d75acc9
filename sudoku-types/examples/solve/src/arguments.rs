//! The command's arguments.

use std::path::PathBuf;

use clap::{Args, Parser};

use crate::page::Form;

/// Solve Sudoku puzzles of 1×1 to 25×25 cells, and say whether each has exactly one solution
#[derive(Parser)]
#[command(name = "sudoku-solve", after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// A file of puzzles, in any notation, or of links of f-puzzles and SudokuPad; without a file, or for `-`, standard input
    pub(crate) file: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) show: Show,

    /// Give up a puzzle after N steps of the search, counted as in a constant: hundreds of millions in a second
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) steps: Option<u64>,

    /// With --all and --count, stop after N solutions of a puzzle, a million without this option
    #[arg(long, value_name = "N", requires = "Listed", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit: Option<u64>,

    /// With --generate, the seed of the first puzzle; each further one has the next seed
    #[arg(long, default_value_t = 0, requires = "generate")]
    pub(crate) seed: u64,

    /// Read a link whose drawings, and rules in words, have no rules besides those that are data
    #[arg(long)]
    pub(crate) rules_as_read: bool,

    /// Draw the solutions, or with --print the puzzles, as one document of SVG; with --explain, write a page of HTML with a
    /// picture of each step
    #[arg(long, conflicts_with_all = ["all", "count", "candidates", "grade", "generate", "line"])]
    pub(crate) svg: bool,

    /// Print each grid in one line, and no headings
    #[arg(long, conflicts_with_all = ["candidates", "explain"])]
    pub(crate) line: bool,
}

impl Arguments {
    pub(crate) fn form(&self) -> Form {
        match () {
            () if self.svg && self.show.explain => Form::Html,
            () if self.svg => Form::Svg,
            () if self.line => Form::Line,
            () => Form::Text,
        }
    }
}

impl Show {
    /// Notes about a puzzle that takes long.
    pub(crate) fn work(&self) -> &'static str {
        match self {
            Show { all: true, .. } => "searching for all solutions",
            Show { count: true, .. } => "counting solutions",
            Show {
                generate: Some(_), ..
            } => "generating puzzles",
            _ => "searching for solutions",
        }
    }
}

/// What to print; without any of these the solution, two solutions that differ, or the reason why
/// there is none.
#[derive(Args)]
#[group(id = "Show", multiple = false)]
pub(crate) struct Show {
    /// Print all solutions
    #[arg(long, group = "Listed")]
    pub(crate) all: bool,

    /// Print the number of solutions
    #[arg(long, group = "Listed")]
    pub(crate) count: bool,

    /// Print pencil marks: what each cell can still be, and what it is in some solution
    #[arg(long)]
    pub(crate) candidates: bool,

    /// Print the steps a person would take, from naked singles to chains
    #[arg(long)]
    pub(crate) explain: bool,

    /// Print how hard the puzzle is for a person: the hardest technique it needs, and a score
    #[arg(long)]
    pub(crate) grade: bool,

    /// Print the puzzle itself, in our notation, with its name
    #[arg(long)]
    pub(crate) print: bool,

    /// Print each option that a puzzle may have, with a line to copy; with --svg, their pictures
    #[arg(long, conflicts_with = "file")]
    pub(crate) marks: bool,

    /// Generate N puzzles, a line each: usual 9×9 puzzles (standard input is not read then), or, if
    /// there is a file or `-`, puzzles like each grid in it, with its boxes, symbols, rules, regions,
    /// cages and marks
    #[arg(long, value_name = "N")]
    pub(crate) generate: Option<u64>,
}

const AFTER_HELP: &str = include_str!("help.txt");
