// P3507 as most people write it: sort, then dp[i], the difference of the totals on the i smallest cards.
#include <algorithm>
#include <cstdio>

namespace {

int k[1000005], dp[1000005];

}  // namespace

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 1; i <= n; i++)
        if (scanf("%d", &k[i]) != 1) return 1;
    std::sort(k + 1, k + n + 1);
    for (int i = 1; i <= n; i++) dp[i] = std::max(dp[i - 1], k[i] - dp[i - 1]);
    printf("%d\n", dp[n]);
}
