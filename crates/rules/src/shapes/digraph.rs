//! Directed graphs: the form of their edges, and edges in no order that helps.

use crate::choices::Choices;
use crate::extremes::Extremes;
use crate::form::Form;
use crate::reader::FormResult;
use fastrand::Rng;
use game::mex;
use language::text;

/// Tail and head, counted from 0.
pub type Edge = [usize; 2];

/// Reads or prints a line for each edge between `n` vertices. Loops and parallel edges are allowed.
///
/// # Errors
///
/// If a vertex is out of range.
pub fn edges(form: &mut Form<'_>, edges: &mut [Edge], n: usize) -> FormResult {
    form.each("edge", edges, |form, [from, to]| {
        form.index("first vertex", from, n)?;
        form.index("second vertex", to, n)?;
        form.line();
        Ok(())
    })
}

/// Reads or prints the edges of a graph without cycles.
///
/// # Errors
///
/// If a vertex is out of range, or the edges form a cycle.
pub fn acyclic_edges(form: &mut Form<'_>, edges: &mut [Edge], n: usize) -> FormResult {
    self::edges(form, edges, n)?;
    form.check(heads_first(n, edges).len() == n, || text!("the edges form a cycle", "图中有环"))
}

/// The vertices, each after those that its edges lead to, as far as there is such an order.
fn heads_first(n: usize, edges: &[Edge]) -> Vec<usize> {
    let mut left = vec![0; n];
    edges.iter().for_each(|&[from, _]| left[from] += 1);
    let turned: Vec<Edge> = edges.iter().map(|&[from, to]| [to, from]).collect();
    let predecessors = lists(n, &turned);
    let mut order: Vec<usize> = (0..n).filter(|&vertex| left[vertex] == 0).collect();
    let mut next = 0;
    while let Some(&vertex) = order.get(next) {
        for &predecessor in &predecessors[vertex] {
            left[predecessor] -= 1;
            if left[predecessor] == 0 {
                order.push(predecessor);
            }
        }
        next += 1;
    }
    order
}

/// Adjacency lists: for each of `n` vertices the heads of its edges.
pub fn lists(n: usize, edges: &[Edge]) -> Vec<Vec<usize>> {
    let mut lists = vec![Vec::new(); n];
    edges.iter().for_each(|&[from, to]| lists[from].push(to));
    lists
}

/// The Grundy values of a graph whose edges lead to smaller vertices, for trials.
pub fn values(n: usize, edges: &[Edge]) -> Vec<usize> {
    let mut values = Vec::new();
    for options in lists(n, edges) {
        values.push(mex(options.into_iter().map(|option| values[option])));
    }
    values
}

/// Up to `m` edges between `n` vertices, which lead from a larger vertex to a smaller one, by other names.
pub fn random_acyclic(choices: &mut Choices, n: usize, m: usize) -> Vec<Edge> {
    let mut names: Vec<usize> = (0..n).collect();
    choices.shuffle(&mut names);
    let m = if n == 1 { 0 } else { choices.pick(0..=m) };
    let mut edge = |_| {
        let high = choices.pick(1..=n - 1);
        [names[high], names[choices.pick(0..=high - 1)]]
    };
    (0..m).map(&mut edge).collect()
}

/// The edges in another order, between `n` vertices with other names. Returns the names, too.
pub fn shuffled(random: &mut Rng, n: usize, mut edges: Vec<Edge>) -> (Vec<Edge>, Vec<usize>) {
    let mut names: Vec<usize> = (0..n).collect();
    random.shuffle(&mut names);
    edges.iter_mut().for_each(|edge| *edge = edge.map(|vertex| names[vertex]));
    random.shuffle(&mut edges);
    (edges, names)
}

/// Makes edges from the greatest numbers of vertices and edges.
type MakeEdges = fn(&mut Rng, usize, usize) -> Vec<Edge>;

