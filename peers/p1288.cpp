// P1288 as most people write it: count the edges up to a 0, from the front and from the back.
#include <iostream>

int main() {
    int n, a[105];
    std::cin >> n;
    for (int i = 0; i < n; i++) std::cin >> a[i];
    int ahead = 0, behind = 0;
    while (ahead < n && a[ahead] != 0) ahead++;
    while (behind < n && a[n - 1 - behind] != 0) behind++;
    std::cout << (ahead % 2 || behind % 2 ? "YES" : "NO") << std::endl;
}
