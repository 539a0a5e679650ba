//! What stands for itertools 0.14 on a judge that has none: the same names, the same values, and as
//! lazy: an element is asked for when itertools asks for it.

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::fmt::{Display, Write};
use std::hash::Hash;
use std::vec::IntoIter;

impl<I: Iterator + ?Sized> Itertools for I {}

/// More methods of iterators.
pub trait Itertools: Iterator {
    fn collect_vec(self) -> Vec<Self::Item>
    where
        Self: Sized,
    {
        self.collect()
    }

    fn join(&mut self, separator: &str) -> String
    where
        Self::Item: Display,
    {
        let mut text = String::new();
        if let Some(first) = self.next() {
            write!(text, "{first}").unwrap();
            self.for_each(|item| {
                text.push_str(separator);
                write!(text, "{item}").unwrap();
            });
        }
        text
    }

    fn sorted(self) -> IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut items = self.collect_vec();
        items.sort();
        items.into_iter()
    }

    fn sorted_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(self, f: F) -> IntoIter<Self::Item>
    where
        Self: Sized,
    {
        let mut items = self.collect_vec();
        items.sort_by(f);
        items.into_iter()
    }

    fn sorted_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, f: F) -> IntoIter<Self::Item>
    where
        Self: Sized,
    {
        let mut items = self.collect_vec();
        items.sort_by_key(f);
        items.into_iter()
    }

    fn sorted_by_cached_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, f: F) -> IntoIter<Self::Item>
    where
        Self: Sized,
    {
        let mut items = self.collect_vec();
        items.sort_by_cached_key(f);
        items.into_iter()
    }

    fn sorted_unstable(self) -> IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut items = self.collect_vec();
        items.sort_unstable();
        items.into_iter()
    }

    fn sorted_unstable_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(
        self,
        f: F,
    ) -> IntoIter<Self::Item>
    where
        Self: Sized,
    {
        let mut items = self.collect_vec();
        items.sort_unstable_by(f);
        items.into_iter()
    }

    fn sorted_unstable_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(
        self,
        f: F,
    ) -> IntoIter<Self::Item>
    where
        Self: Sized,
    {
        let mut items = self.collect_vec();
        items.sort_unstable_by_key(f);
        items.into_iter()
    }

    fn coalesce<F>(self, f: F) -> Coalesce<Self, F>
    where
        Self: Sized,
        F: FnMut(Self::Item, Self::Item) -> Result<Self::Item, (Self::Item, Self::Item)>,
    {
        Coalesce { iter: self, last: None, f }
    }

    fn dedup(self) -> impl Iterator<Item = Self::Item>
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        self.dedup_by(|x, y| x == y)
    }

    fn dedup_by<F: FnMut(&Self::Item, &Self::Item) -> bool>(
        self,
        mut f: F,
    ) -> impl Iterator<Item = Self::Item>
    where
        Self: Sized,
    {
        self.coalesce(move |x, y| if f(&x, &y) { Ok(x) } else { Err((x, y)) })
    }

    fn dedup_with_count(self) -> impl Iterator<Item = (usize, Self::Item)>
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        self.map(|x| (1, x)).coalesce(
            |(n, x), (m, y)| {
                if x == y { Ok((n + m, x)) } else { Err(((n, x), (m, y))) }
            },
        )
    }

    fn tuple_windows<T: Tuple<Item = Self::Item>>(self) -> TupleWindows<Self, T>
    where
        Self: Sized,
        T::Item: Clone,
    {
        TupleWindows { iter: self, last: None }
    }

    fn tuples<T: Tuple<Item = Self::Item>>(mut self) -> impl Iterator<Item = T>
    where
        Self: Sized,
    {
        std::iter::from_fn(move || T::collect_from(&mut self))
    }

    fn next_tuple<T: Tuple<Item = Self::Item>>(&mut self) -> Option<T>
    where
        Self: Sized,
    {
        T::collect_from(self)
    }

    fn collect_tuple<T: Tuple<Item = Self::Item>>(mut self) -> Option<T>
    where
        Self: Sized,
    {
        let tuple = T::collect_from(&mut self);
        tuple.filter(|_| self.next().is_none())
    }

    fn counts(self) -> HashMap<Self::Item, usize>
    where
        Self: Sized,
        Self::Item: Eq + Hash,
    {
        let mut counts = HashMap::new();
        self.for_each(|item| *counts.entry(item).or_default() += 1);
        counts
    }

    fn counts_by<K: Eq + Hash, F: FnMut(Self::Item) -> K>(self, f: F) -> HashMap<K, usize>
    where
        Self: Sized,
    {
        self.map(f).counts()
    }

    fn into_group_map<K: Eq + Hash, V>(self) -> HashMap<K, Vec<V>>
    where
        Self: Iterator<Item = (K, V)> + Sized,
    {
        let mut groups: HashMap<K, Vec<V>> = HashMap::new();
        self.for_each(|(key, value)| groups.entry(key).or_default().push(value));
        groups
    }

    fn into_group_map_by<K: Eq + Hash, F: FnMut(&Self::Item) -> K>(
        self,
        mut f: F,
    ) -> HashMap<K, Vec<Self::Item>>
    where
        Self: Sized,
    {
        self.map(|item| (f(&item), item)).into_group_map()
    }

    fn minmax(self) -> MinMaxResult<Self::Item>
    where
        Self: Sized,
        Self::Item: PartialOrd,
    {
        min_and_max(self, |x, y| x < y)
    }

    fn minmax_by<F: FnMut(&Self::Item, &Self::Item) -> Ordering>(
        self,
        mut f: F,
    ) -> MinMaxResult<Self::Item>
    where
        Self: Sized,
    {
        min_and_max(self, |x, y| f(x, y) == Ordering::Less)
    }

    fn minmax_by_key<K: PartialOrd, F: FnMut(&Self::Item) -> K>(
        self,
        mut f: F,
    ) -> MinMaxResult<Self::Item>
    where
        Self: Sized,
    {
        let keyed = self.map(|item| (f(&item), item));
        match min_and_max(keyed, |(x, _), (y, _)| x < y) {
            MinMaxResult::NoElements => MinMaxResult::NoElements,
            MinMaxResult::OneElement((_, item)) => MinMaxResult::OneElement(item),
            MinMaxResult::MinMax((_, min), (_, max)) => MinMaxResult::MinMax(min, max),
        }
    }

    fn cartesian_product<J: IntoIterator>(self, other: J) -> Product<Self, J::IntoIter>
    where
        Self: Sized,
        Self::Item: Clone,
        J::IntoIter: Clone,
    {
        let second = other.into_iter();
        Product { first: self, item: None, again: second.clone(), second }
    }

    fn unique(self) -> impl Iterator<Item = Self::Item>
    where
        Self: Sized,
        Self::Item: Clone + Eq + Hash,
    {
        self.unique_by(Clone::clone)
    }

    fn unique_by<K: Eq + Hash, F: FnMut(&Self::Item) -> K>(
        self,
        mut f: F,
    ) -> impl Iterator<Item = Self::Item>
    where
        Self: Sized,
    {
        let mut seen = HashSet::new();
        self.filter(move |item| seen.insert(f(item)))
    }

    fn combinations(self, k: usize) -> Combinations<Self>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        Combinations { iter: self.fuse(), pool: Vec::new(), indices: (0..k).collect(), first: true }
    }

    fn permutations(self, k: usize) -> Permutations<Self>
    where
        Self: Sized,
        Self::Item: Clone,
    {
        let state = if k == 0 { Some((Vec::new(), Vec::new())) } else { None };
        Permutations { iter: self.fuse(), pool: Vec::new(), k, state, done: false }
    }

    fn all_equal(&mut self) -> bool
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        match self.next() {
            None => true,
            Some(first) => self.all(|item| first == item),
        }
    }

    fn all_unique(&mut self) -> bool
    where
        Self: Sized,
        Self::Item: Eq + Hash,
    {
        let mut seen = HashSet::new();
        self.all(|item| seen.insert(item))
    }

    fn find_position<P: FnMut(&Self::Item) -> bool>(
        &mut self,
        mut predicate: P,
    ) -> Option<(usize, Self::Item)>
    where
        Self: Sized,
    {
        self.enumerate().find(|(_, item)| predicate(item))
    }

    fn positions<P: FnMut(Self::Item) -> bool>(
        self,
        mut predicate: P,
    ) -> impl Iterator<Item = usize>
    where
        Self: Sized,
    {
        self.enumerate().filter_map(move |(index, item)| predicate(item).then_some(index))
    }
}

