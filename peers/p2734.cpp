// P2734 as most people write it: dp[l][r], the most that the player to move gets of the stretch from l to r.
#include <algorithm>
#include <iostream>

int sum[105], dp[105][105];

int main() {
    int n;
    std::cin >> n;
    for (int i = 1; i <= n; i++) {
        std::cin >> dp[i][i];
        sum[i] = sum[i - 1] + dp[i][i];
    }
    for (int length = 2; length <= n; length++) {
        for (int l = 1, r = length; r <= n; l++, r++)
            dp[l][r] = sum[r] - sum[l - 1] - std::min(dp[l + 1][r], dp[l][r - 1]);
    }
    std::cout << dp[1][n] << ' ' << sum[n] - dp[1][n] << std::endl;
}
