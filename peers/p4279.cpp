// P4279 as most people write it: scanf, a running exclusive or, and a flag for a heap above 1.
#include <cstdio>

int main() {
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        int n, nim_sum = 0;
        bool large = false;
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 0; i < n; i++) {
            int heap;
            if (scanf("%d", &heap) != 1) return 1;
            nim_sum ^= heap;
            if (heap > 1) large = true;
        }
        puts((nim_sum != 0) == large ? "John" : "Brother");
    }
}
