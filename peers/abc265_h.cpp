// ABC 265 Ex as most people write it: a Walsh transform over the xor of the gaps, and for each character the polynomial of a
// row to the power of H, by a number-theoretic transform of its whole length, powers of the values, and back.
#include <cstdio>
#include <utility>
#include <vector>

typedef long long ll;

const ll MOD = 998244353;

ll power(ll base, ll exponent) {
    ll result = 1;
    for (; exponent; exponent >>= 1, base = base * base % MOD)
        if (exponent & 1) result = result * base % MOD;
    return result;
}

void transform(std::vector<int> &a, bool inverse) {
    int n = a.size();
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) std::swap(a[i], a[j]);
    }
    std::vector<int> roots(n / 2 + 1);
    for (int len = 2; len <= n; len <<= 1) {
        ll w = power(3, (MOD - 1) / len);
        if (inverse) w = power(w, MOD - 2);
        roots[0] = 1;
        for (int j = 1; j < len / 2; j++) roots[j] = roots[j - 1] * w % MOD;
        for (int i = 0; i < n; i += len)
            for (int j = 0; j < len / 2; j++) {
                int x = a[i + j], y = (ll)a[i + j + len / 2] * roots[j] % MOD;
                a[i + j] = x + y < MOD ? x + y : x + y - MOD;
                a[i + j + len / 2] = x < y ? x - y + MOD : x - y;
            }
    }
    if (!inverse) return;
    ll share = power(n, MOD - 2);
    for (int &x : a) x = x * share % MOD;
}

int main() {
    int h, w;
    if (scanf("%d %d", &h, &w) != 2) return 1;
    int middle = h * (w - 2), length = 1;
    while (length <= 2 * middle) length *= 2;
    std::vector<int> away(2 * w, 0), gaps(32, 0);
    for (int f = 0; f < w; f++)
        for (int s = 0; s < w; s++) {
            if (f < s) away[f - (w - 1 - s) + w - 2]++;
            if (f > s) gaps[f - s - 1]++;
        }
    ll positive = 0, ties = 0, lost = 0;
    for (int c = 0; c < 32; c++) {
        std::vector<int> row(length, 0);
        for (int k = 0; k <= 2 * (w - 2); k++) row[k] = away[k];
        for (int g = 0; g < 32; g++)
            row[w - 2] = (row[w - 2] + (__builtin_popcount(c & g) % 2 ? MOD - gaps[g] : gaps[g])) % MOD;
        transform(row, false);
        for (int &x : row) x = power(x, h);
        transform(row, true);
        lost += row[middle];
        if (c > 0) continue;
        ties = row[middle];
        for (int k = middle + 1; k <= 2 * middle; k++) positive += row[k];
    }
    lost = lost % MOD * power(32, MOD - 2) % MOD;
    printf("%lld\n", ((positive + ties - lost) % MOD + MOD) % MOD);
}
