//! The sentences that compile errors and values share, such as `digit {…} appears twice in row {…}`.
//!
//! The message of a bound is in an attribute, which takes only a literal. So the sentences are in macros, which pass the
//! literals on to other macros: one makes bounds of them, another one text.

/// Passes the sentences of clashes, and of cages with a wrong sum, to the macro `$with`: those of marks and rules are in their own
/// tables, whose rows end alike. The end of a row is the answer that its bound wants; the bound with the sentence, in a form for digits
/// that are numbers and, if there is one, in another for digits that are characters; the names in the sentence, of which a digit
/// may be a character; the message and the label.
#[doc(hidden)]
#[macro_export]
macro_rules! unit_table {
    ($with:ident $($more:tt)*) => {
        $with! {
            $($more)*
            /// `B1`: the two cells of this row hold different digits.
            Row {} DifferentDigits: OnceInRow or SymbolOnceInRow <DIGIT; ROW, COLUMN, SECOND_COLUMN>:
                "digit {DIGIT} appears twice in row {ROW}: columns {COLUMN} and {SECOND_COLUMN}",
                "the first one is in column {COLUMN}";

            /// `B1`: the two cells of this column hold different digits.
            Column {} DifferentDigits: OnceInColumn or SymbolOnceInColumn <DIGIT; COLUMN, ROW, SECOND_ROW>:
                "digit {DIGIT} appears twice in column {COLUMN}: rows {ROW} and {SECOND_ROW}",
                "the first one is in row {ROW}";

            /// `B1`: the two cells of this box hold different digits.
            Box {} DifferentDigits: OnceInBox or SymbolOnceInBox <DIGIT; NUMBER, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice in box {NUMBER}: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";

            /// `B1`: the two cells of this region hold different digits.
            Region {} DifferentDigits: OnceInRegion or SymbolOnceInRegion <DIGIT; LINE_ROW, LINE_COLUMN, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice in the region at row {LINE_ROW}, column {LINE_COLUMN}: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";

            /// `B1`: the two cells of this cage hold different digits.
            Cage {} DifferentDigits: OnceInCage or SymbolOnceInCage <DIGIT; LINE_ROW, LINE_COLUMN, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
                "digit {DIGIT} appears twice in the cage at row {LINE_ROW}, column {LINE_COLUMN}: \
                 row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
                "the first one is in row {ROW}, column {COLUMN}";

            /// `B1`: the sum of the digits of this cage equals the one it should have.
            SumOfCage {} SameSums: SumOfCage <; LINE_ROW, LINE_COLUMN, SUM, WANTED>:
                "the cage at row {LINE_ROW}, column {LINE_COLUMN} has the sum {SUM}, not {WANTED}",
                "the last cell of the cage";
        }
    };
}

