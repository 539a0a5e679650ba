// P4617 as most people write it: an augmenting path for each peak, then a search from the peaks without a mate.
#include <cstdio>
#include <cstring>
#include <vector>

namespace {

const int MOST = 5001;
std::vector<int> valleys[MOST];
int mate[MOST];
bool tried[MOST], lost[MOST];

bool augment(int peak) {
    for (int valley : valleys[peak]) {
        if (tried[valley]) continue;
        tried[valley] = true;
        if (!mate[valley] || augment(mate[valley])) {
            mate[valley] = peak;
            return true;
        }
    }
    return false;
}

void mark(int peak) {
    lost[peak] = true;
    for (int valley : valleys[peak])
        if (!lost[mate[valley]]) mark(mate[valley]);
}

}  // namespace

int main() {
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) return 1;
    while (m--) {
        int peak, valley;
        if (scanf("%d %d", &peak, &valley) != 2) return 1;
        valleys[peak].push_back(valley);
    }
    std::vector<int> left;
    for (int peak = 1; peak <= n; peak++) {
        memset(tried, 0, sizeof tried);
        if (!augment(peak)) left.push_back(peak);
    }
    for (int peak : left)
        if (!lost[peak]) mark(peak);
    for (int peak = 1; peak <= n; peak++) puts(lost[peak] ? "Mirko" : "Slavko");
}
