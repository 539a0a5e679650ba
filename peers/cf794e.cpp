// CF 794E as most people write it: each pair of neighbours at the depth of its nearer end, then maxima from the middle
// outwards.
#include <algorithm>
#include <cstdio>

namespace {

int a[300005], even[150005], odd[150005];

}  // namespace

int main() {
    int n, most = 0;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 1; i <= n; i++) {
        if (scanf("%d", &a[i]) != 1) return 1;
        most = std::max(most, a[i]);
    }
    for (int i = 1; i < n; i++) {
        int depth = std::min(i, n - i);
        even[depth] = std::max(even[depth], std::max(a[i], a[i + 1]));
        odd[depth] = std::max(odd[depth], std::min(a[i], a[i + 1]));
    }
    for (int depth = n / 2 - 1; depth >= 1; depth--) {
        even[depth] = std::max(even[depth], even[depth + 1]);
        odd[depth] = std::max(odd[depth], odd[depth + 1]);
    }
    for (int left = n; left > 1; left--) printf("%d ", left % 2 ? odd[left / 2] : even[left / 2]);
    printf("%d\n", most);
}
