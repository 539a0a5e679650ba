"""P2252: the pair of difference k is floor(k phi) and k more, by integers alone."""
from math import isqrt

small, large = sorted(map(int, input().split()))
k = large - small
print(0 if small == (k + isqrt(5 * k * k)) // 2 else 1)
