// POJ 2311 as most people write it: memoised Grundy values over the cuts that leave no side of 1.
#include <cstdio>
#include <cstring>

namespace {

int memo[201][201];

int value(int w, int h) {
    int &known = memo[w][h];
    if (known >= 0) return known;
    bool seen[256] = {};
    for (int part = 2; w - part >= 2; part++) seen[value(part, h) ^ value(w - part, h)] = true;
    for (int part = 2; h - part >= 2; part++) seen[value(w, part) ^ value(w, h - part)] = true;
    int mex = 0;
    while (seen[mex]) mex++;
    return known = mex;
}

}  // namespace

int main() {
    memset(memo, -1, sizeof memo);
    int w, h;
    while (scanf("%d %d", &w, &h) == 2) puts(value(w, h) ? "WIN" : "LOSE");
}
