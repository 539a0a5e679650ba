// ABC 206 F as published solutions do it: the Grundy values of all stretches, the shortest first, each from all
// intervals.
#include <cstring>
#include <iostream>

int value[101][101], left_end[100], right_end[100];

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    std::cin >> tests;
    while (tests--) {
        int n;
        std::cin >> n;
        for (int i = 0; i < n; i++) std::cin >> left_end[i] >> right_end[i];
        for (int length = 0; length < 100; length++) {
            for (int l = 1; l + length <= 100; l++) {
                int r = l + length;
                bool seen[128];
                memset(seen, 0, sizeof seen);
                for (int i = 0; i < n; i++)
                    if (l <= left_end[i] && right_end[i] <= r)
                        seen[value[l][left_end[i]] ^ value[right_end[i]][r]] = true;
                int mex = 0;
                while (seen[mex]) mex++;
                value[l][r] = mex;
            }
        }
        std::cout << (value[1][100] ? "Alice" : "Bob") << '\n';
    }
}
