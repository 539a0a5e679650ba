// CF 603 C as most people write it: the small values by hand, for odd k a recursion by halves.
#include <iostream>

namespace {

int odd(int a) {
    if (a == 0 || a == 2) return 0;
    if (a == 1 || a == 3) return 1;
    if (a == 4) return 2;
    if (a % 2 == 1) return 0;
    return odd(a / 2) == 1 ? 2 : 1;
}

int even(int a) {
    if (a <= 2) return a;
    return a % 2 == 0;
}

}  // namespace

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, a, sum = 0;
    std::cin >> n >> k;
    while (n--) {
        std::cin >> a;
        sum ^= k % 2 ? odd(a) : even(a);
    }
    std::cout << (sum ? "Kevin" : "Nicky") << '\n';
}
