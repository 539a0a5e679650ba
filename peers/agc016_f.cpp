// AGC 016 F as published solutions do it: equal[S] over all sets S that contain vertices 1 and 2, by the subset Z of
// vertices of value 0, with a product over all vertices for each pair.
#include <iostream>

const long long MOD = 1000000007;
int n, m, heads[15];
long long power[128], equal_sets[1 << 15];

int main() {
    std::cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int x, y;
        std::cin >> x >> y;
        heads[x - 1] |= 1 << (y - 1);
    }
    power[0] = 1;
    for (int i = 1; i < 128; i++) power[i] = power[i - 1] * 2 % MOD;
    for (int all = 3; all < 1 << n; all += 4) {
        for (int zeros = all; zeros > 0; zeros = (zeros - 1) & all) {
            if ((zeros & 1) != (zeros >> 1 & 1)) continue;  // the values of vertices 1 and 2 differ
            int rest = all ^ zeros;
            long long ways = 1;
            for (int v = 0; v < n && ways; v++) {
                if (zeros >> v & 1) {
                    // Edges to other values are free.
                    ways = ways * power[__builtin_popcount(heads[v] & rest)] % MOD;
                } else if (rest >> v & 1) {
                    // At least one edge to value 0; edges to the rest are free, unless they are counted by equal_sets.
                    ways = ways * (power[__builtin_popcount(heads[v] & zeros)] - 1) % MOD;
                    if (zeros & 1) ways = ways * power[__builtin_popcount(heads[v] & rest)] % MOD;
                }
            }
            if (!(zeros & 1)) ways = ways * equal_sets[rest] % MOD;
            equal_sets[all] = (equal_sets[all] + ways) % MOD;
        }
    }
    std::cout << (power[m] - equal_sets[(1 << n) - 1] + MOD) % MOD << '\n';
}
