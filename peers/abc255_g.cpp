// ABC 255 G as published solutions do it: the values have slope one between the sizes with forbidden moves, and a map
// counts how many sizes have fallen back to each value.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

typedef long long ll;

// A size with forbidden moves, its value, and the greatest value up to it.
struct Special {
    ll size, value, greatest;
};
vector<Special> specials;

const Special& last_up_to(ll size) {
    int low = 0, high = specials.size();
    while (high - low > 1) {
        int middle = (low + high) / 2;
        (specials[middle].size <= size ? low : high) = middle;
    }
    return specials[low];
}

ll value(ll size) {
    const Special& last = last_up_to(size);
    return last.size == size ? last.value : last.greatest + (size - last.size);
}

int main() {
    cin.tie(nullptr);
    ios::sync_with_stdio(false);
    int n, m;
    cin >> n >> m;
    vector<ll> piles(n);
    for (ll& pile : piles) cin >> pile;
    vector<pair<ll, ll>> forbidden(m);
    for (auto& [size, taken] : forbidden) cin >> size >> taken;
    sort(forbidden.begin(), forbidden.end());

    specials.push_back({0, 0, 0});
    map<ll, int> fallen;  // how many sizes have fallen back to a value
    for (int i = 0; i < m;) {
        ll size = forbidden[i].first;
        map<ll, int> targets;  // how many of the sizes that may not be reached have a value
        for (; i < m && forbidden[i].first == size; i++) targets[value(size - forbidden[i].second)]++;
        ll greatest = specials.back().greatest + (size - 1 - specials.back().size);
        ll mine = greatest + 1;
        for (auto [v, count] : targets) {
            auto found = fallen.find(v);
            // All sizes with this value: the first one, and those that have fallen back to it.
            if (count == 1 + (found == fallen.end() ? 0 : found->second)) {
                mine = v;
                break;
            }
        }
        if (mine <= greatest) fallen[mine]++;
        specials.push_back({size, mine, max(greatest, mine)});
    }
    ll nim_sum = 0;
    for (ll pile : piles) nim_sum ^= value(pile);
    cout << (nim_sum ? "Takahashi" : "Aoki") << endl;
}
