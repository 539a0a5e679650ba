// CSES 1099 as most people write it: fast std::cin, and the nim-sum of every second stair.
#include <iostream>

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int tests;
    std::cin >> tests;
    while (tests--) {
        int n, balls, nim_sum = 0;
        std::cin >> n;
        for (int stair = 1; stair <= n; stair++) {
            std::cin >> balls;
            if (stair % 2 == 0) nim_sum ^= balls;
        }
        std::cout << (nim_sum ? "first" : "second") << '\n';
    }
}
