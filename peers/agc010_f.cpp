// AGC 010 F as most people write it: from each start a recursive search that only goes to neighbours with fewer stones.
#include <cstdio>
#include <vector>

std::vector<int> neighbours[3005];
int stones[3005];

bool wins(int vertex, int before) {
    for (int next : neighbours[vertex])
        if (next != before && stones[next] < stones[vertex] && !wins(next, vertex)) return true;
    return false;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 1; i <= n; i++)
        if (scanf("%d", &stones[i]) != 1) return 1;
    for (int i = 1; i < n; i++) {
        int a, b;
        if (scanf("%d %d", &a, &b) != 2) return 1;
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
    bool first = true;
    for (int i = 1; i <= n; i++)
        if (wins(i, 0)) {
            printf(first ? "%d" : " %d", i);
            first = false;
        }
    puts("");
}
