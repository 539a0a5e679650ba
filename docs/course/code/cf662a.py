import sys


def reduced(basis, number):
    """The rest of a number when the vectors have cleared their leading bits: 0 if it is in the span."""
    for vector in basis:
        number = min(number, number ^ vector)
    return number


n, *sides = map(int, sys.stdin.read().split())
basis, nim_sum = [], 0
for a, b in zip(sides[::2], sides[1::2]):
    nim_sum ^= a
    rest = reduced(basis, a ^ b)
    if rest:
        basis.append(rest)
        basis.sort(reverse=True)
deals = 2 ** len(basis)
print(f"{deals - 1}/{deals}" if reduced(basis, nim_sum) == 0 else "1/1")
