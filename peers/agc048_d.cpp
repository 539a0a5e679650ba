// AGC 048 D as most people write it: two tables of the least winning ends of each stretch.
#include <iostream>
#include <vector>

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        std::vector<long long> a(n);
        for (auto& x : a) std::cin >> x;
        std::vector<std::vector<long long>> left(n, std::vector<long long>(n, 1)), right = left;
        for (int length = 2; length <= n; length++)
            for (int l = 0, r = length - 1; r < n; l++, r++) {
                if (a[r] >= right[l + 1][r]) left[l][r] = left[l][r - 1] + a[r] - right[l + 1][r] + 1;
                if (a[l] >= left[l][r - 1]) right[l][r] = right[l + 1][r] + a[l] - left[l][r - 1] + 1;
            }
        std::cout << (a[0] >= left[0][n - 1] ? "First" : "Second") << '\n';
    }
}
