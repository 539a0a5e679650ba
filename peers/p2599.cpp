// P2599 as published solutions do it: for every interval, the one left heap and the one right heap that
// make it lost, in two n x n tables.
#include <cstdio>

namespace {

int n, a[1005], L[1005][1005], R[1005][1005];

}  // namespace

int main() {
    int cases;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 1; i <= n; i++) {
            if (scanf("%d", &a[i]) != 1) return 1;
            L[i][i] = R[i][i] = a[i];
        }
        for (int len = 2; len <= n; len++) {
            for (int i = 1, j = len; j <= n; i++, j++) {
                int x = a[j], l = L[i][j - 1], r = R[i][j - 1];
                if (x == r) L[i][j] = 0;
                else if ((x < l && x < r) || (x > l && x > r)) L[i][j] = x;
                else if (l < r) L[i][j] = x + 1;
                else L[i][j] = x - 1;
                x = a[i], l = L[i + 1][j], r = R[i + 1][j];
                if (x == l) R[i][j] = 0;
                else if ((x < l && x < r) || (x > l && x > r)) R[i][j] = x;
                else if (r < l) R[i][j] = x + 1;
                else R[i][j] = x - 1;
            }
        }
        puts(n == 1 || a[1] != L[2][n] ? "1" : "0");
    }
}
