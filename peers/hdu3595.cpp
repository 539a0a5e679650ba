// HDU 3595 as most people write it: the turns of each game by Euclid's algorithm, recursively; the longest one decides.
#include <algorithm>
#include <cstdio>

namespace {

// a >= b.
int turns(int a, int b) {
    if (b == 0) return 0;
    int rest = turns(b, a % b);
    if (rest % 2 == 0 || a / b == 1) return rest + 1;
    return rest + 2;
}

}  // namespace

int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        int longest = 0;
        while (n--) {
            int p, q;
            if (scanf("%d %d", &p, &q) != 2) return 1;
            longest = std::max(longest, turns(std::max(p, q), std::min(p, q)));
        }
        puts(longest % 2 == 1 ? "MM" : "GG");
    }
}
