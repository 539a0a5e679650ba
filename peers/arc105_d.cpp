// ARC 105 D as most people write it: a map from each number to how often it comes.
#include <cstdio>
#include <map>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t--) {
        int n;
        if (scanf("%d", &n) != 1) return 1;
        std::map<int, int> times;
        for (int i = 0; i < n; i++) {
            int a;
            if (scanf("%d", &a) != 1) return 1;
            times[a]++;
        }
        bool paired = true;
        for (auto &entry : times)
            if (entry.second % 2 == 1) paired = false;
        puts(n % 2 == 1 || paired ? "Second" : "First");
    }
}
