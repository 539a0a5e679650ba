// P4018 as most people write it: the remainder modulo 6.
#include <cstdio>

int main() {
    int t, n;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        if (scanf("%d", &n) != 1) return 1;
        puts(n % 6 ? "October wins!" : "Roy wins!");
    }
}
