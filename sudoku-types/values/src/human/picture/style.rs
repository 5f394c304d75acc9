//! The colours and the stylesheet of a picture.
//!
//! A colour has a name, which is a variable of CSS, and two values, for light and dark. A rule names the colour; viewers that
//! know no variables have the light one.

/// Defines the colours: `light!` has the light value of a name, and `variables!` the variables of all.
macro_rules! colours {
    ($($name:ident $light:literal $dark:literal)*) => {
        macro_rules! light { $(($name) => { $light };)* }

        macro_rules! variables {
            () => {
                concat!($("  --", stringify!($name), ": light-dark(", $light, ", ", $dark, ");\n",)*)
            };
        }
    };
}

/// Writes a rule of CSS: what it is for, its colours, and what else it says.
macro_rules! rule {
    ($class:literal $($property:ident: $name:ident),* $(; $($more:literal)*)?) => {
        concat!(
            ".sudoku ", $class, " {",
            $(
                " ", stringify!($property), ": ", light!($name), ";",
                " ", stringify!($property), ": var(--", stringify!($name), ");",
            )*
            $($(" ", $more, ";",)*)?
            " }\n"
        )
    };
}

colours! {
    paper "#ffffff" "#1b1d21"
    ink "#111317" "#f3f4f6"
    found "#174ea6" "#94bfff"
    note "#1e2127" "#e6e8ec"
    border "#111317" "#b4b9c1"
    thin "#c4c8ce" "#454a52"
    cage "#5f656e" "#9aa1ab"
    seen "#ffefad" "#4b4012"
    about "#0b5a2b" "#a8efbf"
    needed "#c4eecf" "#14472a"
    lost "#a00d19" "#ffbcb7"
    struck "#ffd9d5" "#5c1a1c"
    diagonal "#bccde6" "#3b4d69"
    window "#eceef1" "#2a2d33"
    stem "#8d9096" "#62666d"
    thermometers "#d9dce1" "#40444c"
    whispers "#a5dfb2" "#21603b"
    renbans "#f2b4e4" "#6d2b64"
    entropic "#ffcd99" "#6e4516"
    modular "#96ddd8" "#135c5b"
    palindromes "#d3cab6" "#534c3d"
    equal_sums "#aed3f8" "#22507d"
    zippers "#cbb9f6" "#4c3b86"
    parity "#ece2cd" "#403a2c"
}

/// A picture that is a file of its own is light or dark as its viewer is; within a page it is as the page is.
pub(super) const STYLE: &str = concat!(
    ":root.sudoku { color-scheme: light dark }\n",
    ":where(.sudoku) {\n",
    variables!(),
    "}\n",
    rule!("text" fill: note; "font-family: sans-serif" "text-anchor: middle" "dominant-baseline: central"),
    rule!(".paper" fill: paper),
    rule!(".given" fill: ink; "font-weight: bold"),
    rule!(".found" fill: found),
    rule!(".candidate" fill: note),
    rule!(".about" fill: about, stroke: needed; "font-weight: bold"),
    rule!(".lost" fill: lost, stroke: struck),
    rule!(".strike" stroke: lost; "stroke-width: 1.2"),
    ".sudoku :is(.about, .lost, .sum) { stroke-width: 6; stroke-linejoin: round; paint-order: stroke }\n",
    rule!(".seen" fill: seen),
    rule!(".thin" stroke: thin),
    rule!(".thick" stroke: border; "stroke-width: 2" "stroke-linecap: square"),
    rule!(".cage" stroke: cage; "stroke-dasharray: 3 2"),
    rule!(".sum" fill: ink, stroke: paper; "text-anchor: start" "stroke-width: 3"),
    rule!(".diagonal" stroke: diagonal; "stroke-width: 2"),
    rule!(":is(.window, .region)" fill: window),
    rule!(".rules" fill: ink; "text-anchor: start"),
    ".sudoku polyline { fill: none; stroke-linecap: round; stroke-linejoin: round }\n",
    rule!(".core" stroke: paper; "stroke-width: 3"),
    rule!(".thermometers" stroke: thermometers; "stroke-width: 15"),
    rule!(".bulb" fill: thermometers, stroke: thermometers; "stroke-width: 0"),
    rule!(".whispers:not(.core)" stroke: whispers; "stroke-width: 11"),
    rule!(".renbans" stroke: renbans; "stroke-width: 11"),
    rule!(".entropic" stroke: entropic; "stroke-width: 12" "stroke-linecap: butt" "stroke-dasharray: 10 3.5"),
    rule!(".modular" stroke: modular; "stroke-width: 11" "stroke-dasharray: 0 13.5"),
    rule!(".palindromes" stroke: palindromes; "stroke-width: 7"),
    rule!(".palindromes.end" fill: palindromes),
    rule!(".equal_sums:not(.core)" stroke: equal_sums; "stroke-width: 11" "stroke-linecap: square"),
    ".sudoku .equal_sums.core { stroke-dasharray: 1 7 }\n",
    rule!(".zippers" stroke: zippers; "stroke-width: 4"),
    rule!(".zippers.teeth" stroke: zippers; "stroke-width: 15" "stroke-linecap: butt" "stroke-dasharray: 3 4.7"),
    rule!(".zippers.end" fill: zippers),
    rule!(":is(.even, .odd)" fill: parity),
    rule!(".arrows" stroke: stem; "fill: none" "stroke-width: 2.2"),
    rule!("polyline.sums" stroke: stem; "stroke-width: 2.5" "stroke-dasharray: 0 6"),
    rule!("text.sums" fill: ink; "font-weight: bold"),
    rule!(".place" fill: paper),
    rule!(":is(.consecutive, .differences)" fill: paper, stroke: ink; "stroke-width: 1.3"),
    rule!(":is(.doubles, .ratios)" fill: ink, stroke: paper; "stroke-width: 2"),
    rule!(".difference" fill: ink),
    rule!(".ratio" fill: paper),
);
