// AGC 002 E as most people write it: the piles sorted, and a walk along the diagonal.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> a(n + 1);
    for (int i = 0; i < n; i++)
        if (scanf("%d", &a[i]) != 1) return 1;
    std::sort(a.begin(), a.begin() + n, std::greater<int>());
    int i = 0;
    while (i + 1 < n && a[i + 1] > i + 1) i++;
    int up = a[i] - i - 1, right = 0;
    while (a[i + 1 + right] > i) right++;
    puts(up % 2 == 1 || right % 2 == 1 ? "First" : "Second");
}
