import sys

n, m, *rest = sys.stdin.read().split()
n, m = int(n), int(m)
rows = rest[:n]
record = list(map(int, rest[n + 1:]))
hole = next((i, j) for i in range(n) for j in range(m) if rows[i][j] == ".")
walk = [hole] + [(i - 1, j - 1) for i, j in zip(record[::2], record[1::2])]


def is_open(i, j):
    odd = (i + j + sum(hole)) % 2
    return rows[i][j] == ("O" if odd else "X") and (i, j) not in visited


mate = {}  # of the cells that have been added; None: no mate


def add(cell):  # True if there is a pair more
    mate[cell] = None
    before, queue = {}, [cell]
    for v in queue:
        i, j = v
        for u in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)):
            if u not in mate or u in before:
                continue
            before[u] = v
            if mate[u] is not None:
                queue.append(mate[u])
                continue
            while u is not None:  # exchange the edges of the path
                v = before[u]
                mate[u] = v
                mate[v], u = u, mate[v]
            return True
    return False


visited = set(walk)
for i in range(n):
    for j in range(m):
        if is_open(i, j):
            add((i, j))
wins = [add(cell) for cell in reversed(walk)][::-1]
mistakes = [k // 2 + 1 for k in range(0, len(wins) - 1, 2) if wins[k] and wins[k + 1]]
print(len(mistakes), *mistakes, sep="\n")
