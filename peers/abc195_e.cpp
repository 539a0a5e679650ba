// ABC 195 E as published solutions do it: a table of who wins from each remainder before each round.
#include <iostream>
#include <string>

bool wins[200001][7];

int main() {
    int n;
    std::string s, x;
    std::cin >> n >> s >> x;
    wins[n][0] = true;
    for (int i = n - 1; i >= 0; i--)
        for (int r = 0; r < 7; r++) {
            bool digit = wins[i + 1][(10 * r + s[i] - '0') % 7], zero = wins[i + 1][10 * r % 7];
            wins[i][r] = x[i] == 'T' ? digit || zero : digit && zero;
        }
    std::cout << (wins[0][0] ? "Takahashi" : "Aoki") << '\n';
}
