import sys

n, k, *words = sys.stdin.read().split()
children = [{}]  # the trie: of each node the next nodes by their letters
for word in words:
    node = 0
    for letter in word:
        if letter not in children[node]:
            children[node][letter] = len(children)
            children.append({})
        node = children[node][letter]

can_win, can_lose = [False] * len(children), [False] * len(children)
for node in reversed(range(len(children))):  # children have greater numbers
    after = children[node].values()
    can_win[node] = any(not can_win[c] for c in after)
    can_lose[node] = not after or any(not can_lose[c] for c in after)
first = can_win[0] and (can_lose[0] or int(k) % 2 == 1)
print("First" if first else "Second")
