// AOJ 1377 as most people write it: the values of the piles in units of 2^-40, the sums of each half of
// the piles by bit masks, and a map from the sums of the first half to their greatest number of boxes.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <unordered_map>

namespace {

int n, boxes[40];
long long value[40];
char pile[64];

}  // namespace

int main() {
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%63s", pile) != 1) return 1;
        boxes[i] = strlen(pile);
        long long step = 1LL << 40;
        bool changed = false;
        for (int j = 0; j < boxes[i]; j++) {
            if (pile[j] != pile[0]) changed = true;
            if (changed) step /= 2;
            value[i] += pile[j] == 'B' ? step : -step;
        }
    }
    int half = n / 2, rest = n - half, best = 0;
    std::unordered_map<long long, int> most;
    for (int mask = 0; mask < 1 << half; mask++) {
        long long sum = 0;
        int count = 0;
        for (int i = 0; i < half; i++)
            if (mask >> i & 1) sum += value[i], count += boxes[i];
        int &known = most[sum];
        known = std::max(known, count);
    }
    for (int mask = 0; mask < 1 << rest; mask++) {
        long long sum = 0;
        int count = 0;
        for (int i = 0; i < rest; i++)
            if (mask >> i & 1) sum += value[half + i], count += boxes[half + i];
        auto found = most.find(-sum);
        if (found != most.end()) best = std::max(best, found->second + count);
    }
    printf("%d\n", best);
}
