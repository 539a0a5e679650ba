// ARC 131 C as most people write it: parity, and a set of the numbers.
#include <cstdio>
#include <set>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::set<int> numbers;
    int all = 0;
    for (int i = 0; i < n; i++) {
        int a;
        if (scanf("%d", &a) != 1) return 1;
        numbers.insert(a);
        all ^= a;
    }
    puts(n % 2 == 1 || numbers.count(all) ? "Win" : "Lose");
}
