// P6791 as published solutions do it: a table of how many numbers below the i-th Fibonacci number have a least
// Zeckendorf term of at most the j-th, and a walk down the terms of N - 1 for each question.
#include <cstdio>

typedef long long ll;

const int MOST = 87;  // the first Fibonacci number (1, 2, 3, 5, ...) above 10^18 is at place 86
ll fib[MOST], won[MOST][MOST];

int main() {
    fib[0] = 1, fib[1] = 2;
    for (int i = 2; i < MOST; i++) fib[i] = fib[i - 1] + fib[i - 2];
    // won[i][j]: the numbers in 1 .. fib[i] - 1 whose least term is at most fib[j]. Those up to fib[i-1] - 1
    // are counted already; fib[i-1] is its own least term; behind it come fib[i-1] plus 1 .. fib[i-2] - 1.
    for (int i = 1; i < MOST; i++)
        for (int j = 0; j < MOST; j++)
            won[i][j] = won[i - 1][j] + (i - 1 <= j) + (i >= 2 ? won[i - 2][j] : 0);
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        ll k, n;
        if (scanf("%lld %lld", &k, &n) != 2) return 1;
        int j = 0;
        while (fib[j + 1] <= k) j++;
        ll rest = n - 1, answer = 0;
        for (int i = MOST - 1; i >= 0; i--) {
            if (fib[i] > rest) continue;
            // The numbers below this term, and the one that ends with it.
            answer += won[i][j] + (i <= j);
            rest -= fib[i];
        }
        printf("%lld\n", answer);
    }
}
