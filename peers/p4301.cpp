// P4301 as published solutions do it: the heaps in descending order, each tried on a linear basis.
#include <algorithm>
#include <cstdio>
#include <functional>

namespace {

int heaps[105], basis[31];

bool insert(int x) {
    for (int bit = 30; bit >= 0; bit--) {
        if (!(x >> bit & 1)) continue;
        if (!basis[bit]) {
            basis[bit] = x;
            return true;
        }
        x ^= basis[bit];
    }
    return false;
}

}  // namespace

int main() {
    int k;
    if (scanf("%d", &k) != 1) return 1;
    for (int i = 0; i < k; i++)
        if (scanf("%d", &heaps[i]) != 1) return 1;
    std::sort(heaps, heaps + k, std::greater<int>());
    long long thrown = 0;
    for (int i = 0; i < k; i++)
        if (!insert(heaps[i])) thrown += heaps[i];
    printf("%lld\n", thrown);
}
