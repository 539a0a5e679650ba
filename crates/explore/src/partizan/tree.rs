//! Hackenbush on trees: `BR(B,RB)`, edges from the ground up, blue ones Left's, red ones Right's, green ones of both.

use super::Part;

const COLOURS: [char; 3] = ['B', 'R', 'G'];
/// The most edges of a tree.
const MOST: usize = 1000;

/// The trees of a text, each as its edges in the order of the text: the height, times the number of colours, plus the
/// colour.
pub(super) fn read(text: &str) -> Option<Vec<Part>> {
    let (mut edges, mut height, mut branches) = (Vec::new(), 0, Vec::new());
    for sign in text.chars() {
        match sign {
            '(' => branches.push(height),
            ',' => height = *branches.last()?,
            ')' => height = branches.pop()?,
            colour => {
                let colour = COLOURS.iter().position(|&c| c == colour.to_ascii_uppercase())?;
                edges.push((height * COLOURS.len() + colour) as u64);
                height += 1;
            }
        }
    }
    (branches.is_empty() && edges.len() <= MOST).then(|| apart(&edges))
}

fn height(edge: u64) -> u64 {
    edge / COLOURS.len() as u64
}

/// The trees that stand on the ground side by side.
fn apart(edges: &[u64]) -> Vec<Part> {
    edges.chunk_by(|_, &next| height(next) > 0).map(<[u64]>::to_vec).collect()
}

/// The options of one player: an edge goes with all that it carries.
pub(super) fn options(edges: &[u64], side: usize) -> Vec<Vec<Part>> {
    let others = 1 - side as u64;
    let own = (0..edges.len()).filter(|&edge| edges[edge] % COLOURS.len() as u64 != others);
    own.map(|cut| {
        let is_carried = |edge: &&u64| height(**edge) > height(edges[cut]);
        let carried = edges[cut + 1..].iter().take_while(is_carried).count();
        apart(&[&edges[..cut], &edges[cut + 1 + carried..]].concat())
    })
    .collect()
}

/// The text of a tree, which may have more parentheses than it was typed with.
pub(super) fn show(edges: &[u64]) -> String {
    let (mut text, mut open) = (String::new(), Vec::new());
    for (number, &edge) in edges.iter().enumerate() {
        let low = height(edge);
        while let Some(&branch) = open.last()
            && branch > low
        {
            open.pop();
            text.push(')');
        }
        if open.last() == Some(&low) && !text.ends_with('(') {
            text.push(',');
        }
        text.push(COLOURS[(edge % COLOURS.len() as u64) as usize]);
        // A second edge from where this one ends opens a branch.
        let above = edges[number + 1..].iter().take_while(|&&next| height(next) > low);
        if above.filter(|&&next| height(next) == low + 1).count() > 1 {
            open.push(low + 1);
            text.push('(');
        }
    }
    text + &")".repeat(open.len())
}
