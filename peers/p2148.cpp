// P2148 as published solutions do it: the value of a pair is the lowest place in which both heaps, one less, have a
// 0. A loop over the places finds it.
#include <cstdio>

int value(long long a, long long b) {
    a--, b--;
    int place = 0;
    while ((a | b) >> place & 1) place++;
    return place;
}

int main() {
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        int n, nim_sum = 0;
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 0; i < n; i += 2) {
            long long a, b;
            if (scanf("%lld %lld", &a, &b) != 2) return 1;
            nim_sum ^= value(a, b);
        }
        puts(nim_sum ? "YES" : "NO");
    }
}
