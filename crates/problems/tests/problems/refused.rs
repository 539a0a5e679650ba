//! What a form refuses besides numbers out of their ranges.

use libtest_mimic::{Failed, Trial};

/// A problem, an input of one fault, and what is said of it.
const REFUSED: &[(&str, &str, &str)] = &[
    ("p7864", "1\n2\n2\n", "vertex 2 is its own ancestor"),
    ("p7864", "1\n3\n3 2\n", "vertex 2 is its own ancestor"),
    // A path that leads into a circle; a circle beside the tree, met after paths that end well.
    ("p7864", "1\n4\n3 4 3\n", "is its own ancestor"),
    ("p7864", "1\n5\n1 2 5 4\n", "vertex 4 is its own ancestor"),
];

/// Inputs next to those, without the fault.
const ACCEPTED: &[(&str, &str)] = &[("p7864", "1\n4\n3 4 1\n"), ("p7864", "1\n5\n1 2 2 4\n")];

pub fn trials() -> impl Iterator<Item = Trial> {
    let refused = REFUSED.iter().enumerate().map(|(number, &(id, input, says))| {
        let name = format!("refused::{id}::{number}");
        Trial::test(name, move || match validate(id, input)? {
            Err(error) if error.contains(says) => Ok(()),
            found => Err(format!("expected {says:?}, found {found:?}, for\n{input}").into()),
        })
    });
    let accepted = ACCEPTED.iter().enumerate().map(|(number, &(id, input))| {
        let name = format!("accepted::{id}::{number}");
        Trial::test(name, move || {
            validate(id, input)?.map_err(|error| format!("{error}, for\n{input}").into())
        })
    });
    refused.chain(accepted)
}

fn validate(id: &str, input: &str) -> Result<Result<(), String>, Failed> {
    let problem = problems::find(id).ok_or("there is no such problem")?;
    Ok(problem.validate(input).map_err(|error| error.to_string()))
}
