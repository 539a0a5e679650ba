// ABC 330 E as most people write it: counts, and a std::set of the absent integers.
#include <iostream>
#include <set>
#include <vector>

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> a(n), count(n + 1);
    for (int &value : a) {
        std::cin >> value;
        if (value <= n) count[value]++;
    }
    std::set<int> absent;
    for (int value = 0; value <= n; value++)
        if (count[value] == 0) absent.insert(value);
    while (q--) {
        int i, x;
        std::cin >> i >> x;
        int old = a[i - 1];
        if (old <= n && --count[old] == 0) absent.insert(old);
        a[i - 1] = x;
        if (x <= n && ++count[x] == 1) absent.erase(x);
        std::cout << *absent.begin() << '\n';
    }
}
