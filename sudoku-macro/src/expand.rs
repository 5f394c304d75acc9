//! Writes the type of a puzzle that has been read.
//!
//! ```text
//! Solution::<
//!     Puzzle<9, Boxes<U3, U3>, TArr<TArr<U5, TArr<U3, TArr<Blank, …>>>, …>, Standard>,
//!     TArr<TArr<U5, TArr<U3, Three<{ three::<P>(2) }, …>>>, …>,
//!     { <SolversReport as Accepted<{ kind::<…P…>() }, { place::<P>(0) }, …>>::ACCEPTED },
//! >
//!     where P names the proposal of a solver: see `by_const` and `by_types`;
//!     after the report there is another for each further demand (`proof`, `minimal`, `techniques`)
//! ```
//!
//! The path works as a type and as an expression, also in parentheses, in which it is written. Every path starts at
//! the library's own name.

mod areas;
mod by_const;
mod by_types;
mod constants;
mod demands;
mod grid;
mod pack;
mod report;
mod solution;
mod tape;
mod unsolvable;

use crate::read::{Cell, Puzzle};
use constants::Constants;
use core::iter;
pub(crate) use grid::{grid, refuse_grid};
pub(crate) use pack::pack;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};
use sudoku_notation::geometry::BoxShape;
use sudoku_notation::options::{Goal, SolverOption};
use sudoku_notation::packed_areas;
use sudoku_notation::symbols::SymbolList;
pub(crate) use unsolvable::unsolvable;

