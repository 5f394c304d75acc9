//! Pictures are well-formed SVG by a parser of XML, and have everything that the grid has, in its place.

use std::collections::HashSet;

use roxmltree::{Document, Node};
use sudoku_types::{
    Candidates, Cell, DrawnLine, Generate, Grid, LineKind, Picture, Rule, Rules, Technique, Unit,
};

/// The side of a cell and the room around the grid.
const SIDE: f64 = 54.0;
const EDGE: f64 = 4.0;

/// The elements with a class.
fn of_class<'a, 'input>(
    picture: &'a Document<'input>,
    class: &str,
) -> impl Iterator<Item = Node<'a, 'input>> {
    let elements = picture.descendants();
    elements.filter(move |element| element.attribute("class") == Some(class))
}

fn number(element: &Node<'_, '_>, name: &str) -> f64 {
    let value = element.attribute(name).expect("an attribute");
    value.parse().expect("a number")
}

/// The cell that a point is in.
fn cell_at(x: f64, y: f64) -> Cell {
    let at = |place: f64| ((place - EDGE) / SIDE).floor() as usize;
    Cell {
        row: at(y),
        column: at(x),
    }
}

/// The cells of elements with a class, and what is written there.
fn texts(picture: &Document<'_>, class: &str) -> Vec<(Cell, String)> {
    let of = |element: Node<'_, '_>| {
        let cell = cell_at(number(&element, "x"), number(&element, "y"));
        (cell, element.text().unwrap_or_default().to_owned())
    };
    of_class(picture, class).map(of).collect()
}

/// The ends of the lines of each path with a class: `M4 4h54`, `M4 4v54` or `M4 4L58 4`.
fn lines(picture: &Document<'_>, class: &str) -> Vec<[f64; 4]> {
    let paths = of_class(picture, class).filter_map(|path| path.attribute("d"));
    let lines = paths.flat_map(|path| path.split('M').skip(1));
    let ends = lines.map(|line| {
        let numbers = line.split(|c: char| !c.is_ascii_digit() && c != '.');
        let numbers: Vec<f64> = numbers.filter_map(|text| text.parse().ok()).collect();
        match numbers[..] {
            [x, y, length] if line.contains('h') => [x, y, x + length, y],
            [x, y, length] => [x, y, x, y + length],
            [x, y, end_x, end_y] => [x, y, end_x, end_y],
            _ => panic!("{line}"),
        }
    });
    ends.collect()
}

