//! The functions on the marks of a cell after an update, which say what kind of cell they make.
//!
//! ```text
//! In < Out< In < End>>>     two or more candidates     Open
//! Out< Out< In < End>>>     one: a naked single        Fresh
//! In < Sure<In < End>>>     a hidden single            Fresh<Out<In<Out<End>>>>
//! Out< Out< Out< End>>>     none                       Dead
//! In < Sure<Sure<End>>>     two hidden singles         Dead
//! ```

use super::{Class, Updated, UpdatedLine};
use crate::type_solver::notes::{Dead, End, Fresh, In, Open, Out, Sure};

impl UpdatedLine for End {
    type Class = NoCandidate;
    type Candidates = Self;
    type Singles = Self;
}
impl<U: UpdatedLine> UpdatedLine for In<U> {
    type Class = <U::Class as Class>::In;
    type Candidates = In<U::Candidates>;
    type Singles = Out<U::Singles>;
}
impl<U: UpdatedLine> UpdatedLine for Out<U> {
    type Class = U::Class;
    type Candidates = Out<U::Candidates>;
    type Singles = Out<U::Singles>;
}
impl<U: UpdatedLine> UpdatedLine for Sure<U> {
    type Class = <U::Class as Class>::Sure;
    type Candidates = In<U::Candidates>;
    type Singles = In<U::Singles>;
}

/// None.
pub enum NoCandidate {}

/// One: a naked single.
pub enum OneCandidate {}

/// More.
pub enum Candidates {}

/// One that is sure: a hidden single.
pub enum HiddenSingle {}

/// Several that are sure: a contradiction.
pub enum HiddenSingles {}

impl Class for NoCandidate {
    type In = OneCandidate;
    type Sure = HiddenSingle;
    type And<K: Class> = K;
    type Cell<U: Updated> = Dead;
}
impl Class for OneCandidate {
    type In = Candidates;
    type Sure = HiddenSingle;
    type And<K: Class> = K::In;
    type Cell<U: Updated> = Fresh<U::Candidates>;
}
impl Class for Candidates {
    type In = Self;
    type Sure = HiddenSingle;
    type And<K: Class> = <K::In as Class>::In;
    type Cell<U: Updated> = Open<U::Candidates>;
}
impl Class for HiddenSingle {
    type In = Self;
    type Sure = HiddenSingles;
    type And<K: Class> = K::Sure;
    type Cell<U: Updated> = Fresh<U::Singles>;
}
impl Class for HiddenSingles {
    type In = Self;
    type Sure = Self;
    type And<K: Class> = Self;
    type Cell<U: Updated> = Dead;
}
