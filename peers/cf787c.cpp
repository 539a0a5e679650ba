// CF 787 C as published solutions do it: backwards from the black hole with a queue, and a counter for each position of
// the moves that are not yet known to lead to a won position.
#include <cstdio>
#include <queue>
#include <utility>

const int MOST = 7000;
int n, k[2], steps[2][MOST], left_over[2][MOST], result[2][MOST];

int main() {
    if (scanf("%d", &n) != 1) return 1;
    for (int player = 0; player < 2; player++) {
        if (scanf("%d", &k[player]) != 1) return 1;
        for (int i = 0; i < k[player]; i++)
            if (scanf("%d", &steps[player][i]) != 1) return 1;
        for (int place = 0; place < n; place++) left_over[player][place] = k[player];
    }
    // Results are 1 for won and -1 for lost. At place 0, the black hole, whoever is to move has lost.
    std::queue<std::pair<int, int>> queue;
    for (int player = 0; player < 2; player++) {
        result[player][0] = -1;
        queue.push({player, 0});
    }
    while (!queue.empty()) {
        int player = queue.front().first, place = queue.front().second;
        queue.pop();
        int mover = 1 - player;
        for (int i = 0; i < k[mover]; i++) {
            int from = place - steps[mover][i];
            if (from < 0) from += n;
            if (result[mover][from]) continue;
            if (result[player][place] < 0)
                result[mover][from] = 1;
            else if (--left_over[mover][from] == 0)
                result[mover][from] = -1;
            else
                continue;
            queue.push({mover, from});
        }
    }
    const char* words[] = {"Lose", "Loop", "Win"};
    for (int player = 0; player < 2; player++)
        for (int place = 1; place < n; place++)
            printf("%s%c", words[result[player][place] + 1], place + 1 < n ? ' ' : '\n');
}
