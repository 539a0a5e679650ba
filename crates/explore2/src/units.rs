//! Amounts of memory and of time, as they are typed and printed.
