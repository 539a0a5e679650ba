def threshold(x, near, far):
    """The heap that makes a row lost when put on the side of `near`; x is the heap at its other end."""
    if x == far:
        return 0
    return x + (near <= x < far) - (far < x <= near)


def is_won(heaps):
    first, *others = heaps
    left, right = [0] * (len(others) + 1), [0] * (len(others) + 1)
    for length in range(1, len(others) + 1):
        for begin in range(len(others) - length + 1):
            last = others[begin + length - 1]
            left[begin], right[begin] = (
                threshold(last, left[begin], right[begin]),
                threshold(others[begin], right[begin + 1], left[begin + 1]),
            )
    return first != left[0]


for _ in range(int(input())):
    input()
    print(int(is_won(list(map(int, input().split())))))
