// CF 1147 F as most people write it: rows are sorted, and a queue of free nodes asks for mates by tables of ranks.
#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>

bool play() {
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> a(n, std::vector<int>(n));
    for (auto& row : a)
        for (int& x : row) std::cin >> x;
    std::cout << "B" << std::endl;
    char c;
    int start;
    std::cin >> c >> start;
    bool left = start <= n;
    auto weight = [&](int x, int y) { return (left ? a[x][y] : a[y][x]) * (c == 'I' ? 1 : -1); };
    std::vector<std::vector<int>> list(n, std::vector<int>(n)), rank(n, std::vector<int>(n));
    for (int i = 0; i < n; i++) {
        std::vector<int> suitors(n);
        for (int j = 0; j < n; j++) list[i][j] = suitors[j] = j;
        std::sort(list[i].begin(), list[i].end(), [&](int p, int q) { return weight(i, p) < weight(i, q); });
        std::sort(suitors.begin(), suitors.end(), [&](int p, int q) { return weight(p, i) > weight(q, i); });
        for (int j = 0; j < n; j++) rank[i][suitors[j]] = j;
    }
    std::vector<int> mate(n, -1), suitor(n, -1), next(n);
    std::queue<int> free;
    for (int i = 0; i < n; i++) free.push(i);
    while (!free.empty()) {
        int x = free.front(), y = list[x][next[x]++];
        free.pop();
        if (suitor[y] >= 0 && rank[y][suitor[y]] < rank[y][x]) {
            free.push(x);
            continue;
        }
        if (suitor[y] >= 0) free.push(suitor[y]);
        suitor[y] = x;
        mate[x] = y;
    }
    int node = start;
    while (node > 0) {
        int x = left ? node - 1 : node - 1 - n;
        std::cout << mate[x] + (left ? n : 0) + 1 << std::endl;
        if (!(std::cin >> node)) return false;
    }
    return node == -1;
}

int main() {
    int t;
    std::cin >> t;
    while (t-- && play()) {
    }
}
