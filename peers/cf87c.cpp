// CF 87C as most people write it: the values of all sizes up to n, with all numbers of piles, and prefix xors.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> value(n + 1), prefix(n + 1), seen(1024, 0);
    int answer = -1;
    for (int m = 1; m <= n; m++) {
        for (int k = 2; k * (k + 1) / 2 <= m; k++) {
            int rest = m - k * (k - 1) / 2;
            if (rest % k != 0) continue;
            int a = rest / k;
            int option = prefix[a + k - 1] ^ prefix[a - 1];
            seen[option] = m;
            if (m == n && option == 0 && answer == -1) answer = k;
        }
        while (seen[value[m]] == m) value[m]++;
        prefix[m] = prefix[m - 1] ^ value[m];
    }
    std::cout << answer << '\n';
}
