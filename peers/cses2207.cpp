// CSES 2207 as published solutions do it: values by mex for the first heaps, and no larger heap is lost.
#include <iostream>

const int FIRST = 2000;
int sg[FIRST + 1];

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    for (int n = 3; n <= FIRST; n++) {
        bool seen[256] = {};
        for (int a = 1; a < n - a; a++) seen[sg[a] ^ sg[n - a]] = true;
        while (seen[sg[n]]) sg[n]++;
    }
    int tests;
    std::cin >> tests;
    while (tests--) {
        int n;
        std::cin >> n;
        bool wins = n > FIRST || sg[n] != 0;
        std::cout << (wins ? "first\n" : "second\n");
    }
}