/// Checks everything of a picture that is not of a step.
fn check<const N: usize, const A: usize>(notes: &Candidates<N, A>) {
    let text = notes.picture().to_string();
    let picture = &Document::parse(&text).expect("XML");
    let root = picture.root_element();
    assert!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")));
    let (grid, givens) = (notes.grid(), notes.givens());
    let symbol = |digit: u8| grid.symbols().of(digit).expect("a digit").to_string();

    let is_given = |&(cell, _): &(Cell, u8)| givens[cell] > 0;
    let (given, found): (Vec<_>, Vec<_>) = grid.givens().partition(is_given);
    for (class, digits) in [("given", given), ("found", found)] {
        let digits = digits
            .into_iter()
            .map(|(cell, digit)| (cell, symbol(digit)));
        assert!(digits.eq(texts(picture, class)), "{class}");
    }
    let open = notes.cells().filter(|(cell, _)| grid[*cell] == 0);
    let notes = open.flat_map(|(cell, digits)| digits.iter().map(move |digit| (cell, digit)));
    let notes = notes.map(|(cell, digit)| (cell, symbol(digit)));
    assert!(notes.eq(texts(picture, "candidate")));

    check_borders(&grid, picture);
    let (mut diagonals, mut windows) = (HashSet::new(), HashSet::new());
    for unit in grid.cells().flat_map(|(cell, _)| grid.units_of(cell)) {
        match unit {
            Unit::Rule(Rule::Diagonals, number) => diagonals.insert(number),
            Unit::Rule(Rule::Windows, number) => windows.insert(number),
            _ => false,
        };
    }
    assert_eq!(lines(picture, "diagonal").len(), diagonals.len());
    assert!(
        lines(picture, "diagonal")
            .iter()
            .all(|[x, y, end_x, end_y]| {
                (end_x - x).abs() == N as f64 * SIDE && end_y - y == N as f64 * SIDE
            })
    );
    let is_region = |line: &DrawnLine| line.kind == LineKind::Region && grid.boxes().rows() > 1;
    let regions: Vec<_> = grid.lines().filter(is_region).collect();
    let cells = regions
        .into_iter()
        .flat_map(|line| grid.cells_of(Unit::Line(line)));
    let places = of_class(picture, "region").map(|it| cell_at(number(&it, "x"), number(&it, "y")));
    assert!(places.eq(cells.collect::<Vec<_>>()));
    let drawn: Vec<_> = of_class(picture, "window").collect();
    assert_eq!(drawn.len(), windows.len());
    for (window, number) in drawn.iter().zip(0..) {
        let first = cell_at(self::number(window, "x"), self::number(window, "y"));
        assert_eq!(
            grid.cells_of(Unit::Rule(Rule::Windows, number)).next(),
            Some(first)
        );
    }
    check_cages(&grid, picture);
    let caption = of_class(picture, "rules").filter_map(|text| text.text());
    let pairs = grid
        .rules()
        .iter()
        .filter(|rule| !matches!(rule, Rule::Diagonals | Rule::Windows));
    let names: Vec<_> = pairs.map(|rule| rule.to_string()).collect();
    assert_eq!(caption.collect::<String>(), names.join(", "));
}

fn is_cage(unit: &Unit) -> bool {
    matches!(unit, Unit::Line(line) if line.kind == LineKind::Cage)
}

/// The line between two cells is thick if they are in different boxes or regions.
fn check_borders<const N: usize, const A: usize>(grid: &Grid<N, A>, picture: &Document<'_>) {
    let area = |row: usize, column: usize| {
        let cell = (row < N && column < N).then_some(Cell { row, column })?;
        grid.units_of(cell)
            .filter(|unit| matches!(unit, Unit::Box(_) | Unit::Line(_)))
            .find(|unit| !is_cage(unit))
    };
    let mut count = 0;
    for (class, is_thick) in [("thin", false), ("thick", true)] {
        for [x, y, end_x, end_y] in lines(picture, class) {
            let (middle, other) = ((x + end_x) / 2.0, (y + end_y) / 2.0);
            let is_level = y == end_y;
            let (dx, dy) = if is_level { (0.0, 9.0) } else { (9.0, 0.0) };
            let side = |sign: f64| {
                let (x, y) = (middle + sign * dx, other + sign * dy);
                let Cell { row, column } = cell_at(x.max(EDGE), y.max(EDGE));
                if x < EDGE || y < EDGE {
                    None
                } else {
                    area(row, column)
                }
            };
            assert_eq!(side(-1.0) != side(1.0), is_thick, "{x}, {y}");
            count += 1;
        }
    }
    assert_eq!(count, 2 * N * (N + 1));
}

