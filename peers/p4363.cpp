// P4363 as most people write it: memoised recursion over the border of the taken cells, n + m bits,
// with the memo in an array.
#include <algorithm>
#include <cstdio>
#include <cstring>

namespace {

const int UNKNOWN = 0x3f3f3f3f;
int n, m, black[10][10], white[10][10], memo[1 << 20];

// Bits from the lowest on walk from the lower left corner to the upper right one: 0 is up, 1 is right.
int value(int path, int to_move) {
    int &known = memo[path];
    if (known != UNKNOWN) return known;
    int best = to_move == 0 ? -UNKNOWN : UNKNOWN;
    int row = n - 1, column = 0;
    for (int bit = 0; bit + 1 < n + m; bit++) {
        if (!(path >> bit & 1) && (path >> (bit + 1) & 1)) {
            int next = path ^ (3 << bit);
            if (to_move == 0) best = std::max(best, value(next, 1) + black[row][column]);
            else best = std::min(best, value(next, 0) - white[row][column]);
        }
        if (path >> bit & 1) column++;
        else row--;
    }
    return known = best;
}

}  // namespace

int main() {
    if (scanf("%d %d", &n, &m) != 2) return 1;
    for (auto table : {black, white})
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                if (scanf("%d", &table[i][j]) != 1) return 1;
    memset(memo, 0x3f, sizeof memo);
    memo[(1 << m) - 1] = 0;
    printf("%d\n", value(((1 << m) - 1) << n, 0));
}
