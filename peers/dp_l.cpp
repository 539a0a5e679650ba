// EDPC L as most people write it: dp[l][r], the difference of the totals on the stretch from l to r.
#include <algorithm>
#include <cstdio>

namespace {

long long a[3005], dp[3005][3005];

}  // namespace

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%lld", &a[i]) != 1) return 1;
    for (int l = n - 1; l >= 0; l--) {
        dp[l][l] = a[l];
        for (int r = l + 1; r < n; r++)
            dp[l][r] = std::max(a[l] - dp[l + 1][r], a[r] - dp[l][r - 1]);
    }
    printf("%lld\n", dp[0][n - 1]);
}
