// CF 1498 F as most people write it: lists of neighbours, one recursion up the tree and one down.
#include <iostream>
#include <vector>

namespace {

std::vector<int> neighbours[100005];
int below[100005][40], all[100005][40], presents[100005], k;
bool won[100005];

void up(int vertex, int parent) {
    below[vertex][0] = presents[vertex];
    for (int child : neighbours[vertex]) {
        if (child == parent) continue;
        up(child, vertex);
        for (int j = 0; j < 2 * k; j++) below[vertex][(j + 1) % (2 * k)] ^= below[child][j];
    }
}

void down(int vertex, int parent) {
    for (int j = 0; j < 2 * k; j++) {
        all[vertex][j] = below[vertex][j];
        if (parent)
            all[vertex][j] ^= all[parent][(j + 2 * k - 1) % (2 * k)] ^ below[vertex][(j + 2 * k - 2) % (2 * k)];
    }
    int nim_sum = 0;
    for (int j = k; j < 2 * k; j++) nim_sum ^= all[vertex][j];
    won[vertex] = nim_sum != 0;
    for (int child : neighbours[vertex])
        if (child != parent) down(child, vertex);
}

}  // namespace

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n >> k;
    for (int i = 1; i < n; i++) {
        int a, b;
        std::cin >> a >> b;
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
    for (int i = 1; i <= n; i++) std::cin >> presents[i];
    up(1, 0);
    down(1, 0);
    for (int i = 1; i <= n; i++) std::cout << won[i] << " \n"[i == n];
}
