//! A reference solver, too simple to be wrong: tries every digit that clashes with no other in the cell that
//! has the fewest of them. It shares nothing with the solver under test, not even what a box is.

/// Returns true if two cells share a row, a column or a box of `box_rows` × `box_columns` cells.
fn are_peers(one: (usize, usize), other: (usize, usize), shape: (usize, usize)) -> bool {
    let same_box = one.0 / shape.0 == other.0 / shape.0 && one.1 / shape.1 == other.1 / shape.1;
    one != other && (one.0 == other.0 || one.1 == other.1 || same_box)
}

/// Returns true if `digit` could be in a cell, all other cells being as they are.
fn fits<const N: usize>(
    grid: &[[u8; N]; N],
    cell: (usize, usize),
    digit: u8,
    shape: (usize, usize),
) -> bool {
    (0..N).all(|row| {
        (0..N).all(|column| grid[row][column] != digit || !are_peers(cell, (row, column), shape))
    })
}

/// Returns true if `solution` keeps the givens and the rules. `shape` is a box's rows and columns.
pub fn is_solution<const N: usize>(
    solution: &[[u8; N]; N],
    givens: &[[u8; N]; N],
    shape: (usize, usize),
) -> bool {
    (0..N).all(|row| {
        (0..N).all(|column| {
            let digit = solution[row][column];
            let given = givens[row][column];
            (1..=N).contains(&usize::from(digit))
                && (given == 0 || given == digit)
                && fits(solution, (row, column), digit, shape)
        })
    })
}

/// Returns the number of solutions; counting stops at `limit`.
pub fn count_solutions_up_to<const N: usize>(
    limit: usize,
    givens: &[[u8; N]; N],
    shape: (usize, usize),
) -> usize {
    let clash = (0..N * N).any(|i| {
        let (row, column) = (i / N, i % N);
        givens[row][column] != 0 && !fits(givens, (row, column), givens[row][column], shape)
    });
    if clash {
        return 0;
    }
    let mut grid = *givens;
    count(limit, &mut grid, shape)
}

fn count<const N: usize>(limit: usize, grid: &mut [[u8; N]; N], shape: (usize, usize)) -> usize {
    let blanks = (0..N * N).filter(|i| grid[i / N][i % N] == 0);
    let choices = blanks.map(|i| {
        let cell = (i / N, i % N);
        let digits = (1..=N as u8).filter(|&digit| fits(grid, cell, digit, shape));
        (cell, digits.collect::<Vec<_>>())
    });
    let Some(((row, column), digits)) = choices.min_by_key(|(_, digits)| digits.len()) else {
        return 1;
    };
    let mut found = 0;
    for digit in digits {
        grid[row][column] = digit;
        found += count(limit - found, grid, shape);
        if found >= limit {
            break;
        }
    }
    grid[row][column] = 0;
    found
}
