// CF 549C as most people write it: the odd and even numbers are counted, and the cases are tried in turn.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, count[2] = {0, 0};
    std::cin >> n >> k;
    for (int i = 0; i < n; i++) {
        int people;
        std::cin >> people;
        count[people % 2]++;
    }
    int turns = n - k, half = turns / 2;
    bool daenerys;
    if (turns == 0) {
        daenerys = count[1] % 2 == 0;
    } else if (turns % 2 == 0) {
        daenerys = k % 2 == 0 || count[0] > half;
    } else {
        daenerys = count[1] <= half || (k % 2 == 0 && count[0] <= half);
    }
    std::cout << (daenerys ? "Daenerys\n" : "Stannis\n");
}
