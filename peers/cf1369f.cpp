// CF 1369 F as most people write it: two recursive functions for a round, and the rounds from the last to the first.
#include <cstdio>

namespace {

const int N = 100005;
long long s[N], e[N];

bool win(long long s, long long e) {
    if (e % 2) return s % 2 == 0;
    if (2 * s > e) return s % 2;
    if (4 * s > e) return true;
    return win(s, e / 4);
}

bool lose(long long s, long long e) { return 2 * s > e || win(s, e / 2); }

}  // namespace

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    for (int i = 0; i < t; i++)
        if (scanf("%lld %lld", &s[i], &e[i]) != 2) return 1;
    bool w = false, l = true;
    for (int i = t - 1; i >= 0; i--) {
        bool a = win(s[i], e[i]), b = lose(s[i], e[i]);
        w = w ? b : a;
        l = l ? b : a;
    }
    printf("%d %d\n", w, l);
}
