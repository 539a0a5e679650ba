// P8347 as most people write it: an array of degrees, and a test of each.
#include <cstdio>
#include <vector>

int main() {
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        int n;
        if (scanf("%d", &n) != 1) return 1;
        std::vector<int> degree(n + 1);
        for (int i = 1; i < n; i++) {
            int u, v;
            if (scanf("%d %d", &u, &v) != 2) return 1;
            degree[u]++;
            degree[v]++;
        }
        bool even = false;
        for (int i = 1; i <= n; i++) even |= degree[i] % 2 == 0;
        puts(even ? "Hifuu" : "Luna");
    }
}
