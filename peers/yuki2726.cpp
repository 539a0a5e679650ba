// yukicoder 2726 as most people write it: lists of neighbours, and a search in breadth for the depths.
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int tests;
    std::cin >> tests;
    while (tests--) {
        int n, k;
        std::cin >> n >> k;
        std::vector<std::vector<int>> neighbours(n);
        for (int i = 1; i < n; i++) {
            int x, y;
            std::cin >> x >> y;
            neighbours[x - 1].push_back(y - 1);
            neighbours[y - 1].push_back(x - 1);
        }
        std::vector<int> stones(n), depth(n, -1);
        for (int &a : stones) std::cin >> a;
        std::queue<int> reached;
        depth[0] = 0;
        reached.push(0);
        // Bounded Nim on the vertices of odd depth.
        int nim_sum = 0;
        while (!reached.empty()) {
            int vertex = reached.front();
            reached.pop();
            if (depth[vertex] % 2 == 1) nim_sum ^= stones[vertex] % (k + 1);
            for (int other : neighbours[vertex]) {
                if (depth[other] != -1) continue;
                depth[other] = depth[vertex] + 1;
                reached.push(other);
            }
        }
        std::cout << (nim_sum != 0 ? "K" : "P") << '\n';
    }
}
