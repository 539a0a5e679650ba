// P6560 for each query once backwards from the target and the dead ends, with a queue and counters of the edges that
// are left, until the start is decided. Edges lie sorted by their ends, so that a vertex reads its own in one piece.
#include <cstdio>
#include <cstring>

const int MAXN = 100005, MAXM = 500005;
int first[MAXN + 1], origin[MAXM], from[MAXM], to[MAXM], degree[MAXN], leftover[MAXN], queue[MAXN];
signed char state[MAXN];

int read() {
    int c = getchar(), value = 0;
    while (c < '0') c = getchar();
    while (c >= '0') {
        value = value * 10 + c - '0';
        c = getchar();
    }
    return value;
}

int main() {
    int n = read(), m = read(), q = read();
    for (int i = 0; i < m; i++) {
        from[i] = read();
        to[i] = read();
        degree[from[i]]++;
        first[to[i] + 1]++;
    }
    for (int v = 1; v <= n; v++) first[v + 1] += first[v];
    memcpy(leftover, first, sizeof(int) * (n + 1));
    for (int i = 0; i < m; i++) origin[leftover[to[i]]++] = from[i];
    while (q--) {
        int x = read(), y = read(), size = 0;
        memcpy(leftover, degree, sizeof(int) * (n + 1));
        memset(state, 0, n + 1);
        state[y] = -1;
        queue[size++] = y;
        for (int v = 1; v <= n; v++) {
            if (degree[v] == 0 && v != y) {
                state[v] = -1;
                queue[size++] = v;
            }
        }
        for (int next = 0; next < size && state[x] == 0; next++) {
            int v = queue[next];
            for (int e = first[v]; e < first[v + 1]; e++) {
                int u = origin[e];
                if (state[u] != 0) continue;
                if (state[v] == -1) {
                    state[u] = 1;
                    queue[size++] = u;
                } else if (--leftover[u] == 0) {
                    state[u] = -1;
                    queue[size++] = u;
                }
            }
        }
        printf("%d\n", state[x]);
    }
}
