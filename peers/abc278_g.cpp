// ABC 278 G as most people write it: the middle and mirror images, or a table of Grundy values and an array of the
// cards that is looked through at every turn.
#include <iostream>
#include <set>
#include <utility>
#include <vector>

int n, l, r;

bool judge(int& a, int& b) {
    std::cin >> a >> b;
    return a > 0;
}

void say(int a, int b) { std::cout << a << ' ' << b << std::endl; }

void mirror(int y) {
    std::cout << "First" << std::endl;
    int a = (n - y) / 2 + 1, b = y;
    do {
        say(a, b);
        if (!judge(a, b)) return;
        a = n - a - b + 2;
    } while (true);
}

int main() {
    std::cin >> n >> l >> r;
    for (int y = l; y <= r; y++)
        if ((n - y) % 2 == 0) {
            mirror(y);
            return 0;
        }
    int k = l;
    std::vector<int> g(n + 1);
    for (int i = k; i <= n; i++) {
        std::set<int> seen;
        for (int j = 0; j + k <= i; j++) seen.insert(g[j] ^ g[i - k - j]);
        while (seen.count(g[i])) g[i]++;
    }
    std::vector<bool> gone(n + 2);
    gone[0] = gone[n + 1] = true;
    auto take = [&](int x, int y) {
        for (int i = x; i < x + y; i++) gone[i] = true;
    };
    int a, b;
    if (g[n]) {
        std::cout << "First" << std::endl;
    } else {
        std::cout << "Second" << std::endl;
        if (!judge(a, b)) return 0;
        take(a, b);
    }
    while (true) {
        std::vector<std::pair<int, int>> pieces;
        int sum = 0;
        for (int i = 1; i <= n; i++)
            if (!gone[i] && gone[i - 1]) {
                int e = i;
                while (!gone[e]) e++;
                pieces.push_back({i, e - i});
                sum ^= g[e - i];
            }
        int x = 0;
        for (auto [from, length] : pieces)
            for (int j = 0; j + k <= length && !x; j++)
                if ((sum ^ g[length] ^ g[j] ^ g[length - k - j]) == 0) x = from + j;
        if (!x) {
            say(0, 0);
            return 0;
        }
        say(x, k);
        take(x, k);
        if (!judge(a, b)) return 0;
        take(a, b);
    }
}
