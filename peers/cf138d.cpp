// CF 138 D as published solutions do it: a memo over boxes of diagonals, each from all cells of its parity.
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>

int n, m;
std::string board[20];
short memo[41][41][41][41];

// Cells with a <= i + j < b and c <= i - j + m - 1 < d, of one parity of i + j.
int value(int a, int b, int c, int d, int parity) {
    if (a >= b || c >= d) return 0;
    short &known = memo[a][b][c][d];
    if (known >= 0) return known;
    bool seen[512] = {};
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            int x = i + j, y = i - j + m - 1;
            if (x % 2 != parity || x < a || x >= b || y < c || y >= d) continue;
            int next;
            if (board[i][j] == 'L')
                next = value(a, x, c, d, parity) ^ value(x + 1, b, c, d, parity);
            else if (board[i][j] == 'R')
                next = value(a, b, c, y, parity) ^ value(a, b, y + 1, d, parity);
            else
                next = value(a, x, c, y, parity) ^ value(a, x, y + 1, d, parity) ^ value(x + 1, b, c, y, parity) ^
                       value(x + 1, b, y + 1, d, parity);
            seen[next] = true;
        }
    int mex = 0;
    while (seen[mex]) mex++;
    return known = mex;
}

int main() {
    std::cin >> n >> m;
    for (int i = 0; i < n; i++) std::cin >> board[i];
    int sum = 0;
    for (int parity = 0; parity < 2; parity++) {
        memset(memo, -1, sizeof memo);
        sum ^= value(0, n + m - 1, 0, n + m - 1, parity);
    }
    puts(sum ? "WIN" : "LOSE");
}
