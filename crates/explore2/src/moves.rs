//! All moves of one position: which of them win, and why.
