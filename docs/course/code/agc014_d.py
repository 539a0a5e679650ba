import sys

n, *rest = map(int, sys.stdin.read().split())
around = [[] for _ in range(n + 1)]
for a, b in zip(rest[::2], rest[1::2]):
    around[a].append(b)
    around[b].append(a)
order, parent = [1], [0] * (n + 1)
for v in order:
    for w in around[v]:
        if w != parent[v]:
            parent[w] = v
            order.append(w)

has_mate = [False] * (n + 1)
has_mate[0] = True  # nothing stands above the root
perfect = True
for v in reversed(order):
    if not has_mate[v]:
        perfect = perfect and not has_mate[parent[v]]
        has_mate[parent[v]] = True
print("Second" if perfect else "First")
