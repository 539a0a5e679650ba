// CF 1628 D2 as most people write it: a sum over the last free round, with tables of factorials.
#include <cstdio>
#include <vector>

namespace {

constexpr long long kModulus = 1000000007;
constexpr int kMost = 1000000;

std::vector<long long> factorial(kMost + 1, 1), inverse(kMost + 1, 1), half(kMost + 1, 1);

long long power(long long base, long long exponent) {
    long long product = 1;
    for (; exponent; exponent /= 2, base = base * base % kModulus)
        if (exponent % 2) product = product * base % kModulus;
    return product;
}

long long choose(int n, int k) { return factorial[n] * inverse[k] % kModulus * inverse[n - k] % kModulus; }

}  // namespace

int main() {
    for (int i = 1; i <= kMost; i++) {
        factorial[i] = factorial[i - 1] * i % kModulus;
        half[i] = half[i - 1] * (kModulus + 1) / 2 % kModulus;
    }
    inverse[kMost] = power(factorial[kMost], kModulus - 2);
    for (int i = kMost; i > 0; i--) inverse[i - 1] = inverse[i] * i % kModulus;
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n, m;
        long long k, sum = 0;
        if (scanf("%d %d %lld", &n, &m, &k) != 3) return 1;
        if (n == m) sum = n;
        else
            for (int i = 1; i <= m; i++)
                sum = (sum + i * choose(n - i - 1, m - i) % kModulus * half[n - i]) % kModulus;
        printf("%lld\n", sum * k % kModulus);
    }
}
