// CF 15C as most people write it: the exclusive or of 0 to n by the remainder of n by 4.
#include <iostream>

long long through(long long n) {
    switch (n % 4) {
        case 0: return n;
        case 1: return 1;
        case 2: return n + 1;
        default: return 0;
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    long long nim_sum = 0;
    while (n--) {
        long long x, m;
        std::cin >> x >> m;
        nim_sum ^= through(x - 1) ^ through(x + m - 1);
    }
    std::cout << (nim_sum != 0 ? "tolik\n" : "bolik\n");
}
