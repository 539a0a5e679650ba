// CF 768 E as published solutions do it: a table of the most moves in a pile, and the nim-sum.
#include <cstdio>

int moves[61];

int main() {
    for (int j = 1; j <= 10; j++)
        for (int s = j * (j + 1) / 2; s <= 60; s++) moves[s] = j;
    int n, sum = 0;
    if (scanf("%d", &n) != 1) return 1;
    while (n--) {
        int s;
        if (scanf("%d", &s) != 1) return 1;
        sum ^= moves[s];
    }
    puts(sum ? "NO" : "YES");
}
