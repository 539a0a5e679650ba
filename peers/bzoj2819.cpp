// BZOJ 2819 as most people write it: heavy paths for the common ancestor, by a search with a stack of its own, and a
// Fenwick tree over the Euler tour.
#include <cstdio>
#include <utility>

namespace {

const int N = 500005;
int n, q, a[N], head[N], nxt[2 * N], to[2 * N], edges;
int fa[N], siz[N], son[N], top[N], dep[N], in[N], out[N], order[N], tree[N];

int read() {
    int c = getchar(), x = 0;
    while (c < '0' || c > '9') c = getchar();
    for (; c >= '0' && c <= '9'; c = getchar()) x = x * 10 + c - '0';
    return x;
}

void add(int u, int v) {
    to[++edges] = v;
    nxt[edges] = head[u];
    head[u] = edges;
}

void update(int i, int x) {
    for (; i <= n; i += i & -i) tree[i] ^= x;
}

int query(int i) {
    int x = 0;
    for (; i; i -= i & -i) x ^= tree[i];
    return x;
}

int lca(int u, int v) {
    while (top[u] != top[v]) {
        if (dep[top[u]] < dep[top[v]]) std::swap(u, v);
        u = fa[top[u]];
    }
    return dep[u] < dep[v] ? u : v;
}

}  // namespace

int main() {
    n = read();
    for (int i = 1; i <= n; i++) a[i] = read();
    for (int i = 1; i < n; i++) {
        int u = read(), v = read();
        add(u, v);
        add(v, u);
    }
    int count = 0;
    order[count++] = 1;
    for (int i = 0; i < count; i++) {
        int u = order[i];
        siz[u] = 1;
        for (int e = head[u]; e; e = nxt[e])
            if (to[e] != fa[u]) {
                fa[to[e]] = u;
                dep[to[e]] = dep[u] + 1;
                order[count++] = to[e];
            }
    }
    for (int i = n - 1; i > 0; i--) {
        int u = order[i], p = fa[u];
        siz[p] += siz[u];
        if (siz[u] > siz[son[p]]) son[p] = u;
    }
    in[1] = 1;
    for (int i = 0; i < n; i++) {
        int u = order[i];
        top[u] = son[fa[u]] == u ? top[fa[u]] : u;
        out[u] = in[u] + siz[u];
        int next = in[u] + 1;
        for (int e = head[u]; e; e = nxt[e])
            if (to[e] != fa[u]) {
                in[to[e]] = next;
                next += siz[to[e]];
            }
    }
    for (int i = 1; i <= n; i++) {
        update(in[i], a[i]);
        update(out[i], a[i]);
    }
    q = read();
    while (q--) {
        int c = getchar();
        while (c != 'Q' && c != 'C') c = getchar();
        int u = read(), v = read();
        if (c == 'Q') {
            puts(query(in[u]) ^ query(in[v]) ^ a[lca(u, v)] ? "Yes" : "No");
        } else {
            update(in[u], a[u] ^ v);
            update(out[u], a[u] ^ v);
            a[u] = v;
        }
    }
}
