// CF 1091 H as most people write it: a set of bits for each value, and all piles up to the greatest one.
#include <bitset>
#include <cstdio>

const int M = 200000;
std::bitset<M> steps, reached[100];
int factors[M], value[M];

int main() {
    int n, f;
    if (scanf("%d %d", &n, &f) != 2) return 1;
    for (int p = 2; p < M; p++) {
        if (factors[p]) continue;
        for (long long q = p; q < M; q *= p)
            for (int k = q; k < M; k += q) factors[k]++;
    }
    for (int k = 2; k < M; k++) steps[k] = factors[k] <= 2 && k != f;
    for (int x = 0; x < M; x++) {
        while (reached[value[x]][x]) value[x]++;
        reached[value[x]] |= steps << x;
    }
    int sum = 0;
    while (n--) {
        int b, w, r;
        if (scanf("%d %d %d", &b, &w, &r) != 3) return 1;
        sum ^= value[w - b - 1] ^ value[r - w - 1];
    }
    puts(sum ? "Alice\nBob" : "Bob\nAlice");
}
