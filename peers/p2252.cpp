// P2252 as careful people write it: the golden ratio in long double. On x86, where that has 64 bits of
// precision, it is right for all heaps up to 10^9.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    const long double phi = (1 + sqrtl(5)) / 2;
    long long a, b;
    while (std::cin >> a >> b) {
        if (a > b) std::swap(a, b);
        std::cout << (a == static_cast<long long>((b - a) * phi) ? "0\n" : "1\n");
    }
}
