// ARC 116 D as published solutions do it: the sums that the ones of the places up to one can have, place by place, with
// an even number of ones in each.
#include <iostream>
#include <vector>

typedef long long ll;

const ll MOD = 998244353;

ll power(ll base, ll exponent) {
    ll result = 1;
    for (; exponent; exponent >>= 1, base = base * base % MOD)
        if (exponent & 1) result = result * base % MOD;
    return result;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<ll> factorial(n + 1, 1), choose(n + 1);
    for (int i = 1; i <= n; i++) factorial[i] = factorial[i - 1] * i % MOD;
    for (int k = 0; k <= n; k++)
        choose[k] = factorial[n] * power(factorial[k] * factorial[n - k] % MOD, MOD - 2) % MOD;
    std::vector<ll> ways(m + 1, 0);
    ways[0] = 1;
    for (int place = 1; place <= m; place *= 2) {
        std::vector<ll> next(m + 1, 0);
        for (int sum = 0; sum <= m; sum++)
            for (int ones = 0; ones <= n && sum + (ll)ones * place <= m; ones += 2)
                next[sum + ones * place] = (next[sum + ones * place] + ways[sum] * choose[ones]) % MOD;
        ways = next;
    }
    std::cout << ways[m] << '\n';
}
