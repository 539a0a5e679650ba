"""P2197: the nim-sum of each test."""
import sys

numbers = iter(map(int, sys.stdin.buffer.read().split()))
for _ in range(next(numbers)):
    nim_sum = 0
    for _ in range(next(numbers)):
        nim_sum ^= next(numbers)
    print("Yes" if nim_sum else "No")
