//! Grundy values of heaps whose options are a window of smaller heaps, which only moves up as heaps grow.

use crate::watch::Watch;
use std::ops::Range;

/// Heaps between two looks at the watch.
const STRIDE: usize = 4096;
/// The memory of a heap: its value, and a count.
const BYTES: usize = 2 * size_of::<u32>();
/// The cost of a heap, in operations, besides the search for its value.
const OPERATIONS: u64 = 8;

/// The Grundy values of the heaps below `size`; fewer if the watch ended the work. The options of a heap are the
/// heaps that `options` says; neither end of these is ever lower for a larger heap.
pub fn grundy(options: impl Fn(usize) -> Range<usize>, size: usize, watch: &mut Watch) -> Vec<u32> {
    let size = watch.afford(size, BYTES);
    let mut values: Vec<u32> = Vec::with_capacity(size);
    // How many options have each value. No value is above the number of smaller heaps.
    let mut counts = vec![0_u32; size + 1];
    let (mut window, mut least) = (0..0, 0_usize);
    for heap in 0..size {
        if heap.is_multiple_of(STRIDE) && !watch.goes_on(heap as u64) {
            break;
        }
        let next = options(heap);
        values[window.end..next.end].iter().for_each(|&value| counts[value as usize] += 1);
        for value in values[window.start..next.start].iter().map(|&value| value as usize) {
            counts[value] -= 1;
            if counts[value] == 0 {
                least = least.min(value);
            }
        }
        window = next;
        let free = counts[least..].iter().take_while(|&&count| count > 0).count();
        least += free;
        watch.spend(OPERATIONS + free as u64);
        values.push(least as u32);
    }
    values
}
