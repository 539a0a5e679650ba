// CF 1537D as most people write it: odd numbers and powers of 2 are told apart, and the twos are divided off.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n, twos = 0;
        std::cin >> n;
        while (n % 2 == 0) {
            n /= 2;
            twos++;
        }
        bool wins = twos > 0 && (n > 1 || twos % 2 == 0);
        std::cout << (wins ? "Alice\n" : "Bob\n");
    }
}
