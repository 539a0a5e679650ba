// LOJ 10243 as most people write it: the Grundy value of each vertex by recursion with a memo, a set for the mex.
#include <cstdio>
#include <cstring>
#include <set>
#include <vector>

std::vector<int> edges[2005];
int value[2005];

int grundy(int vertex) {
    if (value[vertex] != -1) return value[vertex];
    std::set<int> seen;
    for (int next : edges[vertex]) seen.insert(grundy(next));
    int mex = 0;
    while (seen.count(mex)) mex++;
    return value[vertex] = mex;
}

int main() {
    int n, m, k;
    if (scanf("%d%d%d", &n, &m, &k) != 3) return 1;
    for (int i = 0; i < m; i++) {
        int x, y;
        if (scanf("%d%d", &x, &y) != 2) return 1;
        edges[x].push_back(y);
    }
    memset(value, -1, sizeof value);
    int sum = 0;
    for (int i = 0; i < k; i++) {
        int x;
        if (scanf("%d", &x) != 1) return 1;
        sum ^= grundy(x);
    }
    puts(sum ? "win" : "lose");
}
