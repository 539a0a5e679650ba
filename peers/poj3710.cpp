// POJ 3710 as most people write it: Tarjan's search, which fuses each component that has no bridge.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

namespace {

std::vector<std::vector<std::pair<int, int>>> adjacent;
std::vector<int> number, low, value;
int count;

void search(int node, int parent_edge) {
    number[node] = low[node] = ++count;
    for (auto [next, edge] : adjacent[node]) {
        if (edge == parent_edge) continue;
        if (number[next] == 0) {
            search(next, edge);
            low[node] = std::min(low[node], low[next]);
            if (low[next] > number[node])
                value[node] ^= value[next] + 1;
            else
                value[node] ^= value[next] ^ 1;
        } else if (number[next] < number[node]) {
            low[node] = std::min(low[node], number[next]);
            value[node] ^= 1;
        }
    }
}

}  // namespace

int main() {
    int pictures;
    while (scanf("%d", &pictures) == 1) {
        int sum = 0;
        while (pictures--) {
            int nodes, edges;
            if (scanf("%d %d", &nodes, &edges) != 2) return 1;
            adjacent.assign(nodes + 1, {});
            number.assign(nodes + 1, 0);
            low = value = number;
            count = 0;
            for (int edge = 1; edge <= edges; edge++) {
                int a, b;
                if (scanf("%d %d", &a, &b) != 2) return 1;
                adjacent[a].push_back({b, edge});
                adjacent[b].push_back({a, edge});
            }
            search(1, 0);
            sum ^= value[1];
        }
        puts(sum ? "Sally" : "Harry");
    }
}
