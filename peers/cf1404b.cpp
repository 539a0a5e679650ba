// CF 1404 B as most people write it: a search from Alice's vertex for the distances, and the diameter by the depths of
// two branches at each vertex.
#include <algorithm>
#include <cstdio>
#include <vector>

std::vector<int> neighbours[100005];
int depth[100005], diameter;

int search(int vertex, int before) {
    int longest = 0;
    for (int next : neighbours[vertex]) {
        if (next == before) continue;
        depth[next] = depth[vertex] + 1;
        int length = 1 + search(next, vertex);
        diameter = std::max(diameter, longest + length);
        longest = std::max(longest, length);
    }
    return longest;
}

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n, a, b, da, db;
        if (scanf("%d %d %d %d %d", &n, &a, &b, &da, &db) != 5) return 1;
        for (int i = 1; i <= n; i++) neighbours[i].clear();
        for (int i = 1; i < n; i++) {
            int u, v;
            if (scanf("%d %d", &u, &v) != 2) return 1;
            neighbours[u].push_back(v);
            neighbours[v].push_back(u);
        }
        depth[a] = diameter = 0;
        search(a, 0);
        puts(depth[b] <= da || 2 * da >= std::min(diameter, db) ? "Alice" : "Bob");
    }
}
