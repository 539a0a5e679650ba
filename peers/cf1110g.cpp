// CF 1110 G as most people write it: each white vertex gets three more vertices in the lists of neighbours, and then degrees,
// neighbours that are no leaves, and the parity are looked at.
#include <cstdio>
#include <vector>

namespace {

const int MOST = 2000005;
std::vector<int> g[MOST];
char s[500005];

void add(int u, int v) {
    g[u].push_back(v);
    g[v].push_back(u);
}

bool white_wins(int n) {
    int three = 0;
    for (int v = 1; v <= n; v++) {
        if (g[v].size() >= 4) return true;
        if (g[v].size() < 3) continue;
        three++;
        int inner = 0;
        for (int u : g[v]) inner += g[u].size() >= 2;
        if (inner >= 2) return true;
    }
    return three == 2 && n % 2 == 1;
}

}  // namespace

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 1; i < n; i++) {
            int u, v;
            if (scanf("%d%d", &u, &v) != 2) return 1;
            add(u, v);
        }
        if (scanf("%s", s + 1) != 1) return 1;
        int total = n;
        for (int i = 1; i <= n; i++)
            if (s[i] == 'W') {
                add(i, total + 1);
                add(total + 1, total + 2);
                add(total + 1, total + 3);
                total += 3;
            }
        puts(white_wins(total) ? "White" : "Draw");
        for (int i = 1; i <= total; i++) g[i].clear();
    }
}
