import heapq
import sys

n, q, *rest = map(int, sys.stdin.read().split())
a = rest[:n]
count = [0] * (n + 1)
for x in a:
    if x <= n:
        count[x] += 1
absent = [x for x in range(n + 1) if count[x] == 0]  # a heap; its top may be out of date
for i, x in zip(rest[n::2], rest[n + 1::2]):
    old, a[i - 1] = a[i - 1], x
    if x <= n:
        count[x] += 1
    if old <= n:
        count[old] -= 1
        if count[old] == 0:
            heapq.heappush(absent, old)
    while count[absent[0]]:
        heapq.heappop(absent)
    print(absent[0])