/// Cages have their sum in their first cell, and a line at each side where another cage begins.
fn check_cages<const N: usize, const A: usize>(grid: &Grid<N, A>, picture: &Document<'_>) {
    let cage = |cell: Cell| grid.units_of(cell).find(is_cage);
    let sums: HashSet<_> = texts(picture, "sum").into_iter().collect();
    let of_cage = |cage| {
        let sum = grid.sum_of(cage)?;
        Some((grid.cells_of(cage).next()?, sum.to_string()))
    };
    let cages = grid.lines().map(Unit::Line).filter(is_cage);
    assert_eq!(sums, cages.filter_map(of_cage).collect());

    let sides: HashSet<_> = lines(picture, "cage")
        .into_iter()
        .map(|[x, y, end_x, end_y]| {
            // A line may go on into the next cell, and begins or ends in its own.
            let middle = ((x + end_x) / 2.0, (y + end_y) / 2.0);
            let cell @ Cell { row, column } = cell_at(middle.0, middle.1);
            let center = [column, row].map(|at| EDGE + (at as f64 + 0.5) * SIDE);
            let side = if y == end_y {
                (0, (y - center[1]).signum() as isize)
            } else {
                ((x - center[0]).signum() as isize, 0)
            };
            (cell, side)
        })
        .collect();
    let mut expected = HashSet::new();
    for (cell, _) in grid.cells().filter(|(cell, _)| cage(*cell).is_some()) {
        for side @ (right, down) in [(0, -1), (0, 1), (-1, 0), (1, 0)] {
            let beside = cell
                .row
                .checked_add_signed(down)
                .zip(cell.column.checked_add_signed(right));
            let beside = beside.filter(|(row, column)| *row < N && *column < N);
            if beside.and_then(|(row, column)| cage(Cell { row, column })) != cage(cell) {
                expected.insert((cell, side));
            }
        }
    }
    assert_eq!(sides, expected);
}

#[test]
fn every_kind() {
    let with = |rules: &[Rule]| {
        let rules = rules.iter().fold(Rules::NONE, |all, rule| all.and(*rule));
        let grid = Grid::<9>::blank()
            .with_rules(rules)
            .expect("rules of a 9×9");
        Grid::<9, 1>::from(grid)
    };
    let diagonal = std::array::from_fn::<_, 9, _>(|row| (row, row));
    let extra = Grid::<9>::blank().with_lines(LineKind::Region, &[(0, &diagonal)]);
    let extra = extra.expect("a region");
    let kinds = [
        Generate::new(),
        Generate::new().regions(),
        Generate::new().cages(2, 5),
        Generate::new().regions().cages(1, 9),
        Generate::like(&with(&[Rule::Diagonals, Rule::AntiKing])),
        Generate::like(&with(&[Rule::Windows])).cages(2, 4),
        Generate::like(&with(&[Rule::Windows, Rule::Diagonals])),
        Generate::like(&extra),
    ];
    for kind in kinds {
        let puzzle = kind.puzzle(1).expect("a puzzle");
        let mut notes = puzzle.candidates();
        check(&notes);
        for step in puzzle.steps().take(30) {
            notes.apply(&step);
        }
        check(&notes);
        check(&Candidates::empty(&puzzle));
    }
    check(&Grid::<1>::blank().candidates());
    check(&Grid::<16>::blank().candidates());
    let six = Generate::<6>::new().puzzle(1).expect("a puzzle");
    check(&six.candidates());
}

/// Symbols that mean something in XML are written so that they are read back.
#[test]
fn symbols_of_xml() {
    let grid: Grid<4> = "symbols: \"<&>♠\"; <... ..>. ...♠ .&.."
        .parse()
        .expect("a grid");
    check(&grid.candidates());
    let steps: Vec<_> = grid.steps().collect();
    let notes = grid.candidates();
    for step in &steps {
        let picture = notes.picture().with_step(step).to_string();
        let picture = Document::parse(&picture).expect("XML");
        let title = picture
            .descendants()
            .find(|element| element.has_tag_name("title"));
        let title = title.and_then(|title| title.text()).expect("a title");
        assert!(title.ends_with(&step.to_string()), "{title}");
    }
}

