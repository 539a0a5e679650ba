"""CSES 2207: the values of Grundy's game, while lost heaps still occur."""
import sys

LAST_LOST = 1222

values = [0] * (LAST_LOST + 1)
for heap in range(3, LAST_LOST + 1):
    found = {values[part] ^ values[heap - part] for part in range(1, (heap + 1) // 2)}
    while values[heap] in found:
        values[heap] += 1
for heap in map(int, sys.stdin.read().split()[1:]):
    print("second" if heap <= LAST_LOST and values[heap] == 0 else "first")
