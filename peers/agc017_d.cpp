// AGC 017 D as most people write it: lists of neighbours and a recursive search from vertex 1.
#include <iostream>
#include <vector>

namespace {

std::vector<int> neighbours[1000001];

int value(int vertex, int parent) {
    int sum = 0;
    for (int child : neighbours[vertex])
        if (child != parent) sum ^= value(child, vertex) + 1;
    return sum;
}

}  // namespace

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    for (int i = 1; i < n; i++) {
        int x, y;
        std::cin >> x >> y;
        neighbours[x].push_back(y);
        neighbours[y].push_back(x);
    }
    std::cout << (value(1, 0) ? "Alice" : "Bob") << std::endl;
}
