//! The command's arguments.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command, value_parser};

use crate::page::Form;

/// The values of the arguments, which `--help` explains.
pub(crate) struct Arguments {
    /// Without a file, or for `-`, standard input.
    pub(crate) file: Option<PathBuf>,
    pub(crate) show: Show,
    pub(crate) form: Form,
    pub(crate) steps: Option<u64>,
    pub(crate) limit: Option<u64>,
    pub(crate) seed: u64,
    pub(crate) rules_as_read: bool,
}

/// The output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Show {
    /// The solution, two solutions that differ, or a contradiction.
    Solution,
    All,
    Count,
    Candidates,
    Explain,
    Grade,
    Print,
    Marks,
    /// This number of puzzles.
    Generate(u64),
}

/// The arguments that choose another output than the solution.
const SHOWN: [(&str, Show); 7] = [
    ("all", Show::All),
    ("count", Show::Count),
    ("candidates", Show::Candidates),
    ("explain", Show::Explain),
    ("grade", Show::Grade),
    ("print", Show::Print),
    ("marks", Show::Marks),
];

impl Arguments {
    pub(crate) fn read() -> Result<Self, clap::Error> {
        command().try_get_matches().map(|given| Self::of(&given))
    }

    fn of(given: &ArgMatches) -> Self {
        let number = |name| given.get_one(name).copied();
        let shown = SHOWN.iter().find(|(name, _)| given.get_flag(name));
        let show = match number("generate") {
            Some(count) => Show::Generate(count),
            None => shown.map_or(Show::Solution, |&(_, show)| show),
        };
        Arguments {
            file: given.get_one("file").cloned(),
            show,
            form: match show {
                Show::Explain if given.get_flag("svg") => Form::Html,
                _ if given.get_flag("svg") => Form::Svg,
                _ if given.get_flag("line") => Form::Line,
                _ => Form::Text,
            },
            steps: number("steps"),
            limit: number("limit"),
            seed: number("seed").unwrap_or(0),
            rules_as_read: given.get_flag("rules-as-read"),
        }
    }
}

const ABOUT: &str =
    "Solve Sudoku puzzles of 1×1 to 25×25 cells, and say whether each has exactly one solution";

const FILE: &str = "A file of puzzles, in any notation, or of links of f-puzzles and SudokuPad; \
                    without a file, or for `-`, standard input";

/// A line for each argument: its name, `N` if it has a number, and its help.
const ARGUMENTS: &str = include_str!("arguments.txt");

/// The argument of a line.
fn argument(line: &'static str) -> Arg {
    let (name, help) = line.split_once("  ").expect("a name and its help");
    let (name, number) = name.split_once(' ').unwrap_or((name, ""));
    let name = name.trim_start_matches("--");
    let argument = Arg::new(name).long(name).help(help);
    let least = u64::from(["steps", "limit"].contains(&name));
    match number {
        "" => argument.action(ArgAction::SetTrue),
        _ => argument
            .value_name(number)
            .value_parser(RangedU64ValueParser::<u64>::new().range(least..)),
    }
}

fn command() -> Command {
    let not_drawn = ["all", "count", "candidates", "grade", "generate", "line"];
    let shown = SHOWN.map(|(name, _)| name);
    Command::new("sudoku-solve")
        .about(ABOUT)
        .after_help(include_str!("help.txt"))
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help(FILE),
        )
        .args(ARGUMENTS.lines().map(argument))
        .group(ArgGroup::new("shown").args(shown).arg("generate"))
        .group(ArgGroup::new("listed").args(["all", "count"]))
        .mut_arg("marks", |marks| marks.conflicts_with("file"))
        .mut_arg("limit", |limit| limit.requires("listed"))
        .mut_arg("seed", |seed| seed.requires("generate"))
        .mut_arg("svg", |svg| svg.conflicts_with_all(not_drawn))
        .mut_arg("line", |line| {
            line.conflicts_with_all(["candidates", "explain"])
        })
}

impl Show {
    /// Notes about a puzzle that takes long.
    pub(crate) fn work(self) -> &'static str {
        match self {
            Show::All => "searching for all solutions",
            Show::Count => "counting solutions",
            Show::Generate(_) => "generating puzzles",
            _ => "searching for solutions",
        }
    }
}