/// Tuples of one type.
pub trait Tuple: Sized {
    type Item;
    fn collect_from<I: Iterator<Item = Self::Item>>(iter: &mut I) -> Option<Self>;
    fn shift(self, next: Self::Item) -> Self;
    fn same(&self) -> Self
    where
        Self::Item: Clone;
}

macro_rules! tuple {
    ($kind:ty; $first:ident $($rest:ident)*; $($all:ident)*) => {
        impl<T> Tuple for $kind {
            type Item = T;
            fn collect_from<I: Iterator<Item = T>>(iter: &mut I) -> Option<Self> {
                $(let $all = iter.next()?;)*
                Some(($($all,)*))
            }
            fn shift(self, next: T) -> Self {
                let (_, $($rest,)*) = self;
                ($($rest,)* next,)
            }
            fn same(&self) -> Self where T: Clone {
                let ($($all,)*) = self;
                ($($all.clone(),)*)
            }
        }
    };
}
tuple!((T,); a; a);
tuple!((T, T); a b; a b);
tuple!((T, T, T); a b c; a b c);
tuple!((T, T, T, T); a b c d; a b c d);

/// Neighbours.
#[derive(Clone)]
pub struct TupleWindows<I, T> {
    iter: I,
    last: Option<T>,
}

impl<I: Iterator<Item = T::Item>, T: Tuple> Iterator for TupleWindows<I, T>
where
    T::Item: Clone,
{
    type Item = T;
    fn next(&mut self) -> Option<T> {
        let next = self.iter.next()?;
        self.last = match self.last.take() {
            Some(last) => Some(last.shift(next)),
            None => T::collect_from(&mut std::iter::once(next).chain(&mut self.iter)),
        };
        self.last.as_ref().map(T::same)
    }
}

