// HDU 4764 as most people write it: scanf up to "0 0", and one remainder a line.
#include <cstdio>

int main() {
    int n, k;
    while (scanf("%d %d", &n, &k) == 2 && (n != 0 || k != 0))
        puts((n - 1) % (k + 1) == 0 ? "Jiang" : "Tang");
}
