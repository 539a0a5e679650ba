// P3185 as published solutions do it: the value of a bean by mex, and then all triples i < j <= k are tried.
#include <cstdio>
#include <cstring>

const int MOST = 21;
int value[MOST];  // of a bean, by how many bottles it is before the last one

int main() {
    for (int d = 1; d < MOST; d++) {
        bool seen[128];
        memset(seen, 0, sizeof seen);
        for (int a = 0; a < d; a++)
            for (int b = 0; b <= a; b++) seen[value[a] ^ value[b]] = true;
        while (seen[value[d]]) value[d]++;
    }
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        int n, beans[MOST], nim_sum = 0;
        if (scanf("%d", &n) != 1) return 1;
        for (int i = 0; i < n; i++) {
            if (scanf("%d", &beans[i]) != 1) return 1;
            if (beans[i] & 1) nim_sum ^= value[n - 1 - i];
        }
        int count = 0, first[3] = {-1, -1, -1};
        for (int i = 0; i < n; i++) {
            if (beans[i] == 0) continue;  // the values do not tell this
            for (int j = i + 1; j < n; j++)
                for (int k = j; k < n; k++) {
                    if (nim_sum ^ value[n - 1 - i] ^ value[n - 1 - j] ^ value[n - 1 - k]) continue;
                    if (count++ == 0) first[0] = i, first[1] = j, first[2] = k;
                }
        }
        printf("%d %d %d\n%d\n", first[0], first[1], first[2], count);
    }
}