/// A step has its cells, and each candidate that goes; a picture without a style has the same elements.
#[test]
fn steps_and_styles() {
    let puzzle = Generate::<9>::new()
        .grade(Technique::XWing, Technique::Chain)
        .puzzle(1);
    let puzzle = puzzle.expect("a hard puzzle");
    let mut steps = puzzle.steps();
    loop {
        let before = steps.candidates();
        let Some(step) = steps.next() else { break };
        let picture = before.picture().with_step(&step);
        let (styled, unstyled) = (picture.to_string(), picture.unstyled().to_string());
        let styled = Document::parse(&styled).expect("XML");
        let seen: HashSet<_> = of_class(&styled, "seen")
            .map(|ground| cell_at(number(&ground, "x"), number(&ground, "y")))
            .collect();
        assert_eq!(seen, step.cells().collect());
        let lost: HashSet<_> = texts(&styled, "lost").into_iter().collect();
        let strikes = of_class(&styled, "strike").filter_map(|path| path.attribute("d"));
        assert_eq!(
            strikes.flat_map(|path| path.matches('M')).count(),
            lost.len()
        );
        let open = step.lost().filter(|(cell, _)| before.grid()[*cell] == 0);
        let expected = open
            .flat_map(|(cell, digits)| digits.iter().map(move |digit| (cell, digit.to_string())));
        assert_eq!(lost, expected.collect());

        let unstyled = Document::parse(&unstyled).expect("XML");
        let elements = |picture: &Document<'_>| {
            let elements = picture.descendants().filter(Node::is_element);
            let is_style = |element: &Node<'_, '_>| element.has_tag_name("style");
            let (styles, others): (Vec<_>, Vec<_>) = elements.partition(is_style);
            (styles.len(), others.len())
        };
        assert_eq!(elements(&unstyled), (0, elements(&styled).1));
    }
    for class in "given found candidate cage sum diagonal window seen lost".split(' ') {
        let rule = format!(".{class}");
        assert!(Picture::<9>::STYLE.contains(&rule), "{class}");
    }
}

/// A number of a style, `--t:17`.
fn moment(element: &Node<'_, '_>) -> Option<usize> {
    let style = element.attribute("style")?;
    Some(style.strip_prefix("--t:")?.parse().expect("a number"))
}

/// At each step, what the slides show is what a picture of the step has.
#[test]
fn slides_show_each_step() {
    let puzzle = Generate::<9, 1>::new().cages(2, 4).puzzle(3);
    let hard = Generate::<9, 1>::new()
        .grade(Technique::Pair, Technique::Chain)
        .puzzle(2);
    for puzzle in [puzzle, hard].map(|puzzle| puzzle.expect("a puzzle")) {
        let page = puzzle.candidates().slides().to_string();
        let count = puzzle.steps().count();
        assert!(
            page.len() < 40_000 + 1_800 * count,
            "{} for {count}",
            page.len()
        );
        let picture = &page[page.find("<svg ").expect("SVG")..page.find("<ol>").expect("a list")];
        let picture = &Document::parse(picture).expect("XML");
        let mut steps = puzzle.steps();
        for now in 0..=count {
            let before = steps.candidates();
            let grid = before.grid();
            let digits = grid.givens().filter(|(cell, _)| puzzle[*cell] == 0);
            let open = before.cells().filter(|(cell, _)| grid[*cell] == 0);
            let notes = open.flat_map(|(cell, set)| set.iter().map(move |digit| (cell, digit)));
            for (class, expected) in [
                ("found", digits.collect::<HashSet<_>>()),
                ("candidate", notes.collect()),
            ] {
                let is_seen = |element: &Node<'_, '_>| match moment(element) {
                    Some(step) => (step < now) == (class == "found"),
                    None => class == "candidate",
                };
                let seen = of_class(picture, class).filter(is_seen).map(|element| {
                    let cell = cell_at(number(&element, "x"), number(&element, "y"));
                    (
                        cell,
                        element.text().expect("a digit").parse().expect("a digit"),
                    )
                });
                assert_eq!(seen.collect::<HashSet<_>>(), expected, "{class} at {now}");
            }
            let Some(step) = steps.next() else { break };
            let of_step = |element: &Node<'_, '_>| {
                element
                    .parent_element()
                    .is_some_and(|slide| moment(&slide) == Some(now))
            };
            let seen = of_class(picture, "seen").filter(of_step);
            let seen = seen.map(|ground| cell_at(number(&ground, "x"), number(&ground, "y")));
            assert!(seen.eq(step.cells()), "{step}");
            assert!(page.contains(&format!("</b>: {step}</label>")), "{step}");
        }
    }
}
