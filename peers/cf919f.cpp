// CF 919 F as most people write it: all turns as lists of edges back, and a queue from the positions that are over.
#include <array>
#include <cstdio>
#include <map>
#include <queue>
#include <vector>

typedef std::array<int, 5> Hand;
std::map<Hand, int> number;
std::vector<Hand> hands;

void make(Hand hand, int value, int left) {
    if (value == 4) {
        hand[4] = left;
        number[hand] = hands.size();
        hands.push_back(hand);
        return;
    }
    for (hand[value] = 0; hand[value] <= left; hand[value]++) make(hand, value + 1, left - hand[value]);
}

int read() {
    Hand hand = {};
    for (int i = 0, card; i < 8; i++) {
        if (scanf("%d", &card) != 1) return 0;
        hand[card]++;
    }
    return number[hand];
}

int main() {
    make(Hand(), 0, 8);
    int n = hands.size(), zeros = number[Hand{8, 0, 0, 0, 0}];
    std::vector<std::vector<int>> back(n * n);
    std::vector<int> left(n * n), won(n * n);  // 1: the mover wins, 2: the other one wins
    std::queue<int> queue;
    for (int x = 0; x < n; x++)
        for (int y = 0; y < n; y++) {
            if (x == zeros) continue;
            if (y == zeros) won[x * n + y] = 2, queue.push(x * n + y);
            for (int a = 1; a < 5; a++)
                for (int b = 1; b < 5; b++) {
                    if (!hands[x][a] || !hands[y][b]) continue;
                    Hand next = hands[x];
                    next[a]--, next[(a + b) % 5]++;
                    back[y * n + number[next]].push_back(x * n + y);
                    left[x * n + y]++;
                }
        }
    while (!queue.empty()) {
        int u = queue.front();
        queue.pop();
        for (int v : back[u]) {
            if (won[v]) continue;
            if (won[u] == 2) won[v] = 1, queue.push(v);
            else if (--left[v] == 0) won[v] = 2, queue.push(v);
        }
    }
    int situations, first;
    if (scanf("%d", &situations) != 1) return 1;
    while (situations--) {
        if (scanf("%d", &first) != 1) return 1;
        int alice = read(), bob = read();
        int result = won[first ? bob * n + alice : alice * n + bob];
        puts(result == 0 ? "Deal" : (result == 1) == (first == 0) ? "Alice" : "Bob");
    }
}
