// AGC 033 C as most people write it: the diameter by two searches on lists of neighbours.
#include <cstdio>
#include <vector>

std::vector<int> neighbours[200005];
int farthest, most;

void search(int vertex, int before, int depth) {
    if (depth > most) most = depth, farthest = vertex;
    for (int next : neighbours[vertex])
        if (next != before) search(next, vertex, depth + 1);
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 1; i < n; i++) {
        int a, b;
        if (scanf("%d %d", &a, &b) != 2) return 1;
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
    farthest = 1;
    search(1, 0, 0);
    most = 0;
    search(farthest, 0, 0);
    puts(most % 3 == 1 ? "Second" : "First");
}
