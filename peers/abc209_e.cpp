// ABC 209 E as most people write it: triples are numbered by a map, then a queue works backwards from the dead ends
// with counters of the words that are left.
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <vector>

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::map<std::string, int> ids;
    auto id = [&](const std::string &triple) {
        auto it = ids.find(triple);
        if (it != ids.end()) return it->second;
        int next = ids.size();
        return ids[triple] = next;
    };
    std::vector<int> from(n), to(n);
    for (int i = 0; i < n; i++) {
        std::string word;
        std::cin >> word;
        from[i] = id(word.substr(0, 3));
        to[i] = id(word.substr(word.size() - 3));
    }
    int vertices = ids.size();
    std::vector<std::vector<int>> back(vertices);
    std::vector<int> left(vertices, 0), state(vertices, 0); // 1: who is to move wins, -1: he loses, 0: a draw
    for (int i = 0; i < n; i++) {
        back[to[i]].push_back(from[i]);
        left[from[i]]++;
    }
    std::queue<int> queue;
    for (int v = 0; v < vertices; v++) {
        if (left[v] == 0) {
            state[v] = -1;
            queue.push(v);
        }
    }
    while (!queue.empty()) {
        int v = queue.front();
        queue.pop();
        for (int u : back[v]) {
            if (state[u] != 0) continue;
            if (state[v] == -1) {
                state[u] = 1;
                queue.push(u);
            } else if (--left[u] == 0) {
                state[u] = -1;
                queue.push(u);
            }
        }
    }
    for (int i = 0; i < n; i++) {
        int s = state[to[i]];
        std::cout << (s == -1 ? "Takahashi" : s == 1 ? "Aoki" : "Draw") << '\n';
    }
}
