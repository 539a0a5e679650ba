// ARC 091 F as it is published: the recursion as a loop, with equal steps taken at once.
#include <algorithm>
#include <cstdio>

int value(int stones, int constant) {
    while (stones >= constant && stones % constant != 0) {
        int step = stones / constant + 1;
        stones -= std::max(1, stones % constant / step) * step;
    }
    return stones / constant;
}

int main() {
    int n, nim_sum = 0;
    if (scanf("%d", &n) != 1) return 1;
    while (n--) {
        int stones, constant;
        if (scanf("%d %d", &stones, &constant) != 2) return 1;
        nim_sum ^= value(stones, constant);
    }
    puts(nim_sum ? "Takahashi" : "Aoki");
}
