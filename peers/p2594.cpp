// P2594 as published solutions do it: the exponent of each coin's power of two, and a parity for each
// exponent.
#include <cstdio>
#include <cstring>

char row[105];
bool odd[205];

int main() {
    int boards;
    if (scanf("%d", &boards) != 1) return 1;
    while (boards--) {
        int n, m;
        if (scanf("%d %d", &n, &m) != 2) return 1;
        memset(odd, 0, sizeof odd);
        for (int i = 1; i <= n; i++) {
            if (scanf("%s", row + 1) != 1) return 1;
            for (int j = 1; j <= m; j++) {
                if (row[j] == 'H') continue;
                if (i == 1 || j == 1)
                    odd[__builtin_ctz(i + j - 1)] ^= 1;
                else
                    odd[i + j - 2] ^= 1;
            }
        }
        bool wins = false;
        for (int e = 0; e < 205; e++) wins |= odd[e];
        puts(wins ? "-_-" : "=_=");
    }
}
