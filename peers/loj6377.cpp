// LOJ 6377 as published solutions do it: a suffix automaton, the mex over all states from the longest to the shortest, and
// each string walked letter by letter.
#include <cstdio>
#include <cstring>
#include <vector>

namespace {

struct State {
    int next[26];
    int link, length, value;
};

State states[200005];
int count, last;
char text[100005];
char word[100005];
std::vector<int> buckets, order;

int add_state(int length) {
    states[count] = State();
    states[count].length = length;
    return count++;
}

void extend(int c) {
    int state = add_state(states[last].length + 1), p = last;
    for (; p != -1 && !states[p].next[c]; p = states[p].link) states[p].next[c] = state;
    if (p == -1) {
        states[state].link = 0;
    } else {
        int q = states[p].next[c];
        if (states[q].length == states[p].length + 1) {
            states[state].link = q;
        } else {
            int copy = add_state(states[p].length + 1);
            std::memcpy(states[copy].next, states[q].next, sizeof states[q].next);
            states[copy].link = states[q].link;
            states[q].link = states[state].link = copy;
            for (; p != -1 && states[p].next[c] == q; p = states[p].link) states[p].next[c] = copy;
        }
    }
    last = state;
}

void find_values(int n) {
    buckets.assign(n + 2, 0);
    order.resize(count);
    for (int i = 0; i < count; i++) buckets[n - states[i].length + 1]++;
    for (int i = 0; i <= n; i++) buckets[i + 1] += buckets[i];
    for (int i = 0; i < count; i++) order[buckets[n - states[i].length]++] = i;
    for (int i : order) {
        unsigned values = 0;
        for (int next : states[i].next) {
            if (next) values |= 1u << states[next].value;
        }
        while (values >> states[i].value & 1) states[i].value++;
    }
}

}  // namespace

int main() {
    int n;
    while (std::scanf("%100004s %d", text, &n) == 2) {
        count = 0;
        last = add_state(0);
        states[0].link = -1;
        for (char *c = text; *c; c++) extend(*c - 'a');
        find_values(std::strlen(text));
        int sum = 0;
        while (n-- > 0) {
            if (std::scanf("%100004s", word) != 1) return 1;
            int state = 0;
            for (char *c = word; *c; c++) state = states[state].next[*c - 'a'];
            sum ^= states[state].value;
        }
        std::puts(sum != 0 ? "Alice" : "Bob");
    }
}
