// CSES 2208 as most people write it: a flag that some heap is odd.
#include <cstdio>

int main() {
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        int n;
        if (scanf("%d", &n) != 1) return 1;
        bool odd = false;
        for (int i = 0; i < n; i++) {
            int heap;
            if (scanf("%d", &heap) != 1) return 1;
            if (heap % 2 == 1) odd = true;
        }
        puts(odd ? "first" : "second");
    }
}
