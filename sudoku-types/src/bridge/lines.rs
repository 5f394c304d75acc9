//! Reads further rules and lines as values.
//!
//! A constant has three elements of a list and a reference to the next constant, because rustc takes longer for a constant than
//! for its content. One evaluation makes a frame from all of them.

use crate::bridge::values::RulesValue;
use crate::puzzle::Boxes;
use crate::puzzle::lines::*;
use crate::puzzle::rules::RuleData;
use sudoku_notation::geometry::{Drawn, Frame, LineKind, Mark, Rule};
use typenum::{ATerm, Const, TArr, Unsigned};

/// Some elements of a list, and the elements after them.
pub struct List<T: 'static> {
    these: &'static [T],
    rest: Option<&'static List<T>>,
}

/// Defines a trait for lists, which are read three elements at a time. It may have a type, for which each element is a function of
/// the type of the elements after it.
macro_rules! lists {
    ($(#[$doc:meta])* $list:ident of $item:ident: $value:ty $(, $(#[$type_doc:meta])* $type:ident from $end:ty)?) => {
        $(#[$doc])*
        pub trait $list {
            $($(#[$type_doc])* type $type;)?

            const LIST: List<$value>;
        }

        impl $list for ATerm {
            $(type $type = $end;)?

            const LIST: List<$value> = List { these: &[], rest: None };
        }
        impl<A: $item> $list for TArr<A, ATerm> {
            $(type $type = A::$type<$end>;)?

            const LIST: List<$value> = List { these: &[A::VALUE], rest: None };
        }
        impl<A: $item, B: $item> $list for TArr<A, TArr<B, ATerm>> {
            $(type $type = A::$type<B::$type<$end>>;)?

            const LIST: List<$value> = List { these: &[A::VALUE, B::VALUE], rest: None };
        }
        impl<A: $item, B: $item, C: $item, Rest: $list> $list for TArr<A, TArr<B, TArr<C, Rest>>> {
            $(type $type = A::$type<B::$type<C::$type<Rest::$type>>>;)?

            const LIST: List<$value> = List {
                these: &[A::VALUE, B::VALUE, C::VALUE],
                rest: Some(&Rest::LIST),
            };
        }
    };
}

lists! {
    /// The cells of a line.
    CellsValue of PlaceValue: (usize, usize)
}
lists! {
    /// Further rules and lines.
    FurtherValue of ElementValue: Element,
    /// [`Const<1>`](Const) if a grid has to have room for lines, otherwise `Const<0>`.
    Room from Const<0>
}

/// A cell, by the numbers of its row and its column, counted from 1.
pub trait PlaceValue {
    const VALUE: (usize, usize);
}

impl<const ROW: usize, const COLUMN: usize> PlaceValue for RC<ROW, COLUMN> {
    const VALUE: (usize, usize) = (ROW, COLUMN);
}

/// A further rule, or a line.
pub enum Element {
    Rule(Rule),
    Line(Line),
}

/// A line, with its sum, or 0.
pub struct Line {
    kind: LineKind,
    sum: u16,
    cells: List<(usize, usize)>,
}

/// A further rule or a line as a value.
pub trait ElementValue {
    /// The room for lines that a grid needs, if the other elements need the room `Others`.
    type Room<Others>;

    const VALUE: Element;
}

impl<R: RuleData> ElementValue for R {
    type Room<Others> = Others;

    const VALUE: Element = Element::Rule(R::RULE);
}

macro_rules! lines {
    ($(<$($total:ident)?> $line:ty: $kind:expr;)*) => { $(
        impl<Cells: CellsValue $(, $total: Unsigned)?> ElementValue for $line {
            type Room<Others> = Const<1>;

            const VALUE: Element = Element::Line(Line {
                kind: $kind,
                sum: 0 $(+ $total::U16)?,
                cells: Cells::LIST,
            });
        }
    )* };
}

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident<$cells:ident $(, $total:ident: $number:ident $(= $none:ty)?)?> of $least:ident)*) => {
        lines! { $(<$($total)?> $mark<Cells $(, $total)?>: LineKind::Mark(Mark::$mark);)* }
    };
}

mark_types!(marks);

lines! {
    <> Region<Cells>: LineKind::Region;
    <Total> Cage<Cells, Total>: LineKind::Cage;
}

impl<R, C, Further, const N: usize, const A: usize> RulesValue<N> for TArr<Boxes<R, C>, Further>
where
    Boxes<R, C>: RulesValue<N, Frame = Frame<N>>,
    Further: FurtherValue<Room = Const<A>>,
{
    type Frame = Frame<N, A>;

    const FRAME: Frame<N, A> = frame(Boxes::<R, C>::FRAME, &Further::LIST);
}

/// Returns a frame with these rules and lines.
const fn frame<const N: usize, const A: usize>(
    boxes: Frame<N>,
    elements: &List<Element>,
) -> Frame<N, A> {
    let (mut rules, mut drawn) = (boxes.rules, Drawn::NONE);
    let mut list = Some(elements);
    while let Some(List { these, rest }) = list {
        let mut left = *these;
        while let [element, others @ ..] = left {
            match element {
                Element::Rule(rule) => rules = rules.and(*rule),
                Element::Line(line) => add(&mut drawn, line),
            }
            left = others;
        }
        list = *rest;
    }
    match boxes.with_rules(rules) {
        Ok(frame) => frame.with_lines(drawn),
        Err(_) => panic!("a grid with these boxes cannot have all of these rules"),
    }
}

/// Adds a line.
const fn add<const N: usize>(drawn: &mut Drawn<N>, line: &Line) {
    let (mut numbers, mut length) = ([[0; N]; N], 0);
    let numbers = numbers.as_flattened_mut();
    let mut list = Some(&line.cells);
    while let Some(List { these, rest }) = list {
        let mut left = *these;
        while let [place, others @ ..] = left {
            let (row, column) = *place;
            let is_inside = 0 < row && row <= N && 0 < column && column <= N;
            assert!(is_inside, "a cell on a line is a cell of the grid");
            numbers[length] = (N * (row - 1) + column - 1) as u16;
            length += 1;
            left = others;
        }
        list = *rest;
    }
    drawn.add(line.kind, line.sum, numbers.split_at(length).0, N);
}
