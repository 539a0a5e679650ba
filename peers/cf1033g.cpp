// CF 1033 G as most people write it: for each sum a + b the remainders are sorted, and each gap between them is tried.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    long long m;
    if (scanf("%d %lld", &n, &m) != 2) return 1;
    std::vector<long long> v(n), w(n + 2);
    for (auto &x : v)
        if (scanf("%lld", &x) != 1) return 1;
    long long first = 0, second = 0;
    for (long long s = 2; s <= 2 * m; s++) {
        for (int i = 0; i < n; i++) w[i + 1] = v[i] % s;
        w[0] = 0;
        w[n + 1] = s;
        std::sort(w.begin() + 1, w.end() - 1);
        for (int i = 0; i <= n; i++) {
            // The smaller number is above w[i], the larger one at most w[i + 1].
            int upper = n - i;
            long long rich = upper % 2 ? w[n - 1] : w[n];
            long long least = std::max({w[i] + 1, s - w[i + 1], rich / 2 + 1, s - m, 1LL});
            long long most = s / 2;
            // With w[i] < a, no remainder from a to b is left out.
            if (w[i] >= s - w[i] || least > most) continue;
            long long pairs = 2 * (most - least + 1) - (s % 2 == 0);
            (upper % 2 ? first : second) += pairs;
        }
    }
    long long each = (m * m - first - second) / 2;
    printf("%lld %lld %lld %lld\n", each, each, first, second);
}
