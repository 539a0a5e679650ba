// AGC 056 D as most people write it: each first number of Alice is tried, O(N^2).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

int main() {
    int n;
    long long l, r, sum = 0;
    if (scanf("%d %lld %lld", &n, &l, &r) != 3) return 1;
    std::vector<long long> a(n);
    for (auto &x : a) {
        if (scanf("%lld", &x) != 1) return 1;
        sum += x;
    }
    std::sort(a.begin(), a.end());
    bool wins = false;
    for (int i = 0; i < n && !wins; i++) {
        std::vector<long long> b(a);
        b.erase(b.begin() + i);
        long long x = a[i] + sum - l - r;
        b.insert(std::lower_bound(b.begin(), b.end(), x), x);
        long long d = 0;
        for (int j = 0; j < n; j += 2) d += b[j + 1] - b[j];
        wins = d <= r - l;
    }
    puts(wins ? "Alice" : "Bob");
}
