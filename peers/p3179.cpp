// P3179 as most people write it: a value for each quotient of n, from the smallest on, by blocks of
// multiples with the same quotient; two divisions a block.
#include <cmath>
#include <cstdio>

namespace {

const int MOST = 100005;
long long n, root;
int small[MOST], large[MOST], seen[1024];

int &value(long long quotient) {
    return quotient <= root ? small[quotient] : large[n / quotient];
}

}  // namespace

int main() {
    int queries;
    if (scanf("%lld %d", &n, &queries) != 2) return 1;
    root = std::sqrt((double)n);
    int round = 0;
    for (long long next = 1; next <= n; next++) {
        next = n / (n / next);  // the last number with this quotient: next is a quotient itself
        round++;
        seen[0] = round;
        int sum = 0;
        for (long long left = 2, right; left <= next; left = right + 1) {
            long long quotient = next / left;
            right = next / quotient;
            int block = value(quotient);
            seen[sum ^ block] = round;
            if ((right - left + 1) % 2) sum ^= block;
        }
        int mex = 1;
        while (seen[mex] == round) mex++;
        value(next) = mex;
    }
    while (queries--) {
        int w, sum = 0;
        if (scanf("%d", &w) != 1) return 1;
        while (w--) {
            long long cell;
            if (scanf("%lld", &cell) != 1) return 1;
            sum ^= value(n / cell);
        }
        puts(sum ? "Yes" : "No");
    }
}
