// CSES 1730 as most people write it: iostream without syncing, and a running exclusive or.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    std::cin >> tests;
    while (tests--) {
        int n, nim_sum = 0;
        std::cin >> n;
        for (int i = 0; i < n; i++) {
            int heap;
            std::cin >> heap;
            nim_sum ^= heap;
        }
        std::cout << (nim_sum != 0 ? "first\n" : "second\n");
    }
}
