import sys

n, *rest = map(int, sys.stdin.read().split())
stones = [0] + rest[:n]
around = [[] for _ in range(n + 1)]
for a, b in zip(rest[n::2], rest[n + 1::2]):
    around[a].append(b)
    around[b].append(a)
order, parent = [1], [0] * (n + 1)
for v in order:
    for w in around[v]:
        if w != parent[v]:
            parent[w] = v
            order.append(w)

won = [False] * (n + 1)
for v in reversed(order[1:]):  # children tell their parents
    if stones[v] < stones[parent[v]] and not won[v]:
        won[parent[v]] = True
for v in order[1:]:  # parents tell their children
    if stones[parent[v]] < stones[v] and not won[parent[v]]:
        won[v] = True
print(*[v for v in range(1, n + 1) if won[v]])
