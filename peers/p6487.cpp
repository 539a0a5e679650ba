// P6487 as most people write it: a table of the Fibonacci numbers, taken off greedily.
#include <iostream>

int main() {
    long long heap, fibonacci[90] = {1, 2};
    std::cin >> heap;
    int last = 1;
    while (fibonacci[last] < heap) {
        fibonacci[last + 1] = fibonacci[last] + fibonacci[last - 1];
        last++;
    }
    long long least = 0;
    for (int i = last; heap > 0; i--) {
        if (fibonacci[i] <= heap) {
            least = fibonacci[i];
            heap -= least;
        }
    }
    std::cout << least << "\n";
}
