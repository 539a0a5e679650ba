//! Refusals by a form other than of numbers out of their ranges: every condition of every form, by an input of one
//! fault.

use crate::chinese::is_chinese;
use crate::files::read;
use language::{Language, within};
use libtest_mimic::{Failed, Trial};
use problems::PROBLEMS;
use std::collections::BTreeSet;

/// A problem, an input of one fault, what is said of it, and an input next to it, without the fault.
struct Fault(&'static str, String, &'static str, String);

fn faults() -> Vec<Fault> {
    let fault =
        |id, input: &str, says, right: &str| Fault(id, input.to_string(), says, right.to_string());
    let mut faults = vec![
        fault("abc255_g", "1 1\n5\n3 4\n", "Y is 4, more than X, which is 3", "1 1\n5\n3 3\n"),
        fault("abc255_g", "1 2\n5\n3 1\n3 1\n", "the pair 3 1 has", "1 2\n5\n3 1\n3 2\n"),
        fault("agc010_d", "3\n6 2 4\n", "all numbers are divisible by 2", "3\n6 3 4\n"),
        fault(
            "agc010_f",
            "3\n1 1 1\n1 2\n2 1\n",
            "the edge 2 1 closes a cycle",
            "3\n1 1 1\n1 2\n2 3\n",
        ),
        fault("agc016_f", "3 2\n1 2\n1 2\n", "the edge comes twice", "3 2\n1 2\n1 3\n"),
        fault("arc038_c", "3\n1 0\n2 0\n", "no bowl holds a bean", "3\n1 0\n2 1\n"),
        fault("arc087_e", "2 3\n0\n01\n", "another string begins with 0", "2 3\n00\n01\n"),
        fault("agc056_d", "3 0 0\n1 1 1\n", "N is 3, which is odd", "4 0 0\n1 1 1 1\n"),
        fault("agc056_d", "2 0 4\n1 2\n", "R is 4, more than the sum 3 of all", "2 0 3\n1 2\n"),
        fault("arc131_c", "3\n4 2 4\n", "the number 4 comes twice", "3\n4 2 5\n"),
        fault("arc131_c", "3\n1 2 3\n", "the exclusive or of all numbers is 0", "3\n1 2 4\n"),
        fault("arc137_c", "3\n0 5 5\n", "the numbers do not rise from 5 to 5", "3\n0 5 6\n"),
        fault(
            "arc151_c",
            "3 2\n1 0\n2 0\n",
            "two neighbours have the same digit",
            "3 2\n1 0\n2 1\n",
        ),
        fault(
            "bzoj2819",
            "2\n1 1\n1 1\n1\nQ 1 2\n",
            "the edge 1 1 closes",
            "2\n1 1\n1 2\n1\nQ 1 2\n",
        ),
        fault("cf1110g", "1\n1\nW\n", "no vertex can be painted", "1\n1\nN\n"),
        fault("cf1110g", "1\n3\n1 2\n2 1\nNNN\n", "the edge 2 1 closes a", "1\n3\n1 2\n2 3\nNNN\n"),
        fault(
            "cf1110g",
            "1\n4\n1 3\n2 3\n3 4\nWNWW\n",
            "there is a white path",
            "1\n4\n1 3\n2 3\n3 4\nWWNW\n",
        ),
        fault("cf1147c", "3\n1 2 3\n", "n is 3, but it must be even", "2\n1 2\n"),
        fault("cf1147f", "1\n2\n1 2\n3 3\n", "the number 3 comes twice", "1\n2\n1 2\n3 4\n"),
        fault("cf1149e", "2 2\n1 1\n1 2\n1 2\n", "a road comes twice", "2 1\n1 1\n1 2\n"),
        fault("cf1149e", "2 2\n1 1\n1 2\n2 1\n", "the edges form a cycle", "2 1\n1 1\n1 2\n"),
        fault("cf1404b", "1\n2 1 1 1 1\n1 2\n", "both stand on one vertex", "1\n2 1 2 1 1\n1 2\n"),
        fault(
            "cf1404b",
            "1\n3 1 3 1 1\n1 2\n2 1\n",
            "the edge 2 1 closes a",
            "1\n3 1 3 1 1\n1 2\n2 3\n",
        ),
        fault("cf1458e", "2 1\n1 2\n1 2\n0 0\n", "the shortcut 1 2 comes", "2 1\n1 2\n2 1\n1 2\n"),
        fault("cf1458e", "1 2\n1 2\n0 0\n0 0\n", "the position 0 0 comes", "1 2\n1 2\n0 0\n0 1\n"),
        fault(
            "cf1498f",
            "3 1\n1 2\n2 1\n1 1 1\n",
            "the edge 2 1 closes a",
            "3 1\n1 2\n2 3\n1 1 1\n",
        ),
        fault("cf787c", "5\n2 3 3\n1 1\n", "the number 3 comes twice", "5\n2 3 2\n1 1\n"),
        fault("cf812e", "3\n1 1 1\n3 2\n", "vertex 2 is its own ancestor", "3\n1 1 1\n3 1\n"),
        fault("cf812e", "4\n1 1 1 1\n1 1 2\n", "there are leaves at even", "4\n1 1 1 1\n1 1 1\n"),
        fault(
            "cf919f",
            "1\n1\n1 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n",
            "who is to move has no card but 0",
            "1\n0\n1 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n",
        ),
        fault("dp_k", "2 4\n3 2\n", "do not ascend", "2 4\n2 3\n"),
        fault("dp_k", "2 4\n3 3\n", "do not ascend", "2 4\n3 4\n"),
        fault("gameaam", "1\n1\n3 3\n", "both numbers are 3", "1\n1\n3 2\n"),
        fault("loj10243", "2 2 1\n1 2\n2 1\n1\n", "the edges form a cycle", "2 1 1\n1 2\n1\n"),
        fault("p1288", "2\n1 1\n", "no edge has the number 0", "2\n1 0\n"),
        fault("p1971", "1 3\nXOX\n1\n1 2\n1 3\n", "there are 0 empty", "1 3\n.OX\n1\n1 2\n1 3\n"),
        fault(
            "p1971",
            "1 3\n.OX\n1\n1 3\n1 2\n",
            "this piece cannot be moved",
            "1 3\n.OX\n1\n1 2\n1 3\n",
        ),
        fault(
            "p1971",
            "1 5\n.OXOX\n1\n1 2\n1 3\n",
            "Rabbit can still move",
            "1 5\n.OXOX\n2\n1 2\n1 3\n1 4\n1 5\n",
        ),
        fault("loj6377", "aab\n1\nba\n", "the string is no substring", "aab\n1\nab\n"),
        fault("p2148", "1\n3\n1 2 3\n", "N is 3, but it must be even", "1\n2\n1 2\n"),
        fault("p2490", "10 3 1\n", "k is 3, but must be even", "10 4 1\n"),
        fault("p2575", "1\n1\n2 20 20\n", "the number 20 comes twice", "1\n1\n2 20 19\n"),
        fault("p3179", "3\n1\n2\n2 2\n", "the white cell 2 is named", "3\n1\n2\n2 3\n"),
        fault("p3210", "2\n1 2\n", "no pile is 0", "2\n0 2\n"),
        fault("p3480", "1\n2\n2 1\n", "the heap of 1 is smaller", "1\n2\n1 2\n"),
        fault("p3480", "1\n2\n4000 6001\n", "10001 stones are more", "1\n2\n4000 6000\n"),
        fault("p4617", "2 2\n1 2\n1 2\n", "the trail comes twice", "2 2\n1 2\n2 1\n"),
        Fault(
            "p5970",
            format!("11 1\n{}1\n", "1000000 ".repeat(10)),
            "10000001 stones are above",
            format!("10 1\n{}\n", ["1000000"; 10].join(" ")),
        ),
        fault("p6560", "2 1 1\n1 2\n1 1\n", "the start is the target", "2 1 1\n1 2\n1 2\n"),
        fault("p7864", "1\n2\n2\n", "vertex 2 is its own ancestor", "1\n2\n1\n"),
        fault("p7864", "1\n3\n3 2\n", "vertex 2 is its own ancestor", "1\n3\n3 1\n"),
        // A path that leads into a circle; a circle beside the tree, met after paths that end well.
        fault("p7864", "1\n4\n3 4 3\n", "is its own ancestor", "1\n4\n3 4 1\n"),
        fault("p7864", "1\n5\n1 2 5 4\n", "vertex 4 is its own ancestor", "1\n5\n1 2 2 4\n"),
        fault("p8347", "1\n3\n1 2\n2 1\n", "the edge 2 1 closes a cycle", "1\n3\n1 2\n2 3\n"),
        fault("poj3710", "1\n2 1\n2 2\n", "both ends are the same", "1\n2 1\n2 1\n"),
        fault("poj3710", "1\n3 2\n1 2\n2 1\n", "do not hang together", "1\n3 2\n1 2\n3 1\n"),
        fault(
            "poj3710",
            "1\n4 4\n1 2\n2 3\n3 1\n2 4\n",
            "a circle touches the rest in two nodes",
            "1\n4 4\n1 2\n2 3\n3 1\n1 4\n",
        ),
        // Two circles share an edge; the root is on a circle that hangs elsewhere.
        fault(
            "poj3710",
            "1\n4 5\n1 2\n2 3\n3 4\n4 1\n2 4\n",
            "touches the rest in two",
            "1\n4 4\n1 2\n2 3\n3 4\n4 1\n",
        ),
        fault(
            "yuki2726",
            "1\n3 1\n1 2\n2 1\n1 1 1\n",
            "the edge 2 1 closes a cycle",
            "1\n3 1\n1 2\n2 3\n1 1 1\n",
        ),
    ];
    // Two cases, of which the first has all that is allowed together.
    let row = |n: usize, words: &str| words.repeat(n);
    let heaps = |n: usize| format!("{n}\n{}\n", row(n, "1 ").trim_end());
    let cells = |n: usize| format!("{n}\n{}\n", row(n, "R"));
    let edges =
        |n: usize| (1..n).map(|vertex| format!("{vertex} {}\n", vertex + 1)).collect::<String>();
    let path = |n: usize| format!("{n} 1\n{}{}\n", edges(n), row(n, "1 ").trim_end());
    let tag = |n: usize| format!("{n} 1 2 1 1\n{}", edges(n));
    let castles = |n: usize| format!("{n} 1 2 3\n{}\n", row(n, "1 ").trim_end());
    let plain_path = |n: usize| format!("{n}\n{}{}\n", edges(n), row(n, "N"));
    let rounds = |n: usize| format!("{n} 1 1\n");
    let frequencies = |m: usize| format!("{m} 1\n{}1\n", row(m, "1 "));
    let both = |one: String, other: String| format!("2\n{one}{other}");
    for (id, says, of, most, least) in [
        (
            "cf1704f",
            "the sum of n is 500002 so far",
            &cells as &dyn Fn(usize) -> String,
            500_000,
            2,
        ),
        ("cf1110g", "the sum of n is 500001 so far", &plain_path, 500_000, 1),
        ("cf1312f", "the sum of n is 300001 so far", &castles, 300_000, 1),
        ("cf1404b", "the sum of n is 100002 so far", &tag, 100_000, 2),
        ("arc116_f", "the sum of N is 200001 so far", &heaps, 200_000, 1),
        ("cf1628d2", "the sum of n is 1000001 so far", &rounds, 1_000_000, 1),
        ("cf1943e2", "the sum of m is 200001 so far", &frequencies, 200_000, 1),
        ("cses1099", "the sum of n is 200001 so far", &heaps, 200_000, 1),
        ("cses1730", "the sum of n is 200001 so far", &heaps, 200_000, 1),
        ("cses2208", "the sum of n is 200001 so far", &heaps, 200_000, 1),
        ("yuki2726", "the sum of N is 200002 so far", &path, 200_000, 2),
    ] {
        let right = both(of(most - least), of(least));
        faults.push(Fault(id, both(of(most), of(least)), says, right));
    }
    let cases = |counts: &[usize]| {
        format!("{}\n{}", counts.len(), counts.iter().map(|&n| heaps(n)).collect::<String>())
    };
    faults.push(Fault(
        "arc105_d",
        cases(&[100_000, 100_000, 1]),
        "the sum of N is 200001 so far",
        cases(&[100_000, 99_999, 1]),
    ));
    for (id, [one, other]) in [("arc087_e", ["0", "1"]), ("cf455b", ["a", "b"])] {
        let strings = |n: usize| format!("2 100000\n{}\n{}\n", row(99_999, one), row(n, other));
        let says = "the sum of the lengths is 100001 so far";
        faults.push(Fault(id, strings(2), says, strings(1)));
    }
    faults
}