/// Adds extreme graphs without cycles. `limits` are the most vertices and the most edges, of which there are no fewer
/// than vertices. Each edge leads to a smaller vertex. `cases` takes the number of vertices, and the edges before any
/// shuffling.
pub fn acyclic_extremes<Case: Clone + 'static>(
    extremes: &mut Extremes<Case>,
    limits: [usize; 2],
    cases: fn(&mut Rng, usize, Vec<Edge>) -> Vec<Case>,
) {
    let mut add = adding(extremes, limits, cases);
    add(
        "falling: each vertex decided anew by each edge | 每条边都使一个顶点重新计算",
        |random, n, m| edges_by(m, |_| falling(random, n)),
    );
    add(
        "falling-nearby: the same in as many steps as there are vertices | \
         同上，步数与顶点数一样多",
        |random, n, m| {
            edges_by(m, |edge| {
                let from = 1 + edge % (n - 1);
                [from, from - random.usize(1..=from.min(30))]
            })
        },
    );
    add(
        "short-jumps: all walks, not all vertices; a queue without an order | \
         枚举所有路径，而不是所有顶点；没有顺序的队列",
        |_, n, m| short_jumps(n, m / n),
    );
    add("path: recursion as deep as the graph | 图有多深，递归就有多深", |_, n, _| {
        short_jumps(n, 1)
    });
    add(
        "parallel: degrees and lists that count equal edges differently | \
         度数和邻接表对重边的算法不同",
        |_, n, m| short_jumps(n, 1).repeat(m / n),
    );
    add(
        "one-edge: a table of edges, all of which are the same | 边的表，里面全是同一条边",
        |_, n, m| vec![[n - 1, 0]; m],
    );
    add("layers: many walks of the same length | 许多长度相同的路径", |random, n, m| {
        edges_by(m, |edge| {
            let from = n - 1 - edge % (n - n / 40);
            [from, (from / (n / 40) - 1) * (n / 40) + random.usize(..n / 40)]
        })
    });
    add("star-out: one vertex with all edges | 一个顶点连出所有的边", |_, n, _| {
        (0..n - 1).map(|to| [n - 1, to]).collect()
    });
    add("star-in: all vertices with an edge to one | 所有顶点都连向同一个", |_, n, _| {
        (1..n).map(|from| [from, 0]).collect()
    });
    add("dense: greatest values and degrees | SG 值与度数最大", |_, n, m| {
        let dense = (1..n).take_while(|dense| dense * (dense + 1) / 2 <= m).count();
        short_jumps(dense + 1, dense)
    });
}

/// Adds extreme graphs with cycles, as [`acyclic_extremes`] adds others.
pub fn cyclic_extremes<Case: Clone + 'static>(
    extremes: &mut Extremes<Case>,
    limits: [usize; 2],
    cases: fn(&mut Rng, usize, Vec<Edge>) -> Vec<Case>,
) {
    let mut add = adding(extremes, limits, cases);
    add(
        "ring: play without an end, all of it a draw | 永远走不完，全是平局",
        |_, n, _| (0..n).map(|from| [from, (from + 1) % n]).collect(),
    );
    add(
        "half-a-ring: a ring that leads to a half without cycles | 一个环，通向没有环的另一半",
        |random, n, m| {
            let half = n / 2;
            let mut edges = edges_by(m - half - n / 100, |_| falling(random, half));
            edges.extend((half..n).map(|from| [from, half + (from + 1) % half]));
            edges.extend((0..n / 100).map(|_| [random.usize(half..n), random.usize(..half)]));
            edges
        },
    );
    add("sparse: ends that are far away | 终点很远", |random, n, _| {
        edges_by(n * 13 / 10, |_| any(random, n))
    });
    add(
        "half: some ends, and large components | 有一些终点，连通块很大",
        |random, n, m| edges_by(m / 2, |_| any(random, n)),
    );
    add(
        "full: hardly an end, so that nearly all is a draw | 几乎没有终点，所以几乎全是平局",
        |random, n, m| edges_by(m, |_| any(random, n)),
    );
    add(
        "crowded: few vertices, each with hundreds of edges | 顶点很少，每个有几百条边",
        |random, n, m| edges_by(m, |_| any(random, n.min(m / 600))),
    );
    add(
        "star: all edges of one vertex, and as many back | 一个顶点连出所有的边，又都连回来",
        |_, n, _| (1..n).flat_map(|vertex| [[0, vertex], [vertex, 0]]).collect(),
    );
    add(
        "loops: every second vertex is its own neighbour | 每隔一个顶点有一个自环",
        |_, n, m| {
            let loops = (1..n).step_by(2).map(|vertex| [vertex, vertex]);
            short_jumps(n, m / n - 1).into_iter().chain(loops).collect()
        },
    );
}

