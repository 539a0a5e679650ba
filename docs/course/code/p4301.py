def reduced(basis, number):
    """The rest of a number when the vectors have cleared their leading bits: 0 if it is in the span."""
    for vector in basis:
        number = min(number, number ^ vector)
    return number


input()
basis, thrown = [], 0
for heap in sorted(map(int, input().split()), reverse=True):
    rest = reduced(basis, heap)
    if rest:
        basis.append(rest)
        basis.sort(reverse=True)
    else:
        thrown += heap
print(thrown)
