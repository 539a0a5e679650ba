//! Round numbers for axes.

/// The numbers of cells that have a tick: 0 and the multiples of a round number, so that `room(step)` holds,
/// which says whether there is room from one tick to the next.
pub(super) fn ticks(last: u64, room: impl Fn(u64) -> bool) -> impl Iterator<Item = u64> {
    let steps = (0..19).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
    let step = steps.into_iter().find(|&step| step > last || room(step)).unwrap_or(u64::MAX);
    (0..=last / step).map(move |tick| tick * step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_no_closer_than_they_may_be() {
        let of = |last, least| ticks(last, |step| step >= least).collect::<Vec<_>>();
        assert_eq!(of(10, 1), (0..=10).collect::<Vec<_>>());
        assert_eq!(of(10, 3), [0, 5, 10]);
        assert_eq!(of(1000, 150), [0, 200, 400, 600, 800, 1000]);
        assert_eq!(of(0, 1), [0]);
        assert_eq!(of(5, 1000), [0]);
        assert_eq!(ticks(u64::MAX - 1, |_| false).count(), 1);
    }
}
