// P7864 as most people write it: lists of children and a recursive search that sends the lengths of the
// chains upwards.
#include <algorithm>
#include <iostream>

namespace {

// The first child of each vertex, and the next one of the same parent; 0 where there is none.
int first[1000001], next[1000001];
bool wins;

// The length of the chain whose highest vertex is `vertex`, or 0 if there is no such chain.
int chain(int vertex) {
    if (first[vertex] == 0) return 1;
    bool is_fork = next[first[vertex]] != 0;
    int length = 0;
    for (int child = first[vertex]; child != 0; child = next[child]) {
        length = chain(child);
        if (is_fork && length % 2 == 1) wins = true;
    }
    return !is_fork && length > 0 ? length + 1 : 0;
}

}  // namespace

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int tests;
    std::cin >> tests;
    while (tests--) {
        int n;
        std::cin >> n;
        std::fill(first, first + n + 1, 0);
        for (int vertex = 2; vertex <= n; vertex++) {
            int parent;
            std::cin >> parent;
            next[vertex] = first[parent];
            first[parent] = vertex;
        }
        wins = false;
        if (chain(1) % 2 == 1) wins = true;
        std::cout << wins << '\n';
    }
}
