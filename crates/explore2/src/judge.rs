//! Problems of the catalogue whose cases are a few numbers: the judge's answers, by the bare rules.
