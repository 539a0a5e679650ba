"""ABC 209 E: backwards from the triples without words; what is never reached is a draw."""
import sys
from collections import defaultdict

words = sys.stdin.read().split()[1:]
edges = [(word[:3], word[-3:]) for word in words]
before = defaultdict(list)
left = defaultdict(int)
for start, end in edges:
    before[end].append(start)
    left[start] += 1
end_of = {end: "Takahashi" for _, end in edges if left[end] == 0}
queue = list(end_of)
for vertex in queue:
    for start in before[vertex]:
        left[start] -= 1
        is_won = end_of[vertex] == "Takahashi"
        if start not in end_of and (is_won or left[start] == 0):
            end_of[start] = "Aoki" if is_won else "Takahashi"
            queue.append(start)
for _, end in edges:
    print(end_of.get(end, "Draw"))
