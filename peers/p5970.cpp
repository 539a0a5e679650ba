// P5970 as published solutions do it: the heaps in ascending order, and a table of the ways to throw some of them, by their
// number modulo d and their xor. A heap reaches no xor beyond the next power of two.
#include <algorithm>
#include <cstdio>

namespace {

const int MOD = 1000000007, MOST = 500000, VALUES = 1 << 20;
int heaps[MOST], ways[10][VALUES], last[VALUES];

}  // namespace

int main() {
    int n, d;
    if (scanf("%d %d", &n, &d) != 2) return 1;
    int all = 0;
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &heaps[i]) != 1) return 1;
        all ^= heaps[i];
    }
    std::sort(heaps, heaps + n);
    ways[0][0] = 1;
    int values = 1;
    for (int i = 0; i < n; i++) {
        int a = heaps[i];
        while (values <= a) values *= 2;
        for (int x = 0; x < values; x++) last[x] = ways[d - 1][x];
        for (int j = d - 1; j > 0; j--)
            for (int x = 0; x < values; x++) {
                ways[j][x] += ways[j - 1][x ^ a];
                if (ways[j][x] >= MOD) ways[j][x] -= MOD;
            }
        for (int x = 0; x < values; x++) {
            ways[0][x] += last[x ^ a];
            if (ways[0][x] >= MOD) ways[0][x] -= MOD;
        }
    }
    int answer = ways[0][all];
    if (n % d == 0) answer = (answer + MOD - 1) % MOD;
    printf("%d\n", answer);
}
