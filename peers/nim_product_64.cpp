// Nim Product (F_2^64) as most people write it: scanf, a table of the products of bytes, and a recursion with four products
// of half the bits above it.
#include <cstdio>

namespace {

typedef unsigned long long nimber;

unsigned char table[256][256];

nimber multiply(nimber a, nimber b, int bits) {
    if (a <= 1 || b <= 1) return a * b;
    if (bits == 8 && table[a][b]) return table[a][b];
    int half = bits / 2;
    nimber low = (1ull << half) - 1;
    nimber a1 = a >> half, a0 = a & low, b1 = b >> half, b0 = b & low;
    nimber product = multiply(a0, b0, half), high = multiply(a1, b1, half);
    nimber both = multiply(a0 ^ a1, b0 ^ b1, half) ^ product;
    return both << half ^ product ^ multiply(high, 1ull << (half - 1), half);
}

}  // namespace

int main() {
    for (int a = 0; a < 256; a++)
        for (int b = 0; b < 256; b++) table[a][b] = multiply(a, b, 8);
    int t;
    if (scanf("%d", &t) != 1) return 1;
    for (int i = 0; i < t; i++) {
        nimber a, b;
        if (scanf("%llu %llu", &a, &b) != 2) return 1;
        printf("%llu\n", multiply(a, b, 64));
    }
}
