use kit::{Edge, Graph};
fn main() {
    let graph = Graph::new(vec![Edge { from: 1, to: 2, cost: 3 }]);
    println!("{} {} {}", graph.edge(0).from, graph.edge(0).to, graph.edge(0).cost);
}
