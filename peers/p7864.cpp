// P7864 as most people write it: lists of children and a recursive search that sends the lengths of the
// chains upwards.
#include <iostream>
#include <vector>

namespace {

std::vector<int> children[1000001];
bool wins;

// The length of the chain whose highest vertex is `vertex`, or 0 if there is no such chain.
int chain(int vertex) {
    if (children[vertex].empty()) return 1;
    int length = 0;
    for (int child : children[vertex]) {
        length = chain(child);
        if (children[vertex].size() > 1 && length % 2 == 1) wins = true;
    }
    return children[vertex].size() == 1 && length > 0 ? length + 1 : 0;
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
        for (int vertex = 1; vertex <= n; vertex++) children[vertex].clear();
        for (int vertex = 2; vertex <= n; vertex++) {
            int parent;
            std::cin >> parent;
            children[parent].push_back(vertex);
        }
        wins = false;
        if (chain(1) % 2 == 1) wins = true;
        std::cout << wins << '\n';
    }
}
