// CF 812E as most people write it: depths by a recursive search, and a table of counters for the red numbers.
#include <iostream>
#include <vector>

namespace {

const int MOST = 1 << 24;
std::vector<int> children[100005];
int apples[100005], depth[100005], counter[MOST];

void search(int vertex) {
    for (int child : children[vertex]) {
        depth[child] = depth[vertex] + 1;
        search(child);
    }
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int i = 1; i <= n; i++) std::cin >> apples[i];
    for (int i = 2; i <= n; i++) {
        int parent;
        std::cin >> parent;
        children[parent].push_back(i);
    }
    search(1);
    int leaf = 1;
    while (!children[leaf].empty()) leaf = children[leaf][0];
    int nim_sum = 0;
    long long blue = 0, red = 0, pairs = 0;
    for (int i = 1; i <= n; i++) {
        if (depth[i] % 2 == depth[leaf] % 2) {
            nim_sum ^= apples[i];
            blue++;
        } else {
            counter[apples[i]]++;
            red++;
        }
    }
    for (int i = 1; i <= n; i++) {
        if (depth[i] % 2 == depth[leaf] % 2) pairs += counter[apples[i] ^ nim_sum];
    }
    if (nim_sum == 0) pairs += blue * (blue - 1) / 2 + red * (red - 1) / 2;
    std::cout << pairs << '\n';
}
