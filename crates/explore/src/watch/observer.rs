//! Who looks on while the explorer computes: a terminal, a page, or nobody.

use std::fmt::Debug;
use std::sync::OnceLock;
use std::time::Duration;

/// Who looks on. What is not said otherwise is as if nobody did.
pub trait Observer: Send + Sync {
    /// Whether the computation is no longer wanted.
    fn is_interrupted(&self) -> bool {
        false
    }

    /// The time since some moment. Without a clock it stands, and nothing ends by it.
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    /// Tells people who wait how far the work is.
    fn say(&self, _line: &str) {}

    /// Begins to show how far a computation of `total` steps is that took `elapsed` so far, if it can be shown
    /// other than in lines.
    fn bar(&self, _label: &str, _total: u64, _elapsed: Duration) -> Option<Box<dyn Bar>> {
        None
    }
}

/// Shows how far a computation is, until it is dropped.
pub trait Bar: Debug + Send {
    /// So many steps are done.
    fn set(&self, done: u64);

    /// Tells something besides.
    fn say(&self, line: &str);
}

static OBSERVER: OnceLock<&'static dyn Observer> = OnceLock::new();

/// From now on, `observer` looks on. The first one stays.
pub fn observe_by(observer: &'static dyn Observer) {
    OBSERVER.get_or_init(|| observer);
}

pub(crate) fn observer() -> &'static dyn Observer {
    struct Nobody;
    impl Observer for Nobody {}
    OBSERVER.get().copied().unwrap_or(&Nobody)
}

/// The time, as the observer has it.
pub(crate) fn now() -> Duration {
    observer().now()
}
