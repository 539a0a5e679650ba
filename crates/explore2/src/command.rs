//! Commands as they are typed: words, expression, question and position.