pub fn trials() -> impl Iterator<Item = Trial> {
    let faults = faults().into_iter().enumerate().map(|(number, fault)| {
        Trial::test(format!("refused::{}::{number}", fault.0), move || holds(&fault))
    });
    faults.chain([Trial::test("refused::every_condition_of_a_form", every_condition)])
}

/// The fault is named, in Chinese without an English word, and what stands next to it accepted.
fn holds(Fault(id, input, says, right): &Fault) -> Result<(), Failed> {
    match validate(id, input)? {
        Err(error) if error.contains(says) => {}
        found => {
            return Err(format!("expected {says:?}, found {found:?}, for\n{input:.500}").into());
        }
    }
    let chinese = within(Language::Chinese, || validate(id, input))?;
    is_chinese(&chinese.err().unwrap_or_default())?;
    validate(id, right)?.map_err(|error| format!("{error}, for\n{right:.500}").into())
}

fn validate(id: &str, input: &str) -> Result<Result<(), String>, Failed> {
    let problem = problems::find(id).ok_or("there is no such problem")?;
    Ok(problem.validate(input).map_err(|error| error.to_string()))
}

/// A problem has at least as many faults, told in different words, as its form has conditions.
fn every_condition() -> Result<(), Failed> {
    let faults = faults();
    let mut count = 0;
    for problem in PROBLEMS {
        let id = problem.id();
        let source = read(&format!("crates/problems/src/{id}.rs"))?;
        let conditions =
            ["form.check(", "form.total(", ".edges(form,"].map(|call| source.matches(call).count());
        let conditions: usize = conditions.iter().sum();
        let own = faults.iter().filter(|fault| fault.0 == id);
        let said: BTreeSet<&str> = own.map(|fault| fault.2).collect();
        if said.len() < conditions {
            let what =
                format!("{conditions} conditions of its form, and inputs for {}", said.len());
            return Err(format!("{id} has {what}: add the others to {}", file!()).into());
        }
        count += conditions;
    }
    if count < 20 { Err(format!("only {count} conditions were found").into()) } else { Ok(()) }
}
