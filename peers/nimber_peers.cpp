// The C++ peers of examples/nimber_peers.rs, measured by `cargo bench --package cli -- nimber`. Each prints the xor of
// the nim-products of ten million pairs.
//   nimber_peers logarithms    logarithms below 2^16, Karatsuba above
//   nimber_peers side-by-side  64 pairs at once, a word for each bit, as products() does
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace {

uint64_t state = 1;

uint64_t next() {
    state = state * 6364136223846793005u + 1;
    return state ^ state >> 32;
}

// No logarithm of 0: where it is put in, the power is 0.
const uint32_t NONE = 3 * 65535;
uint32_t logarithm[1 << 16], of_half;
uint16_t power[1 << 19];

uint64_t multiply_slowly(uint64_t a, uint64_t b, int bits) {
    if (bits == 0) return a & b;
    uint64_t low = (1ull << bits) - 1, a1 = a >> bits, b1 = b >> bits;
    a &= low, b &= low;
    uint64_t product = multiply_slowly(a, b, bits / 2);
    uint64_t both = multiply_slowly(a ^ a1, b ^ b1, bits / 2);
    uint64_t high = multiply_slowly(a1, b1, bits / 2);
    return (both ^ product) << bits ^ product ^ multiply_slowly(high, 1ull << (bits - 1), bits / 2);
}

void fill_tables() {
    uint16_t times[2][256], x = 1;  // times 258, which generates the field
    for (uint64_t byte = 0; byte < 256; byte++) {
        times[0][byte] = multiply_slowly(byte, 258, 8);
        times[1][byte] = multiply_slowly(byte << 8, 258, 8);
    }
    for (uint32_t exponent = 0; exponent < 65535; exponent++) {
        logarithm[x] = exponent;
        power[exponent] = power[exponent + 65535] = power[exponent + 2 * 65535] = x;
        x = times[0][x & 255] ^ times[1][x >> 8];
    }
    logarithm[0] = NONE;
    of_half = logarithm[1 << 15];
}

inline uint32_t multiply(uint32_t a, uint32_t b) {
    uint32_t a1 = a >> 16, b1 = b >> 16;
    a &= 65535, b &= 65535;
    uint32_t low = power[logarithm[a] + logarithm[b]];
    uint32_t both = power[logarithm[a ^ a1] + logarithm[b ^ b1]];
    uint32_t high = logarithm[a1] + logarithm[b1];
    return (both ^ low) << 16 ^ low ^ power[high + of_half];
}

// The product with 2^31.
inline uint32_t times_half(uint32_t a) {
    uint32_t a1 = a >> 16;
    a &= 65535;
    return power[logarithm[a ^ a1] + of_half] << 16 ^ power[logarithm[a1] + 2 * of_half];
}

inline uint64_t multiply(uint64_t a, uint64_t b) {
    uint32_t a0 = a, a1 = a >> 32, b0 = b, b1 = b >> 32;
    uint32_t low = multiply(a0, b0);
    uint64_t both = multiply(a0 ^ a1, b0 ^ b1);
    return (both ^ low) << 32 ^ low ^ times_half(multiply(a1, b1));
}

template <class K>
struct Extension {
    K low, high;
};

inline uint64_t add(uint64_t x, uint64_t y) { return x ^ y; }
inline uint64_t times(uint64_t x, uint64_t y) { return x & y; }
inline uint64_t times_half(uint64_t x) { return x; }

template <class K>
inline Extension<K> add(const Extension<K> &x, const Extension<K> &y) {
    return {add(x.low, y.low), add(x.high, y.high)};
}

template <class K>
inline Extension<K> times_half(const Extension<K> &x) {
    return {times_half(times_half(x.high)), times_half(add(x.high, x.low))};
}

template <class K>
inline Extension<K> times(const Extension<K> &x, const Extension<K> &y) {
    K low = times(x.low, y.low), high = times(x.high, y.high);
    K both = times(add(x.low, x.high), add(y.low, y.high));
    return {add(low, times_half(high)), add(both, low)};
}

union Words {
    uint64_t word[64];
    Extension<Extension<Extension<Extension<Extension<Extension<uint64_t>>>>>> nimbers;
};

void transpose(uint64_t *word) {
    uint64_t low = 0xffffffff;
    for (int size = 32; size > 0; size /= 2, low ^= low << size)
        for (int i = 0; i < 64; i = (i + size + 1) & ~size) {
            uint64_t changed = (word[i] >> size ^ word[i + size]) & low;
            word[i] ^= changed << size;
            word[i + size] ^= changed;
        }
}

uint64_t side_by_side() {
    Words a, b;
    for (int i = 0; i < 64; i++) a.word[i] = next(), b.word[i] = next();
    transpose(a.word);
    transpose(b.word);
    a.nimbers = times(a.nimbers, b.nimbers);
    transpose(a.word);
    uint64_t sum = 0;
    for (uint64_t word : a.word) sum ^= word;
    return sum;
}

}  // namespace

int main(int argc, char **argv) {
    const char *mode = argc > 1 ? argv[1] : "";
    uint64_t sum = 0;
    if (!strcmp(mode, "logarithms")) {
        fill_tables();
        for (int i = 0; i < 10000000 / 64 * 64; i++) {
            uint64_t a = next();
            sum ^= multiply(a, next());
        }
    } else if (!strcmp(mode, "side-by-side")) {
        for (int i = 0; i < 10000000 / 64; i++) sum ^= side_by_side();
    } else {
        return fprintf(stderr, "%s is no mode; see nimber_peers.cpp\n", mode), 2;
    }
    printf("%llu\n", static_cast<unsigned long long>(sum));
}
