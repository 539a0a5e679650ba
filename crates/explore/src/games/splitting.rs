//! Heaps that are divided, and none is taken: evenly into many, or one of a pair into a new pair.

use super::{Each, Entry, Flow, Game, expect_parameters, number};
use crate::solve::Mex;
use crate::watch::Watch;

/// A heap is divided into any number of heaps that differ by 1 at most, as long as it has so many stones.
struct EvenSplit(u64);

/// The largest least heap that may be asked for.
const LARGEST: usize = 1_000_000;
/// Cost of a number of heaps that is tried, in operations.
const TRIED: u64 = 12;

impl EvenSplit {
    fn has_moves(&self, heap: u64) -> bool {
        heap >= self.0.max(2)
    }
}

impl Game for EvenSplit {
    fn title(&self) -> String {
        format!("even-split {}", self.0)
    }
    fn rules(&self) -> String {
        let least = self.0.max(2);
        format!(
            "A move divides a heap of at least {least} stones into two or more heaps, none empty, as evenly as \
             possible."
        )
    }
    fn axes(&self) -> Vec<String> {
        vec!["heap".into()]
    }
    fn splits(&self) -> bool {
        true
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        let [heap] = position[..] else { return Flow::Continue(()) };
        if !self.has_moves(heap) {
            return Flow::Continue(());
        }
        (2..=heap).try_for_each(|parts| {
            let (small, larger) = ([heap / parts], [heap / parts + 1]);
            let heaps: Vec<&[u64]> =
                (0..parts).map(|n| if n < heap % parts { &larger[..] } else { &small }).collect();
            each(&heaps)
        })
    }
    /// Of all numbers of heaps whose smaller heaps are alike, only two are tried: whether there are an odd number of
    /// the smaller and of the larger ones depends on whether all are.
    fn grundy(&self, sizes: &[usize], watch: &mut Watch) -> Option<Vec<u32>> {
        let [size] = sizes[..] else { return None };
        let (mut values, mut options, mut mex) = (Vec::new(), Vec::new(), Mex::default());
        for heap in 0..size as u64 {
            if !watch.goes_on(heap) {
                break;
            }
            options.clear();
            let mut first = 2;
            while self.has_moves(heap) && first <= heap {
                let small = heap / first;
                let last = heap / small;
                options.extend((first..=last.min(first + 1)).map(|parts| {
                    let larger = heap % parts;
                    let counts = [(small, parts - larger), (small + 1, larger)];
                    let odd = counts.into_iter().filter(|(_, count)| count % 2 == 1);
                    odd.fold(0, |sum, (part, _)| sum ^ values[part as usize])
                }));
                first = last + 1;
            }
            watch.spend((options.len() as u64 + 1) * TRIED);
            values.push(mex.of(&options));
        }
        Some(values)
    }
    fn untried(&self, heaps: usize) -> Vec<String> {
        let is_tried = heaps as u64 > self.0.max(2);
        if is_tried { Vec::new() } else { vec!["a move that divides a heap".into()] }
    }
}

/// Two heaps, of which one goes and the other one becomes two.
struct DeleteNim;

impl Game for DeleteNim {
    fn title(&self) -> String {
        "delete-nim".into()
    }
    fn rules(&self) -> String {
        "A move removes one of the two heaps as a whole and divides the other one into two, neither empty.".into()
    }
    fn axes(&self) -> Vec<String> {
        vec!["heap a".into(), "heap b".into()]
    }
    fn position(&self, heaps: &[u64]) -> Option<Vec<u64>> {
        heaps.iter().all(|&heap| heap > 0).then(|| heaps.to_vec())
    }
    fn has_gaps(&self) -> bool {
        true
    }
    fn each_option(&self, position: &[u64], each: Each) -> Flow {
        position
            .iter()
            .try_for_each(|&heap| (1..heap).try_for_each(|part| each(&[&[part, heap - part]])))
    }
    fn known(&self) -> Option<&'static str> {
        Some(
            "the Grundy value is the number of ones at the end of (a - 1) OR (b - 1) in binary (the Variant Delete \
             Nim of Abuku and Suetsugu)",
        )
    }
    fn usual_size(&self) -> Vec<u64> {
        vec![64; 2]
    }
}

/// Their names.
pub fn entries() -> Vec<Entry> {
    let entry = |name, parameters, about, make| Entry { name, parameters, about, make };
    vec![
        entry(
            "even-split",
            "[LEAST]",
            "divide a heap of LEAST stones or more as evenly as possible; 2 if left out",
            |words| {
                expect_parameters("even-split", words, 0..=1, "[LEAST]")?;
                let least = words.first().map(|word| number("LEAST", word, 1..=LARGEST));
                Ok(Box::new(EvenSplit(least.transpose()?.unwrap_or(2) as u64)))
            },
        ),
        entry(
            "delete-nim",
            "",
            "remove one of two heaps, divide the other one into two",
            |words| {
                expect_parameters("delete-nim", words, 0..=0, "")?;
                Ok(Box::new(DeleteNim))
            },
        ),
    ]
}
