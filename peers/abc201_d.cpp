// ABC 201 D as published solutions do it: a table of differences, from the last square backwards.
#include <algorithm>
#include <iostream>
#include <string>

std::string rows[2000];
int difference[2001][2001];

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int h, w;
    std::cin >> h >> w;
    for (int i = 0; i < h; i++) std::cin >> rows[i];
    for (int i = h - 1; i >= 0; i--)
        for (int j = w - 1; j >= 0; j--) {
            int best = -5000;
            if (i + 1 < h) best = std::max(best, (rows[i + 1][j] == '+' ? 1 : -1) - difference[i + 1][j]);
            if (j + 1 < w) best = std::max(best, (rows[i][j + 1] == '+' ? 1 : -1) - difference[i][j + 1]);
            difference[i][j] = i + 1 == h && j + 1 == w ? 0 : best;
        }
    std::cout << (difference[0][0] > 0 ? "Takahashi" : difference[0][0] < 0 ? "Aoki" : "Draw") << '\n';
}