/// Writes the type of a puzzle.
pub(crate) fn expand(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let givens = givens(puzzle, library);
    let puzzle_type = puzzle_type(puzzle, &givens, library);
    let proposal = match puzzle.solver {
        SolverOption::Const => by_const::proposal(puzzle, &givens, library),
        SolverOption::Types => by_types::proposal(puzzle, &puzzle_type, library),
    };
    let solution = solution::rows(puzzle, &proposal.constants, library);
    let demands = demands::reports(puzzle, &proposal.name, library);
    let steps = puzzle.steps();
    let tape = (steps > 0).then(|| {
        let tape = tape::tape(puzzle, steps, &proposal.constants, library);
        quote!(, #(#tape)*)
    });
    let report = report::report(puzzle, &proposal, library);
    let private = library.private();
    in_parentheses(
        puzzle.cells[0].span,
        quote!(#private Solution::<#puzzle_type, #solution, { #report #demands } #tape>),
    )
}

/// The same type or value. Written as an item it is wrong: of a bare path rustc then says that it is no call of a
/// macro, but of parentheses that they are no item, and where they are.
fn in_parentheses(place: Span, tokens: TokenStream) -> TokenStream {
    let mut group = Group::new(Delimiter::Parenthesis, tokens);
    group.set_span(hygienic(place));
    TokenTree::from(group).into()
}

/// An item to be put before others. Where they are written as an expression or a type, its name is what rustc's error
/// says it found.
fn before_items(place: Span) -> TokenStream {
    quote_spanned!(place=> macro_rules! _this_is_an_item_write_it_on_its_own { () => {} })
}

/// How names of the library are written.
pub(crate) enum Library {
    /// By the path of the crate `sudoku-types`, of which this is the name.
    Named(Ident),
    /// As they are: all of them are in scope.
    InScope,
}

impl Library {
    /// What comes before a name.
    fn private(&self) -> TokenStream {
        TokenStream::from_iter(self.before_names())
    }

    fn before_names(&self) -> Vec<TokenTree> {
        let Library::Named(library) = self else {
            return Vec::new();
        };
        let private = Ident::new("__private", Span::call_site());
        let [joint, colon] = [Spacing::Joint, Spacing::Alone]
            .map(|spacing| TokenTree::from(Punct::new(':', spacing)));
        vec![
            library.clone().into(),
            joint.clone(),
            colon.clone(),
            private.into(),
            joint,
            colon,
        ]
    }

    /// What comes before a name, with this `span`, and resolved where the name of the library was written.
    fn private_at(&self, span: Span) -> TokenStream {
        let Library::Named(name) = self else {
            return TokenStream::new();
        };
        let mut name = name.clone();
        name.set_span(span.resolved_at(name.span()));
        let span = hygienic(span);
        quote_spanned!(span=> #name::__private::)
    }

    /// The path of one of its types. (Trees that are put together one by one take the macro less time than streams.)
    fn path(&self, name: &str) -> Vec<TokenTree> {
        let mut path = self.before_names();
        path.push(Ident::new(name, Span::call_site()).into());
        path
    }
}

/// What a solver proposes, as a type that names it.
struct Proposal {
    name: TokenStream,
    /// The same, tied to the givens that the judge is shown.
    about: TokenStream,
    /// Parts of it.
    constants: Constants,
}

/// The puzzle itself, without an answer.
fn puzzle_type(puzzle: &Puzzle, givens: &TokenStream, library: &Library) -> TokenStream {
    let size = Literal::usize_unsuffixed(puzzle.size);
    let rules = rules(puzzle, library);
    let symbols = symbols(puzzle, library);
    let private = library.private();
    quote!(#private Puzzle<#size, #rules, #givens, #symbols>)
}

/// Writes the errors of a grid that could not be read.
///
/// They are written where a right grid has the constant that checks it, one statement
/// each. To rustc the type then has a constant that is known to be wrong, and
/// nothing follows from its use.
pub(crate) fn refuse(errors: syn::Error, library: &Library) -> TokenStream {
    let place = errors.span();
    let errors = errors.into_iter().map(|error| error.into_compile_error());
    let private = library.private();
    in_parentheses(
        place,
        quote!(#private Solution::<(), (), { #(#errors;)* true }>),
    )
}

/// The givens as a list of rows, each a list of cells.
fn givens(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let cell = |cell| given(cell, library);
    let rows = puzzle.cells.chunks(puzzle.size);
    let rows = rows.map(|cells| list(cells.iter().map(cell), library));
    TokenStream::from_iter(list(rows, library))
}

/// A cell's type: its digit's, or `Blank`.
fn given(cell: &Cell, library: &Library) -> Vec<TokenTree> {
    match cell.digit {
        Some(digit) => digit_type(digit, library),
        None => library.path("Blank"),
    }
}

fn digit_type(digit: u8, library: &Library) -> Vec<TokenTree> {
    library.path(&format!("U{digit}"))
}

/// A list of types, three at a time: `TArr3<A, B, C, Rest>` is short for
/// `TArr<A, TArr<B, TArr<C, Rest>>>`, and every path takes rustc time.
fn list<Element>(elements: impl Iterator<Item = Element>, library: &Library) -> Vec<TokenTree>
where
    Element: IntoIterator<Item = TokenTree>,
{
    let elements: Vec<_> = elements.collect();
    let mut left = elements.into_iter();
    let mut parts = Vec::new();
    while left.len() > 0 {
        let count = left.len().min(3);
        let mut part = library.path(["TArr", "TArr2", "TArr3"][count - 1]);
        part.push(punct('<'));
        for element in left.by_ref().take(count) {
            part.extend(element);
            part.push(punct(','));
        }
        parts.push(part);
    }
    nested(parts, library)
}

/// Types that lack the rest of a list and `>`, each with the next one as its rest.
fn nested(parts: Vec<Vec<TokenTree>>, library: &Library) -> Vec<TokenTree> {
    let count = parts.len();
    let mut list: Vec<_> = parts.into_iter().flatten().collect();
    list.extend(library.path("ATerm"));
    list.extend((0..count).map(|_| punct('>')));
    list
}

fn punct(character: char) -> TokenTree {
    Punct::new(character, Spacing::Alone).into()
}

/// The regions, or else the shape of the boxes; and in a list behind it what further rules there are.
fn rules(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let groups = puzzle.frame.groups();
    let (regions, cages) = (groups.regions(), groups.cages());
    let usual = if regions.is_empty() {
        boxes(puzzle, library)
    } else {
        areas::regions(regions, puzzle.size, library)
    };
    let cages = (!cages.is_empty()).then(|| areas::cages(cages, puzzle.size, library));
    with_further(usual, further(puzzle, library).chain(cages), library)
}

/// The same, with areas packed into words, because it is repeated in each constant.
fn packed_rules(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let boxes = boxes(puzzle, library);
    let rules = with_further(boxes, further(puzzle, library), library);
    let groups = puzzle.frame.groups();
    if groups.regions().is_empty() && groups.cages().is_empty() {
        return rules;
    }
    let (words, count) = packed_areas::pack(groups.regions(), groups.cages());
    let private = library.private();
    let words = by_const::list_of(&words[..count], quote!(#private ATerm), library);
    quote!(#private WithAreas<#rules, #words>)
}

/// The names of further rules.
fn further(puzzle: &Puzzle, library: &Library) -> impl Iterator<Item = TokenStream> {
    let private = library.private();
    puzzle.frame.rules().iter().map(move |rule| {
        let name = format_ident!("{}", rule.type_name());
        quote!(#private #name)
    })
}

/// A list of these, if there are further ones.
fn with_further(
    usual: TokenStream,
    further: impl Iterator<Item = TokenStream>,
    library: &Library,
) -> TokenStream {
    let mut further = further.peekable();
    match further.peek() {
        None => usual,
        Some(_) => TokenStream::from_iter(list(iter::once(usual).chain(further), library)),
    }
}

/// The shape of the boxes. A usual one has a short name, because it is repeated in each constant, where every path
/// takes rustc time.
fn boxes(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let private = library.private();
    let boxes = puzzle.frame.boxes();
    if BoxShape::default_for(puzzle.size) == Some(boxes) {
        let name = format_ident!("Boxes{boxes}");
        return quote!(#private #name);
    }
    let rows = format_ident!("U{}", boxes.rows());
    let columns = format_ident!("U{}", boxes.columns());
    quote!(#private Boxes<#private #rows, #private #columns>)
}

/// How far the search goes.
fn goal(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let private = library.private();
    match puzzle.goal {
        Goal::Unique => quote!(#private Unique),
        Goal::First => quote!(#private First),
    }
}

fn symbols(puzzle: &Puzzle, library: &Library) -> TokenStream {
    let private = library.private();
    match &puzzle.symbols {
        SymbolList::Standard => quote!(#private Standard),
        SymbolList::NumbersFrom(from, _) => {
            let from = Literal::u8_unsuffixed(*from);
            quote!(#private NumbersFrom<#from>)
        }
        SymbolList::Characters(characters, count) => characters[..*count].iter().rev().fold(
            quote!(#private ATerm),
            |tail, &character| quote!(#private TArr<#private Symbol<#character>, #tail>),
        ),
    }
}

/// The place of one of the user's tokens, with the names of this crate.
fn hygienic(span: Span) -> Span {
    span.resolved_at(Span::mixed_site())
}

/// The same tokens, each with the same names in scope, at one place.
fn standing_at(place: Span, tokens: TokenStream) -> TokenStream {
    let moved = |token: TokenTree| {
        let span = place.resolved_at(token.span());
        let mut token = match token {
            TokenTree::Group(group) => {
                let inside = standing_at(place, group.stream());
                TokenTree::Group(Group::new(group.delimiter(), inside))
            }
            token => token,
        };
        token.set_span(span);
        token
    };
    tokens.into_iter().map(moved).collect()
}
