"""HDU 4764: whoever says n - 1 wins, and each turn adds 1 to k."""
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n, k in zip(numbers, numbers):
    if n == 0:
        break
    print("Jiang" if (n - 1) % (k + 1) == 0 else "Tang")
