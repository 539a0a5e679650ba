// AGC 010 D as most people write it: parity, and a recursion for the forced move with a gcd over all numbers.
#include <cstdio>
#include <vector>

std::vector<int> a;

int gcd(int x, int y) { return y ? gcd(y, x % y) : x; }

bool wins() {
    int odd = 0, at = 0;
    for (int i = 0; i < (int)a.size(); i++)
        if (a[i] % 2) odd++, at = i;
    int even = (int)a.size() - odd;
    if (even % 2 == 1) return true;
    if (odd > 1 || a[at] == 1) return false;
    a[at]--;
    int g = 0;
    for (int x : a) g = gcd(g, x);
    for (int &x : a) x /= g;
    return !wins();
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    a.resize(n);
    for (int &x : a)
        if (scanf("%d", &x) != 1) return 1;
    puts(wins() ? "First" : "Second");
}
