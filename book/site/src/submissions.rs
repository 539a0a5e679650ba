//! Files for judges, made by `cargo sente bundle`.

use anyhow::Result;
use bundle::judges::{STD, find};
use bundle::{Request, bundle};
use cli::bundling::or_substitute;
use cli::checkout::Checkout;
use cli::checkout::catalogue::Entry;

/// A file for some judges.
pub struct Submission {
    /// Their names.
    pub judges: Vec<&'static str>,
    /// The file.
    pub text: String,
}

/// The file for the problem's own judge, if it takes Rust, and the one for any judge with the standard library alone.
///
/// # Errors
///
/// If it cannot be bundled.
pub fn of(checkout: &Checkout, problem: &Entry) -> Result<Vec<Submission>> {
    let own = or_substitute(find(&problem.judge)?, &problem.mirrors).0;
    let mut submissions: Vec<Submission> = Vec::new();
    for judge in [own, STD] {
        let request = Request::new(checkout.path("Cargo.toml"), judge);
        let text = bundle(&Request { bin: Some(problem.id.clone()), ..request })?.text;
        match submissions.iter_mut().find(|submission| submission.text == text) {
            Some(same) if !same.judges.contains(&judge.name) => same.judges.push(judge.name),
            Some(_) => {}
            None => submissions.push(Submission { judges: vec![judge.name], text }),
        }
    }
    Ok(submissions)
}