/// A function that adds one graph under its title. Vertices after the last one with an edge are left out.
fn adding<Case: Clone + 'static>(
    extremes: &mut Extremes<Case>,
    [n, m]: [usize; 2],
    cases: fn(&mut Rng, usize, Vec<Edge>) -> Vec<Case>,
) -> impl FnMut(&'static str, MakeEdges) {
    move |title, graph| {
        extremes.add(title, move |random| {
            let mut edges = graph(random, n, m);
            edges.truncate(m);
            let n = 1 + edges.iter().flatten().max().copied().unwrap_or(0);
            cases(random, n, edges)
        });
    }
}

fn edges_by(m: usize, edge: impl FnMut(usize) -> Edge) -> Vec<Edge> {
    (0..m).map(edge).collect()
}

fn any(random: &mut Rng, n: usize) -> Edge {
    [random.usize(..n), random.usize(..n)]
}

/// A random edge to a smaller vertex.
fn falling(random: &mut Rng, n: usize) -> Edge {
    let from = random.usize(1..n);
    [from, random.usize(..from)]
}

/// Edges from each of `n` vertices to the up to `most` vertices before it.
fn short_jumps(n: usize, most: usize) -> Vec<Edge> {
    (0..n).flat_map(|from| (1..=from.min(most)).map(move |jump| [from, from - jump])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_edges_are_read_again() {
        for graph in [vec![], vec![[0, 0], [2, 1], [2, 1]]] {
            let mut form = Form::printing();
            edges(&mut form, &mut graph.clone(), 3).unwrap();
            let mut again = vec![[0; 2]; graph.len()];
            edges(&mut Form::reading(&form.text()), &mut again, 3).unwrap();
            assert_eq!(again, graph);
        }
    }

    #[test]
    fn an_edge_to_no_vertex_is_refused() {
        let error = edges(&mut Form::reading("1 3\n"), &mut [[0; 2]], 2).unwrap_err().to_string();
        let place = "line 1, column 3: edge 1 of 1, second vertex";
        assert_eq!(error, format!("{place} is \"3\", not a number from 1 to 2"));
    }

    #[test]
    fn lists_keep_loops_and_parallel_edges() {
        assert!(lists(0, &[]).is_empty());
        assert_eq!(lists(3, &[[0, 1], [2, 2], [0, 1]]), [vec![1, 1], vec![], vec![2]]);
    }

    #[test]
    fn a_shuffled_graph_is_the_same_with_other_names() {
        let edges: Vec<Edge> = (0..20).map(|vertex| [vertex, vertex * 7 % 20]).collect();
        let (shuffled, names) = shuffled(&mut Rng::with_seed(1), 20, edges.clone());
        let mut renamed: Vec<Edge> =
            edges.iter().map(|edge| edge.map(|vertex| names[vertex])).collect();
        assert_ne!(shuffled, renamed);
        let mut sorted = shuffled;
        sorted.sort_unstable();
        renamed.sort_unstable();
        assert_eq!(sorted, renamed);
    }
}
