// CF 388 C as most people write it: halves on reading, then the middle cards sorted.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int main() {
    int n, ciel = 0, jiro = 0;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> middle;
    for (int i = 0; i < n; i++) {
        int s, card;
        if (scanf("%d", &s) != 1) return 1;
        for (int j = 1; j <= s; j++) {
            if (scanf("%d", &card) != 1) return 1;
            if (s % 2 == 1 && j == (s + 1) / 2)
                middle.push_back(card);
            else if (j <= s / 2)
                ciel += card;
            else
                jiro += card;
        }
    }
    std::sort(middle.begin(), middle.end(), std::greater<int>());
    for (std::size_t i = 0; i < middle.size(); i++) (i % 2 ? jiro : ciel) += middle[i];
    printf("%d %d\n", ciel, jiro);
}
