from math import comb

MODULUS = 998244353


def lists(n, total):
    """The lists of n numbers with this sum and nim-sum 0."""
    ways = [1] + [0] * total
    choices = [comb(n, odd) % MODULUS for odd in range(0, min(n, total) + 1, 2)]
    for s in range(2, total + 1, 2):
        # In the lowest place 2 j of the numbers have a one; take it off, and halve all.
        pairs = zip(choices[: s // 2 + 1], range(s // 2, -1, -1))
        ways[s] = sum(choice * ways[half] for choice, half in pairs) % MODULUS
    return ways[total]


n, m = map(int, input().split())
print(lists(n, m))
