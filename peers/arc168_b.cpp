// ARC 168 B as published solutions do it: the piles are sorted, and the greatest number of odd count is looked for.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> a(n);
    int sum = 0;
    for (int &x : a) {
        if (scanf("%d", &x) != 1) return 1;
        sum ^= x;
    }
    if (sum != 0) {
        puts("-1");
        return 0;
    }
    std::sort(a.begin(), a.end(), [](int x, int y) { return x > y; });
    for (int i = 0; i < n;) {
        int j = i;
        while (j < n && a[j] == a[i]) j++;
        if ((j - i) % 2 == 1) {
            printf("%d\n", a[i] - 1);
            return 0;
        }
        i = j;
    }
    puts("0");
}
