// P3210 as most people write it: scanf, one array as the stack that merges peaks, with a flag for the
// zeros; then the pairs at both ends, and a sort.
#include <algorithm>
#include <cstdio>
#include <functional>

namespace {

const int MOST = 1000000;
long long value[MOST + 2], rest[MOST + 2];
bool removed[MOST + 2];

}  // namespace

int main() {
    int n, top = 0;
    if (scanf("%d", &n) != 1) return 1;
    long long all = 0, pairs = 0;
    for (int i = 0; i < n; i++) {
        if (scanf("%lld", &value[top]) != 1) return 1;
        all += value[top];
        removed[top] = value[top] == 0;
        top++;
        while (top >= 3 && !removed[top - 1] && !removed[top - 2] && !removed[top - 3] &&
               value[top - 3] <= value[top - 2] && value[top - 2] >= value[top - 1]) {
            value[top - 3] += value[top - 1] - value[top - 2];
            top -= 2;
        }
    }
    int first = 0, last = top - 1;
    for (; first < last && !removed[first] && !removed[first + 1] && value[first] >= value[first + 1];
         first += 2)
        pairs += value[first + 1] - value[first];
    for (; last > first && !removed[last] && !removed[last - 1] && value[last] >= value[last - 1];
         last -= 2)
        pairs += value[last - 1] - value[last];
    int count = 0;
    for (int i = first; i <= last; i++)
        if (!removed[i]) rest[count++] = value[i];
    std::sort(rest, rest + count, std::greater<long long>());
    rest[count++] = pairs;  // whoever's turn it is then must break into them
    long long lead = 0;
    for (int i = 0; i < count; i++) lead += i % 2 ? -rest[i] : rest[i];
    printf("%lld %lld\n", (all + lead) / 2, (all - lead) / 2);
}
