"""POJ 3710: an edge that some edge covers lies on a circle, and its ends are one vertex."""
import sys


def value(n, edges):
    around = [[] for _ in range(n)]
    for number, ends in enumerate(edges):
        for vertex in ends:
            around[vertex].append(number)
    grundy, covers, used = [0] * n, [0] * n, [False] * len(edges)
    met = [True] + [False] * (n - 1)
    path = [0]
    while path:
        vertex = path[-1]
        if not around[vertex]:
            path.pop()
            if path:
                covers[path[-1]] += covers[vertex]
                grundy[path[-1]] ^= grundy[vertex] ^ 1 if covers[vertex] else grundy[vertex] + 1
            continue
        edge = around[vertex].pop()
        if used[edge]:
            continue
        used[edge] = True
        end = sum(edges[edge]) - vertex
        if met[end]:
            grundy[vertex] ^= 1
            covers[vertex] += 1
            covers[end] -= 1
        else:
            met[end] = True
            path.append(end)
    return grundy[0]


numbers = map(int, sys.stdin.buffer.read().split())
for pictures in numbers:
    nim_sum = 0
    for _ in range(pictures):
        n, m = next(numbers), next(numbers)
        edges = [(next(numbers) - 1, next(numbers) - 1) for _ in range(m)]
        nim_sum ^= value(n, edges)
    print("Sally" if nim_sum else "Harry")
