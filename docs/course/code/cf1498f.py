import sys

numbers = iter(map(int, sys.stdin.read().split()))
n, k = next(numbers), next(numbers)
around = [[] for _ in range(n)]
for _ in range(n - 1):
    a, b = next(numbers) - 1, next(numbers) - 1
    around[a].append(b)
    around[b].append(a)
presents = [next(numbers) for _ in range(n)]

order, parent = [0], [-1] * n
for v in order:
    for w in around[v]:
        if w != parent[v]:
            parent[w] = v
            order.append(w)

m = 2 * k
below = [[0] * m for _ in range(n)]  # below[v][j]: at distance j from v, in the branch of v
for v in reversed(order):
    below[v][0] ^= presents[v]
    if v:
        for j in range(m):
            below[parent[v]][j] ^= below[v][j - 1]
whole = [row[:] for row in below]  # the same over the whole tree
for v in order[1:]:
    for j in range(m):
        whole[v][j] ^= whole[parent[v]][j - 1] ^ below[v][j - 2]
for v in range(n):
    nim_sum = 0
    for x in whole[v][k:]:
        nim_sum ^= x
    print(1 if nim_sum else 0, end=" ")
