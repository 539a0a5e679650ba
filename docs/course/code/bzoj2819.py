import sys

words = iter(sys.stdin.read().split())
n = int(next(words))
heap = [0] + [int(next(words)) for _ in range(n)]
around = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    a, b = int(next(words)), int(next(words))
    around[a].append(b)
    around[b].append(a)

# A walk round the tree, without recursion: the branch of v has the places first[v] to last[v].
parent, depth, first, last = [0] * (n + 1), [0] * (n + 1), [0] * (n + 1), [0] * (n + 1)
place, stack = 0, [1]
while stack:
    v = stack.pop()
    if v < 0:
        last[-v] = place
        continue
    place += 1
    first[v] = place
    stack.append(-v)
    for w in around[v]:
        if w != parent[v]:
            parent[w], depth[w] = v, depth[v] + 1
            stack.append(w)

sums = [0] * (n + 2)  # Fenwick: xor over a prefix


def flip(i, x):
    while i <= n:
        sums[i] ^= x
        i += i & -i


def prefix(i):
    x = 0
    while i:
        x ^= sums[i]
        i &= i - 1
    return x


def change(v, x):  # the heap of v counts for all vertices of its branch
    flip(first[v], x)
    flip(last[v] + 1, x)


up = [parent]  # up[k][v]: the ancestor 2^k steps above v
while 2 ** len(up) < n:
    up.append([up[-1][up[-1][v]] for v in range(n + 1)])


def common(u, v):
    if depth[u] < depth[v]:
        u, v = v, u
    for k in reversed(range(len(up))):
        if depth[u] - depth[v] >= 2 ** k:
            u = up[k][u]
    for k in reversed(range(len(up))):
        if up[k][u] != up[k][v]:
            u, v = up[k][u], up[k][v]
    return u if u == v else parent[u]


for v in range(1, n + 1):
    change(v, heap[v])
for _ in range(int(next(words))):
    kind, u, v = next(words), int(next(words)), int(next(words))
    if kind == "C":
        change(u, heap[u] ^ v)
        heap[u] = v
    else:
        path = prefix(first[u]) ^ prefix(first[v]) ^ heap[common(u, v)]
        print("Yes" if path else "No")
