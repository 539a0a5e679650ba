// P5363 as published solutions do it: the lists of gaps with nim-sum 0 by their sum, one binary place after the
// other, and binomial coefficients from factorials.
#include <cstdio>

typedef long long ll;

const ll MOD = 1000000009;
const int PLACES = 18, MOST = 150000;
ll fact[MOST + 5], inverse[MOST + 5], c[55][55];
int f[PLACES + 1][MOST + 5];

ll power(ll base, ll exponent) {
    ll result = 1;
    for (; exponent; exponent >>= 1, base = base * base % MOD)
        if (exponent & 1) result = result * base % MOD;
    return result;
}

ll choose(int n, int k) {
    return k < 0 || k > n ? 0 : fact[n] * inverse[k] % MOD * inverse[n - k] % MOD;
}

int main() {
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) return 1;
    if (m > n) return puts("0"), 0;
    fact[0] = 1;
    for (int i = 1; i <= n; i++) fact[i] = fact[i - 1] * i % MOD;
    inverse[n] = power(fact[n], MOD - 2);
    for (int i = n; i >= 1; i--) inverse[i - 1] = inverse[i] * i % MOD;
    int heaps = (m + 1) / 2, others = m + 1 - heaps, free = n - m;
    for (int i = 0; i <= heaps; i++) {
        c[i][0] = 1;
        for (int j = 1; j <= i; j++) c[i][j] = (c[i - 1][j - 1] + c[i - 1][j]) % MOD;
    }
    f[0][0] = 1;
    for (int b = 0; b < PLACES; b++)
        for (int s = 0; s <= free; s++)
            for (int k = 0; k <= heaps && s >= ((ll)k << b); k += 2)
                f[b + 1][s] = (f[b + 1][s] + f[b][s - (k << b)] * c[heaps][k]) % MOD;
    ll answer = choose(n, m);
    for (int s = 0; s <= free; s++)
        answer = (answer + MOD - f[PLACES][s] * choose(free - s + others - 1, others - 1) % MOD) % MOD;
    printf("%lld\n", answer);
}
