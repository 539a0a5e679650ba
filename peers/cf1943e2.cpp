// CF 1943 E2 as most people write it: a binary search that sorts the first frequencies for each guess, with prefix sums.
#include <algorithm>
#include <cstdio>
#include <vector>

long long k;
std::vector<long long> f, bound, prefix;

bool alice_gets(int x) {
    std::vector<long long> b(f.begin(), f.begin() + x);
    std::sort(b.begin(), b.end());
    for (int i = 1; i < x; i++) prefix[i] = prefix[i - 1] + b[i];
    for (int i = 1, t = 1; i < x; i++) {
        while (prefix[i] - prefix[t - 1] - (i - t + 1) * b[t] > t * k) t++;
        if (prefix[i] - prefix[t - 1] - t * k <= bound[i - t + 1]) return false;
    }
    return true;
}

int main() {
    int cases;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        int m;
        if (scanf("%d %lld", &m, &k) != 2) return 1;
        f.assign(m + 1, 0);
        bound.assign(m + 2, 0);
        prefix.assign(m + 1, 0);
        for (auto& x : f)
            if (scanf("%lld", &x) != 1) return 1;
        for (int length = 2; length <= m + 1; length++) {
            long long sum = bound[length - 1] + k;
            bound[length] = sum + sum / (length - 1);
        }
        int low = 1, high = m + 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (alice_gets(middle)) low = middle;
            else high = middle - 1;
        }
        printf("%d\n", low);
    }
}
