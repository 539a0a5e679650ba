// ARC 116 F as most people write it: the odd rows by a formula for who begins there, the even ones by their differences,
// sorted.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

namespace {

// The number that is left of an odd row; `first` if Takahashi begins.
long long odd(const std::vector<long long> &a, int from, int to, bool first) {
    if (from == to) return a[from];
    int m = (from + to) / 2;
    if (first) return std::min(a[m], std::max(a[m - 1], a[m + 1]));
    return std::max(a[m], std::min(a[m - 1], a[m + 1]));
}

}  // namespace

int main() {
    int k, even = 0;
    if (scanf("%d", &k) != 1) return 1;
    std::vector<std::vector<long long>> rows(k);
    for (auto &row : rows) {
        int n;
        if (scanf("%d", &n) != 1) return 1;
        row.resize(n);
        for (auto &number : row)
            if (scanf("%lld", &number) != 1) return 1;
        if (n % 2 == 0) even++;
    }
    bool first = even % 2 == 0;
    long long sum = 0;
    std::vector<long long> differences;
    for (const auto &row : rows) {
        int last = row.size() - 1;
        if (last % 2 == 0) {
            sum += odd(row, 0, last, first);
        } else {
            long long u = odd(row, 1, last, first), v = odd(row, 0, last - 1, first);
            sum += std::min(u, v);
            differences.push_back(std::max(u, v) - std::min(u, v));
        }
    }
    std::sort(differences.begin(), differences.end(), std::greater<long long>());
    for (std::size_t i = 0; i < differences.size(); i += 2) sum += differences[i];
    printf("%lld\n", sum);
}
