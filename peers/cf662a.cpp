// CF 662A as published solutions do it: a linear basis of the differences, and the sum of the first sides reduced by it.
#include <cstdio>

namespace {

long long basis[60];

}  // namespace

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    long long sum = 0;
    int rank = 0;
    for (int i = 0; i < n; i++) {
        long long a, b;
        if (scanf("%lld %lld", &a, &b) != 2) return 1;
        sum ^= a;
        long long x = a ^ b;
        for (int bit = 59; bit >= 0 && x; bit--) {
            if (!(x >> bit & 1)) continue;
            if (!basis[bit]) {
                basis[bit] = x;
                rank++;
                break;
            }
            x ^= basis[bit];
        }
    }
    for (int bit = 59; bit >= 0; bit--)
        if (sum >> bit & 1) sum ^= basis[bit];
    if (sum != 0)
        puts("1/1");
    else
        printf("%lld/%lld\n", (1LL << rank) - 1, 1LL << rank);
}
