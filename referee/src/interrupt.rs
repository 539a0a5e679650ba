//! Ctrl-C, for work that has something to say before it stops.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

static ASKED: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// From now on Ctrl-C is noted, and whoever works looks at [`asked`]. A second one ends the program.
///
/// # Errors
///
/// If the system does not allow it.
pub fn catch() -> io::Result<()> {
    let flag = Arc::clone(ASKED.get_or_init(Arc::default));
    // In this order: the flag is still down when the first Ctrl-C asks whether to end.
    signal_hook::flag::register_conditional_shutdown(
        signal_hook::consts::SIGINT,
        130,
        Arc::clone(&flag),
    )?;
    signal_hook::flag::register(signal_hook::consts::SIGINT, flag)?;
    Ok(())
}

/// Whether Ctrl-C was pressed since [`catch`].
pub fn asked() -> bool {
    ASKED.get().is_some_and(|flag| flag.load(Ordering::Relaxed))
}
