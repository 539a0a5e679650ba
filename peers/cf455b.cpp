// CF 455 B as most people write it: a trie of 26 links a node, and a recursive search that finds who can win and who
// can lose.
#include <cstdio>
#include <cstring>

namespace {

int child[100005][26], nodes = 1;
bool win[100005], lose[100005];
char s[100005];

void visit(int node) {
    bool leaf = true;
    for (int c = 0; c < 26; c++) {
        int next = child[node][c];
        if (!next) continue;
        leaf = false;
        visit(next);
        if (!win[next]) win[node] = true;
        if (!lose[next]) lose[node] = true;
    }
    if (leaf) lose[node] = true;
}

}  // namespace

int main() {
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) return 0;
    for (int i = 0; i < n; i++) {
        if (scanf("%s", s) != 1) return 0;
        int node = 1, length = strlen(s);
        for (int j = 0; j < length; j++) {
            int c = s[j] - 'a';
            if (!child[node][c]) child[node][c] = ++nodes;
            node = child[node][c];
        }
    }
    visit(1);
    puts(win[1] && (lose[1] || k % 2) ? "First" : "Second");
}
