// P4077 as published solutions do it: for each test a table of the values by the exponents of 2 and 3,
// and then the exponents of each coin.
#include <cstdio>
#include <cstring>

const int TWOS = 16, THREES = 11;
int value[TWOS][THREES];

int main() {
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        int n, most;
        if (scanf("%d %d", &n, &most) != 2) return 1;
        for (int a = 0; a < TWOS; a++)
            for (int b = 0; b < THREES; b++) {
                bool seen[128];
                memset(seen, 0, sizeof seen);
                for (int p = 1; p <= a; p++)
                    for (int q = 1, sum = 0; q <= most && p * q <= a; q++) {
                        sum ^= value[a - p * q][b];
                        seen[sum] = true;
                    }
                for (int p = 1; p <= b; p++)
                    for (int q = 1, sum = 0; q <= most && p * q <= b; q++) {
                        sum ^= value[a][b - p * q];
                        seen[sum] = true;
                    }
                value[a][b] = 0;
                while (seen[value[a][b]]) value[a][b]++;
            }
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            int heads;
            if (scanf("%d", &heads) != 1) return 1;
            if (heads) continue;
            int a = 0, b = 0, rest = i;
            while (rest % 2 == 0) rest /= 2, a++;
            while (rest % 3 == 0) rest /= 3, b++;
            sum ^= value[a][b];
        }
        puts(sum ? "win" : "lose");
    }
}
