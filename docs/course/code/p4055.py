import sys

n, m, *rows = sys.stdin.read().split()
cells = [(i, j) for i, row in enumerate(rows) for j, c in enumerate(row) if c == "."]
free = set(cells)
around = {(i, j): [c for c in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)) if c in free]
          for i, j in cells}

mate = {}
for start in cells:  # one search by levels for an augmenting path from each black cell
    if sum(start) % 2 or start in mate:
        continue
    before, queue = {}, [start]
    for v in queue:
        for u in around[v]:
            if u in before:
                continue
            before[u] = v
            if u in mate:
                queue.append(mate[u])
                continue
            while u is not None:  # exchange the edges of the path
                v = before[u]
                mate[u] = v
                mate[v], u = u, mate.get(v)
            queue.clear()
            break

reached = [v for v in cells if v not in mate]
seen = set(reached)
for v in reached:  # two steps: off the matching, and along it
    for u in around[v]:
        if mate[u] not in seen:
            seen.add(mate[u])
            reached.append(mate[u])
print("WIN" if reached else "LOSE")
for i, j in sorted(reached):
    print(i + 1, j + 1)
