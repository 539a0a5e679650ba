import sys

n, *rest = map(int, sys.stdin.read().split())
size = 1
while size < n + 1:
    size *= 2
least = [-1] * (2 * size)  # leaf size + x: the last bowl of value x; above, the least of both children
nim_sum = 0
for i in range(n):
    back, beans = rest[2 * i - 2:2 * i] if i else (0, 0)
    node = 1
    while node < size:
        node *= 2
        if least[node] >= i - back:
            node += 1
    if beans % 2:
        nim_sum ^= node - size
    least[node] = i
    while node > 1:
        node //= 2
        least[node] = min(least[2 * node], least[2 * node + 1])
print("First" if nim_sum else "Second")
