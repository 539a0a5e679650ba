// ARC 087 E as most people write it: a trie, and a recursive search that adds the low bit of the height wherever one
// child is missing.
#include <cstdio>
#include <cstring>

namespace {

long long L, sum;
int child[100005][2], nodes = 1;
char s[100005];

void visit(int node, long long depth) {
    if (!child[node][0] && !child[node][1]) return;
    for (int c = 0; c < 2; c++) {
        if (child[node][c])
            visit(child[node][c], depth + 1);
        else
            sum ^= (L - depth) & -(L - depth);
    }
}

}  // namespace

int main() {
    int n;
    if (scanf("%d %lld", &n, &L) != 2) return 0;
    for (int i = 0; i < n; i++) {
        if (scanf("%s", s) != 1) return 0;
        int node = 1, length = strlen(s);
        for (int j = 0; j < length; j++) {
            int c = s[j] - '0';
            if (!child[node][c]) child[node][c] = ++nodes;
            node = child[node][c];
        }
    }
    visit(1, 0);
    puts(sum ? "Alice" : "Bob");
}
