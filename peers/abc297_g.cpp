// ABC 297 G as most people write it: the closed form, read by std::cin.
#include <iostream>

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    long long n, least, most, nim_sum = 0;
    std::cin >> n >> least >> most;
    while (n--) {
        long long heap;
        std::cin >> heap;
        nim_sum ^= heap % (least + most) / least;
    }
    std::cout << (nim_sum ? "First" : "Second") << '\n';
}
