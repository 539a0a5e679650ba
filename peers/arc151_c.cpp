// ARC 151 C as most people write it: one pass over all marks.
#include <cstdio>

int main() {
    long long n;
    int m;
    if (std::scanf("%lld %d", &n, &m) != 2) return 1;
    if (m == 0) {
        std::puts(n % 2 == 1 ? "Takahashi" : "Aoki");
        return 0;
    }
    long long sum = 0, last = 0;
    int digit = -1;
    for (int i = 0; i < m; i++) {
        long long x;
        int y;
        if (std::scanf("%lld %d", &x, &y) != 2) return 1;
        if (i == 0) {
            sum ^= x - 1;
        } else if (y == digit) {
            sum ^= 1;
        }
        last = x;
        digit = y;
    }
    sum ^= n - last;
    std::puts(sum != 0 ? "Takahashi" : "Aoki");
}
