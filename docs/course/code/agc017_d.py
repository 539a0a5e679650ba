"""AGC 017 D: a child is worth one more than its tree, and a vertex the nim-sum of its children."""
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
neighbours = [[] for _ in range(n + 1)]
for u, v in zip(numbers[1::2], numbers[2::2]):
    neighbours[u].append(v)
    neighbours[v].append(u)
parent = [0] * (n + 1)
order = [1]
for vertex in order:
    for child in neighbours[vertex]:
        if child != parent[vertex]:
            parent[child] = vertex
            order.append(child)
value = [0] * (n + 1)
for vertex in reversed(order[1:]):
    value[parent[vertex]] ^= value[vertex] + 1
print("Alice" if value[1] else "Bob")
