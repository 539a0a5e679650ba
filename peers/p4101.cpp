// P4101 as most people write it: full heaps one after the other, then what is left.
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        long long n, m;
        std::cin >> n >> m;
        long long moves = n / m * (m - 1);
        if (n % m) moves += n % m - 1;
        std::cout << (moves % 2 ? 0 : 1) << std::endl;
    }
}
