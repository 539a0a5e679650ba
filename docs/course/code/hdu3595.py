"""HDU 3595: the turns of each game by Euclid's algorithm; the longest game decides."""
import sys


def turns(small, large):
    """The suspense number of two piles."""
    quotients = []
    while small:
        quotients.append(large // small)
        small, large = large % small, small
    found = 0
    for quotient in reversed(quotients):
        found += 1 if found % 2 == 0 or quotient == 1 else 2
    return found


numbers = iter(map(int, sys.stdin.read().split()))
for games in numbers:
    longest = max(turns(*sorted((next(numbers), next(numbers)))) for _ in range(games))
    print("MM" if longest % 2 else "GG")
