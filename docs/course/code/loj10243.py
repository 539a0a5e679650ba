import sys

numbers = iter(map(int, sys.stdin.read().split()))
n, m, k = next(numbers), next(numbers), next(numbers)
options, into = [[] for _ in range(n + 1)], [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = next(numbers), next(numbers)
    options[a].append(b)
    into[b].append(a)

missing = [len(o) for o in options]  # options whose value is not known yet
value = [0] * (n + 1)
queue = [v for v in range(1, n + 1) if not missing[v]]
for v in queue:
    taken = {value[w] for w in options[v]}
    while value[v] in taken:
        value[v] += 1
    for u in into[v]:
        missing[u] -= 1
        if not missing[u]:
            queue.append(u)

nim_sum = 0
for token in range(k):
    nim_sum ^= value[next(numbers)]
print("win" if nim_sum else "lose")
