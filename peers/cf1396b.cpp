// CF 1396B as most people write it: both take from the largest pile that they may, with a priority queue.
#include <iostream>
#include <queue>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        std::priority_queue<int> piles;
        for (int i = 0; i < n; i++) {
            int pile;
            std::cin >> pile;
            piles.push(pile);
        }
        bool first_to_move = true;
        int locked = 0;
        while (!piles.empty()) {
            int pile = piles.top() - 1;
            piles.pop();
            if (locked > 0) piles.push(locked);
            locked = pile;
            first_to_move = !first_to_move;
        }
        std::cout << (first_to_move ? "HL\n" : "T\n");
    }
}
