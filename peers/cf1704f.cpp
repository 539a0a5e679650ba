// CF 1704F as published solutions do it: Grundy values of alternating pieces, the first thousand by mex and the rest by
// the period of 34, and their nim-sum where there are as many red cells as blue ones.
#include <iostream>
#include <string>

const int MOST = 500000, FIRST = 1000, PERIOD = 34;
int sg[MOST + 1];

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    for (int n = 2; n <= FIRST; n++) {
        bool seen[64] = {};
        for (int a = 0; a <= n - 2; a++) seen[sg[a] ^ sg[n - 2 - a]] = true;
        while (seen[sg[n]]) sg[n]++;
    }
    for (int n = FIRST + 1; n <= MOST; n++) sg[n] = sg[n - PERIOD];
    int tests;
    std::cin >> tests;
    while (tests--) {
        int n;
        std::string row;
        std::cin >> n >> row;
        int surplus = 0;
        for (char cell : row) surplus += cell == 'R' ? 1 : -1;
        if (surplus == 0) {
            for (int begin = 0, end; begin < n; begin = end) {
                end = begin + 1;
                while (end < n && row[end] != row[end - 1]) end++;
                surplus ^= sg[end - begin];
            }
        }
        std::cout << (surplus > 0 ? "Alice" : "Bob") << '\n';
    }
}
