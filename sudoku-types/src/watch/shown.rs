//! The states of a [watched](super) search as values, which are read from types.
//!
//! The types of this file describe a state, and their implementations have the same as a constant. They name nothing that
//! rustc would have to compute again for it.

use crate::type_solver::planes::machine::{Bottom, Branch, Dead, Done};
use crate::type_solver::planes::parts::Part;
use crate::type_solver::planes::state::{Plane, Planes};
use crate::type_solver::planes::tuples::tuples;
use core::marker::PhantomData;

/// A state of a search that has not ended.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// The number of digits, rows and columns.
    pub size: usize,
    /// The rows of the plane of each digit, with a bit for each column.
    pub planes: [[u32; 25]; 25],
    /// The number of other grids that wait.
    pub waiting: usize,
    /// The turn of the machine in this grid.
    pub next: Turn,
}

/// A turn of the machine in a grid.
#[derive(Clone, Copy, Debug)]
pub enum Turn {
    /// It applies the rule to the cells, and the laws to each plane.
    Sweep(&'static Settled),
    /// It removes candidates by laws about several planes, and applies the laws to each plane.
    Between(&'static Removed, &'static Settled),
    /// It branches: it places a candidate in this grid, and removes it in another one, which waits.
    Branch {
        /// The planes without the candidate.
        without: &'static [[u32; 25]; 25],
        /// The reason to branch on this candidate.
        choice: Choice,
        /// The laws applied to each plane after the candidate is placed.
        placed: &'static Settled,
    },
    /// It takes the next grid, because a cell or a digit has no place.
    Dead,
    /// It has found a solution.
    Solution,
    /// No grid is left, so the search ends.
    Nothing,
}

/// Defines an enum, and for each variant a type that names it.
macro_rules! named {
    (
        $(#[$doc:meta])*
        $enum:ident, $trait:ident, $module:ident:
        $($(#[$variant_doc:meta])* $variant:ident;)*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $enum {
            $($(#[$variant_doc])* $variant,)*
        }

        #[doc = concat!("A type that names a [`", stringify!($enum), "`].")]
        pub trait $trait {
            /// The value.
            const VALUE: $enum;
        }

        #[doc = concat!("A type for each [`", stringify!($enum), "`].")]
        pub(super) mod $module {
            $(
                $(#[$variant_doc])*
                pub enum $variant {}
                impl super::$trait for $variant {
                    const VALUE: super::$enum = super::$enum::$variant;
                }
            )*
        }
    };
}

named! {
    /// The reason to branch on a candidate.
    Choice, IsChoice, choice:
    /// It was advised.
    Advised;
    /// Its cell has two candidates.
    TwoInCell;
    /// Its digit has two places in the row.
    TwoInRow;
    /// Its digit has three places in the row.
    ThreeInRow;
    /// It is the first one that is open.
    First;
}

named! {
    /// A law that removes candidates.
    Law, IsLaw, law:
    /// Each row of a band has a box of its own.
    RowsInBoxes;
    /// Each row has a column of its own, or each band has one in each stack.
    Columns;
    /// A unit has the digit once: a diagonal, a window, a box that is too large for tuples, or one of regions that do not
    /// cover the grid.
    Units;
    /// Each row has a region of its own.
    RowsInRegions;
    /// Each column has a region of its own.
    ColumnsInRegions;
    /// A rule keeps two cells with the same digit apart.
    Moves;
    /// A rule keeps a cell with a digit and one with the next digit apart.
    MovesToNext;
    /// The digits of a cage, or of a line of a mark, go together.
    Links;
}

/// The rounds in which laws settle a plane.
#[derive(Clone, Copy, Debug)]
pub enum Rounds {
    /// No round.
    None,
    /// The rows of the plane after this law.
    Round(Law, [u32; 25]),
    /// These rounds, and then those.
    Both(&'static Rounds, &'static Rounds),
}

/// Planes that are settled.
#[derive(Clone, Copy, Debug)]
pub enum Settled {
    /// The rows of a plane after a change, and the rounds after that.
    Plane([u32; 25], Rounds),
    /// Several planes in the order of the digits.
    Planes(&'static [&'static Settled]),
}

/// The candidates that laws about several planes remove.
#[derive(Clone, Copy, Debug)]
pub enum Removed {
    /// Nothing.
    Nothing,
    /// The planes without the candidates that this law removes.
    By(Law, &'static [[u32; 25]; 25]),
    /// These, and then those.
    Both(&'static Removed, &'static Removed),
}

/// States in the order in which a search has them.
#[derive(Clone, Copy, Debug)]
pub enum States {
    /// No state.
    None,
    /// A state.
    One(&'static State),
    /// These states, and then those.
    Both(&'static States, &'static States),
}

impl Rounds {
    /// Calls a function with the law of each round, and the rows after it.
    pub fn each(&self, see: &mut impl FnMut(Law, &[u32; 25])) {
        match self {
            Rounds::None => {}
            Rounds::Round(law, rows) => see(*law, rows),
            Rounds::Both(first, second) => {
                first.each(see);
                second.each(see);
            }
        }
    }
}

impl Settled {
    /// Calls a function with each plane after a change, and the rounds after that.
    pub fn each(&self, see: &mut impl FnMut(&[u32; 25], &Rounds)) {
        match self {
            Settled::Plane(rows, rounds) => see(rows, rounds),
            Settled::Planes(planes) => planes.iter().for_each(|planes| planes.each(see)),
        }
    }
}

impl Removed {
    /// Calls a function with each law, and the planes without what it removes.
    pub fn each(&self, see: &mut impl FnMut(Law, &[[u32; 25]; 25])) {
        match self {
            Removed::Nothing => {}
            Removed::By(law, planes) => see(*law, planes),
            Removed::Both(first, second) => {
                first.each(see);
                second.each(see);
            }
        }
    }
}

impl States {
    /// Calls a function with each state.
    pub fn each(&self, see: &mut impl FnMut(&State)) {
        match self {
            States::None => {}
            States::One(state) => see(state),
            States::Both(first, second) => {
                first.each(see);
                second.each(see);
            }
        }
    }
}

/// A type that describes a value.
pub trait Shows<Value> {
    /// The value.
    const VALUE: Value;
}

/// These, and then those; `()` is nothing.
pub struct Then<First, Second>(PhantomData<(First, Second)>);

/// The plane, or planes, `P` after a law.
pub struct After<Law, P>(PhantomData<(Law, P)>);

/// The plane `P` after a change, and the rounds after that.
pub struct Change<P, Rounds>(PhantomData<(P, Rounds)>);

/// A state with the grid `S`.
pub struct Grid<S, Rest, Next>(PhantomData<(S, Rest, Next)>);

/// A sweep.
pub struct Sweep<Settled>(PhantomData<Settled>);

/// A step by laws about several planes.
pub struct Step<Removed, Settled>(PhantomData<(Removed, Settled)>);

/// Two branches; `Without` is the grid without the candidate.
pub struct Split<Without, Choice, Settled>(PhantomData<(Without, Choice, Settled)>);

macro_rules! lists {
    ($($list:ident $nothing:ident;)*) => { $(
        impl Shows<$list> for () {
            const VALUE: $list = $list::$nothing;
        }
        impl<A: Shows<$list>, B: Shows<$list>> Shows<$list> for Then<A, B> {
            const VALUE: $list = $list::Both(&A::VALUE, &B::VALUE);
        }
    )* };
}

lists! {
    Rounds None;
    Removed Nothing;
    States None;
}

impl<L: IsLaw, P: Part> Shows<Rounds> for After<L, P> {
    const VALUE: Rounds = Rounds::Round(L::VALUE, rows(P::ROWS));
}
impl<L: IsLaw, S: Planes> Shows<Removed> for After<L, S> {
    const VALUE: Removed = Removed::By(L::VALUE, &Of::<S>::PLANES);
}
impl<D, P: Part, R: Shows<Rounds>> Shows<Settled> for Plane<D, Change<P, R>> {
    const VALUE: Settled = Settled::Plane(rows(P::ROWS), R::VALUE);
}

macro_rules! planes {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<$($a: Shows<Settled>),*> Shows<Settled> for ($($a,)*) {
            const VALUE: Settled = Settled::Planes(&[$(&$a::VALUE),*]);
        }
    };
}

tuples! { planes }

impl<S: Planes, Rest: Waiting, N: Shows<Turn>> Shows<States> for Grid<S, Rest, N> {
    const VALUE: States = States::One(&State {
        size: S::ROWS.0,
        planes: Of::<S>::PLANES,
        waiting: Rest::COUNT,
        next: N::VALUE,
    });
}
impl Shows<States> for Bottom {
    const VALUE: States = States::One(&State {
        size: 0,
        planes: [[0; 25]; 25],
        waiting: 0,
        next: Turn::Nothing,
    });
}

impl Shows<Turn> for Dead {
    const VALUE: Turn = Turn::Dead;
}
impl Shows<Turn> for Done {
    const VALUE: Turn = Turn::Solution;
}
impl<P: Shows<Settled>> Shows<Turn> for Sweep<P> {
    const VALUE: Turn = Turn::Sweep(&P::VALUE);
}
impl<R: Shows<Removed>, P: Shows<Settled>> Shows<Turn> for Step<R, P> {
    const VALUE: Turn = Turn::Between(&R::VALUE, &P::VALUE);
}
impl<W: Planes, C: IsChoice, P: Shows<Settled>> Shows<Turn> for Split<W, C, P> {
    const VALUE: Turn = Turn::Branch {
        without: &Of::<W>::PLANES,
        choice: C::VALUE,
        placed: &P::VALUE,
    };
}

/// Returns the rows of a plane, and 0 for the others.
const fn rows((size, mut rows): (usize, [u32; 25])) -> [u32; 25] {
    let mut row = size;
    while row < 25 {
        rows[row] = 0;
        row += 1;
    }
    rows
}

/// Returns the planes of a grid, and 0 for the others.
const fn planes((size, mut planes): (usize, [[u32; 25]; 25])) -> [[u32; 25]; 25] {
    let mut digit = 0;
    while digit < 25 {
        planes[digit] = rows((if digit < size { size } else { 0 }, planes[digit]));
        digit += 1;
    }
    planes
}

/// The planes of `S` as a constant.
struct Of<S>(PhantomData<S>);

impl<S: Planes> Of<S> {
    const PLANES: [[u32; 25]; 25] = planes(S::ROWS);
}

/// A stack of branches that can be counted.
pub trait Waiting {
    /// The number of branches.
    const COUNT: usize;
}

impl Waiting for Bottom {
    const COUNT: usize = 0;
}
impl<S, A, Rest: Waiting> Waiting for Branch<S, A, Rest> {
    const COUNT: usize = 1 + Rest::COUNT;
}
