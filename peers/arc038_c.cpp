// ARC 038 C as most people write it: a segment tree over values with the last bowl of each, and a recursive search for
// the first value whose last bowl is before the window.
#include <algorithm>
#include <cstdio>

const int N = 100005;
int least[4 * N];

void update(int node, int left, int right, int value, int bowl) {
    if (left == right) {
        least[node] = bowl;
        return;
    }
    int middle = (left + right) / 2;
    if (value <= middle)
        update(2 * node, left, middle, value, bowl);
    else
        update(2 * node + 1, middle + 1, right, value, bowl);
    least[node] = std::min(least[2 * node], least[2 * node + 1]);
}

int query(int node, int left, int right, int begin) {
    if (left == right) return left;
    int middle = (left + right) / 2;
    if (least[2 * node] < begin) return query(2 * node, left, middle, begin);
    return query(2 * node + 1, middle + 1, right, begin);
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::fill(least, least + 4 * N, -1);
    update(1, 0, n, 0, 0);
    int sum = 0;
    for (int i = 1; i < n; i++) {
        int c, a;
        if (scanf("%d %d", &c, &a) != 2) return 1;
        int value = query(1, 0, n, i - c);
        if (a % 2 == 1) sum ^= value;
        update(1, 0, n, value, i);
    }
    puts(sum != 0 ? "First" : "Second");
}
