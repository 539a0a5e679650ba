// P3480 as most people write it: the heaps in an array, then every second difference from the right.
#include <cstdio>

int heaps[1005];

int main() {
    int arrangements;
    if (scanf("%d", &arrangements) != 1) return 1;
    while (arrangements--) {
        int n, nim_sum = 0;
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 1; i <= n; i++)
            if (scanf("%d", &heaps[i]) != 1) return 1;
        for (int i = n; i >= 1; i -= 2) nim_sum ^= heaps[i] - heaps[i - 1];
        puts(nim_sum != 0 ? "TAK" : "NIE");
    }
}
