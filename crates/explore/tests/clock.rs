//! An observer's clock and its wish to end. It is one for the whole process, so this test has its own.

use explore::limits::Limits;
use explore::watch::{Observer, Shortage, Watch, observe_by};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

static SECONDS: AtomicU64 = AtomicU64::new(0);
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

struct Clock;

impl Observer for Clock {
    fn is_interrupted(&self) -> bool {
        INTERRUPTED.load(Relaxed)
    }

    fn now(&self) -> Duration {
        Duration::from_secs(SECONDS.load(Relaxed))
    }
}

/// Why work ends that counts nothing, if it does.
fn shortage(until: u64) -> Option<Shortage> {
    let limits = Limits { until: Some(Duration::from_secs(until)), ..Limits::NONE };
    let mut watch = Watch::new("", 1).within(limits);
    (0..1000).find(|_| !watch.goes_on(0));
    watch.shortage()
}

#[test]
fn the_observer_ends_work_by_the_clock_or_by_a_wish() {
    assert_eq!(shortage(0), None, "without a clock nothing is late");
    observe_by(&Clock);
    SECONDS.store(60, Relaxed);
    assert_eq!(shortage(60), None);
    assert_eq!(shortage(59), Some(Shortage::Work));
    INTERRUPTED.store(true, Relaxed);
    assert_eq!(shortage(60), Some(Shortage::Patience));
}
