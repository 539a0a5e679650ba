// P6560 as most people write it: for each query once backwards from the target and the dead ends, with a queue and
// counters of the edges that are left.
#include <cstdio>
#include <cstring>
#include <queue>

const int MAXN = 100005, MAXM = 500005;
int head[MAXN], nextEdge[MAXM], from[MAXM], degree[MAXN], leftover[MAXN], state[MAXN];

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
    for (int i = 1; i <= m; i++) {
        int u = read(), v = read();
        from[i] = u;
        nextEdge[i] = head[v];
        head[v] = i;
        degree[u]++;
    }
    while (q--) {
        int x = read(), y = read();
        memcpy(leftover, degree, sizeof(int) * (n + 1));
        memset(state, 0, sizeof(int) * (n + 1));
        std::queue<int> queue;
        state[y] = -1;
        queue.push(y);
        for (int v = 1; v <= n; v++) {
            if (degree[v] == 0 && v != y) {
                state[v] = -1;
                queue.push(v);
            }
        }
        while (!queue.empty()) {
            int v = queue.front();
            queue.pop();
            for (int e = head[v]; e; e = nextEdge[e]) {
                int u = from[e];
                if (state[u] != 0) continue;
                if (state[v] == -1) {
                    state[u] = 1;
                    queue.push(u);
                } else if (--leftover[u] == 0) {
                    state[u] = -1;
                    queue.push(u);
                }
            }
        }
        printf("%d\n", state[x]);
    }
}
