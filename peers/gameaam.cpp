// GAMEAAM as the editorial has it: the value of a pair by Euclid's algorithm, recursively.
#include <cstdio>
#include <utility>

int value(int a, int b) {
    if (a < b) std::swap(a, b);
    int quotient = a / b;
    if (a % b == 0) return quotient - 1;
    return value(b, a % b) >= quotient ? quotient - 1 : quotient;
}

int main() {
    int tests;
    if (scanf("%d", &tests) != 1) return 1;
    while (tests--) {
        int n, nim_sum = 0;
        if (scanf("%d", &n) != 1) return 1;
        while (n--) {
            int a, b;
            if (scanf("%d %d", &a, &b) != 2) return 1;
            nim_sum ^= value(a, b);
        }
        puts(nim_sum ? "YES" : "NO");
    }
}
