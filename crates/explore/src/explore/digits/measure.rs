//! Measures that fall in every move, so that play ends.

use crate::expression::formula::{MoveRelation, Unsayable};
use automata::{Limit, Relation, Sign, TooLarge};

/// Order of the coordinates in which every move falls lexicographically; empty if every move lowers their sum. `None`
/// if there is neither.
pub(super) fn measure(
    relations: &[MoveRelation<'_>],
    axes: usize,
    limit: &Limit,
) -> Result<Option<Vec<usize>>, Unsayable> {
    let falls = |order: &[usize]| -> Result<bool, TooLarge> {
        for MoveRelation { relation, parts } in relations {
            for part in 1..=*parts {
                if !falls(relation, axes, part, order, limit)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    };
    for order in orders(axes) {
        if falls(&order)? {
            return Ok(Some(order));
        }
    }
    Ok(None)
}

/// All lists of some of the coordinates, the empty one first.
fn orders(axes: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    let mut index = 0;
    while index < all.len() {
        let others = (0..axes).filter(|axis| !all[index].contains(axis));
        let longer: Vec<Vec<usize>> =
            others.map(|axis| [&all[index][..], &[axis]].concat()).collect();
        all.extend(longer);
        index += 1;
    }
    all
}

/// True if the measure is less in the position of this number, from 1, behind each move.
fn falls(
    relation: &Relation<'_>,
    axes: usize,
    part: usize,
    order: &[usize],
    limit: &Limit,
) -> Result<bool, TooLarge> {
    let change = |axis: usize| [(axis, 1), (part * axes + axis, -1)];
    if order.is_empty() {
        let terms: Vec<(usize, i64)> = (0..axes).flat_map(change).collect();
        return Ok(relation.having(&terms, 0, Sign::AtMostZero, limit)?.is_empty());
    }
    // The first coordinate that differs is never greater, and some differs.
    let mut equal = relation.clone();
    for &axis in order {
        if !equal.having(&change(axis), 0, Sign::Negative, limit)?.is_empty() {
            return Ok(false);
        }
        equal = equal.having(&change(axis), 0, Sign::Zero, limit)?;
    }
    Ok(equal.is_empty())
}
