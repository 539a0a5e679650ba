// P5675 as published solutions do it: for each named heap, a table of how many subsets of the other
// heaps have each nim-sum.
#include <cstdio>

namespace {

const int MOD = 1000000007, SUMS = 256;
int n, a[205], f[205][SUMS];

}  // namespace

int main() {
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 1; i <= n; i++)
        if (scanf("%d", &a[i]) != 1) return 1;
    int answer = 0;
    for (int named = 1; named <= n; named++) {
        for (int x = 0; x < SUMS; x++) f[0][x] = 0;
        f[0][0] = 1;
        for (int i = 1; i <= n; i++) {
            if (i == named) {
                for (int x = 0; x < SUMS; x++) f[i][x] = f[i - 1][x];
                continue;
            }
            for (int x = 0; x < SUMS; x++) f[i][x] = (f[i - 1][x] + f[i - 1][x ^ a[i]]) % MOD;
        }
        for (int x = a[named]; x < SUMS; x++) answer = (answer + f[n][x]) % MOD;
    }
    printf("%d\n", answer);
}
