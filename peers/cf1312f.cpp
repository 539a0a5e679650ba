// CF 1312 F as most people write it: a table of Grundy values, a period that a map of windows finds, and two passes over
// the castles.
#include <cstdio>
#include <map>
#include <vector>

int grundy[205][3], strength[3], start, period;

int value(long long a, int last) {
    if (a <= 0) return 0;
    return grundy[a < start ? a : start + (a - start) % period][last];
}

void make_table() {
    std::map<std::vector<int>, int> seen;
    for (int a = 1; a < 205; a++) {
        for (int last = 0; last < 3; last++) {
            bool is_option[4] = {};
            for (int kind = 0; kind < 3; kind++) {
                if (kind > 0 && kind == last) continue;
                is_option[a > strength[kind] ? grundy[a - strength[kind]][kind] : 0] = true;
            }
            int mex = 0;
            while (is_option[mex]) mex++;
            grundy[a][last] = mex;
        }
        if (a < 5) continue;
        std::vector<int> window;
        for (int b = a - 4; b <= a; b++) window.insert(window.end(), grundy[b], grundy[b] + 3);
        if (seen.count(window)) {
            period = a - seen[window];
            start = seen[window];
            return;
        }
        seen[window] = a;
    }
}

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        if (scanf("%d %d %d %d", &n, strength, strength + 1, strength + 2) != 4) return 1;
        make_table();
        std::vector<long long> a(n);
        int sum = 0;
        for (auto& x : a) {
            if (scanf("%lld", &x) != 1) return 1;
            sum ^= value(x, 0);
        }
        int count = 0;
        for (auto x : a)
            for (int kind = 0; kind < 3; kind++) count += (sum ^ value(x, 0) ^ value(x - strength[kind], kind)) == 0;
        printf("%d\n", count);
    }
}
