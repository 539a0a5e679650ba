// CF 1458 E as most people write it: maps for the least shortcut of each column and row, a set of the shortcuts, and the
// walk along the lost positions with jumps, which are looked up by bisection.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <vector>

struct Run {
    long long x, y, length;
};

int main() {
    std::cin.tie(nullptr);
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::map<long long, long long> columns, rows;
    std::set<std::pair<long long, long long>> shortcuts;
    for (int i = 0; i < n; i++) {
        long long x, y;
        std::cin >> x >> y;
        shortcuts.insert({x, y});
        if (!columns.count(x) || y < columns[x]) columns[x] = y;
        if (!rows.count(y) || x < rows[y]) rows[y] = x;
    }
    std::vector<Run> runs;
    long long x = 0, y = 0;
    const long long far = 4000000000LL;
    while (x < far && y < far) {
        auto column = columns.lower_bound(x);
        auto row = rows.lower_bound(y);
        if (column != columns.end() && column->first == x && column->second < y) {
            x++;
            continue;
        }
        if (row != rows.end() && row->first == y && row->second < x) {
            y++;
            continue;
        }
        long long length = far;
        if (column != columns.end()) length = std::min(length, column->first - x);
        if (row != rows.end()) length = std::min(length, row->first - y);
        length = std::max(length, 1LL);
        runs.push_back({x, y, length});
        x += length;
        y += length;
    }
    for (int i = 0; i < m; i++) {
        long long a, b;
        std::cin >> a >> b;
        // The last run that begins in column a or before it.
        auto after = std::upper_bound(runs.begin(), runs.end(), a, [](long long a, const Run &run) { return a < run.x; });
        bool lost = shortcuts.count({a, b}) > 0;
        if (after != runs.begin()) {
            const Run &run = *(after - 1);
            if (a - run.x < run.length && b == run.y + (a - run.x)) lost = true;
        }
        std::cout << (lost ? "LOSE" : "WIN") << '\n';
    }
}
