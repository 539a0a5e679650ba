//! Inputs past the statements: those that solutions refuse, and those that they answer all the same.

/// A problem, an input that its statement excludes, and what the solution says to it.
pub type Row = (&'static str, String, String);

/// The inputs that are refused, with the line on standard error.
pub fn refused() -> Vec<Row> {
    let long = TOO_LONG.iter().map(|&(problem, head, item, count, message)| {
        (problem, head.to_string() + &item.repeat(count), message.to_string())
    });
    rows(include_str!("refused.tsv")).chain(long).collect()
}

/// The inputs that are answered, with the answer that the rules give.
pub fn answered() -> Vec<Row> {
    rows(include_str!("answered.tsv")).collect()
}

/// The rows of a table, in which `\n` stands for a new line.
fn rows(table: &'static str) -> impl Iterator<Item = Row> {
    table.lines().skip(1).map(|line| {
        let mut fields = line.split('\t');
        let mut next = || fields.next().expect("a row has three fields");
        let (problem, input, says) = (next(), next(), next());
        (problem, input.replace("\\n", "\n"), says.replace("\\n", "\n"))
    })
}

/// Inputs that are long: how one begins, what follows, how many times, and the message.
const TOO_LONG: &[(&str, &str, &str, usize, &str)] = &[
    ("cf455b", "1 1\n", "a", 1 << 24, "the strings have more than 16777216 beginnings"),
    ("dp_k", "257 268435456\n", "1 ", 257, "268435456 stones and 257 numbers are too many"),
    (
        "p2599",
        "1\n32769\n",
        "1 ",
        32_769,
        "case 1 makes the squares of all n more than 1073741824 together",
    ),
    ("p2964", "20000\n", "1 ", 20_000, "20000 coins are too many for a table of n^2 totals"),
];
