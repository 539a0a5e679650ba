// P2197 as most people write it: scanf and a running exclusive or.
#include <cstdio>

int main() {
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        int n, nim_sum = 0;
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 0; i < n; i++) {
            int heap;
            if (scanf("%d", &heap) != 1) return 1;
            nim_sum ^= heap;
        }
        puts(nim_sum != 0 ? "Yes" : "No");
    }
}
