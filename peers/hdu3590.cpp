// HDU 3590 as most people write it: adjacency lists, a depth-first search for the Grundy values and the
// SJ theorem at the end; but over the branches at the roots, where they take the trees.
#include <cstdio>
#include <vector>

namespace {

std::vector<std::vector<int>> adjacent;

int value(int node, int parent) {
    int sum = 0;
    for (int child : adjacent[node])
        if (child != parent) sum ^= value(child, node) + 1;
    return sum;
}

}  // namespace

int main() {
    int trees;
    while (scanf("%d", &trees) == 1) {
        int sum = 0;
        bool big = false;
        while (trees--) {
            int nodes;
            if (scanf("%d", &nodes) != 1) return 1;
            adjacent.assign(nodes + 1, {});
            for (int i = 1; i < nodes; i++) {
                int a, b;
                if (scanf("%d %d", &a, &b) != 2) return 1;
                adjacent[a].push_back(b);
                adjacent[b].push_back(a);
            }
            for (int child : adjacent[1]) {
                int branch = value(child, 1) + 1;
                sum ^= branch;
                big |= branch > 1;
            }
        }
        puts((sum != 0) == big ? "PP" : "QQ");
    }
}
