// ARC 137 C as most people write it: all numbers in a vector.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> a(n);
    for (int &x : a)
        if (scanf("%d", &x) != 1) return 1;
    bool wins = a[n - 1] - a[n - 2] > 1 || (a[n - 1] - (n - 1)) % 2 == 1;
    puts(wins ? "Alice" : "Bob");
}
