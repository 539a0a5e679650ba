//! Stand-ins for the parts of `proconio` that solutions use.

use crate::Stdin;
pub use proconio::marker;
use proconio::source::line::LineSource;
use proconio::source::Source;
use std::cell::RefCell;
use std::io::BufReader;

type Reader = BufReader<Stdin>;

thread_local! {
    static WORDS: RefCell<Option<LineSource<Reader>>> = const { RefCell::new(None) };
}

/// Stands for the source of standard input that all `input!` of a thread share.
pub struct Words(Option<LineSource<Reader>>);

/// The words of standard input, until they are dropped.
pub fn words() -> Words {
    Words(WORDS.take().or_else(|| Some(LineSource::new(BufReader::new(Stdin)))))
}

impl Drop for Words {
    fn drop(&mut self) {
        WORDS.set(self.0.take());
    }
}

impl Source<Reader> for Words {
    fn next_token(&mut self) -> Option<&str> {
        self.0.as_mut()?.next_token()
    }

    fn is_empty(&mut self) -> bool {
        self.0.as_mut().map_or(true, Source::is_empty)
    }
}

/// The source that a program makes of standard input.
pub mod source {
    pub mod auto {
        use proconio::source::once::OnceSource;
        use std::io::{BufRead, BufReader};

        /// Stands for the faster one of proconio's sources.
        pub struct AutoSource;

        impl AutoSource {
            /// A source of this thread's input, not of the process's.
            #[allow(clippy::new_ret_no_self)]
            pub fn new(_: impl BufRead) -> OnceSource<BufReader<crate::Stdin>> {
                OnceSource::new(BufReader::new(crate::Stdin))
            }
        }
    }
}
