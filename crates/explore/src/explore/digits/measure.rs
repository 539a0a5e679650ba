//! Measures that fall in every move, so that play ends.

use crate::expression::formula::{MoveRelation, Unsayable};
use automata::{Limit, Relation, Sign, TooLarge};

/// The coordinates, in an order in which they fall as words do in every move; empty if their sum falls. None if neither is so.
pub(super) fn measure(
    relations: &[MoveRelation<'_>],
    axes: usize,
    limit: &Limit,
) -> Result<Option<Vec<usize>>, Unsayable> {
    let falls = |order: &[usize]| -> Result<bool, TooLarge> {
        for relation in relations {
            for part in 1..=relation.parts {
                let stays = stays(&relation.relation, axes, part, order, limit)?;
                if !stays.is_empty() {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    };
    let orders = orders(axes);
    for order in std::iter::once(Vec::new()).chain(orders) {
        if falls(&order)? {
            return Ok(Some(order));
        }
    }
    Ok(None)
}

/// All lists of some of the coordinates.
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
    all.split_off(1)
}

/// The moves to a position of this number, from 1, after which the measure is not less.
fn stays<'n>(
    relation: &Relation<'n>,
    axes: usize,
    part: usize,
    order: &[usize],
    limit: &Limit,
) -> Result<Relation<'n>, TooLarge> {
    if order.is_empty() {
        let terms = (0..axes).flat_map(|axis| [(axis, 1), (part * axes + axis, -1)]);
        return relation.having(&terms.collect::<Vec<_>>(), 0, Sign::AtMostZero, limit);
    }
    // The first coordinate that differs is greater, or none differs.
    let mut equal = relation.clone();
    let mut stays: Option<Relation<'n>> = None;
    for &axis in order {
        let (before, after) = (axis, part * axes + axis);
        let difference = [(before, 1), (after, -1)];
        let grows = equal.having(&difference, 0, Sign::Negative, limit)?;
        stays = Some(stays.map_or(Ok(grows.clone()), |stays| stays.or(&grows, limit))?);
        equal = equal.having(&difference, 0, Sign::Zero, limit)?;
    }
    match stays {
        Some(stays) => stays.or(&equal, limit),
        None => Ok(equal),
    }
}
