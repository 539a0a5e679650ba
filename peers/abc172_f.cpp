// ABC 172 F as published solutions do it: the common bits are known, and the others go to pile 1 greedily, the highest
// first.
#include <cstdio>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    long long first = 0, sum = 0, x = 0;
    for (int i = 0; i < n; i++) {
        long long a;
        if (scanf("%lld", &a) != 1) return 1;
        if (i == 0) first = a;
        if (i < 2)
            sum += a;
        else
            x ^= a;
    }
    long long both = (sum - x) / 2;
    if (sum < x || (sum - x) % 2 != 0 || (both & x) != 0 || both > first) {
        puts("-1");
        return 0;
    }
    long long kept = both;
    for (int bit = 45; bit >= 0; bit--)
        if ((x >> bit & 1) && kept + (1LL << bit) <= first) kept += 1LL << bit;
    printf("%lld\n", kept == 0 ? -1 : first - kept);
}
