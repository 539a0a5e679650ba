// CF 1147 C as most people write it: sort, and compare the least pile with the one in the middle.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> a(n);
    for (int& x : a)
        if (scanf("%d", &x) != 1) return 1;
    std::sort(a.begin(), a.end());
    puts(a[0] == a[n / 2] ? "Bob" : "Alice");
}
