// CF 305E as most people write it: a table of Grundy values in quadratic time, and the runs counted anew for each cut.
#include <iostream>
#include <string>
#include <vector>

namespace {

int value[5005];
std::string s;

// The nim-sum of the runs, where cut and the places beside it are no longer marked.
int nim_sum(const std::vector<bool> &marked, int cut) {
    int sum = 0, length = 0, n = marked.size();
    for (int i = 0; i <= n; i++) {
        bool open = i < n && marked[i] && (i < cut - 1 || i > cut + 1);
        if (open) {
            length++;
        } else {
            sum ^= value[length];
            length = 0;
        }
    }
    return sum;
}

}  // namespace

int main() {
    std::cin >> s;
    int n = s.size();
    for (int length = 1; length <= n; length++) {
        std::vector<bool> seen(64, false);
        for (int i = 0; i < length; i++) {
            int left = i > 0 ? i - 1 : 0, right = length - 2 - i > 0 ? length - 2 - i : 0;
            seen[value[left] ^ value[right]] = true;
        }
        while (seen[value[length]]) value[length]++;
    }
    std::vector<bool> marked(n, false);
    for (int i = 1; i + 1 < n; i++) marked[i] = s[i - 1] == s[i + 1];
    for (int i = 0; i < n; i++) {
        if (marked[i] && nim_sum(marked, i) == 0) {
            std::cout << "First\n" << i + 1 << '\n';
            return 0;
        }
    }
    std::cout << "Second\n";
}
