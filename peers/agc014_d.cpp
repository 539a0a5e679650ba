// AGC 014 D as most people write it: lists of neighbours and a recursive search that matches each vertex with its
// parent, if no child has done so.
#include <cstdio>
#include <vector>

namespace {

std::vector<int> neighbours[100005];
bool matched[100005];
bool perfect = true;

void visit(int vertex, int parent) {
    for (int child : neighbours[vertex])
        if (child != parent) visit(child, vertex);
    if (matched[vertex]) return;
    if (parent == 0 || matched[parent]) perfect = false;
    matched[vertex] = matched[parent] = true;
}

}  // namespace

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 0;
    for (int i = 1; i < n; i++) {
        int a, b;
        if (scanf("%d %d", &a, &b) != 2) return 0;
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
    visit(1, 0);
    puts(perfect ? "Second" : "First");
}
