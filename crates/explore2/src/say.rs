//! Forms of statements in words, for numbers and for lost and won.
