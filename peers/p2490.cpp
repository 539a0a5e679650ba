// P2490 as published solutions do it: the losing lists of gaps by their sum, one binary place after the
// other, and binomial coefficients from factorials.
#include <algorithm>
#include <cstdio>

namespace {

typedef long long ll;
const ll MOD = 1000000007;
const int PLACES = 14, MOST = 10000;
ll fact[MOST + 5], inverse[MOST + 5], f[PLACES + 1][MOST + 5];

ll power(ll base, ll exponent) {
    ll result = 1;
    for (; exponent; exponent >>= 1, base = base * base % MOD)
        if (exponent & 1) result = result * base % MOD;
    return result;
}

ll choose(int n, int k) { return k > n ? 0 : fact[n] * inverse[k] % MOD * inverse[n - k] % MOD; }

}  // namespace

int main() {
    int n, k, d;
    if (scanf("%d %d %d", &n, &k, &d) != 3) return 1;
    fact[0] = 1;
    for (int i = 1; i <= n; i++) fact[i] = fact[i - 1] * i % MOD;
    inverse[n] = power(fact[n], MOD - 2);
    for (int i = n; i >= 1; i--) inverse[i - 1] = inverse[i] * i % MOD;
    int heaps = k / 2;
    f[0][0] = 1;
    for (int b = 0; b < PLACES; b++) {
        for (int s = 0; s <= n - k; s++) {
            for (int l = 0; l <= heaps && s + (ll(l) << b) <= n - k; l += d + 1) {
                ll &to = f[b + 1][s + (l << b)];
                to = (to + f[b][s] * choose(heaps, l)) % MOD;
            }
        }
    }
    ll answer = choose(n, k);
    for (int s = 0; s <= n - k; s++)
        answer = (answer + MOD - f[PLACES][s] * choose(n - s - heaps, heaps) % MOD) % MOD;
    printf("%lld\n", answer);
}
