// P1290 as most people write it: Euclid's algorithm, decided by the first quotient above 1.
#include <algorithm>
#include <cstdio>

namespace {

// Does the player to move win? a >= b > 0.
bool wins(long long a, long long b) {
    if (a / b >= 2 || a == b) return true;
    return !wins(b, a - b);
}

}  // namespace

int main() {
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        long long m, n;
        if (scanf("%lld %lld", &m, &n) != 2) return 1;
        puts(wins(std::max(m, n), std::min(m, n)) ? "Stan wins" : "Ollie wins");
    }
}
