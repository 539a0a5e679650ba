// ABC 229 H as most people write it: memoised recursion over the strings that a column can be, each
// value an integer in units of 2^-40, and the simplest number between the best options.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace {

const long long ONE = 1LL << 40, NONE = 1LL << 60;

std::map<std::string, long long> memo;

long long simplest(long long low, long long high) {
    if (low < 0 && 0 < high) return 0;
    if (high <= 0) return -simplest(-high, -low);
    for (long long step = ONE;; step /= 2) {
        long long next = (low / step + 1) * step;
        if (next < high) return next;
    }
}

long long value(const std::string &column) {
    auto known = memo.find(column);
    if (known != memo.end()) return known->second;
    long long low = -NONE, high = NONE;
    for (size_t i = 0; i < column.size(); i++) {
        if (column[i] == '.') continue;
        std::string next = column;
        next[i] = '.';
        long long removed = value(next);
        if (column[i] == 'W') high = std::min(high, removed);
        else low = std::max(low, removed);
        if (i == 0 || column[i - 1] != '.') continue;
        next[i - 1] = column[i];
        long long pushed = value(next);
        if (column[i] == 'W') low = std::max(low, pushed);
        else high = std::min(high, pushed);
    }
    return memo[column] = simplest(low, high);
}

}  // namespace

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> rows(n);
    for (auto &row : rows) std::cin >> row;
    long long sum = 0;
    for (int j = 0; j < n; j++) {
        std::string column;
        for (auto &row : rows) column += row[j];
        sum += value(column);
    }
    std::cout << (sum > 0 ? "Takahashi" : "Snuke") << std::endl;
}
