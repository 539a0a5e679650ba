// P2964 as published solutions do it: dp[i][j], the most that the player to move gets of the last i coins
// if he may take up to j.
#include <algorithm>
#include <cstdio>

namespace {

int n, coins[2005], sum[2005], dp[2005][2005];

}  // namespace

int main() {
    if (scanf("%d", &n) != 1) return 1;
    for (int i = n; i >= 1; i--)
        if (scanf("%d", &coins[i]) != 1) return 1;
    for (int i = 1; i <= n; i++) sum[i] = sum[i - 1] + coins[i];
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            dp[i][j] = dp[i][j - 1];
            if (j <= i) dp[i][j] = std::max(dp[i][j], sum[i] - dp[i - j][std::min(2 * j, i - j)]);
        }
    }
    printf("%d\n", dp[n][std::min(2, n)]);
}
