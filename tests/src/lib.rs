//! What `sudoku-types` accepts and rejects, and whether it is right.
