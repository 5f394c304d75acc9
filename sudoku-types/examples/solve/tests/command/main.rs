//! Tests the command as a person would use it: through pipes and
//! in a terminal.

mod input;
mod links;
mod output;
mod run;
mod shown;
mod streams;

const CLASSIC: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const CLASSIC_SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// It has three solutions.
const THREE: &str = "1... ..3. .... .2..";
