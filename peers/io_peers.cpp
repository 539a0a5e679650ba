// The C++ peers of examples/io_peers.rs, measured by `cargo bench --package cli -- io`.
//   io_peers read-cin < numbers     std::cin with sync_with_stdio off
//   io_peers read-fread < numbers   fread into a chunk, digit by digit, no checks
#include <cstdio>
#include <cstring>
#include <iostream>
#include <vector>

namespace {

char chunk[1 << 18];
size_t at = 0, filled = 0;

int next_byte() {
    if (at == filled) {
        filled = fread(chunk, 1, sizeof chunk, stdin);
        at = 0;
        if (filled == 0) return EOF;
    }
    return static_cast<unsigned char>(chunk[at++]);
}

unsigned next_number() {
    int byte = next_byte();
    while (byte < '0' && byte != EOF) byte = next_byte();
    unsigned number = 0;
    for (; byte >= '0'; byte = next_byte()) number = number * 10 + (byte - '0');
    return number;
}

std::vector<unsigned> read_fread() {
    std::vector<unsigned> numbers(next_number());
    for (auto &number : numbers) number = next_number();
    return numbers;
}

std::vector<unsigned> read_cin() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    size_t n;
    std::cin >> n;
    std::vector<unsigned> numbers(n);
    for (auto &number : numbers) std::cin >> number;
    return numbers;
}

}  // namespace

int main(int argc, char **argv) {
    const char *mode = argc > 1 ? argv[1] : "";
    std::vector<unsigned> numbers;
    if (!strcmp(mode, "read-cin")) numbers = read_cin();
    else if (!strcmp(mode, "read-fread")) numbers = read_fread();
    else return fprintf(stderr, "%s is no mode; see io_peers.cpp\n", mode), 2;
    unsigned long long sum = 0;
    for (auto number : numbers) sum += number;
    printf("%llu\n", sum);
}
