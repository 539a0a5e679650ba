// What contestants write to see a pattern: Grundy values by memo and mex, here their sum below a size.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static std::vector<int> memo;
static int width;

static int mex(const std::vector<bool>& seen) {
    int value = 0;
    while (seen[value]) ++value;
    return value;
}

static int kayles(int n) {
    if (n <= 0) return 0;
    if (memo[n] >= 0) return memo[n];
    std::vector<bool> seen(1024);
    for (int taken = 1; taken <= 2 && taken <= n; ++taken)
        for (int left = 0; left <= n - taken; ++left)
            seen[kayles(left) ^ kayles(n - taken - left)] = true;
    return memo[n] = mex(seen);
}

static int grundy(int n) {
    if (memo[n] >= 0) return memo[n];
    std::vector<bool> seen(1024);
    for (int part = 1; 2 * part < n; ++part) seen[grundy(part) ^ grundy(n - part)] = true;
    return memo[n] = mex(seen);
}

static int wythoff(int a, int b) {
    int& value = memo[a * width + b];
    if (value >= 0) return value;
    std::vector<bool> seen(4 * width);
    for (int k = 1; k <= a; ++k) seen[wythoff(a - k, b)] = true;
    for (int k = 1; k <= b; ++k) seen[wythoff(a, b - k)] = true;
    for (int k = 1; k <= a && k <= b; ++k) seen[wythoff(a - k, b - k)] = true;
    return value = mex(seen);
}

static std::vector<int> set;

static int subtraction(int n) {
    if (memo[n] >= 0) return memo[n];
    std::vector<bool> seen(set.size() + 1);
    for (int taken : set)
        if (taken <= n) seen[subtraction(n - taken)] = true;
    return memo[n] = mex(seen);
}

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    const char* game = argv[1];
    int size = std::atoi(argv[argc - 1]);
    width = size;
    bool plane = !std::strcmp(game, "wythoff");
    memo.assign(plane ? size * size : size, -1);
    if (!std::strcmp(game, "subtraction"))
        for (char* word = std::strtok(argv[2], ","); word; word = std::strtok(nullptr, ","))
            set.push_back(std::atoi(word));
    unsigned long long sum = 0;
    // In order, so that the recursion stays shallow.
    for (int i = 0; i < (plane ? size * size : size); ++i)
        sum += plane ? wythoff(i / size, i % size)
             : !std::strcmp(game, "kayles") ? kayles(i)
             : !std::strcmp(game, "grundy") ? grundy(i)
                                            : subtraction(i);
    std::printf("%llu\n", sum);
}
