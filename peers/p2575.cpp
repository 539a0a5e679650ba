// P2575 as most people write it: the Grundy values of all sets of columns in a table.
#include <cstdio>
#include <cstring>

int sg[1 << 20];

int main() {
    for (int set = 0; set < 1 << 20; set++) {
        bool seen[21];
        memset(seen, false, sizeof seen);
        int empty = -1;
        for (int place = 0; place < 20; place++) {
            if (!(set >> place & 1))
                empty = place;
            else if (empty != -1)
                seen[sg[set ^ (1 << place) ^ (1 << empty)]] = true;
        }
        while (seen[sg[set]]) sg[set]++;
    }
    int t, n, m, column;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int sum = 0;
        if (scanf("%d", &n) != 1) return 1;
        while (n--) {
            int set = 0;
            if (scanf("%d", &m) != 1) return 1;
            while (m--) {
                if (scanf("%d", &column) != 1) return 1;
                set |= 1 << (20 - column);
            }
            sum ^= sg[set];
        }
        puts(sum ? "YES" : "NO");
    }
}
