// P1971 as most people write it: match the whole board, then take the cells of the walk out one after the other, and look
// for another mate each time.
#include <iostream>
#include <string>
#include <vector>

namespace {

int n, m, mate[1605], seen[1605], stamp;
bool out[1605];
std::vector<int> to[1605];

bool find(int cell) {
    for (int other : to[cell]) {
        if (out[other] || seen[other] == stamp) continue;
        seen[other] = stamp;
        if (mate[other] == -1 || find(mate[other])) {
            mate[other] = cell;
            mate[cell] = other;
            return true;
        }
    }
    return false;
}

// True if the player to move from this cell wins; takes it out.
bool wins(int cell) {
    out[cell] = true;
    int other = mate[cell];
    if (other == -1) return false;
    mate[cell] = mate[other] = -1;
    stamp++;
    return !find(other);
}

}  // namespace

int main() {
    std::cin >> n >> m;
    std::string board, row;
    for (int i = 0; i < n; i++) {
        std::cin >> row;
        board += row;
    }
    int hole = board.find('.');
    board[hole] = 'X';
    for (int a = 0; a < n * m; a++) {
        mate[a] = -1;
        int i = a / m, j = a % m, next[4] = {i ? a - m : -1, j ? a - 1 : -1, j + 1 < m ? a + 1 : -1, i + 1 < n ? a + m : -1};
        for (int b : next)
            if (b >= 0 && board[a] != board[b]) to[a].push_back(b);
    }
    for (int a = 0; a < n * m; a++) {
        if (board[a] == 'X' && mate[a] == -1) {
            stamp++;
            find(a);
        }
    }
    int k, x, y;
    std::cin >> k;
    std::vector<int> mistakes;
    for (int i = 1; i <= k; i++) {
        bool before = wins(hole);
        std::cin >> x >> y;
        bool after = wins((x - 1) * m + y - 1);
        if (before && after) mistakes.push_back(i);
        std::cin >> x >> y;
        hole = (x - 1) * m + y - 1;
    }
    std::cout << mistakes.size() << '\n';
    for (int i : mistakes) std::cout << i << '\n';
}
