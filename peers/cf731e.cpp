// CF 731 E as most people write it: prefix sums, then dp[i] from behind.
#include <algorithm>
#include <iostream>

namespace {

long long sum[200005], dp[200005];

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (int i = 1; i <= n; i++) {
        std::cin >> sum[i];
        sum[i] += sum[i - 1];
    }
    dp[n - 1] = sum[n];
    for (int i = n - 2; i >= 1; i--) dp[i] = std::max(dp[i + 1], sum[i + 1] - dp[i + 1]);
    std::cout << dp[1] << '\n';
}