/// Neighbours made one.
#[derive(Clone)]
pub struct Coalesce<I: Iterator, F> {
    iter: I,
    /// The element behind the last one that was given, once there was one.
    last: Option<Option<I::Item>>,
    f: F,
}

impl<I: Iterator, F> Iterator for Coalesce<I, F>
where
    F: FnMut(I::Item, I::Item) -> Result<I::Item, (I::Item, I::Item)>,
{
    type Item = I::Item;
    fn next(&mut self) -> Option<I::Item> {
        let mut one = match self.last.take() {
            Some(last) => last,
            None => self.iter.next(),
        };
        self.last = Some(None);
        let mut joined = one.take()?;
        for next in self.iter.by_ref() {
            match (self.f)(joined, next) {
                Ok(both) => joined = both,
                Err((done, next)) => {
                    self.last = Some(Some(next));
                    return Some(done);
                }
            }
        }
        Some(joined)
    }
}

/// Pairs of an element of each.
#[derive(Clone)]
pub struct Product<I: Iterator, J> {
    first: I,
    /// The element whose pairs are given, once one was asked for.
    item: Option<Option<I::Item>>,
    second: J,
    again: J,
}

impl<I: Iterator, J: Iterator + Clone> Iterator for Product<I, J>
where
    I::Item: Clone,
{
    type Item = (I::Item, J::Item);
    fn next(&mut self) -> Option<Self::Item> {
        let mut next = self.second.next();
        if next.is_none() {
            self.second = self.again.clone();
            next = self.second.next();
            self.item = next.as_ref().map(|_| self.first.next());
        }
        let other = next?;
        let item = self.item.get_or_insert_with(|| self.first.next());
        Some((item.clone()?, other))
    }
}

/// The choices of so many elements, in the order of their indices.
#[derive(Clone)]
pub struct Combinations<I: Iterator> {
    iter: std::iter::Fuse<I>,
    pool: Vec<I::Item>,
    indices: Vec<usize>,
    first: bool,
}

impl<I: Iterator> Combinations<I> {
    /// Goes on to the next choice, if there is one.
    fn advance(&mut self) -> Option<()> {
        let k = self.indices.len();
        if self.first {
            let missing = k - self.pool.len();
            self.pool.extend(self.iter.by_ref().take(missing));
            self.first = self.pool.len() < k;
            return (!self.first).then_some(());
        }
        let last = *self.indices.last()?;
        if last + 1 == self.pool.len() {
            self.pool.extend(self.iter.next());
        }
        let behind = self.pool.len() - k;
        let i = (0..k).rev().find(|&i| self.indices[i] != i + behind)?;
        let value = self.indices[i] + 1;
        for j in i..k {
            self.indices[j] = value + j - i;
        }
        Some(())
    }
}

impl<I: Iterator> Iterator for Combinations<I>
where
    I::Item: Clone,
{
    type Item = Vec<I::Item>;
    fn next(&mut self) -> Option<Self::Item> {
        self.advance()?;
        Some(self.indices.iter().map(|&i| self.pool[i].clone()).collect())
    }
}

/// The ordered choices of so many elements.
#[derive(Clone)]
pub struct Permutations<I: Iterator> {
    iter: std::iter::Fuse<I>,
    pool: Vec<I::Item>,
    k: usize,
    /// Indices and cycles, once all elements are known.
    state: Option<(Vec<usize>, Vec<usize>)>,
    done: bool,
}

impl<I: Iterator> Permutations<I> {
    fn advance((indices, cycles): &mut (Vec<usize>, Vec<usize>)) -> bool {
        let n = indices.len();
        for i in (0..cycles.len()).rev() {
            if cycles[i] == 0 {
                cycles[i] = n - i - 1;
                indices[i..].rotate_left(1);
            } else {
                indices.swap(i, n - cycles[i]);
                cycles[i] -= 1;
                return true;
            }
        }
        false
    }

