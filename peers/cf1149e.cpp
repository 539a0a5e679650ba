// CF 1149 E as most people write it: an order by Kahn's algorithm, the classes backwards, a stamp for the mex.
#include <cstdio>
#include <vector>

namespace {

std::vector<int> roads[200005];
int incoming[200005], type[200005], stamp[200005], h[200005], sum[200005];

}  // namespace

int main() {
    int n, m;
    if (scanf("%d%d", &n, &m) != 2) return 1;
    for (int i = 1; i <= n; i++)
        if (scanf("%d", &h[i]) != 1) return 1;
    for (int i = 0; i < m; i++) {
        int u, v;
        if (scanf("%d%d", &u, &v) != 2) return 1;
        roads[u].push_back(v);
        incoming[v]++;
    }
    std::vector<int> order;
    for (int i = 1; i <= n; i++)
        if (!incoming[i]) order.push_back(i);
    for (size_t i = 0; i < order.size(); i++)
        for (int v : roads[order[i]])
            if (!--incoming[v]) order.push_back(v);
    for (int i = n - 1; i >= 0; i--) {
        int u = order[i];
        for (int v : roads[u]) stamp[type[v]] = u;
        while (stamp[type[u]] == u) type[u]++;
        sum[type[u]] ^= h[u];
    }
    int most = n;
    while (most >= 0 && !sum[most]) most--;
    if (most < 0) {
        puts("LOSE");
        return 0;
    }
    int u = 1;
    while (type[u] != most || (h[u] ^ sum[most]) > h[u]) u++;
    h[u] ^= sum[most];
    sum[most] = 0;
    // Of several neighbours of a class the last one is changed, as in our program: then outputs can be compared.
    for (int i = (int)roads[u].size() - 1; i >= 0; i--) {
        int v = roads[u][i];
        h[v] ^= sum[type[v]];
        sum[type[v]] = 0;
    }
    puts("WIN");
    for (int i = 1; i <= n; i++) printf("%d ", h[i]);
    puts("");
}
