// P4055 as most people write it: the Hungarian algorithm from each black cell, then a recursive walk from every cell that
// it leaves without a mate, over a neighbour to the mate of that.
#include <cstdio>

namespace {

const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};
int n, m, stamp, head[10005], next_edge[40005], to[40005], edges;
int seen[10005], match[10005];
bool wins[10005];
char maze[105][105];

int id(int x, int y) { return (x - 1) * m + y; }

void add(int u, int v) {
    to[++edges] = v;
    next_edge[edges] = head[u];
    head[u] = edges;
}

bool augment(int u) {
    for (int e = head[u]; e; e = next_edge[e]) {
        int v = to[e];
        if (seen[v] == stamp) continue;
        seen[v] = stamp;
        if (!match[v] || augment(match[v])) {
            match[v] = u;
            match[u] = v;
            return true;
        }
    }
    return false;
}

void walk(int u) {
    wins[u] = true;
    for (int e = head[u]; e; e = next_edge[e])
        if (match[to[e]] && !wins[match[to[e]]]) walk(match[to[e]]);
}

}  // namespace

int main() {
    if (scanf("%d%d", &n, &m) != 2) return 1;
    for (int i = 1; i <= n; i++)
        if (scanf("%s", maze[i] + 1) != 1) return 1;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            if (maze[i][j] != '.') continue;
            for (int k = 0; k < 4; k++) {
                int x = i + dx[k], y = j + dy[k];
                if (x < 1 || y < 1 || x > n || y > m || maze[x][y] != '.') continue;
                add(id(i, j), id(x, y));
            }
        }
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if ((i + j) % 2 == 0 && maze[i][j] == '.') {
                stamp++;
                augment(id(i, j));
            }
    bool any = false;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if (maze[i][j] == '.' && !match[id(i, j)]) {
                any = true;
                if (!wins[id(i, j)]) walk(id(i, j));
            }
    puts(any ? "WIN" : "LOSE");
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if (wins[id(i, j)]) printf("%d %d\n", i, j);
}
