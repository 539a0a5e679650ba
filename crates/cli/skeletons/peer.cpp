// MARK: the title, as most people write it.
#include <iostream>

int main() {
    long long heap;
    std::cin >> heap;
    std::cout << (heap % 3 != 0 ? "Yes\n" : "No\n");
}
