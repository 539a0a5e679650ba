//! Standard input: one scanner for all threads, without a lock as long as only one of them reads.
//!
//! A lock takes as long as reading a number. So the first thread that reads keeps the scanner to itself, and leaves
//! for others what they need to go on: a copy of the chunk in [`SHARED`] and, after each turn, the place in it in
//! [`POSITION`]. Once a second thread reads, and has set [`MANY`], the scanner in `SHARED` is the only one, and
//! every turn locks it.
//!
//! Threads that wait for each other, as by `spawn` and `join`, need no more. Otherwise the first thread may begin
//! a turn just when the second one comes. The first one sets `POSITION` to [`BUSY`], then looks at `MANY`; the second
//! one sets `MANY`, waits a millisecond, then looks at `POSITION`. A processor publishes a store long before that,
//! so at least one of them sees the other. This is the one place that trusts in time: a fence instead of it would
//! have to be in every turn, and costs as much as half a lock.

use super::{output, Scanner};
use std::cell::Cell;
use std::io::{self, Read};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{compiler_fence, AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Standard input. It flushes the output of this thread before it waits.
pub struct Stdin;

impl Read for Stdin {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        output().flush();
        io::stdin().read(bytes)
    }
}

/// The position while the first thread reads.
const BUSY: usize = usize::MAX;

static POSITION: AtomicUsize = AtomicUsize::new(BUSY);
static MANY: AtomicBool = AtomicBool::new(false);
/// None before the first turn. Its position is `BUSY` as long as `POSITION` counts.
static SHARED: Mutex<Option<Place>> = Mutex::new(None);

/// A scanner that is never freed, since access to a thread's variable is faster where nothing has to be dropped.
type Place = &'static mut Scanner<Stdin>;
type Lock = MutexGuard<'static, Option<Place>>;

thread_local! {
    /// The scanner of the first thread, between its turns.
    static OWN: Cell<Option<Place>> = const { Cell::new(None) };
    /// The lock of a turn that needs one: in the turn it would be moved about with it.
    static LOCK: Cell<Option<Lock>> = const { Cell::new(None) };
}

/// The scanner of standard input, for one `input!`: there until the end.
pub struct Turn(Option<Place>);

/// A turn at standard input: what is read ahead is there for the next one, whichever thread has it.
#[inline]
pub fn lock_stdin() -> Turn {
    if let Some(scanner) = OWN.take() {
        POSITION.store(BUSY, Ordering::Relaxed);
        compiler_fence(Ordering::SeqCst);
        if !MANY.load(Ordering::Relaxed) {
            return Turn(Some(scanner));
        }
        POSITION.store(scanner.position, Ordering::Release);
    }
    locked_turn()
}

#[cold]
fn locked_turn() -> Turn {
    let mut shared = lock();
    let Some(left) = &mut *shared else {
        let left = new_scanner();
        left.position = BUSY;
        *shared = Some(left);
        return Turn(Some(new_scanner()));
    };
    MANY.store(true, Ordering::SeqCst);
    if left.position == BUSY {
        // The first thread needs the lock to end its turn.
        drop(shared);
        let position = wait_for_position();
        shared = lock();
        if let Some(left) = shared.as_mut().filter(|left| left.position == BUSY) {
            left.go_on(position);
        }
    }
    let scanner = shared.take();
    LOCK.set(Some(shared));
    Turn(scanner)
}

fn lock() -> Lock {
    SHARED.lock().unwrap_or_else(PoisonError::into_inner)
}

fn wait_for_position() -> usize {
    loop {
        thread::sleep(Duration::from_millis(1));
        let position = POSITION.load(Ordering::Acquire);
        if position != BUSY {
            return position;
        }
    }
}

fn new_scanner() -> Place {
    Box::leak(Box::new(Scanner::new(Stdin)))
}

impl Deref for Turn {
    type Target = Scanner<Stdin>;

    #[inline]
    fn deref(&self) -> &Scanner<Stdin> {
        self.0.as_ref().expect("the turn goes on")
    }
}

impl DerefMut for Turn {
    #[inline]
    fn deref_mut(&mut self) -> &mut Scanner<Stdin> {
        self.0.as_mut().expect("the turn goes on")
    }
}

impl Drop for Turn {
    #[inline]
    fn drop(&mut self) {
        let Some(scanner) = self.0.take() else { return };
        if MANY.load(Ordering::Relaxed) {
            if let Some(mut shared) = LOCK.take() {
                *shared = Some(scanner);
                return;
            }
        }
        if scanner.is_new {
            leave(scanner);
        }
        POSITION.store(scanner.position, Ordering::Release);
        OWN.set(Some(scanner));
    }
}

#[cold]
fn leave(scanner: &mut Scanner<Stdin>) {
    if let Some(left) = &mut *lock() {
        scanner.leave(left);
    }
}