    /// The indices of the next choice.
    fn choose(&mut self) -> Option<Vec<usize>> {
        let k = self.k;
        if k == 0 {
            return self.state.take().map(|(none, _)| none);
        }
        if let Some(state) = &mut self.state {
            return Self::advance(state).then(|| state.0[..k].to_vec());
        }
        if self.pool.is_empty() {
            self.pool.extend(self.iter.by_ref().take(k));
            return (self.pool.len() == k).then(|| (0..k).collect());
        }
        let known = self.pool.len();
        if let Some(item) = self.iter.next() {
            self.pool.push(item);
            return Some((0..k - 1).chain([known]).collect());
        }
        let mut state = ((0..known).collect(), (known - k..known).rev().collect());
        let more = (0..known - k + 1).all(|_| Self::advance(&mut state));
        let found = more.then(|| state.0[..k].to_vec());
        self.state = Some(state);
        found
    }
}

impl<I: Iterator> Iterator for Permutations<I>
where
    I::Item: Clone,
{
    type Item = Vec<I::Item>;
    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let chosen = self.choose();
        self.done = chosen.is_none();
        Some(chosen?.into_iter().map(|i| self.pool[i].clone()).collect())
    }
}

/// The least and the greatest element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MinMaxResult<T> {
    NoElements,
    OneElement(T),
    MinMax(T, T),
}

impl<T: Clone> MinMaxResult<T> {
    pub fn into_option(self) -> Option<(T, T)> {
        match self {
            MinMaxResult::NoElements => None,
            MinMaxResult::OneElement(one) => Some((one.clone(), one)),
            MinMaxResult::MinMax(min, max) => Some((min, max)),
        }
    }
}

/// Looks at two elements at a time, as itertools does: it matters where some cannot be compared.
fn min_and_max<I: Iterator>(
    mut iter: I,
    mut less: impl FnMut(&I::Item, &I::Item) -> bool,
) -> MinMaxResult<I::Item> {
    let Some(x) = iter.next() else { return MinMaxResult::NoElements };
    let Some(y) = iter.next() else { return MinMaxResult::OneElement(x) };
    let (mut min, mut max) = if less(&y, &x) { (y, x) } else { (x, y) };
    while let Some(x) = iter.next() {
        let Some(y) = iter.next() else {
            if less(&x, &min) {
                min = x;
            } else if !less(&x, &max) {
                max = x;
            }
            break;
        };
        let (small, large) = if less(&y, &x) { (y, x) } else { (x, y) };
        if less(&small, &min) {
            min = small;
        }
        if !less(&large, &max) {
            max = large;
        }
    }
    MinMaxResult::MinMax(min, max)
}

/// Several iterators side by side.
#[macro_export]
macro_rules! izip {
    (@map $p:pat => $tup:expr) => { |$p| $tup };
    (@map $p:pat => ($($tup:tt)*), $_one:expr $(, $rest:expr)*) => {
        $crate::izip!(@map ($p, b) => ($($tup)*, b) $(, $rest)*)
    };
    ($first:expr $(,)?) => { ::std::iter::IntoIterator::into_iter($first) };
    ($first:expr, $second:expr $(,)?) => { $crate::izip!($first).zip($second) };
    ($first:expr $(, $rest:expr)+ $(,)?) => {
        $crate::izip!($first)$(.zip($rest))*.map($crate::izip!(@map a => (a) $(, $rest)*))
    };
}

/// The product of several iterators.
#[macro_export]
macro_rules! iproduct {
    (@map $p:pat => $tup:expr) => { |$p| $tup };
    (@map $p:pat => ($($tup:tt)*), $_one:expr $(, $rest:expr)*) => {
        $crate::iproduct!(@map ($p, b) => ($($tup)*, b) $(, $rest)*)
    };
    ($first:expr $(,)?) => { ::std::iter::IntoIterator::into_iter($first).map(|x| (x,)) };
    ($first:expr, $second:expr $(,)?) => {
        $crate::Itertools::cartesian_product(::std::iter::IntoIterator::into_iter($first), $second)
    };
    ($first:expr $(, $rest:expr)+ $(,)?) => {
        $crate::iproduct!(@nest ::std::iter::IntoIterator::into_iter($first) $(, $rest)*)
            .map($crate::iproduct!(@map a => (a) $(, $rest)*))
    };
    (@nest $done:expr) => { $done };
    (@nest $done:expr, $next:expr $(, $rest:expr)*) => {
        $crate::iproduct!(@nest $crate::Itertools::cartesian_product($done, $next) $(, $rest)*)
    };
}
