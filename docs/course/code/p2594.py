"""P2594: every coin is worth a power of two, which Python adds without carry as it is."""
import sys

words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    rows, _columns = int(next(words)), next(words)
    nim_sum = 0
    for i in range(1, rows + 1):
        for j, coin in enumerate(next(words), 1):
            if coin == "H":
                continue
            edge = i + j - 1
            nim_sum ^= edge & -edge if 1 in (i, j) else 1 << (i + j - 2)
    print("-_-" if nim_sum else "=_=")
