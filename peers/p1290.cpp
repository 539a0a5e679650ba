// P1290 as most people write it: Euclid's algorithm, decided by the first quotient above 1.
#include <algorithm>
#include <iostream>

namespace {

// Does the player to move win? a >= b > 0.
bool wins(long long a, long long b) {
    if (a / b >= 2 || a == b) return true;
    return !wins(b, a - b);
}

}  // namespace

int main() {
    int tests;
    std::cin >> tests;
    while (tests--) {
        long long m, n;
        std::cin >> m >> n;
        std::cout << (wins(std::max(m, n), std::min(m, n)) ? "Stan wins\n" : "Ollie wins\n");
    }
}
