pub struct Edge { pub from: usize, pub to: usize, pub cost: u64 }
pub struct Graph { edges: Vec<Edge> }
impl Graph {
    pub fn new(edges: Vec<Edge>) -> Self { Graph { edges } }
    pub fn edge(&self, i: usize) -> &Edge { &self.edges[i] }
}
