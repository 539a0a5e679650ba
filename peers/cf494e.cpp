// CF 494E as published solutions do it: for each power of two up to k, the number of its multiples under
// the union of the rectangles, by a sweep over the rows with a segment tree over the columns.
#include <algorithm>
#include <cstdio>
#include <vector>

const int MOST = 100005;

struct Event {
    int row, from, to, change;
    bool operator<(const Event &other) const { return row < other.row; }
};

int n, m, k;
std::vector<Event> events;
std::vector<int> columns;
int covers[4 * MOST], odd[4 * MOST];

// Covers the columns between columns[from] and columns[to]; odd says whether the multiples of 2^t under
// covers are odd in number.
void add(int node, int left, int right, int from, int to, int change, int t) {
    if (from <= left && right <= to) {
        covers[node] += change;
    } else {
        int middle = (left + right) / 2;
        if (from < middle) add(2 * node, left, middle, from, to, change, t);
        if (to > middle) add(2 * node + 1, middle, right, from, to, change, t);
    }
    if (covers[node])
        odd[node] = ((columns[right] >> t) - (columns[left] >> t)) & 1;
    else
        odd[node] = right - left == 1 ? 0 : odd[2 * node] ^ odd[2 * node + 1];
}

int main() {
    if (scanf("%d %d %d", &n, &m, &k) != 3) return 1;
    for (int i = 0; i < m; i++) {
        int a, b, c, d;
        if (scanf("%d %d %d %d", &a, &b, &c, &d) != 4) return 1;
        events.push_back({a - 1, b - 1, d, 1});
        events.push_back({c, b - 1, d, -1});
        columns.push_back(b - 1);
        columns.push_back(d);
    }
    std::sort(events.begin(), events.end());
    std::sort(columns.begin(), columns.end());
    columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
    for (Event &event : events) {
        event.from = std::lower_bound(columns.begin(), columns.end(), event.from) - columns.begin();
        event.to = std::lower_bound(columns.begin(), columns.end(), event.to) - columns.begin();
    }
    int last = columns.size() - 1;
    for (int t = 0; t < 30 && 1 << t <= k; t++) {
        int sum = 0;
        for (size_t i = 0; i < events.size(); i++) {
            if (i) sum ^= odd[1] & ((events[i].row >> t) - (events[i - 1].row >> t));
            add(1, 0, last, events[i].from, events[i].to, events[i].change, t);
        }
        if (sum & 1) {
            puts("Hamed");
            return 0;
        }
    }
    puts("Malek");
}
