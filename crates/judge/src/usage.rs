//! Questions that make no sense.

use std::fmt::{self, Display};

/// Something was asked for that does not exist, as with an unknown option. A command line ends with status
/// 2 then, not 1.
#[derive(Debug)]
pub struct Usage(pub String);

impl Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}
