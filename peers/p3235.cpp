// P3235 as published solutions do it: a value for each heap, by blocks of numbers of parts that leave the same
// quotient. Within a block only the parity of the number of parts matters, so its first two are tried.
#include <cstdio>

const int MOST = 100000;
int sg[MOST + 2], seen[1024];

int main() {
    int tests, f;
    if (scanf("%d %d", &tests, &f) != 2) return 1;
    for (int x = f > 2 ? f : 2; x <= MOST; x++) {
        for (int first = 2, last; first <= x; first = last + 1) {
            int size = x / first;
            last = x / size;
            for (int parts = first; parts <= first + 1 && parts <= last; parts++) {
                int larger = x % parts, smaller = parts - larger;
                int sum = 0;
                if (larger & 1) sum ^= sg[size + 1];
                if (smaller & 1) sum ^= sg[size];
                seen[sum] = x;
            }
        }
        while (seen[sg[x]] == x) sg[x]++;
    }
    for (int test = 0; test < tests; test++) {
        int n, sum = 0;
        if (scanf("%d", &n) != 1) return 1;
        while (n--) {
            int x;
            if (scanf("%d", &x) != 1) return 1;
            sum ^= sg[x];
        }
        printf(test ? " %d" : "%d", sum != 0);
    }
    puts("");
}
