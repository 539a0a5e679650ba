// CF 850 C as published solutions do it: trial division, the exponents of each prime as bits, and a memo of their values.
#include <cstdio>
#include <map>
#include <set>

std::map<int, int> masks, memo;

int value(int mask) {
    if (mask == 0) return 0;
    auto known = memo.find(mask);
    if (known != memo.end()) return known->second;
    std::set<int> options;
    for (int k = 1; mask >> (k - 1); k++) options.insert(value((mask >> k) | (mask & ((1 << (k - 1)) - 1))));
    int mex = 0;
    while (options.count(mex)) mex++;
    return memo[mask] = mex;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    while (n--) {
        int a;
        if (scanf("%d", &a) != 1) return 1;
        for (int p = 2; p * p <= a; p++) {
            int exponent = 0;
            for (; a % p == 0; a /= p) exponent++;
            if (exponent) masks[p] |= 1 << (exponent - 1);
        }
        if (a > 1) masks[a] |= 1;
    }
    int sum = 0;
    for (auto &[prime, mask] : masks) sum ^= value(mask);
    puts(sum ? "Mojtaba" : "Arpa");
}
