// P1247 as most people write it: scanf, the nim-sum, and the first pile that can be lowered to fit.
#include <cstdio>

int piles[500005];

int main() {
    int k, nim_sum = 0;
    if (scanf("%d", &k) != 1) return 1;
    for (int i = 0; i < k; i++) {
        if (scanf("%d", &piles[i]) != 1) return 1;
        nim_sum ^= piles[i];
    }
    if (nim_sum == 0) {
        puts("lose");
        return 0;
    }
    for (int i = 0; i < k; i++) {
        if ((piles[i] ^ nim_sum) >= piles[i]) continue;
        printf("%d %d\n", piles[i] - (piles[i] ^ nim_sum), i + 1);
        piles[i] ^= nim_sum;
        break;
    }
    for (int i = 0; i < k; i++) printf("%d%c", piles[i], i + 1 < k ? ' ' : '\n');
}