/// Passes the sentences of verdicts to the macro `$with`.
///
/// For each kind of [`Finding`] there are its number; the bound with the sentence, in a form for digits that are numbers and, if
/// there are digits in the sentence, one for digits that are characters; the two places and the two digits in the sentence; the
/// message, the label, and perhaps a note.
/// Each may also have a second cell, or two sums, `SECOND_ROW` and `SECOND_COLUMN`. [`Finding::no_place`] makes the kinds for a unit without a
/// place for a digit.
#[doc(hidden)]
#[macro_export]
macro_rules! finding_sentences {
    ($with:ident) => {
        $with! {
            /// There is only one solution.
            1 => OneSolution or OneSolutionInSymbols<ROW, COLUMN, FIRST, SECOND>:
                message = "this puzzle has more than one solution: \
                           row {ROW}, column {COLUMN} can be {FIRST} or {SECOND}",
                label = "the givens leave more than one solution",
                note = "add a given, or write `solution: first;` before the grid to take any solution";

            /// Every cell has a candidate.
            2 => SomeCandidate<ROW, COLUMN>:
                message = "this puzzle has no solution: row {ROW}, column {COLUMN} has no candidate left",
                label = "the givens rule out every digit for one cell";

            /// Some way to fill the blanks does not fail.
            3 => SomeWay<P, Q>:
                message = "this puzzle has no solution: every way to fill its blanks fails",
                label = "no single cell or unit shows why";

            /// The search ends within the compiler's limit.
            4 => InReach<STEPS, Q>:
                message = "this puzzle is too hard for the build: gave up after {STEPS} steps",
                label = "the search for a solution takes too long",
                note = "write `effort: 32;` before the grid to search for longer, which may take rustc minutes, or add givens";

            /// The two forms in which the macro wrote the givens, types for the judge and
            /// packed words for the solver, are of the same puzzle.
            5 => SameGivens<P, Q>:
                message = "the solver was given another puzzle than the judge",
                label = "these types were not written by `sudoku!`, or it has a fault";

            /// The types find a solution.
            6 => SomeSolution<P, Q>:
                message = "this puzzle has no solution",
                label = "the givens contradict each other",
                note = "without `solver: types;` the error says more about where";

            /// The search of the types ends.
            7 => SomeEnd<P, Q>:
                message = "this puzzle takes too deep a search for the types",
                label = "no end in sight",
                note = "add givens, or remove `solver: types;`; with `solution: first;` any solution will do";

            /// The solution that a file has beside a puzzle is the one that the solver found.
            8 => SameSolution or SameSolutionInSymbols<ROW, COLUMN, TOLD, FOUND>:
                message = "this is not the solution of the puzzle before it: \
                           row {ROW}, column {COLUMN} is {FOUND}, not {TOLD}",
                label = "another solution";

            /// No two givens of a unit are equal. (Where the macro sees them, bounds of their own say which.)
            9 => GivensApart<P, Q>:
                message = "this puzzle has no solution: two of its givens clash",
                label = "a digit appears twice in a row, column or box, or against a further rule, or a cage has another sum";

            /// Every digit has a place in every row.
            10 => PlacesInRow or PlacesInRowInSymbols<ROW, Q, DIGIT, B>:
                message = "this puzzle has no solution: row {ROW} has no place for {DIGIT}",
                label = "the givens rule out every cell for one digit";

            /// Every digit has a place in every column.
            11 => PlacesInColumn or PlacesInColumnInSymbols<COLUMN, Q, DIGIT, B>:
                message = "this puzzle has no solution: column {COLUMN} has no place for {DIGIT}",
                label = "the givens rule out every cell for one digit";

            /// Every digit has a place in every box.
            12 => PlacesInBox or PlacesInBoxInSymbols<BOX, Q, DIGIT, B>:
                message = "this puzzle has no solution: box {BOX} has no place for {DIGIT}",
                label = "the givens rule out every cell for one digit";

            /// Cages that fill some units have the sum of all digits of these units.
            13 => SumsAddUp<SUM, WANTED>:
                message = "this puzzle has no solution: the sums of these cages add up to {SUM}, not {WANTED}",
                label = "these cages fill the row, column or box of this cell, and perhaps others",
                note = "the digits of each row, column and box have the same sum";

            /// The digits of every cage, and of every line with a mark, can have its sum.
            14 => SumInReach<ROW, COLUMN>:
                message = "this puzzle has no solution: the cage or mark of row {ROW}, column {COLUMN} cannot have its sum: \
                           its digits make {SECOND_ROW} to {SECOND_COLUMN}",
                label = "whatever its blanks are";

            /// Every digit has a place on every diagonal.
            15 => PlacesOnDiagonal or PlacesOnDiagonalInSymbols<DIAGONAL, Q, DIGIT, B>:
                message = "this puzzle has no solution: diagonal {DIAGONAL} has no place for {DIGIT}",
                label = "the givens rule out every cell for one digit";

            /// Every digit has a place in every region.
            17 => PlacesInRegion or PlacesInRegionInSymbols<ROW, COLUMN, DIGIT, B>:
                message = "this puzzle has no solution: the region of row {ROW}, column {COLUMN} has no place for {DIGIT}",
                label = "the givens rule out every cell for one digit";

            /// Every digit has a place in every window.
            16 => PlacesInWindow or PlacesInWindowInSymbols<WINDOW, Q, DIGIT, B>:
                message = "this puzzle has no solution: window {WINDOW} has no place for {DIGIT}",
                label = "the givens rule out every cell for one digit";

            /// Without any one of its givens the puzzle has more than one solution.
            18 => NeedsEachGiven<ROW, COLUMN>:
                message = "the given in row {ROW}, column {COLUMN} is not needed: the solution is the same without it",
                label = "each given is to be needed",
                note = "remove that given, or `minimal: true;`";

            /// The solver finds out within the compiler's limit whether a given is needed.
            19 => NeedInReach<ROW, COLUMN>:
                message = "it is too hard for the build to see whether the given in row {ROW}, column {COLUMN} is needed",
                label = "the search for another solution takes too long",
                note = "write `effort: 32;` before the grid to search for longer, which may take rustc minutes, or remove `minimal: true;`";

            // The techniques that a puzzle may need: 20 and the place in `Technique::ALL`. The easiest is always
            // allowed.

            /// The puzzle can be solved without a hidden single.
            21 => WithoutHiddenSingle<CELLS, Q>:
                message = "this puzzle needs a hidden single, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: hidden_single;`, or choose an easier puzzle";

            /// The puzzle can be solved without a locked candidate.
            22 => WithoutLockedCandidate<CELLS, Q>:
                message = "this puzzle needs a locked candidate, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: locked_candidate;`, or choose an easier puzzle";

            /// The puzzle can be solved without a missing partner.
            23 => WithoutMissingPartner<CELLS, Q>:
                message = "this puzzle needs a missing partner, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: missing_partner;`, or choose an easier puzzle";

            /// The puzzle can be solved without a combination.
            24 => WithoutCombination<CELLS, Q>:
                message = "this puzzle needs a combination, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: combination;`, or choose an easier puzzle";

            /// The puzzle can be solved without a rest of a unit.
            25 => WithoutRestOfUnit<CELLS, Q>:
                message = "this puzzle needs the rest of a unit, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: rest_of_unit;`, or choose an easier puzzle";

            /// The puzzle can be solved without a pair.
            26 => WithoutPair<CELLS, Q>:
                message = "this puzzle needs a pair, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: pair;`, or choose an easier puzzle";

            /// The puzzle can be solved without a triple.
            27 => WithoutTriple<CELLS, Q>:
                message = "this puzzle needs a triple, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: triple;`, or choose an easier puzzle";

            /// The puzzle can be solved without a quad.
            28 => WithoutQuad<CELLS, Q>:
                message = "this puzzle needs a quad, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: quad;`, or choose an easier puzzle";

            /// The puzzle can be solved without an X-wing.
            29 => WithoutXWing<CELLS, Q>:
                message = "this puzzle needs an X-wing, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: x_wing;`, or choose an easier puzzle";

            /// The puzzle can be solved without a swordfish.
            30 => WithoutSwordfish<CELLS, Q>:
                message = "this puzzle needs a swordfish, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: swordfish;`, or choose an easier puzzle";

            /// The puzzle can be solved without a jellyfish.
            31 => WithoutJellyfish<CELLS, Q>:
                message = "this puzzle needs a jellyfish, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: jellyfish;`, or choose an easier puzzle";

            /// The puzzle can be solved without a filling.
            32 => WithoutFilling<CELLS, Q>:
                message = "this puzzle needs a filling, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: filling;`, or choose an easier puzzle";

            /// The puzzle can be solved without an XY-wing.
            33 => WithoutXyWing<CELLS, Q>:
                message = "this puzzle needs an XY-wing, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: xy_wing;`, or choose an easier puzzle";

            /// The puzzle can be solved without a chain.
            34 => WithoutChain<CELLS, Q>:
                message = "this puzzle needs a chain, with {CELLS} of its blanks filled",
                label = "nothing harder than this is allowed",
                note = "write `techniques: chain;`, or choose an easier puzzle";

            /// Techniques alone solve the puzzle.
            35 => WithoutGuess<CELLS, Q>:
                message = "this puzzle needs a guess, with {CELLS} of its blanks filled: nothing up to a chain leads on",
                label = "no technique would do",
                note = "choose an easier puzzle, or remove `techniques`";

            /// Which techniques are needed is found out within the compiler's limit.
            36 => TechniquesInReach<STEPS, Q>:
                message = "it is too hard for the build to see which techniques this puzzle needs: gave up after {STEPS} steps",
                label = "the search for the next step takes too long",
                note = "write `effort: 32;` before the grid to search for longer, which may take rustc minutes, or remove `techniques`";

            /// Some digits fit each cage and each line with a mark, whatever is in the other cells.
            37 => FitsMark<ROW, COLUMN>:
                message = "this puzzle has no solution: no digits fit the cage or mark of row {ROW}, column {COLUMN}",
                label = "whatever is in the other cells";

            /// Some digits fit all cages and marks.
            38 => FitsMarks<ROW, COLUMN>:
                message = "this puzzle has no solution: no digits fit these cages or marks together: \
                           of row {ROW}, column {COLUMN} and of row {SECOND_ROW}, column {SECOND_COLUMN}",
                label = "no single cell or unit shows why",
                note = "others may be part of it: at run time the error of `Grid::solve` names them";

            /// Some digits fit a cage or a mark, and the rules.
            39 => FitsRulesAndMark<ROW, COLUMN>:
                message = "this puzzle has no solution: \
                           no digits fit its `rules` together with the cage or mark of row {ROW}, column {COLUMN}",
                label = "no single cell or unit shows why";

            /// Some digits fit a cage or a mark, and the givens.
            40 => FitsGivens<ROW, COLUMN>:
                message = "this puzzle has no solution: \
                           no digits fit its givens together with the cage or mark of row {ROW}, column {COLUMN}",
                label = "no single cell or unit shows why";

            /// Some digits fit the rules.
            41 => FitsRules<P, Q>:
                message = "this puzzle has no solution: no digits fit its `rules`",
                label = "no single cell or unit shows why";

            /// Some digits fit the rules, and the givens.
            42 => FitsRulesAndGivens<P, Q>:
                message = "this puzzle has no solution: no digits fit its givens together with its `rules`",
                label = "no single cell or unit shows why";
        }
    };
}
