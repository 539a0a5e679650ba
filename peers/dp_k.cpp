// The contest's K as most people write it: a table of won heaps, each by a loop over all numbers.
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> numbers(n);
    for (int &number : numbers) std::cin >> number;
    std::vector<bool> won(k + 1);
    for (int stones = 1; stones <= k; stones++)
        for (int number : numbers)
            if (number <= stones && !won[stones - number]) won[stones] = true;
    std::cout << (won[k] ? "First" : "Second") << '\n';
}
